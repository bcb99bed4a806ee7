import ArgumentParser
import WallpressPublishing

/// The command `wallpress releases`.
struct ReleasesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "releases", abstract: "List the releases of a remote.",
        discussion: "Exit codes: 0 listed; 2 the remote could not be read; 64 wrong usage.")

    @Argument(help: "The remote: an rclone path or a folder.")
    var remote: GivenText?

    @Option(help: ArgumentHelp("The input folder whose wallpress.yml names the remote.", valueName: "dir"))
    var input: GivenText?

    @Option(help: "The format of the list.")
    var format = ReportFormat.text

    func run() async throws {
        let terminal = Terminal()
        try await PublishSession.run(on: terminal) { _ in
            let list = try await ReleaseList(RemoteOptions.parse([]).options(remote, input: input))
            if format == .text { terminal.print(list.text) } else { terminal.printUnchanged(list.jsonText) }
            return .success
        }
    }
}
