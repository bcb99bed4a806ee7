import ArgumentParser
import WallpressDiagnostics
import Foundation
import WallpressPublishing
import WallpressVerification

/// The command `wallpress publish`.
struct PublishCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "publish",
        abstract: "Publish a tree to its server: pictures first, the feed last.",
        discussion: """
            Reads the remote, verifies the tree, shows the changes, and asks for confirmation. Then it sends the pictures, \
            checks that they arrived, records the release, replaces the feed, and reads it back. Wherever it is \
            interrupted, the live feed lists only pictures that exist; run it again to continue.

            The program rclone transfers the files: the remote is an rclone path, such as cdn:bucket/wallpapers, or a \
            folder. It can be set under `publish:` in wallpress.yml.

            Exit codes: 0 done, or nothing to do; 1 the tree must not be published, or the remote is not in the expected \
            state; 2 it could not be done; 3 with --dry-run, there is something to do; 64 wrong usage; \
            130 interrupted.
            """)

    @Argument(help: "The tree; with --from, the remote where the release was published.")
    var tree: GivenText = "Output"

    @Argument(help: "The remote: an rclone path or a folder.")
    var remote: GivenText?

    @OptionGroup
    var remotes: RemoteOptions

    @Option(
        help: ArgumentHelp(
            "Publish a release of another remote, byte for byte.", valueName: "release"))
    var from: Int?

    @Option(
        help: ArgumentHelp("Remove a wallpaper from the live feed and delete its files.", valueName: "id"))
    var takedown: GivenText?

    @Option(
        help: ArgumentHelp(
            "Publish a wallpaper again that was taken down, after the claim was withdrawn.", valueName: "id"))
    var restore: [GivenText] = []

    @Option(
        help: ArgumentHelp(
            "Replace the pictures of a wallpaper that nobody can have yet because it starts in the future.",
            valueName: "id"))
    var replace: [GivenText] = []

    @Flag(help: "Download and check all pictures at the end, not only the new ones.")
    var full = false

    @Option(help: ArgumentHelp("The number of files sent at the same time, 1 to 64.", valueName: "n"))
    var transfers = 8

    @Flag(help: "Print the plan and change nothing; exit code 3 if there is something to do.")
    var dryRun = false

    @OptionGroup
    var clients: ClientOptions

    func validate() throws {
        guard (1...64).contains(transfers) else {
            throw ValidationError("--transfers must be a whole number from 1 to 64, found \(transfers)")
        }
        if takedown != nil, !replace.isEmpty || !restore.isEmpty {
            throw ValidationError(
                "--takedown sends no pictures, so it cannot be used with --replace or --restore")
        }
        if from != nil, takedown != nil {
            throw ValidationError("--from and --takedown cannot be used together")
        }
    }

    func run() async throws {
        let terminal = Terminal()
        try await PublishSession.run(on: terminal) { progress in
            var options = try remotes.options(remote, input: clients.input)
            options.observe = progress.show
            options.replaced = Set(replace.map(\.text))
            options.restored = Set(restore.map(\.text))
            options.readsAllBack = full
            options.transfers = transfers
            options.timeout = clients.patience.seconds
            let publish = try await plan(options, on: terminal)
            return try await PublishSession(progress: progress, remote: remotes, url: options.url) {
                clients.masters(for: tree.text)
            }.finish(publish, isDryRun: dryRun)
        }
    }

    private func plan(_ options: PublishOptions, on terminal: Terminal) async throws -> Publish {
        if let takedown { return try await Publish.takedown(takedown.text, options) }
        if let from {
            return try await Publish.release(from, of: tree.text, options) {
                let verification = try clients.verification(of: $0, RuleOptions.parse([]))
                try await run(verification, named: "release \(from)", on: terminal)
                return verification
            }
        }
        let verification = try clients.verification(of: tree.text, RuleOptions.parse([]))
        return try await Publish.tree(verification, options) { try await run(verification, on: terminal) }
    }

    /// Verifies a tree. A tree with errors is not published.
    private func run(
        _ verification: Verification, named name: String? = nil, on terminal: Terminal
    ) async throws {
        var verdict = try await verification.run()
        if let name { verdict.source = name }
        terminal.replaceProgress("")
        terminal.log(lines: verdict.isOK ? verdict.summary : verdict.text(colored: false))
        if verdict.isOK { return }
        func text(_ format: ResultFormat) -> String {
            switch format {
            case .github: verdict.githubText(masters: clients.masters(for: tree.text))
            case .markdown: verdict.markdown
            case .text: verdict.text(colored: false)
            case .json: terminal.errorReport(verdict.summary).jsonText
            }
        }
        if remotes.result.format != .text { terminal.printUnchanged(text(remotes.result.format)) }
        try remotes.result.files.write(text)
        throw ExitCode(1)
    }
}
