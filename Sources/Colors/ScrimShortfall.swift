import Pixels

/// What pictures lack for a goal: the boxes of about 8 x 8 pixels behind text or logo that are not legible.
struct ScrimShortfall {
    private struct Region {
        /// The encoded means of the boxes that fail.
        let failing: [RGB8]
        /// How many boxes of the region may fail.
        let allowed: Int
        /// The luminances that pass, in bins of `LuminanceHistogram`: those before `before`, and those from `from`
        /// on.
        let bins: (before: Int, from: Int)
    }

    private let shade: Scrim.Shade
    private let regions: [Region]

    /// - Parameter luminances: Those of the reduced pictures.
    init(of measures: [VariantMeasure], _ luminances: [LuminanceGrid], for goal: Legibility) {
        shade = goal.shade
        regions = zip(measures, luminances).flatMap { measure, luminances in
            goal.helpedRegions.map { Self.region($0, of: measure, luminances, for: goal) }
        }
    }

    /// The weakest level of `ScrimNeed` in a range that suffices everywhere as a uniform scrim, or nil.
    func weakestLevel(in levels: ClosedRange<Int> = 0...ScrimNeed.levels) -> Int? {
        bisect(levels) { isCured(atStrength: Int32($0 * ScrimNeed.strengthOfLevel)) }
    }

    /// The weakest uniform scrim in hundredths that suffices everywhere, or nil.
    ///
    /// The light under a scrim is a concave function of the light before. So a box that is not uniform becomes darker
    /// than its mean suggests. This helps light text. For dark text, one hundredth is added in reserve.
    var weakestHundredths: Int? {
        let found = bisect(0...100) { isCured(atStrength: StrengthMap(hundredths: $0).strengths[0]) }
        return found.map { shade == .white && $0 > 0 ? min($0 + 1, 100) : $0 }
    }

    private func isCured(atStrength strength: Int32) -> Bool {
        let light = shade.light(atStrength: strength)
        return regions.allSatisfy { region in
            region.failing.count <= region.allowed
                || Self.failures(in: region.failing, bins: region.bins, light: light) <= region.allowed
        }
    }

    private static func failures(
        in codes: [RGB8], bins: (before: Int, from: Int), light: [UInt16]
    ) -> Int {
        var count = 0
        for code in codes {
            let bin = LuminanceHistogram.bin(of: RelativeLuminance(code, light: light))
            if bin >= bins.before && bin < bins.from { count += 1 }
        }
        return count
    }

    private static func region(
        _ region: TextRegion, of measure: VariantMeasure, _ luminances: LuminanceGrid, for goal: Legibility
    ) -> Region {
        let planes = measure.reduced.planes
        let cells = region.area(on: measure.kind).cells(width: luminances.columns, height: luminances.rows)
        let bins = LuminanceHistogram.bins(
            reaching: region.threshold, with: RelativeLuminance(goal.ink(of: region)))
        var failing: [RGB8] = []
        for row in cells.rows {
            let start = row * luminances.columns
            for i in start + cells.columns.lowerBound..<start + cells.columns.upperBound {
                let bin = Int(luminances.values[i] >> 4)
                guard bin >= bins.before && bin < bins.from else { continue }
                failing.append(
                    RGB8(red: planes[0].samples[i], green: planes[1].samples[i], blue: planes[2].samples[i]))
            }
        }
        let total = cells.rows.count * cells.columns.count
        return Region(
            failing: failing, allowed: total - (total * Legibility.percent + 99) / 100, bins: bins)
    }
}

extension Scrim.Shade {
    /// The linear light in 1/65535 of each code 0...255 under this shade at a strength 0...32768.
    func light(atStrength strength: Int32) -> [UInt16] {
        let linear = SRGB.linear16
        return (0...255).map { linear[Int(StrengthMap.blend(self, into: $0, strength: strength))] }
    }
}
