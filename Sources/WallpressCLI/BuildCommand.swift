import ArgumentParser
import Diagnostics
import Foundation
import Press

/// The command `wallpress build`.
struct BuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Turn a folder of masters into the tree of a wallpaper server.")

    @Argument(help: "The folder with a folder of masters for each collection, or with masters alone.")
    var input = "Input"

    @Option(help: ArgumentHelp("Where the tree goes.", valueName: "dir"))
    var output = "Output"

    @Option(help: ArgumentHelp("How many steps run at a time; as many as there are cores.", valueName: "n"))
    var jobs: Int?

    @Option(help: ArgumentHelp("Whose layout to write; may be given several times.", valueName: "name"))
    var profile: [String] = []

    @Option(help: ArgumentHelp("The day written to metadata that changed; today.", valueName: "YYYY-MM-DD"))
    var date: String?

    @Flag(help: "Refuse wallpapers with warnings.")
    var strict = false

    @Flag(help: "Remove wallpapers from the tree that are no longer in the input.")
    var prune = false

    @Flag(help: "Print what would be built and why, and write nothing.")
    var dryRun = false

    @Option(help: "How to print the result: text, json or github.")
    var format = BuildFormat.text

    @Flag(help: "Print failures only.")
    var quiet = false

    @OptionGroup
    var rules: RuleOptions

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a whole number from 1 on") }
        if dryRun, format == .github {
            throw ValidationError("--dry-run prints text or json")
        }
    }

    func run() async throws {
        let terminal = Terminal()
        do {
            if let text = try rules.explanation(Build.rules) { return terminal.print(text) }
            let build = try configuredBuild()
            if dryRun {
                try await printPlan(of: build, on: terminal)
            } else {
                try await run(build, on: terminal)
            }
        } catch let error as DiagnosticsError {
            throw ValidationError("\(error)")
        } catch let error as PressError {
            if error.isWrongUsage { throw ValidationError("\(error)") }
            terminal.complain("\(error)")
            throw ExitCode(2)
        }
    }

    private func run(_ build: Build, on terminal: Terminal) async throws(PressError) {
        let interruption = Interruption(of: build)
        defer { interruption.cancel() }
        let clock = ContinuousClock()
        let start = clock.now
        let progress = BuildProgress(terminal, isQuiet: quiet, prints: format)
        let report = try await build.run { progress.show($0) }
        progress.end()
        for error in report.failed { terminal.complain("\(error)") }
        switch format {
        case .json: report.writeJSON { terminal.print($0) }
        case .github: terminal.print(report.diagnosticReport.gitHubAnnotations(below: ""))
        case .text where !quiet:
            for note in report.allNotes { terminal.log("note: \(note)") }
            for warning in report.allWarnings { terminal.log("warning: \(warning)") }
            if terminal.isInteractive { terminal.print(report.table) }
            terminal.print(report.summary(seconds: (clock.now - start).seconds) + "\n")
        case .text: break
        }
        if report.diagnosticReport.contains(atLeast: rules.failOn) { Self.exit(withError: ExitCode(1)) }
    }

    private func printPlan(of build: Build, on terminal: Terminal) async throws(PressError) {
        let dryRun = try await build.dryRun()
        for error in dryRun.failed { terminal.complain("\(error)") }
        switch format {
        case .json: terminal.print(dryRun.jsonText)
        case .text:
            for note in dryRun.notes where !quiet { terminal.log("note: \(note.sentence)") }
            terminal.print(dryRun.text)
        case .github: break
        }
        if !dryRun.failed.isEmpty { Self.exit(withError: ExitCode(1)) }
    }

    private func configuredBuild() throws -> Build {
        var suppressions = try rules.suppressions(nil, of: Build.rules)
        var recipe = try Recipe.find(in: input)
        do throws(DiagnosticsError) {
            suppressions = try rules.suppressions(recipe, of: Build.rules)
        } catch {
            throw PressError.recipe(path: input + "/wallpress.yml", line: nil, reason: "\(error)")
        }
        if !profile.isEmpty { try recipe.select(profiles: profile) }
        var build = Build(
            input: input, output: output, recipe: recipe,
            jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
            date: try Build.day(date ?? Date().day))
        build.isStrict = strict
        build.prunes = prune
        build.suppressions = suppressions
        if let digest = ProgramDigest.current { build.versions["wallpress", default: ""] += " " + digest }
        return build
    }
}

/// The formats of the report of a build.
enum BuildFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, github
}

extension Duration {
    fileprivate var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
