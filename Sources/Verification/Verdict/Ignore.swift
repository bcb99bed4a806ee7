/// A rule that somebody has decided not to hear of.
public struct Ignore: Sendable, Equatable {
    /// Which rule.
    public let rule: Rule
    /// The one wallpaper it is ignored for; nil for all.
    public let wallpaper: String?
    /// Why.
    public let reason: String?

    /// From its parts.
    ///
    /// - Throws: `VerificationError.unknownRule`.
    public init(rule id: String, wallpaper: String?, reason: String?) throws(VerificationError) {
        guard let rule = Rule.named(id) else { throw .unknownRule(id) }
        self.rule = rule
        self.wallpaper = wallpaper
        self.reason = reason
    }

    /// From `RULE` or `RULE:ID`, as on the command line.
    ///
    /// - Throws: `VerificationError.unknownRule`.
    public init(_ text: String) throws(VerificationError) {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        try self.init(
            rule: parts.first ?? text, wallpaper: parts.count > 1 ? parts[1] : nil, reason: nil)
    }

    /// `RULE` or `RULE:ID`.
    public var name: String { rule.id + (wallpaper.map { ":" + $0 } ?? "") }

    func covers(_ finding: Finding) -> Bool {
        finding.rule == rule && (wallpaper == nil || wallpaper == finding.wallpaper)
    }
}
