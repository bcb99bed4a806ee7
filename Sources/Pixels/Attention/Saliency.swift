import CPixels

/// How much each cell of a picture draws the eye, in 1/256 of an 8-bit sample's step of contrast.
///
/// The constants here and in `AttentionProfile` were found by experiment: with the synthetic masters of the tests,
/// and by looking at crops of Debian's plasma-workspace-wallpapers.
struct Saliency {
    /// For a crop that may move left and right.
    let horizontal: CellGrid
    /// For a crop that may move up and down.
    let vertical: CellGrid

    init(_ picture: ReducedImage) {
        var pairs = [ContrastPair(picture.luma, picture.detail.blurred(radius: 2), weight: 1)]
        if let chroma = picture.chroma { pairs.append(ContrastPair(chroma.blue, chroma.red, weight: 2)) }

        // Subjects that stand free on all sides count most. Those that touch the lower edge, as people do, must count
        // as well.
        let free = Self.sum(of: pairs, to: .all)
        let sharpness = Sharpness(picture.detail)
        horizontal = sharpness.sharpened(free, plus: Self.sum(of: pairs, to: .sides))
            .withoutBands(across: .horizontal)
        vertical = sharpness.sharpened(free, plus: Self.sum(of: pairs, to: .topAndBottom))
            .withoutBands(across: .vertical)
    }

    private static func sum(of pairs: [ContrastPair], to border: GridBorder) -> CellGrid {
        var sum = pairs[0].excess(to: border)
        for pair in pairs.dropFirst() {
            let more = pair.excess(to: border)
            for cell in sum.values.indices { sum.values[cell] += more.values[cell] }
        }
        return sum
    }
}

/// Two measures of a picture that are looked at together.
private struct ContrastPair {
    private let first: CellGrid
    private let second: CellGrid
    private let grain: Int32
    private let weight: Int32

    init(_ first: CellGrid, _ second: CellGrid, weight: Int32) {
        self.first = first.blurred(radius: 1)
        self.second = second.blurred(radius: 1)
        grain = first.roughness + second.roughness
        self.weight = weight
    }

    /// How much more each cell is set apart from the border than the rest of the picture is.
    func excess(to border: GridBorder) -> CellGrid {
        var distance = barrierDistance(in: first, second, to: border)
        let ranks = Ranks(distance.values)
        let median = ranks[percent: 50]
        let usual = min(median + 4 * (median - ranks[percent: 25]), ranks[percent: 90])
        let threshold = usual + grain + 6 * 256
        for cell in distance.values.indices {
            distance.values[cell] = max(0, distance.values[cell] - threshold) * weight
        }
        return distance
    }
}

/// How sharp a picture is around each cell, compared with its median.
private struct Sharpness {
    private let detail: CellGrid
    private let median: Int32

    init(_ detail: CellGrid) {
        self.detail = detail.blurred(radius: 4)
        median = Ranks(self.detail.values)[percent: 50] + 32
    }

    /// The smoothed sum of twice `free` and `standing`. It counts up to four times as much where the picture is
    /// sharp: of two leaves, the one in focus is the subject.
    func sharpened(_ free: CellGrid, plus standing: CellGrid) -> CellGrid {
        var sum = free
        for cell in sum.values.indices {
            let contrast = 2 * free.values[cell] + standing.values[cell]
            let extra = min(max(detail.values[cell] - median, 0), 3 * median)
            sum.values[cell] = Int32(truncatingIfNeeded: Int(contrast) * Int(median + extra) / Int(median))
        }
        return sum.blurred(radius: 1)
    }
}

extension CellGrid {
    /// Subtracts from each line across `axis` its median. A shore or a row of trees that runs through the whole
    /// picture is no reason to move up or down.
    fileprivate func withoutBands(across axis: GridAxis) -> CellGrid {
        guard axis == .vertical else { return transposed.withoutBands(across: .vertical).transposed }
        var rest = self
        for row in 0..<rows {
            let cells = row * columns..<(row + 1) * columns
            let median = Ranks(Array(values[cells]))[percent: 50]
            for cell in cells { rest.values[cell] = max(0, values[cell] - median) }
        }
        return rest
    }
}

/// The borders at which paths out of a grid may end.
enum GridBorder {
    /// The first and last column.
    case sides
    /// The first and last row.
    case topAndBottom
    case all

    fileprivate var flags: Int {
        switch self {
        case .sides: CPX_SIDES
        case .topAndBottom: CPX_TOP_AND_BOTTOM
        case .all: CPX_SIDES | CPX_TOP_AND_BOTTOM
        }
    }
}

/// The cost of the cheapest path from each cell to a border: how much two grids change on it at least, added up.
///
/// A sky, a horizon, a slow gradient and anything else that reaches the border has a cheap path. A subject that
/// stands apart from its ground has its whole contrast on every path.
func barrierDistance(in first: CellGrid, _ second: CellGrid, to border: GridBorder) -> CellGrid {
    var paths = [cpx_barrier_path](repeating: cpx_barrier_path(), count: first.values.count)
    var distances = first
    cpx_barrier_distance(
        first.values, second.values, first.columns, first.rows, Int32(border.flags), &paths,
        &distances.values)
    return distances
}
