import WallpressDiagnostics
import WallpaperMetadata

/// A check of whether a tree may be published.
public struct Verification: Sendable {
    /// The folder or URL.
    public let source: String
    /// The profiles that can be named: the recipe's own and the built-in ones.
    public let known: [Profile]
    /// The profiles that were named, whose clients are simulated. When empty, the profiles that the tree has images for.
    public let profiles: [Profile]
    /// The day on which people would see the tree.
    public let today: CalendarDate
    /// Other days that are simulated.
    public let days: [CalendarDate]
    /// The number of files that are checked at the same time, at least 1.
    public let jobs: Int
    /// Locales that are simulated besides those in the metadata.
    public private(set) var locales: [String] = []
    /// The published wallpapers, from the input's `published.lock`. If it is nil, the tree is searched for them.
    public var lock: PublishedLock?
    /// Rules that are not reported.
    public var suppressions: [Suppression] = []
    /// The least severity that forbids publishing.
    public var failsOn = Severity.error
    /// The number of seconds without a byte after which a server is given up.
    public var timeout = 15.0
    /// The version of wallpress, which servers receive.
    public var version = ""
    /// The time that limits the answers of a server.
    package var clock = ServedTree.Clock.system

    /// Creates a verification of a folder or an http or https URL.
    ///
    /// - Parameters:
    ///   - source: The root of the tree.
    ///   - today: The day on which people would see the tree, `YYYY-MM-DD`.
    ///   - days: Other days to simulate.
    ///   - profiles: Names of profiles. When empty, the profiles that the tree has images for.
    ///   - known: The profiles that `profiles` may name and that a tree may have images for, the
    ///     preferred ones first.
    ///   - jobs: The number of files that are checked at the same time, at least 1.
    /// - Throws: `VerificationError.notADay` or `.unknownProfile`.
    public init(
        of source: String, on today: String, and days: [String] = [], profiles names: [String],
        known: [Profile] = Profile.known, jobs: Int
    ) throws(VerificationError) {
        self.source = source
        self.known = known
        self.jobs = max(1, jobs)
        var profiles: [Profile] = []
        for name in names.uniqued {
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

    /// Also simulates these locales, spelled as on any phone.
    ///
    /// - Throws: `VerificationError.notALocale`.
    public mutating func simulate(locales: [String]) throws(VerificationError) {
        if let text = locales.first(where: { DeviceLocale($0) == nil }) { throw .notALocale(text) }
        self.locales = locales
    }

    private static func day(_ text: String) throws(VerificationError) -> CalendarDate {
        guard let date = CalendarDate(text) else { throw .notADay(text) }
        return date
    }
}

extension Verification {
    /// All rules that a verification checks, in the order in which it reads a tree.
    public static let rules = RuleList(
        Rule.metadataRules + Rule.clientRules + Rule.documentRules + Rule.imageRules + Rule.colorRules
            + Rule.serverRules)
}

extension Verification {
    /// Reads the tree, checks it and simulates its clients.
    ///
    /// - Parameter observe: Receives the number of wallpapers checked so far and the total, on any thread.
    /// - Throws: An error that makes a verdict impossible. Problems of the tree are part of the verdict.
    public func run(
        observe: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) async throws(VerificationError) -> Verdict {
        let tree = try openTree()
        let v1 = try await metadata(.v1, in: tree)
        guard let feed = v1.feed else { return verdict(v1.diagnostics + tree.unread, feed: nil) }
        let v2 = try await MetadataExtract(beside: feed, in: tree, for: self)
        let served = v2.served
        let catalogs = await CatalogSurvey(tree: tree, feed: feed, profiles: served.profiles).run()

        let images = await ImageSurvey(
            tree: tree, feed: feed, records: v2.records, colors: v2.colors, profiles: served.profiles,
            jobs: jobs
        ).run(observe: observe)
        let diagnostics =
            v1.survey(for: served.profiles) + v2.diagnostics + served.diagnostics + v2.comparison
            + images.diagnostics + v2.crops + v2.repeats
            + catalogs + v2.strays + tree.unread
            + (tree.isServed ? FenixAddress(below: tree.name).diagnostics(for: served.profiles) : [])
        // Files that were not checked would be missing for every client.
        guard images.isWhole else {
            return verdict(
                diagnostics, feed: feed, served: served.profiles, files: images.states.count,
                readers: v2.readers)
        }

        let simulation = await ClientSimulation(
            feed: feed, images: images.states, profiles: served.profiles,
            today: today, days: days, locales: locales
        ).run()
        return verdict(
            simulation.explaining(diagnostics)
                + simulation.diagnostics(besides: diagnostics, ignoring: suppressions), feed: feed,
            served: served.profiles, files: images.states.count, clients: simulation.views,
            readers: v2.readers)
    }

    package func openTree() throws(VerificationError) -> any Tree {
        if source.contains("://") {
            return try ServedTree(source, version: version, patience: .init(silence: timeout), clock: clock)
        }
        return try FolderTree(source)
    }

    private func verdict(
        _ diagnostics: [Diagnostic], feed: Feed?, served: [Profile] = [], files: Int = 0,
        clients: [ClientView] = [], readers: [ReaderView] = []
    ) -> Verdict {
        Verdict(
            source: source, failsOn: failsOn, profiles: served.map(\.name),
            counts: (wallpapers: feed?.wallpapers.count ?? 0, files: files),
            report: DiagnosticReport(
                diagnostics, order: feed?.wallpapers.map(\.id) ?? [], suppressions: suppressions),
            clients: clients, readers: readers)
    }
}
