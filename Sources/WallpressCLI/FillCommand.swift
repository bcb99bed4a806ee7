import ArgumentParser
import Foundation
import WallpressInput
import WallpressPress

/// The command `wallpress fill`.
struct FillCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fill",
        abstract: "Add missing colors to the metadata of a tree.",
        discussion: """
            The colors are measured on the pictures of the tree and written to metadata/v1/wallpapers.json; \
            the rest of the file is unchanged. If a picture is missing, nothing is written.
            """)

    @Argument(help: "The tree, with metadata/v1/wallpapers.json in it.")
    var tree: GivenText

    @Option(
        help: ArgumentHelp("A wallpress.yml with your own profiles.", valueName: "file"))
    var recipe: GivenText?

    @Flag(help: "Recompute existing colors too, and print old and new values.")
    var all = false

    func run() async throws {
        let terminal = Terminal()
        let recipe = try recipe.map { try Recipe(readingFrom: $0.text) } ?? Recipe()
        let report = try await Fill(tree: tree.text, profiles: recipe.knownProfiles, recomputesAll: all)
            .run(jobs: ProcessInfo.processInfo.activeProcessorCount)
        for note in report.notes { terminal.log("note: \(note)") }
        for error in report.failed { terminal.complain("\(error)") }
        terminal.print(report.text)
        if !report.failed.isEmpty { throw ExitCode(1) }
    }
}
