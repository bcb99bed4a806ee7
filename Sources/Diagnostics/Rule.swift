/// The severity of a diagnostic.
public enum Severity: String, Sendable, Comparable, CaseIterable {
    /// Worth reading. Nobody has to do anything.
    case note
    /// People see something worse than they could.
    case warning
    /// Somebody misses something, or a client reads an unintended value.
    case error

    /// Returns whether `a` is less severe.
    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The part of a result that a breach of a rule spoils, the worst first.
public enum Impact: Int, Sendable, Comparable {
    /// The subject of the image, which is cut.
    case subject
    /// The text on it, which people cannot read.
    case text
    /// The image itself: it is soft, because its master is far too small.
    case image
    /// Anything else.
    case other

    /// Returns whether `a` is worse.
    public static func < (a: Impact, b: Impact) -> Bool { a.rawValue < b.rawValue }
}

/// The part of a feed that people do not see because a rule is broken.
public enum HiddenContent: Sendable {
    /// A collection.
    case collection
    /// Wallpapers, which may be all of a collection.
    case wallpapers
}

/// A condition that should hold. Its id is stable, because people write it into ignore lists.
///
/// A rule is declared in the module that checks it.
public struct Rule: Sendable, Hashable {
    /// The id: lower-case words joined by hyphens.
    public let id: String
    /// The severity of a breach, unless the diagnostic has another.
    public let severity: Severity
    /// The impact of a breach. Of two breaches that are equally severe, the worse one comes first.
    public let impact: Impact
    /// The part of a feed that a breach hides; nil for nothing. No other problem of a hidden part has to be reported.
    public let hides: HiddenContent?
    /// The condition, a sentence without a final stop.
    public let summary: String
    /// The effect of a breach on users, a sentence without a final stop.
    public let effect: String
    /// The remedy, a sentence without a final stop.
    public let fix: String
    /// Whether `--ignore` has an effect on it.
    public let canBeIgnored: Bool
    /// Whether a breach is the fault of the master, and not of the file that was made from it.
    public let isAboutMaster: Bool

    /// Creates a rule from its parts.
    public init(
        _ id: String, _ severity: Severity, _ summary: String, effect: String, fix: String,
        impact: Impact = .other, hides: HiddenContent? = nil, canBeIgnored: Bool = true,
        isAboutMaster: Bool = false
    ) {
        self.id = id
        self.severity = severity
        self.impact = impact
        self.hides = hides
        self.summary = summary
        self.effect = effect
        self.fix = fix
        self.canBeIgnored = canBeIgnored
        self.isAboutMaster = isAboutMaster
    }
}

/// An error in a request about rules.
public enum DiagnosticsError: Error, Sendable, Equatable, CustomStringConvertible {
    /// No rule has this id.
    case unknownRule(String)
    /// A rule with a colon, but no id of a wallpaper after it. Without the colon it would be ignored for all.
    case noWallpaper(String)

    /// One line.
    public var description: String {
        switch self {
        case .unknownRule(let id): "\(id): unknown rule; --list-rules prints all rules"
        case .noWallpaper(let text): "\(text) expected the id of a wallpaper after the colon"
        }
    }
}
