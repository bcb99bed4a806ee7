import ArgumentParser
import WallpressPress

/// The command `wallpress credits`.
struct CreditsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "credits",
        abstract: "List the authors and the licenses of the wallpapers of an input folder.",
        discussion: """
            Each part comes from collection.yml or, if it is missing there, from the EXIF, IPTC and XMP data of \
            the master.
            """)

    @Argument(help: ArgumentHelp("The input folder.", valueName: "input"))
    var input: GivenText = "Input"

    @Option(help: "The format of the list.")
    var format = Format.markdown

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case markdown, json
    }

    func run() async throws {
        let terminal = Terminal()
        let list = try await CreditList(of: input.text, jobs: 4)
        for error in list.errors { terminal.complain("\(error)") }
        switch format {
        case .markdown: terminal.print(list.markdown)
        case .json: terminal.printUnchanged(list.jsonText)
        }
        if !list.errors.isEmpty { throw ExitCode(1) }
    }
}
