/// A smooth surface over what a picture needs of a scrim.
///
/// Capped at the strength of a sufficient uniform scrim it is sufficient too, but weaker wherever the picture
/// needs less. It nowhere rises by more than 0.6 of full strength over the shorter side of the picture: so no edge
/// of it is ever seen, a weak scrim stays close to where it is needed, and a strong one fades out slowly.
struct ScrimEnvelope: Sendable {
    /// Which box of a block speaks for it: the middle one where that is enough, since one in twenty may
    /// fail; the neediest where it must be.
    static let percentiles = [50, 80, 100]
    /// Boxes along the side of a block, which makes 32 pixels.
    static let blockSize = 4

    /// The need of each block in the units of a `StrengthMap`, spread as far as it is blurred afterwards.
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

    /// The strengths where the need is capped at `level`; beyond all need, it is raised by what is left.
    func map(cappedAt level: Int) -> StrengthMap {
        let cap = Int32(level * ScrimNeed.strengthOfLevel)
        var field = need.capped(at: cap, raisingBy: max(0, cap - mostNeed)).sloped(by: slope)
        // Three boxes are nearly a Gaussian.
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
