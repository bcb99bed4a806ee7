import ArgumentParser

@main
struct Wallpress: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wallpress", abstract: "Prepare wallpapers for browser home pages.")
}
