import ArgumentParser
import Diagnostics
import Foundation
import Press
import Verification

/// `wallpress verify`
struct VerifyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Tell whether a tree may be published.",
        discussion: """
            Starts from the tree's metadata, as a client does: fetches and decodes every file that a client would \
            fetch, measures how legible text is, and simulates the clients of the tree's profiles on all days and in \
            all locales that make a difference. The tree is not changed.

            A recipe (wallpress.yml) tells which rules to ignore, and which profiles and sizes of your own to expect. \
            It is read from --recipe or --input. For a tree on disk, the one in Input is read when there is one.

            Exit codes: 0 it may be published; 1 something was found at or above --fail-on; 2 it could not be \
            verified; 64 wrong usage.
            """)

    @Argument(help: "The root of a tree: a folder, or an http or https URL.")
    var tree: GivenText?

    @Option(
        help: ArgumentHelp("Whose clients to simulate; those the tree has files for.", valueName: "profile"))
    var `as`: [GivenText] = []

    @Option(
        help: ArgumentHelp("A day to simulate beside today and the days in the metadata.", valueName: "date"))
    var on: [GivenText] = []

    @Option(help: ArgumentHelp("A locale to simulate beside those in the metadata.", valueName: "id"))
    var locale: [GivenText] = []

    @Option(help: "How to print the result: text, json, junit or github.")
    var format = VerdictFormat.text

    @Option(
        help: ArgumentHelp(
            "Give up a server that sends nothing for so many seconds, 1 to 600.", valueName: "seconds"))
    var timeout = 15

    @OptionGroup
    var rules: RuleOptions

    @Option(help: ArgumentHelp("The wallpress.yml to read.", valueName: "file"))
    var recipe: GivenText?

    @Option(help: ArgumentHelp("The input folder whose wallpress.yml is read.", valueName: "dir"))
    var input: GivenText?

    func validate() throws {
        if tree == nil, !rules.listRules, rules.explain == nil {
            throw ValidationError("Missing expected argument '<tree>'")
        }
        guard (1...600).contains(timeout) else {
            throw ValidationError("--timeout takes a whole number of seconds, 1 to 600; found \(timeout)")
        }
        if recipe != nil, input != nil { throw ValidationError("--recipe and --input exclude each other") }
    }

    func run() async throws {
        let terminal = Terminal()
        do {
            if let text = try rules.explanation(Verification.rules) { return terminal.print(text) }
            let verdict = try await verification().run()
            switch format {
            case .text: terminal.print(verdict.text(colored: terminal.showsColors))
            case .json: terminal.printUnchanged(verdict.jsonText)
            case .junit: terminal.printUnchanged(verdict.junitText)
            case .github: terminal.printUnchanged(verdict.githubText)
            }
            if !verdict.isOK { throw ExitCode(1) }
        } catch let error as DiagnosticsError {
            throw ValidationError(error)
        } catch let error as VerificationError where error.isWrongUsage {
            throw ValidationError(error)
        } catch let error as VerificationError {
            terminal.complain("\(error)")
            throw ExitCode(2)
        }
    }

    private func verification() throws -> Verification {
        let recipe = try readRecipe()
        var verification = try Verification(
            of: tree?.text ?? "", on: Date().day, and: on.map(\.text), profiles: self.as.map(\.text),
            known: (recipe?.recipe ?? Recipe()).knownProfiles,
            jobs: ProcessInfo.processInfo.activeProcessorCount)
        verification.locales = locale.map(\.text)
        verification.suppressions = try suppressions(recipe)
        verification.failsOn = rules.failOn
        verification.timeout = Double(timeout)
        verification.version = Versions.wallpress
        return verification
    }

    /// The recipe that was named, or the one in `Input` for a tree on disk. Nil where there is none.
    private func readRecipe() throws(VerificationError) -> (recipe: Recipe, path: String)? {
        do throws(PressError) {
            if let path = recipe?.text { return (try Recipe(readingFrom: path), path) }
            if let input = input?.text { return (try Recipe.find(in: input), input + "/wallpress.yml") }
            let isServed = tree?.text.contains("://") ?? false
            guard !isServed, FileManager.default.fileExists(atPath: "Input") else { return nil }
            return (try Recipe.find(in: "Input"), "Input/wallpress.yml")
        } catch {
            throw .recipe("\(error)")
        }
    }

    private func suppressions(_ recipe: (recipe: Recipe, path: String)?) throws -> [Suppression] {
        let fromCommandLine = try rules.suppressions(nil, of: Verification.rules)
        guard let (recipe, path) = recipe else { return fromCommandLine }
        do throws(DiagnosticsError) {
            return try rules.suppressions(recipe, of: Verification.rules)
        } catch {
            throw VerificationError.recipe("\(path): \(error)")
        }
    }
}

/// How a verdict is printed.
enum VerdictFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, junit, github
}
