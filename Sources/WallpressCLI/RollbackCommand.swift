import ArgumentParser
import WallpressPublishing

/// `wallpress rollback`
struct RollbackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rollback",
        abstract: "Put back the feed of an earlier release.",
        discussion: """
            Checks by checksum that all pictures of that release are still there, but for wallpapers that were taken \
            down since, then replaces the feed. This is a release of its own. Without --to, it is the release that was \
            live before; once more goes further back.

            Exit codes: 0 done; 1 pictures of that release are gone, somebody edited the feed, or published.lock is of \
            another place; 2 it could not be done; 64 wrong usage; 130 interrupted.
            """)

    @Argument(help: "The remote: an rclone path or a folder.")
    var remote: GivenText?

    @Option(help: ArgumentHelp("The release to go back to.", valueName: "release"))
    var to: Int?

    @Option(
        help: ArgumentHelp(
            "The input folder to read wallpress.yml and published.lock from.", valueName: "dir"))
    var input: GivenText?

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
                .finish(publish, isDryRun: false)
        }
    }
}
