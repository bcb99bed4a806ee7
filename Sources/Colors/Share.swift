/// A part of a whole, counted.
public struct Share: Sendable, Equatable, Hashable, Comparable, Codable {
    /// The part, 0...total.
    public var passed: Int { Int(passedCount) }
    /// The whole, at least 1.
    public var total: Int { Int(totalCount) }

    /// The counts, in 32 bits each, because a wallpaper has a hundred shares.
    private let passedCount, totalCount: UInt32

    /// Creates a share of `passed` of `total`, which is below 2^32.
    public init(passed: Int, total: Int) {
        passedCount = UInt32(clamping: passed)
        totalCount = UInt32(clamping: total)
    }

    /// Reads a share that an image can have, of at most 2^30 pixels.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        guard let share = Share(text: try value.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "no picture has such a share")
        }
        self = share
    }

    /// Writes "75/90". A wallpaper has a hundred shares, so keys for both counts would be a third of its record.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode(text)
    }

    /// "75/90".
    var text: String { "\(passed)/\(total)" }

    /// Reads `text`; nil if no image has such a share.
    init?(text: some StringProtocol) {
        guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")), let passed = Int(text[..<slash]),
            let total = Int(text[text.utf8.index(after: slash)...]), (1...1 << 30).contains(total),
            (0...total).contains(passed)
        else { return nil }
        self.init(passed: passed, total: total)
    }

    /// All of it.
    static let whole = Share(passed: 1, total: 1)

    /// Reads a mean in parts per billion; nil if the text is not one.
    init?(mean text: some StringProtocol) {
        guard let parts = Int(text), (0...1_000_000_000).contains(parts) else { return nil }
        self.init(passed: parts, total: 1_000_000_000)
    }

    /// The share in parts per billion, rounded down. Shares are compared and averaged in this unit.
    public var partsPerBillion: Int { total == 0 ? 0 : passed * 1_000_000_000 / total }

    /// In percent, 0...100.
    public var percent: Double { Double(partsPerBillion) / 10_000_000 }

    /// Returns whether the share is at least `percent`, computed with integers.
    public func isAtLeast(percent: Int) -> Bool { passed * 100 >= percent * total }

    /// Returns whether `a` is the smaller share.
    public static func < (a: Share, b: Share) -> Bool { a.passed * b.total < b.passed * a.total }
}

extension Share: CustomStringConvertible {
    /// `94.9 %`, rounded down, so that nothing below 95 % is shown as 95.0.
    public var description: String {
        let tenths = partsPerBillion / 1_000_000
        return "\(tenths / 10).\(tenths % 10) %"
    }
}

extension Share {
    /// `79 %`, rounded down, so that nothing below 80 % is shown as 80 %.
    public var wholePercent: String { "\(partsPerBillion / 10_000_000) %" }

    /// Computes the mean of some shares in parts per billion, rounded down.
    public init(meanOf shares: [Share]) {
        let sum = shares.reduce(0) { $0 + $1.partsPerBillion }
        self.init(passed: sum / Swift.max(shares.count, 1), total: 1_000_000_000)
    }
}
