import ArgumentParser
import WallpressDiagnostics
import Foundation
import WallpressVerification

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
    var tree: GivenText = "Output"

    @OptionGroup
    var clients: ClientOptions

    @Option(
        help: ArgumentHelp(
            "How to print the result; junit is for CI servers, github for annotations of a pull request, markdown for "
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
