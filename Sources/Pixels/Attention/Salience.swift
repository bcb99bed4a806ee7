/// How much each cell of a picture stands out from its surroundings.
///
/// A place stands out when its brightness, its color or its detail differs from the mean around it, at the scale of
/// small things and of larger ones. The square of a difference, divided by the mean difference in the picture, gives
/// texture that is everywhere next to nothing, and the one thing that is unlike the rest most of all: a center-surround
/// contrast as in Itti, Koch and Niebur (1998), with divisive normalization (Carandini and Heeger 2012). Places in focus
/// count more.
///
/// All of this is integer arithmetic on box averages but for one square root, so the same planes give the same result
/// on every machine. The constants were found by experiment on pictures with subjects drawn by hand.
struct Salience {
    /// How much each cell stands out beyond what is usual in the picture, in 1/256 of an 8-bit sample's step.
    let cells: CellGrid
    /// What half of the cells do not exceed. It does not stand out.
    let usual: Int32

    /// The radii of a place and of its surroundings, in cells.
    private static let scales = [(place: 1, surroundings: 4), (place: 3, surroundings: 12)]
    /// Differences of detail are small compared with those of brightness.
    private static let detailWeight = 10
    /// A picture counts as if its mean difference were 2 levels larger, so that faint noise does not stand out.
    private static let leastMean = 2 * 256

    init(_ picture: ReducedImage) {
        var measures = [(grid: picture.luma, weight: 1), (grid: picture.detail, weight: Self.detailWeight)]
        if let chroma = picture.chroma {
            measures += [(grid: chroma.blue, weight: 2), (grid: chroma.red, weight: 2)]
        }
        var sum = [Int](repeating: 0, count: picture.luma.values.count)
        for scale in Self.scales {
            for measure in measures {
                Self.add(measure.grid, weight: measure.weight, at: scale, to: &sum)
            }
        }
        let sharpness = Sharpness(picture.detail)
        var cells = picture.luma
        for cell in sum.indices { cells.values[cell] = sharpness.weighted(sum[cell], at: cell) }
        cells = cells.blurred(radius: 1)
        usual = Ranks(cells.values)[percent: 50]
        for cell in cells.values.indices { cells.values[cell] = max(0, cells.values[cell] - usual) }
        self.cells = cells
    }

    private static func add(
        _ grid: CellGrid, weight: Int, at scale: (place: Int, surroundings: Int), to sum: inout [Int]
    ) {
        let place = grid.smoothed(radius: scale.place).values
        let surroundings = grid.smoothed(radius: scale.surroundings).values
        let differences = zip(place, surroundings).map { weight * abs(Int($0) - Int($1)) }
        let mean = differences.reduce(0, +) / differences.count
        for (cell, difference) in differences.enumerated() {
            sum[cell] += difference * difference / (mean + leastMean)
        }
    }
}

/// How sharp a picture is around each cell, compared with its median.
private struct Sharpness {
    private let detail: CellGrid
    private let median: Double

    init(_ detail: CellGrid) {
        self.detail = detail.blurred(radius: 4)
        median = Double(Ranks(self.detail.values)[percent: 50] + 32)
    }

    /// A value times the square root of the sharpness at a cell, which is limited to 1/2...3: of two leaves, the one in
    /// focus is the subject.
    func weighted(_ value: Int, at cell: Int) -> Int32 {
        let ratio = min(max(Double(detail.values[cell]) / median, 0.5), 3)
        return Int32(min(Double(value) * ratio.squareRoot(), Double(1 << 24)))
    }
}
