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
            fetch, measures how legible text is, and plays the clients of the tree's profiles on all days and in \
            all locales that make a difference. The tree is not changed.

            Exit codes: 0 it may be published; 1 something was found at or above --fail-on; 2 it could not be \
            verified; 64 wrong usage.
            """)

    @Argument(help: "The root of a tree: a folder, or an http or https URL.")
    var tree: String?

    @Option(help: ArgumentHelp("Whose clients to play; those the tree has files for.", valueName: "profile"))
    var `as`: [String] = []

    @Option(help: ArgumentHelp("A day to play beside today and the days in the metadata.", valueName: "date"))
    var on: [String] = []

    @Option(help: ArgumentHelp("A locale to play beside those in the metadata.", valueName: "id"))
    var locale: [String] = []

    @Option(help: "How to print the result: text, json, junit or github.")
    var format = VerdictFormat.text

    @Option(help: "The least severity that exits with 1: error, warning or note.")
    var failOn = Severity.error

    @Option(
        help: ArgumentHelp("A rule not to report, for all wallpapers or for one.", valueName: "rule[:id]"))
    var ignore: [String] = []

    @Option(
        help: ArgumentHelp("The input folder whose wallpress.yml may list rules to ignore.", valueName: "dir")
    )
    var input = "Input"

    @Flag(help: "Print all rules.")
    var listRules = false

    @Option(help: ArgumentHelp("Print what a rule is about.", valueName: "rule"))
    var explain: String?

    func validate() throws {
        if tree == nil, !listRules, explain == nil {
            throw ValidationError("Missing expected argument '<tree>'")
        }
    }

    func run() async throws {
        let terminal = Terminal()
        do {
            if listRules { return terminal.print(Verification.rules.text) }
            if let explain { return terminal.print(try Verification.rules.explanation(of: explain)) }
            let verdict = try await verification().run()
            terminal.print(verdict.text(as: format, colored: terminal.showsColors))
            if !verdict.isOK { Self.exit(withError: ExitCode(1)) }
        } catch let error as DiagnosticsError {
            throw ValidationError("\(error)")
        } catch let error as VerificationError where error.isWrongUsage {
            throw ValidationError("\(error)")
        } catch let error as VerificationError {
            terminal.complain("\(error)")
            throw ExitCode(2)
        }
    }

    private func verification() throws -> Verification {
        var verification = try Verification(
            of: tree ?? "", on: Date().day, and: on, profiles: self.as,
            jobs: ProcessInfo.processInfo.activeProcessorCount)
        verification.locales = locale
        verification.suppressions = try suppressions()
        verification.failsOn = failOn
        verification.version = Versions.wallpress
        return verification
    }

    /// Those on the command line, then those of `wallpress.yml`, where there is such a file.
    private func suppressions() throws -> [Suppression] {
        var suppressions: [Suppression] = []
        for text in ignore {
            suppressions.append(try Suppression(parsing: text, rules: Verification.rules))
        }
        guard FileManager.default.fileExists(atPath: input) else { return suppressions }
        do throws(PressError) {
            for ignored in try Recipe.find(in: input).ignoredRules {
                do throws(DiagnosticsError) {
                    suppressions.append(
                        Suppression(
                            try Verification.rules.rule(ignored.rule), wallpaper: ignored.wallpaper,
                            reason: ignored.reason))
                } catch {
                    throw .recipe(path: input + "/wallpress.yml", line: nil, reason: "\(error)")
                }
            }
        } catch {
            throw VerificationError.ignoreList("\(error)")
        }
        return suppressions
    }
}

/// How a verdict is printed.
enum VerdictFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, junit, github
}

extension Severity: ExpressibleByArgument {}

extension Verdict {
    fileprivate func text(as format: VerdictFormat, colored: Bool) -> String {
        switch format {
        case .text: text(colored: colored)
        case .json: jsonText
        case .junit: junitText
        case .github: githubText
        }
    }
}
