/// A smooth surface over the strengths that a picture needs of a scrim.
///
/// Capped at the strength of a uniform scrim that suffices, it suffices as well, but it is weaker wherever the
/// picture needs less. It rises by at most 0.6 of full strength over the shorter side of the picture. So no edge of
/// it is visible, a weak scrim stays close to where it is needed, and a strong one fades out slowly.
struct ScrimEnvelope: Sendable {
    /// The box that represents a block: the middle one where that suffices, since one in twenty boxes may fail, or
    /// the one with the greatest need.
    static let percentiles = [50, 80, 100]
    /// Boxes along the side of a block, which makes 32 pixels.
    static let blockSize = 4

    /// The need of each block in the units of a `StrengthMap`, spread as far as the map is blurred afterwards.
    private let need: Field
    private let mostNeed: Int32
    private let blurRadius: Int
    /// The steepest rise from one block to the next.
    private let slope: Int32

    init(over need: ScrimNeed, percentile: Int) {
        let columns = max(1, (need.columns + Self.blockSize / 2) / Self.blockSize)
        let rows = max(1, (need.rows + Self.blockSize / 2) / Self.blockSize)
        let shorterSide = min(columns, rows)
        blurRadius = max(1, shorterSide / 24)
        slope = Int32(StrengthMap.full * 6 / 10 / shorterSide)
        self.need = Self.blocks(of: need, columns: columns, rows: rows, percentile: percentile)
            .spread(radius: 3 * blurRadius)
        mostNeed = self.need.values.max() ?? 0
    }

    /// The strengths with the need capped at `level`. A level beyond all needs raises the strengths instead.
    func map(cappedAt level: Int) -> StrengthMap {
        let cap = Int32(level * ScrimNeed.strengthOfLevel)
        var field = need.capped(at: cap, raisingBy: max(0, cap - mostNeed)).sloped(by: slope)
        // Three box filters come close to a Gaussian.
        for _ in 0..<3 { field = field.blurred(radius: blurRadius) }
        return StrengthMap(columns: field.columns, rows: field.rows, strengths: field.values)
    }

    private static func blocks(of need: ScrimNeed, columns: Int, rows: Int, percentile: Int) -> Field {
        var blocks = [[UInt16]](repeating: [], count: columns * rows)
        for region in need.regions {
            var next = 0
            for row in region.rows {
                for column in region.columns {
                    let block = row * rows / need.rows * columns + column * columns / need.columns
                    blocks[block].append(region.levels[next])
                    next += 1
                }
            }
        }
        let values = blocks.map { levels in
            let rank = max(0, (levels.count * percentile + 99) / 100 - 1)
            let level = levels.isEmpty ? 0 : min(Int(levels.sorted()[rank]), ScrimNeed.levels)
            return Int32(level * ScrimNeed.strengthOfLevel)
        }
        return Field(columns: columns, rows: rows, values: values)
    }
}
