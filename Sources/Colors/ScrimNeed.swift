import Pixels

/// The strength of a scrim that each box of a picture needs for the text or logo on it, estimated on the picture at
/// an eighth of its size.
struct ScrimNeed: Sendable {
    /// The number of strengths: from 0, which is no scrim, to this level, which is the shade alone.
    static let levels = 512
    /// The need of a box that no strength can make legible.
    static let never = UInt16(levels + 1)
    /// A level in the units of a `StrengthMap`.
    static let strengthOfLevel = StrengthMap.full / levels

    /// The needs of the boxes of one region, row after row.
    struct Region: Sendable {
        let columns, rows: Range<Int>
        let levels: [UInt16]
    }

    /// Boxes in a row of the whole picture.
    let columns: Int
    /// Rows of boxes.
    let rows: Int
    /// The regions that the scrim helps.
    let regions: [Region]

    init(of measure: VariantMeasure, for goal: Legibility, lights: [[UInt16]]) {
        let image = measure.reduced
        columns = image.width
        rows = image.height
        regions = goal.helpedRegions.map { region in
            let cells = region.area(on: measure.kind).cells(width: image.width, height: image.height)
            let bins = LuminanceHistogram.bins(
                reaching: region.threshold, with: RelativeLuminance(goal.ink(of: region)))
            var levels: [UInt16] = []
            levels.reserveCapacity(cells.rows.count * cells.columns.count)
            for row in cells.rows {
                for column in cells.columns {
                    let codes = image.color(column, row).rgb
                    let level = bisect(0...Self.levels) { level in
                        let bin = LuminanceHistogram.bin(of: RelativeLuminance(codes, light: lights[level]))
                        return bin < bins.before || bin >= bins.from
                    }
                    levels.append(level.map { UInt16($0) } ?? Self.never)
                }
            }
            return Region(columns: cells.columns, rows: cells.rows, levels: levels)
        }
    }

    /// For each level, the linear light in 1/65535 of each code 0...255 under a scrim of that level.
    static func lights(through shade: Scrim.Shade) -> [[UInt16]] {
        (0...levels).map { shade.light(atStrength: Int32($0 * strengthOfLevel)) }
    }

    /// The weakest level that suffices everywhere, on the usual share of every region; `never` if there is none.
    var uniformLevel: Int {
        let levels = regions.map { region in
            let sorted = region.levels.sorted()
            return Int(sorted[(sorted.count * Legibility.percent + 99) / 100 - 1])
        }
        return levels.max() ?? 0
    }

    /// Whether a map is strong enough on the usual share of every region.
    func isMet(by map: StrengthMap) -> Bool {
        let xs = MapPositions(pixels: columns, cells: map.columns)
        let ys = MapPositions(pixels: rows, cells: map.rows)
        return regions.allSatisfy { region in
            var passed = 0
            var next = 0
            for row in region.rows {
                let cells = map.row(row, at: ys)
                for column in region.columns {
                    let strength = xs.mix(column, cells[Int(xs.before[column])], cells[Int(xs.after[column])])
                    if strength >= Int32(region.levels[next]) * Int32(Self.strengthOfLevel) { passed += 1 }
                    next += 1
                }
            }
            return Share(passed: passed, total: next).isAtLeast(percent: Legibility.percent)
        }
    }
}
