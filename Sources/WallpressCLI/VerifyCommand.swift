import ArgumentParser
import WallpressDiagnostics
import Foundation
import WallpressVerification

/// The command `wallpress verify`.
struct VerifyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Check whether a tree may be published.",
        discussion: """
            Starts from the metadata of the tree, like a client: downloads and decodes every file that a client would \
            request, measures the legibility of text, and simulates the clients of the tree's profiles on all days and in \
            all locales that make a difference. The tree is not changed.

            A recipe (wallpress.yml) lists rules to ignore, and your own profiles and sizes. \
            It is read from --recipe or --input. For a tree on disk, the default is the one in Input, if it exists.

            Exit codes: 0 it may be published; 1 there are findings at or above --fail-on; 2 it could not be \
            verified; 64 wrong usage.
            """)

    @Argument(help: "The root of a tree: a folder, or an http or https URL.")
    var tree: GivenText = "Output"

    @OptionGroup
    var clients: ClientOptions

    @Option(
        help: ArgumentHelp(
            "The format of the result; junit is for CI servers, github for annotations of a pull request, markdown for "
                + "comments."))
    var format = VerdictFormat.text

    @OptionGroup
    var files: ReportFiles<VerdictFormat>

    @OptionGroup
    var rules: RuleOptions

    func run() async throws {
        let terminal = Terminal()
        if let text = try rules.explanation(Verification.rules) { return terminal.print(text) }
        let verdict = try await clients.verification(of: tree.text, rules).run()
        if format == .text {
            terminal.print(verdict.text(colored: terminal.showsColors))
        } else {
            terminal.printUnchanged(text(of: verdict, as: format))
        }
        try files.write { text(of: verdict, as: $0) }
        if !verdict.isOK { throw ExitCode(1) }
    }

    private func text(of verdict: Verdict, as format: VerdictFormat) -> String {
        switch format {
        case .text: verdict.text(colored: false)
        case .json: verdict.jsonText
        case .junit: verdict.junitText
        case .github: verdict.githubText(masters: clients.masters(for: tree.text))
        case .markdown: verdict.markdown
        }
    }
}

/// The format in which a verdict is printed.
enum VerdictFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, junit, github, markdown
}
