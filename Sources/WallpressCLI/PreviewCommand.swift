import ArgumentParser
import WallpressDiagnostics
import WallpressDisk
import Foundation
import WallpressPreview
import WallpressVerification

/// `wallpress preview`
struct PreviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Write a page that shows a tree: on every device, with what verify finds.",
        discussion: """
            Writes a folder with index.html and pictures, or one file that can be mailed. It opens in any browser, \
            without a server. The tree is not changed. An earlier preview at the same place is replaced; other files \
            are not.

            With --against, the page shows what is different from another tree, such as the one that is live.

            Exit codes: 0 the page is written, whatever it shows; 2 it could not be; 64 wrong usage.
            """)

    @Argument(help: "The root of a tree: a folder, or an http or https URL.")
    var tree: GivenText = "Output"

    @Option(
        help: ArgumentHelp(
            "Another tree to compare with, such as the one that is live.", valueName: "tree|url"))
    var against: GivenText?

    @Option(
        help: ArgumentHelp(
            "Where to write; by default the folder Preview, or preview.html with --single-file.",
            valueName: "path"))
    var output: GivenText?

    @Flag(help: "Write one HTML file with the pictures in it, to be mailed.")
    var singleFile = false

    @Flag(help: "Open the page in a browser.")
    var open = false

    @OptionGroup
    var clients: ClientOptions

    /// The longer side of images. One file should be small enough for a mail.
    private var longestSide: Int { singleFile ? 840 : 1400 }

    func run() async throws {
        let terminal = Terminal()
        let rules = try RuleOptions.parse([])
        let path = output?.text ?? (singleFile ? "preview.html" : "Preview")
        let input = clients.input?.text ?? ClientOptions.usualInput
        for folder in [tree.text, against?.text, input].compactMap(\.self) where !folder.contains("://") {
            if try FileIdentity.isFolder(path, in: folder) {
                throw PreviewError.inside(path: path, folder: folder)
            }
        }
        let preview = TreePreview(
            of: try clients.verification(of: tree.text, rules),
            against: try against.map { try clients.verification(of: $0.text, rules) },
            longestSide: longestSide)
        let page = try await preview.run()
        if singleFile { try page.write(toFile: path) } else { try page.write(toFolder: path) }
        let file = singleFile ? path : path + "/index.html"
        terminal.print("\(page.data.verdict?.summary ?? "")\nLook at \(file.printable)\n")
        if open { Browser.open(URL(fileURLWithPath: file)) }
    }
}
