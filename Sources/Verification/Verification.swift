import Diagnostics
import WallpaperMetadata

/// The question whether a tree may be published.
public struct Verification: Sendable {
    /// The folder or URL.
    public let source: String
    /// The profiles that can be named: the recipe's own and those that every copy of wallpress knows.
    public let known: [Profile]
    /// The profiles that were named, whose clients are simulated. When empty, those the tree has pictures for.
    public let profiles: [Profile]
    /// The day on which people would see the tree.
    public let today: CalendarDate
    /// Other days that are simulated.
    public let days: [CalendarDate]
    /// How many files are looked at at the same time, at least 1.
    public let jobs: Int
    /// Locales that are simulated beside those in the metadata.
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
    ///   - days: Other days to simulate.
    ///   - profiles: Names of profiles. When empty, those the tree has pictures for.
    ///   - known: The profiles that `profiles` may name and that a tree may have pictures for, the preferred ones
    ///     first.
    ///   - jobs: How many files are looked at at the same time, at least 1.
    /// - Throws: `VerificationError.notADay` or `.unknownProfile`.
    public init(
        of source: String, on today: String, and days: [String] = [], profiles names: [String],
        known: [Profile] = Profile.known, jobs: Int
    ) throws(VerificationError) {
        self.source = source
        self.known = known
        self.jobs = max(1, jobs)
        var profiles: [Profile] = []
        for name in names {
            guard let profile = known.first(where: { $0.name == name }) else {
                throw .unknownProfile(name, suggestion: suggestion(for: name, among: known.map(\.name)))
            }
            profiles.append(profile)
        }
        self.profiles = profiles
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
