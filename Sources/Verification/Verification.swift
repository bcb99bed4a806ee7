import Diagnostics
import WallpaperMetadata

/// The question whether a tree may be published.
public struct Verification: Sendable {
    /// The folder or URL.
    public let source: String
    /// Whose clients are played; those the tree has files for when empty.
    public let profiles: [Profile]
    /// The day on which people would see the tree.
    public let today: CalendarDate
    /// Other days that are played.
    public let days: [CalendarDate]
    /// Files that are looked at at the same time, at least 1.
    public let jobs: Int
    /// Locales that are played beside those in the metadata.
    public var locales: [String] = []
    /// Rules that are not reported.
    public var suppressions: [Suppression] = []
    /// The least severity that forbids publishing.
    public var failsOn = Severity.error
    /// The version of wallpress, which servers are told.
    public var version = ""

    /// A verification of a folder or an http or https URL.
    ///
    /// - Parameters:
    ///   - source: The root of the tree.
    ///   - today: The day on which people would see the tree, `YYYY-MM-DD`.
    ///   - days: Other days to play.
    ///   - profiles: Names of profiles; those the tree has files for when empty.
    ///   - jobs: Files that are looked at at the same time, at least 1.
    /// - Throws: `VerificationError.notADay` or `.unknownProfile`.
    public init(
        of source: String, on today: String, and days: [String] = [], profiles: [String], jobs: Int
    ) throws(VerificationError) {
        self.source = source
        self.jobs = max(1, jobs)
        var known: [Profile] = []
        for name in profiles {
            guard let profile = Profile.named(name) else { throw .unknownProfile(name) }
            known.append(profile)
        }
        self.profiles = known
        self.today = try Self.day(today)
        var dates: [CalendarDate] = []
        for text in days { dates.append(try Self.day(text)) }
        self.days = dates
    }

    private static func day(_ text: String) throws(VerificationError) -> CalendarDate {
        guard let date = CalendarDate(text) else { throw .notADay(text) }
        return date
    }
}

extension Verification {
    /// All rules that a verification checks, in the order in which it looks at a tree.
    public static let rules = RuleList(
        Rule.metadataRules + Rule.clientRules + Rule.pictureRules + Rule.colorRules + Rule.serverRules)
}
