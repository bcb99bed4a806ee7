import ArgumentParser
import Foundation
import WallpressInput
import WallpressPublishing

/// The options that `publish` and `rollback` have in common, and the remote of all commands that have one.
struct RemoteOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The public URL of the remote, to check the files as clients receive them.",
            valueName: "base"))
    var url: GivenText?

    @Flag(help: "Do not ask for confirmation; required without an interactive terminal.")
    var yes = false

    @Flag(help: "Replace a feed that was edited at the remote, or a published.lock of another remote.")
    var takeOver = false

    @Option(
        help: ArgumentHelp(
            "A note that `releases` shows with this release, such as the reason.", valueName: "text"))
    var message: GivenText?

    @Flag(help: "List all wallpapers in the plan.")
    var verbose = false

    @OptionGroup
    var result: ResultOptions

    /// Returns the options of the command line, and after them `publish:` in the recipe.
    ///
    /// - Parameters:
    ///   - remote: The remote on the command line.
    ///   - input: The input folder with the recipe; `Input` if it is nil and there is one.
    func options(_ remote: GivenText?, input: GivenText?) throws -> PublishOptions {
        let folder = input?.text ?? ClientOptions.usualInput
        let recipe = try folder.map { try Recipe.find(in: $0) } ?? Recipe()
        guard let remote = remote?.text ?? recipe.publishing.remote else {
            throw ValidationError(
                "Give the remote, such as cdn:bucket/wallpapers or a folder, or set it under `publish:` in wallpress.yml."
            )
        }
        var options = PublishOptions(
            remote: remote, environment: ProcessInfo.processInfo.environment, today: try Wallpress.today())
        // Another remote, such as one for staging, is not behind the recipe's URL, and is not a record of the files that people
        // have.
        let isOther = recipe.publishing.remote != nil && remote != recipe.publishing.remote
        options.url = url?.text ?? (isOther ? nil : recipe.publishing.url)
        options.input = folder
        options.writesLock = !isOther
        options.takesOver = takeOver
        options.time = Date().ISO8601Format()
        options.message = message?.text
        options.version = Wallpress.version
        // The name of the program may be a link.
        options.programFolderPath =
            Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent().path
        if !recipe.publishing.imageHeaders.isEmpty {
            options.imageHeaders = recipe.publishing.imageHeaders
        }
        if !recipe.publishing.metadataHeaders.isEmpty {
            options.metadataHeaders = recipe.publishing.metadataHeaders
        }
        return options
    }
}
