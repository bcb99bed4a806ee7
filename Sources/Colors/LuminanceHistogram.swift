/// How many boxes of a region have which relative luminance, in 4096 bins.
public struct LuminanceHistogram: Sendable, Equatable {
    /// Bins over the luminances 0...65535, each 16 wide.
    package static let binCount = 4096

    /// `below[b]` boxes lie in bins before `b`; the last entry counts all.
    private let below: [UInt32]

    /// A histogram of counts, one for each bin.
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

    package static func bin(of luminance: RelativeLuminance) -> Int { Int(luminance.value >> 4) }

    /// The share of boxes that reach `threshold` with `ink`. A bin counts when all of it does, so that the
    /// share is never too high.
    public func share(reaching threshold: ContrastThreshold, with ink: RelativeLuminance) -> Share {
        let passing = Self.bins(reaching: threshold, with: ink)
        let total = below[Self.binCount]
        return Share(passed: Int(below[passing.before] + total - below[passing.from]), total: Int(total))
    }

    /// The bins all of whose luminances reach `threshold` with `ink`: those before one, and those from another.
    static func bins(
        reaching threshold: ContrastThreshold, with ink: RelativeLuminance
    ) -> (before: Int, from: Int) {
        let (upTo, from) = threshold.passing(ink)
        let before = min((upTo + 1) >> 4, binCount)
        return (before, min(max((from + 15) >> 4, before), binCount))
    }

    /// The share of boxes that reach `threshold` with `ink`.
    public func share(reaching threshold: ContrastThreshold, with ink: HexColor) -> Share {
        share(reaching: threshold, with: RelativeLuminance(ink))
    }
}

/// A part of a whole, counted.
public struct Share: Sendable, Equatable, Hashable, Comparable, Codable {
    /// 0...total.
    public let passed: Int
    /// At least 1.
    public let total: Int

    /// `passed` of `total`.
    public init(passed: Int, total: Int) {
        self.passed = passed
        self.total = total
    }

    /// Reads a share that a picture can have, of at most 2^30 pixels.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        (passed, total) = (
            try values.decode(Int.self, forKey: .passed), try values.decode(Int.self, forKey: .total)
        )
        guard (1...1 << 30).contains(total), (0...total).contains(passed) else {
            throw DecodingError.dataCorruptedError(
                forKey: .total, in: values, debugDescription: "no picture has such a share")
        }
    }

    private enum Key: CodingKey { case passed, total }

    /// Writes both counts.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(passed, forKey: .passed)
        try values.encode(total, forKey: .total)
    }

    /// In parts of 1,000,000,000, rounded down: what shares are compared and averaged by.
    public var partsPerBillion: Int { total == 0 ? 0 : passed * 1_000_000_000 / total }

    /// In percent, 0...100.
    public var percent: Double { Double(partsPerBillion) / 10_000_000 }

    /// Whether the share is `percent` or more, decided on integers.
    public func isAtLeast(percent: Int) -> Bool { passed * 100 >= percent * total }

    /// Whether `a` is the smaller part.
    public static func < (a: Share, b: Share) -> Bool { a.passed * b.total < b.passed * a.total }
}

extension Share: CustomStringConvertible {
    /// `94.9 %`, rounded down, so that 95.0 is never claimed for less.
    public var description: String {
        let tenths = partsPerBillion / 1_000_000
        return "\(tenths / 10).\(tenths % 10) %"
    }
}
