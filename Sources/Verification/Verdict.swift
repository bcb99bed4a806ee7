import WallpressDiagnostics
import WallpressJSON

/// The result of a verification.
public struct Verdict: Sendable {
    /// The folder, or the URL without user and password.
    public package(set) var source: String
    /// The least severity that forbids publishing.
    public let failsOn: Severity
    /// The names of the profiles whose clients were simulated.
    public let profiles: [String]
    /// The numbers of wallpapers in the metadata and of fetched files.
    public let counts: (wallpapers: Int, files: Int)
    /// The diagnostics: wallpapers in the order of the metadata, the whole tree last.
    public let report: DiagnosticReport
    /// The wallpapers that each client shows.
    public let clients: [ClientView]
    /// The wallpapers that other programs show from the documents that are made for them.
    public let readers: [ReaderView]

    package init(
        source: String, failsOn: Severity, profiles: [String], counts: (wallpapers: Int, files: Int),
        report: DiagnosticReport, clients: [ClientView], readers: [ReaderView] = []
    ) {
        self.source = ServedTree.withoutPassword(source)
        self.failsOn = failsOn
        self.profiles = profiles
        self.counts = counts
        self.report = report
        self.clients = clients
        self.readers = readers
    }

    /// Whether nothing forbids publishing.
    public var isOK: Bool { !report.contains(atLeast: failsOn) }
}

// MARK: - How it is printed

extension Verdict {
    /// Returns text for people: diagnostics by wallpaper, the wallpapers that the clients show, and a last line that sums up.
    ///
    /// - Parameter colored: Whether severities are colored with the escape sequences of terminals.
    public func text(colored: Bool) -> String {
        let blocks = report.blocks(colored: colored) + [clients.table, readers.table].filter { !$0.isEmpty }
        return blocks.map { $0 + "\n" }.joined(separator: "\n") + (blocks.isEmpty ? "" : "\n")
            + summary(colored: colored) + "\n"
    }

    /// The last line of the text, without colors.
    public var summary: String { summary(colored: false) }

    /// "Output may be published: 0 errors, 1 warning, 2 notes", for people to whom profiles mean nothing.
    public var headline: String { "\(source.printable) \(answer): \(report.summary)" }

    /// Returns "Output may be published: 0 errors, 1 warning, 2 notes; 4 wallpapers, 20 files for suffixed".
    private func summary(colored: Bool) -> String {
        "\(source.printable) \(answer.colored(isOK ? .green : .red, if: colored)): \(figures)"
    }

    private var answer: String { isOK ? "may be published" : "must not be published" }

    private var figures: String {
        let size = "\(counted(counts.wallpapers, "wallpaper")), \(counted(counts.files, "file"))"
        let names = profiles.isEmpty ? "" : " for \(profiles.joined(separator: ", "))"
        return "\(report.summary); \(size)\(names.printable)"
    }

    /// Markdown for the summary of a job on GitHub: the verdict, the diagnostics, and the wallpapers that each client shows.
    public var markdown: String {
        let head = "### \(source.markdown) \(answer)\n\n\(figures.markdown)\n"
        return [head, report.markdown, clients.markdown, readers.markdown].filter { !$0.isEmpty }.joined(
            separator: "\n")
    }

    /// JSON for programs; see Documentation/json.md.
    public var jsonText: String {
        JSONNode.object([
            .init("ok", .bool(isOK)),
            .init("source", .string(source)),
            .init("findings", .array(report.diagnostics.map(\.json))),
            .init("ignored", .array(report.suppressed.map(\.json))),
            .init("clients", .array(clients.map(\.json))),
            .init("readers", .array(readers.map(\.json))),
            .init("errors", .number(report.count(.error))),
            .init("warnings", .number(report.count(.warning))),
        ]).formatted
    }

    /// Returns annotations for GitHub (see `DiagnosticReport.gitHubAnnotations`), and the last line of the text.
    ///
    /// - Parameter masters: A master of each wallpaper, as a path in the repository.
    public func githubText(masters: [String: String] = [:]) -> String {
        report.gitHubAnnotations(below: source.contains("://") ? nil : source, masters: masters) + summary
            + "\n"
    }

    /// JUnit's XML; see `DiagnosticReport.jUnit`.
    public var junitText: String {
        report.jUnit(suite: "wallpress verify \(source)", rules: Verification.rules, failsOn: failsOn)
    }
}
