import ArgumentParser
import Foundation
import WallpressInput
import WallpressPress

/// The command `wallpress fill`.
struct FillCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fill",
        abstract: "Fill the color fields that are missing in a tree's metadata.",
        discussion: """
            The colors are measured on the tree's own pictures and written into metadata/v1/wallpapers.json; \
            all else in the file stays as it is. When a picture is missing, nothing is written.
            """)

    @Argument(help: "The tree, with metadata/v1/wallpapers.json in it.")
    var tree: GivenText

    @Option(
        help: ArgumentHelp("A wallpress.yml with profiles of your own.", valueName: "file"))
    var recipe: GivenText?

    @Flag(help: "Compute also the colors that are there, and print old and new.")
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
