import ArgumentParser
import Foundation
import WallpressInput
import WallpressPress

/// The command `wallpress merge`.
struct MergeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Complete a tree that was built in shards.",
        discussion: """
            Run it after `wallpress build --shard 1/N` to `N/N`, on any number of machines: it checks that every shard \
            is present and complete, and writes the same metadata as a single build. See Documentation/cluster.md.
            """)

    @Argument(help: "The output of the shards.")
    var output: GivenText = "Output"

    @OptionGroup
    var result: ResultOptions

    @Flag(help: "Print only failures.")
    var quiet = false

    func run() async throws {
        let terminal = Terminal()
        do {
            let shards = try await ShardSet(
                of: output.text, width: ProcessInfo.processInfo.activeProcessorCount)
            var command = try BuildCommand.parse(shards.command)
            (command.output, command.result, command.quiet) = (output, result, quiet)
            let build = try command.configuredBuild()
            let code = try await command.show(on: terminal, build) { observe async throws(PressError) in
                try await build.merge(shards, observe: observe)
            }
            if code != .success { throw code }
        } catch PressError.shards(let path, let problems) {
            terminal.complain("\(path): nothing was merged")
            for problem in problems { terminal.log(problem) }
            terminal.report("\(path): nothing was merged: \(problems.joined(separator: "; "))")
            throw ExitCode(2)
        } catch let error as InputError {
            throw Self.end(error, on: terminal)
        } catch PressError.input(let error) {
            throw Self.end(error, on: terminal)
        } catch let error as PressError {
            terminal.complain(andEnd: "\(error)")
            throw ExitCode(2)
        }
    }

    private static func end(_ error: InputError, on terminal: Terminal) -> ExitCode {
        terminal.complain(andEnd: "\(error)")
        if case .folder = error {
            terminal.log("merge on a machine where the paths of the shards lead to the same folders")
        }
        return ExitCode(2)
    }
}
