import Diagnostics
import WallpaperMetadata

/// Checks whether a tree may be published.
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
    /// A server is given up from which no byte comes for so many seconds.
    public var timeout = 15.0
    /// The version of wallpress, which servers are told.
    public var version = ""

    /// A verification of a folder or an http or https URL.
    ///
    /// - Parameters:
    ///   - source: The root of the tree.
    ///   - today: The day on which people would see the tree, `YYYY-MM-DD`.
    ///   - days: Other days to simulate.
    ///   - profiles: Names of profiles. When empty, those the tree has pictures for.
    ///   - known: The profiles that `profiles` may name and that a tree may have pictures for, the
    ///     preferred ones first.
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

extension Verification {
    /// Reads the tree, checks it and simulates its clients.
    ///
    /// - Parameter observe: Receives how many wallpapers have been looked at, and how many there are, on any thread.
    /// - Throws: what makes a verdict impossible. What is wrong with the tree is part of the verdict.
    public func run(
        observe: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) async throws(VerificationError) -> Verdict {
        let tree = try openTree()
        var v1 = try await metadata(.v1, in: tree)
        var v2 = try await metadata(.v2, in: tree)
        guard let feed = v1.feed else { return verdict(v1.diagnostics + tree.unread, feed: nil) }

        let served =
            profiles.isEmpty
            ? await ServedProfiles(of: feed.root == nil ? v2.feed ?? feed : feed, in: tree, known: known)
            : ServedProfiles(named: profiles)
        v1.survey(for: served.profiles)
        v2.survey(for: served.profiles)

        // All that needs v2 as a whole comes first, because it is large.
        let (records, colors) = (
            FileRecords(v2.feed), ColorSurvey(feed: feed, v2: v2.feed, profiles: served.profiles)
        )
        let comparison = v2.feed.map { FeedComparison(v1: feed, v2: $0).diagnostics } ?? []
        let strays = UnreferencedFiles(
            tree: tree, feeds: [feed] + [v2.feed].compactMap(\.self), known: known, served: served.profiles
        ).diagnostics
        v2.feed = nil
        let catalogs = await CatalogSurvey(tree: tree, feed: feed, profiles: served.profiles).run()

        let pictures = await PictureSurvey(
            tree: tree, feed: feed, records: records, colors: colors, profiles: served.profiles, jobs: jobs
        ).run(observe: observe)
        let diagnostics =
            v1.diagnostics + v2.diagnostics + served.diagnostics + comparison + pictures.diagnostics
            + catalogs + strays + tree.unread
        // What was not looked at would be missing for every client.
        guard pictures.isWhole else {
            return verdict(diagnostics, feed: feed, served: served.profiles, files: pictures.states.count)
        }

        let simulation = await ClientSimulation(
            feed: feed, pictures: pictures.states, profiles: served.profiles,
            today: today, days: days, locales: locales
        ).run()
        return verdict(
            simulation.explaining(diagnostics) + simulation.diagnostics(besides: diagnostics), feed: feed,
            served: served.profiles,
            files: pictures.states.count, clients: simulation.views)
    }

    func openTree() throws(VerificationError) -> any Tree {
        if source.contains("://") {
            return try ServedTree(source, version: version, patience: .init(silence: timeout))
        }
        return try FolderTree(source)
    }

    private func verdict(
        _ diagnostics: [Diagnostic], feed: Feed?, served: [Profile] = [], files: Int = 0,
        clients: [ClientView] = []
    ) -> Verdict {
        Verdict(
            source: source, failsOn: failsOn, profiles: served.map(\.name),
            counts: (wallpapers: feed?.wallpapers.count ?? 0, files: files),
            report: DiagnosticReport(
                diagnostics, order: feed?.wallpapers.map(\.id) ?? [], suppressions: suppressions),
            clients: clients)
    }
}

/// A metadata file of a tree, or why there is none.
struct FoundMetadata {
    let version: MetadataVersion
    /// Nil where it could not be read.
    var feed: Feed?
    var diagnostics: [Diagnostic] = []

    /// Adds what is wrong with the file by itself.
    mutating func survey(for profiles: [Profile]) {
        guard let feed else { return }
        diagnostics += FeedSurvey(feed: feed, version: version, profiles: profiles).diagnostics
    }
}

extension Verification {
    /// The largest metadata file that is read, in bytes. Those of 100,000 wallpapers have 20 and 300 MB.
    private static let largestMetadata: [MetadataVersion: Int] = [.v1: 64 << 20, .v2: 512 << 20]

    func metadata(
        _ version: MetadataVersion, in tree: any Tree
    ) async throws(VerificationError) -> FoundMetadata {
        var metadata = FoundMetadata(version: version)
        let path = Layout.metadataPath(version)
        do throws(FetchError) {
            let fetched = try await tree.fetch(path, limit: Self.largestMetadata[version] ?? 0)
            metadata.feed = Feed(fetched.bytes, path: path)
            // Clients read v1 only, and they read it themselves.
            if version == .v2, metadata.feed?.complaints.isEmpty ?? false { metadata.feed?.forgetBytes() }
            metadata.diagnostics = ServerResponses.diagnostics(onMetadata: path, fetched.headers)
        } catch {
            switch error {
            case .missing where version == .v2, .unread: break
            case .missing:
                metadata.diagnostics = [
                    Diagnostic(.missingMetadata, path: path, expected: path, found: "nothing")
                ]
            case .otherCase(let spelled):
                metadata.diagnostics = [
                    Diagnostic(.wrongCase, path: path, expected: path, found: spelled)
                ]
            case .refused(let reason):
                let rule: Rule = tree.isServed ? .refusedByServer : .unreadable
                metadata.diagnostics = [Diagnostic(rule, path: path, reason)]
            case .unreachable(let reason): throw .unreachable(url: tree.name, reason: reason)
            }
        }
        return metadata
    }
}
