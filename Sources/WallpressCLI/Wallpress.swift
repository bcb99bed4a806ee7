import ArgumentParser
import Press

/// The program `wallpress` with its commands.
@main
struct Wallpress: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wallpress",
        abstract: "Prepare wallpapers for browser home pages.",
        discussion: """
            Put master pictures into Input/<collection>/ and run `wallpress build`: Output then holds what a \
            wallpaper server needs, pictures and metadata.

            Exit codes: 0 all well; 1 something was found, or a master failed and the others were built; \
            2 the job could not be done at all; 64 wrong usage; 130 interrupted.
            """,
        version: Versions.text,
        subcommands: [
            BuildCommand.self, ColorsCommand.self, FillCommand.self, VerifyCommand.self, InitCommand.self,
        ])
}
