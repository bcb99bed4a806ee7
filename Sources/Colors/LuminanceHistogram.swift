/// The number of boxes of a region with each relative luminance, in 4096 bins.
public struct LuminanceHistogram: Sendable, Equatable {
    /// Bins over the luminances 0...65535, each 16 wide.
    package static let binCount = 4096

    /// `below[b]` boxes are in bins before `b`. The last entry is the number of all boxes.
    private let below: [UInt32]

    /// Creates a histogram of counts, one for each bin.
    package init(counts: [UInt32]) {
        precondition(counts.count == Self.binCount)
        var below: [UInt32] = [0]
        below.reserveCapacity(counts.count + 1)
        var total: UInt32 = 0
        for count in counts {
            total += count
            below.append(total)
        }
        self.below = below
    }

    /// Returns the share of boxes that reach `threshold` with `ink`. A bin counts when all its luminances pass, so that the
    /// share is never too high.
    public func share(reaching threshold: ContrastThreshold, with ink: RelativeLuminance) -> Share {
        let passing = Self.bins(reaching: threshold, with: ink)
        let total = below[Self.binCount]
        return Share(passed: Int(below[passing.before] + total - below[passing.from]), total: Int(total))
    }

    /// Returns the bins whose luminances all reach `threshold` with `ink`: those before `before`, and those from `from` on.
    private static func bins(
        reaching threshold: ContrastThreshold, with ink: RelativeLuminance
    ) -> (before: Int, from: Int) {
        let (upTo, from) = threshold.passing(ink)
        let before = min((upTo + 1) >> 4, binCount)
        return (before, min(max((from + 15) >> 4, before), binCount))
    }

    /// Returns the share of boxes that reach `threshold` with `ink`.
    public func share(reaching threshold: ContrastThreshold, with ink: HexColor) -> Share {
        share(reaching: threshold, with: RelativeLuminance(ink))
    }
}
