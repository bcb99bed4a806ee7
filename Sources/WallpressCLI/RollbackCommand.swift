import ArgumentParser
import WallpressPublishing

/// The command `wallpress rollback`.
struct RollbackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rollback",
        abstract: "Restore the feed of an earlier release.",
        discussion: """
            Checks by checksum that all pictures of that release still exist, except for wallpapers taken \
            down since, then replaces the feed. This creates a new release. The default for --to is the release that was \
            live before; repeat the command to go back further.

            Exit codes: 0 done; 1 pictures of that release are missing, the feed was edited, or published.lock belongs to \
            another remote; 2 it could not be done; 3 with --dry-run, there is something to do; 64 wrong usage; \
            130 interrupted.
            """)

    @Argument(help: "The remote: an rclone path or a folder.")
    var remote: GivenText?

    @Option(help: ArgumentHelp("The release to go back to.", valueName: "release"))
    var to: Int?

    @Option(
        help: ArgumentHelp(
            "The input folder to read wallpress.yml and published.lock from.", valueName: "dir"))
    var input: GivenText?

    @Flag(help: "Print the plan and change nothing; exit code 3 if there is something to do.")
    var dryRun = false

    @OptionGroup
    var remotes: RemoteOptions

    @OptionGroup
    var patience: PatienceOption

    func run() async throws {
        let terminal = Terminal()
        try await PublishSession.run(on: terminal) { progress in
            var options = try remotes.options(remote, input: input)
            options.observe = progress.show
            options.timeout = patience.seconds
            let publish = try await Publish.rollback(to: to, options)
            return try await PublishSession(progress: progress, remote: remotes, url: options.url) { [:] }
                .finish(publish, isDryRun: dryRun)
        }
    }
}
