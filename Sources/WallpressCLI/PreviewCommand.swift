import ArgumentParser
import WallpressDiagnostics
import WallpressDisk
import Foundation
import WallpaperMetadata
import WallpressPreview
import WallpressVerification

/// The command `wallpress preview`.
struct PreviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Preview a tree: on a page with all devices and findings, on a phone, or in an app.",
        discussion: """
            Writes a folder with index.html and pictures, or a single file to send by mail. The page opens in any browser, \
            without a server. The tree is not changed. An earlier preview in the same place is replaced; other files \
            are not.

            With --against, the page shows the differences from another tree, such as the live one.

            With --sheet, a Chromium, Chrome, Edge or Firefox of this machine draws one picture of all wallpapers, with \
            names and findings, instead of the page. With --against, it shows the differences, old next to new.

            With --serve, nothing is written: the tree is served on 127.0.0.1 with the headers of a web server, for \
            simulators and emulators. --fault makes it fail: 404:PATH (or another status from 400 to 599), \
            slow:PATH, cut:PATH; a path may end in *.

            With --phone, phones in the local network can show the wallpapers on the full screen, at an \
            address with a secret, for an hour. The connection is not encrypted.

            Exit codes: 0 the page was written, whatever it shows, or serving has ended; 2 it could not be written; 64 wrong \
            usage.
            """)

    @Argument(help: "The root of a tree: a folder, or an http or https URL.")
    var tree: GivenText = "Output"

    @Option(
        help: ArgumentHelp(
            "Another tree to compare with, such as the live one.", valueName: "tree|url"))
    var against: GivenText?

    @Flag(help: "Compare with the live tree, at the url in wallpress.yml.")
    var againstLive = false

    @Option(
        help: ArgumentHelp(
            "The path to write to; by default the folder Preview, or preview.html with --single-file.",
            valueName: "path"))
    var output: GivenText?

    @Flag(help: "Write a single HTML file with embedded pictures, to send by mail.")
    var singleFile = false

    @Flag(help: "Open the page in a browser.")
    var open = false

    @OptionGroup(title: "Contact sheet")
    var sheet: SheetOptions

    @OptionGroup(title: "Serving")
    var serving: ServingOptions

    @OptionGroup
    var clients: ClientOptions

    /// The longer side of images. One file should be small enough for a mail.
    private var longestSide: Int { singleFile ? 840 : 1400 }

    func validate() throws {
        if sheet.sheet != nil, output != nil || singleFile || serving.isOn {
            throw ValidationError(
                "--sheet writes one picture, so it cannot be used with --output, --single-file, --serve or --phone"
            )
        }
        if againstLive, against != nil {
            throw ValidationError("--against and --against-live cannot be used together")
        }
        if serving.isOn, output != nil || singleFile || against != nil || againstLive {
            throw ValidationError(
                "--serve and --phone write nothing, so they cannot be used with --output, --single-file or --against"
            )
        }
    }

    func run() async throws {
        let terminal = Terminal()
        if serving.isOn {
            return try await ServingSession(of: tree.text, serving, opens: open, on: terminal).run {
                // Phones get the pictures of the tree.
                try await page(longestSide: 16, hasGrid: false)
            }
        }
        if let path = sheet.sheet?.text { return try await draw(to: path, on: terminal) }
        try await write(on: terminal)
    }

    private func draw(to path: String, on terminal: Terminal) async throws {
        let browser = try HeadlessBrowser(in: ProcessInfo.processInfo.environment["PATH"] ?? "")
        try refuse(path)
        let drawing = try Sheet(
            of: try await page(longestSide: 900, hasGrid: false),
            variant: sheet.variant.flatMap { Variant(rawValue: $0.text) },
            only: sheet.only.map(\.text), hasHomePages: sheet.homePages)
        try await drawing.write(to: path, by: browser)
        terminal.print("The sheet is in \(path.printable)\n")
        if open { Browser.open(URL(fileURLWithPath: path)) }
    }

    /// Refuses a place in a folder that a preview does not change.
    private func refuse(_ path: String) throws {
        let input = clients.input?.text ?? ClientOptions.usualInput
        for folder in [tree.text, against?.text, input].compactMap(\.self) where !folder.contains("://") {
            if try FileIdentity.isFolder(path, in: folder) {
                throw PreviewError.inside(path: path, folder: folder)
            }
        }
    }

    private func page(longestSide: Int, hasGrid: Bool) async throws -> Page {
        let rules = try RuleOptions.parse([])
        let other = againstLive ? try clients.liveTree(beside: tree.text) : against?.text
        return try await TreePreview(
            of: try clients.verification(of: tree.text, rules),
            against: try other.map { try clients.verification(of: $0, rules) },
            longestSide: longestSide, hasGrid: hasGrid
        ).run()
    }

    private func write(on terminal: Terminal) async throws {
        let path = output?.text ?? (singleFile ? "preview.html" : "Preview")
        try refuse(path)
        let page = try await page(longestSide: longestSide, hasGrid: !singleFile)
        if singleFile { try page.write(toFile: path) } else { try page.write(toFolder: path) }
        let file = singleFile ? path : path + "/index.html"
        terminal.print("\(page.data.verdict?.summary ?? "")\nThe page is in \(file.printable)\n")
        if open { Browser.open(URL(fileURLWithPath: file)) }
    }
}
