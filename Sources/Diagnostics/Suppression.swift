/// A decision to ignore a rule, for all wallpapers or for one.
public struct Suppression: Sendable, Equatable {
    /// The ignored rule.
    public let rule: Rule
    /// The id of the one wallpaper; nil for all.
    public let wallpaperID: String?
    /// The reason.
    public let reason: String?

    /// Creates a suppression from its parts.
    public init(_ rule: Rule, wallpaper wallpaperID: String? = nil, reason: String? = nil) {
        self.rule = rule
        self.wallpaperID = wallpaperID
        self.reason = reason
    }

    /// Reads `RULE` or `RULE:ID`, as on the command line.
    ///
    /// - Throws: `DiagnosticsError.unknownRule`, or `.noWallpaper` for `RULE:`.
    public init(parsing text: String, rules: RuleList) throws(DiagnosticsError) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        guard parts.last != "" || parts.count == 1 else { throw .noWallpaper(text) }
        self.init(try rules.rule(parts.first ?? text), wallpaper: parts.count > 1 ? parts[1] : nil)
    }

    /// `RULE` or `RULE:ID`.
    public var name: String { rule.id + (wallpaperID.map { ":" + $0 } ?? "") }

    /// Returns whether this is about the diagnostic.
    public func covers(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.rule.id == rule.id && (wallpaperID == nil || wallpaperID == diagnostic.wallpaperID)
    }
}

extension Diagnostic {
    /// Returns whether one of the suppressions covers it.
    package func isCovered(by suppressions: [Suppression]) -> Bool {
        suppressions.contains { $0.covers(self) }
    }
}
