import ArgumentParser
import WallpressDiagnostics
import Foundation
import WallpressImport
import WallpressVerification

/// The command `wallpress import`.
struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Create an input folder from the wallpapers on a server.",
        discussion: """
            Reads the metadata of a tree and downloads its pictures. Each picture becomes a master, byte for byte; \
            collection.yml has the texts, days, locales, order and colors; published.lock lists the published files. A \
            build then copies these pictures until someone moves a crop, changes a master or requests \
            another quality; --dry-run lists pictures that would change.

            What cannot be imported is reported and skipped. Run the command again to go on.

            Exit codes: 0 all was imported; 1 something is missing; 2 nothing could be imported; 64 wrong usage.
            """)

    @Argument(help: "The root of a tree: a folder, or an http or https URL.")
    var tree: GivenText

    @Argument(
        help: ArgumentHelp(
            "The input folder: a new or empty folder, or the folder of an interrupted import.",
            valueName: "input"))
    var input: GivenText = "Input"

    @Option(
        help: ArgumentHelp(
            "A profile whose pictures are imported; by default, all profiles that the tree has files for.",
            valueName: "profile"), completion: .profiles)
    var `as`: [GivenText] = []

    @OptionGroup
    var patience: PatienceOption

    func run() async throws {
        let terminal = Terminal()
        var verification = try Verification(
            of: tree.text, on: Date().day, profiles: self.as.map(\.text),
            jobs: ProcessInfo.processInfo.activeProcessorCount)
        verification.timeout = patience.seconds
        verification.version = Wallpress.version
        let report = try await Import(of: verification, into: input.text).run { done, total in
            terminal.replaceProgress("\(Terminal.bar(done, of: total)) \(done) of \(total) wallpapers")
        }
        terminal.replaceProgress("")
        for difference in report.differences {
            if difference.isLoss {
                terminal.complain(difference.sentence)
            } else {
                terminal.log("note: \(difference.sentence)")
            }
        }
        terminal.log(
            "note: the masters are the published pictures; to build from a larger original, replace the master with it "
                + "under the same name")
        terminal.print(
            "imported \(counted(report.wallpaperIDs.count, "wallpaper")) of "
                + "\(counted(report.collectionIDs.count, "collection")) for \(report.profiles.joined(separator: ", ")): "
                + "\(counted(report.imageCount, "picture")), \(byteText(report.byteCount)) fetched\n")
        let word = input.text.shellPath.printable
        terminal.print("Then run: wallpress build\(input.text == "Input" ? "" : " " + word)\n")
        if !report.isWhole { throw ExitCode(1) }
    }
}
