/// What a verification came to.
public struct Verdict: Sendable {
    /// The folder or URL.
    public let source: String
    /// The least severity that forbids publishing.
    public let failsOn: Severity
    /// The profiles whose clients were played.
    public let profiles: [String]
    /// Wallpapers in the metadata, and files that were fetched.
    public let counts: (wallpapers: Int, files: Int)
    /// What was found and is not ignored: wallpapers in the order of the metadata, the whole tree last; within
    /// one, the worst first.
    public let findings: [Finding]
    /// What was found and is ignored, each with what covers it.
    public let ignored: [(finding: Finding, ignore: Ignore)]
    /// Ignores that cover nothing.
    public let idleIgnores: [Ignore]
    /// What each client sees.
    public let clients: [Showing]

    package init(
        source: String, failsOn: Severity, profiles: [String], counts: (wallpapers: Int, files: Int),
        findings: [Finding], order: [String], ignores: [Ignore], clients: [Showing]
    ) {
        self.source = source
        self.failsOn = failsOn
        self.profiles = profiles
        self.counts = counts
        self.clients = clients
        let sorted = findings.sorted(byWallpapersIn: order)
        self.findings = sorted.filter { finding in !ignores.contains { $0.covers(finding) } }
        ignored = sorted.compactMap { finding in
            ignores.first { $0.covers(finding) }.map { (finding, $0) }
        }
        idleIgnores = ignores.filter { ignore in !sorted.contains { ignore.covers($0) } }
    }

    /// Whether nothing forbids publishing.
    public var isOK: Bool { !findings.contains { $0.severity >= failsOn } }

    /// How many findings are of a severity.
    public func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
}

extension [Finding] {
    fileprivate func sorted(byWallpapersIn order: [String]) -> [Finding] {
        let ranks = Dictionary(
            order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        func rank(_ finding: Finding) -> Int { finding.wallpaper.flatMap { ranks[$0] } ?? order.count }
        return enumerated().sorted { a, b in
            (rank(a.element), b.element.severity, a.offset) < (rank(b.element), a.element.severity, b.offset)
        }.map(\.element)
    }
}
