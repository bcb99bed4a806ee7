import ArgumentParser
import WallpressDiagnostics
import Foundation
import WallpressInput
import WallpressPress

/// The command `wallpress build`.
struct BuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Build the tree of a wallpaper server from a folder of masters.")

    @Argument(help: "The input folder, with masters or with a folder of masters for each collection.")
    var input: GivenText = "Input"

    @Option(help: ArgumentHelp("The folder for the tree.", valueName: "dir"))
    var output: GivenText = "Output"

    @Option(
        help: ArgumentHelp(
            "The number of steps that run at the same time, 1 to 1024; by default, the number of cores.",
            valueName: "n"))
    var jobs: Int?

    @Option(
        help: ArgumentHelp(
            "The layout to write. Can be repeated; replaces the profiles of wallpress.yml.",
            valueName: "name"), completion: .profiles)
    var profile: [GivenText] = []

    @Option(
        help: ArgumentHelp(
            "The last-updated-date of metadata that changes; today by default. If some phones cannot read that date, the "
                + "latest earlier date that all phones can read.", valueName: "YYYY-MM-DD"))
    var date: GivenText?

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    @Flag(help: "Remove wallpapers from the tree that are no longer in the input.")
    var prune = false

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Build these wallpapers and leave all others as they are.", valueName: "id"))
    var only: [GivenText] = []

    @Option(
        help: ArgumentHelp(
            "Build one of N parts of the wallpapers, for `merge`; auto takes the part from the scheduler.",
            valueName: "K/N|auto"), completion: .list(["auto"]))
    var shard: GivenText?

    @Flag(help: "Print what would be built and why, and write nothing.")
    var dryRun = false

    @OptionGroup
    var result: ResultOptions

    @Flag(help: "Print only failures.")
    var quiet = false

    @OptionGroup
    var rules: RuleOptions

    /// The most jobs: more than any machine has cores. Each job has threads and memory of its own.
    private static let mostJobs = 1_024

    func validate() throws {
        if let jobs, !(1...Self.mostJobs).contains(jobs) {
            throw ValidationError("--jobs must be a whole number from 1 to \(Self.mostJobs), found \(jobs)")
        }
        if prune, !only.isEmpty {
            throw ValidationError(
                "--only does not change other wallpapers, so it cannot be used with --prune")
        }
        if shard != nil, prune || dryRun || !only.isEmpty {
            throw ValidationError(
                "--shard does not change the metadata and other wallpapers, so it cannot be used with --prune, --only or "
                    + "--dry-run")
        }
        _ = try givenShard
        if dryRun, ![.text, .json].contains(result.format) || !result.files.report.isEmpty {
            throw ValidationError("--dry-run supports only the formats text and json, and no --report")
        }
    }

    func run() async throws {
        let terminal = Terminal()
        if let text = try rules.explanation(Build.rules) { return terminal.print(text) }
        let build = try configuredBuild()
        let code = try await dryRun ? printPlan(of: build, on: terminal) : run(build, on: terminal)
        if code != .success { throw code }
    }

    private func run(_ build: Build, on terminal: Terminal) async throws -> ExitCode {
        try await show(on: terminal, build) { observe async throws(PressError) in
            try await build.run(observe: observe)
        }
    }

    /// Runs a build or a merge, shows its progress, and prints its report.
    func show(
        on terminal: Terminal, _ build: Build,
        _ run: (@escaping @Sendable (Build.Event) -> Void) async throws(PressError) -> Report
    ) async throws -> ExitCode {
        let interruption = Interruption(of: build)
        defer { interruption.cancel() }
        let start = ContinuousClock.now
        let progress = BuildProgress(terminal, isQuiet: quiet, prints: result.format)
        let report = try await run { progress.show($0) }
        progress.end()
        for error in report.failed.map(\.description) + report.otherErrors { terminal.complain(error) }
        let seconds = start.duration(to: .now) / .seconds(1)
        switch result.format {
        case .json: report.writeJSON { terminal.printUnchanged($0) }
        case .text where quiet: break
        case .text:
            let notes = rules.failOn == .note ? report.allNotes : report.notesToRead
            for note in notes { terminal.log("note: \(note)") }
            for warning in report.allWarnings { terminal.log("warning: \(warning)") }
            if terminal.isInteractive { terminal.print(report.table) }
            terminal.print(report.summary(seconds: seconds) + "\n" + report.leftOut + report.advice)
        case .github where quiet: terminal.printUnchanged(report.gitHubAnnotations)
        case .github, .markdown: terminal.printUnchanged(report.text(as: result.format, seconds: seconds))
        }
        try result.files.write { report.text(as: $0, seconds: seconds) }
        return report.diagnosticReport.contains(atLeast: rules.failOn) ? ExitCode(1) : .success
    }

    private func printPlan(of build: Build, on terminal: Terminal) async throws(PressError) -> ExitCode {
        let dryRun = try await build.dryRun()
        for error in dryRun.failed { terminal.complain("\(error)") }
        switch result.format {
        case .json: terminal.printUnchanged(dryRun.jsonText)
        case .text:
            for note in dryRun.notes where !quiet {
                terminal.log("\(note.severity.rawValue): \(note.sentence)")
            }
            terminal.print(dryRun.text)
        case .github, .markdown: break
        }
        return dryRun.failed.isEmpty ? .success : ExitCode(1)
    }

    func configuredBuild() throws -> Build {
        let given = try rules.suppressions(of: Build.rules)
        var recipe = try Recipe.find(in: input.text)
        let recipePath = Recipe.path(in: input.text)
        if !profile.isEmpty { try recipe.select(profiles: profile.map(\.text)) }
        var build = Build(
            input: input.text, output: output.text, recipe: recipe,
            jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
            date: try Build.day(date?.text ?? Date().day))
        build.isStrict = strict
        build.prunes = prune
        build.only = only.map(\.text)
        build.suppressions =
            given + (try recipe.suppressions(of: Build.rules, among: .all, in: recipePath))
        build.shard = try givenShard
        build.options = options
        build.addProgram()
        return build
    }
}

extension BuildCommand {
    private var givenShard: Shard? { get throws { try shard.map { try Shard(given: $0.text) } } }

    /// The options that decide the work and the exit code.
    private var options: [String] {
        var words: [String] = []
        for name in profile { words += ["--profile", name.text] }
        if let date { words += ["--date", date.text] }
        if strict { words.append("--strict") }
        if rules.failOn != .error { words += ["--fail-on", rules.failOn.rawValue] }
        for rule in rules.ignore { words += ["--ignore", rule.text] }
        return words
    }
}

extension Report {
    fileprivate func text(as format: ResultFormat, seconds: Double) -> String {
        switch format {
        case .text: table + summary(seconds: seconds) + "\n" + leftOut + advice
        case .json: jsonText
        case .github: gitHubAnnotations + summary(seconds: seconds) + "\n"
        case .markdown: markdown(seconds: seconds)
        }
    }
}
