/// The severity of a diagnostic.
public enum Severity: String, Sendable, Comparable, CaseIterable {
    /// Worth knowing. Nobody has to do anything.
    case note
    /// People see something worse than they could.
    case warning
    /// Somebody misses something, or a client reads something that was not meant.
    case error

    /// Whether `a` is less bad.
    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The part of the result that a breach of a rule spoils, the worst first.
public enum Harm: Int, Sendable, Comparable {
    /// The picture itself: it is far too small.
    case picture
    /// What it is a picture of: the subject is cut.
    case subject
    /// The text on it, which people cannot read.
    case text
    /// Anything else.
    case other

    /// Whether `a` is worse.
    public static func < (a: Harm, b: Harm) -> Bool { a.rawValue < b.rawValue }
}

/// The part of a feed that people do not see because a rule is broken.
public enum Hidden: Sendable {
    /// A collection.
    case collection
    /// Wallpapers, which may be all of a collection.
    case wallpapers
}

/// Something that should hold. Its id is stable, because people write it into ignore lists.
///
/// A rule is declared in the module that checks it.
public struct Rule: Sendable, Hashable {
    /// Lower-case words joined by hyphens.
    public let id: String
    /// How bad a breach is, unless the diagnostic says otherwise.
    public let severity: Severity
    /// What a breach spoils. Of two breaches that are equally severe, the worse one comes first.
    public let harm: Harm
    /// What a breach hides; nil for nothing. Nothing else has to be reported about what is hidden.
    public let hides: Hidden?
    /// What must hold, a sentence without a final stop.
    public let summary: String
    /// What a user sees where it does not hold, a sentence without a final stop.
    public let effect: String
    /// What to do about it, a sentence without a final stop.
    public let fix: String
    /// Whether `--ignore` has an effect on it.
    public let canBeIgnored: Bool
    /// Whether a breach is the fault of the master, and not of the file that was made from it.
    public let isAboutMaster: Bool

    /// A rule from its parts.
    public init(
        _ id: String, _ severity: Severity, _ summary: String, effect: String, fix: String,
        harm: Harm = .other, hides: Hidden? = nil, canBeIgnored: Bool = true, isAboutMaster: Bool = false
    ) {
        self.id = id
        self.severity = severity
        self.harm = harm
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
    /// A rule with a colon, but no id of a wallpaper behind it. Without the colon it would be ignored for all.
    case noWallpaper(String)

    /// One line.
    public var description: String {
        switch self {
        case .unknownRule(let id): "\(id): there is no such rule; --list-rules prints them all"
        case .noWallpaper(let text): "\(text) expected the id of a wallpaper after the colon, found nothing"
        }
    }
}
