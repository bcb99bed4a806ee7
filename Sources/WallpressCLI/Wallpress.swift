import ArgumentParser
import WallpressDiagnostics
import Foundation
import WallpressPress
import WallpaperMetadata

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The program `wallpress` with its commands.
struct Wallpress: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wallpress",
        abstract: "Prepare wallpapers for browser home pages.",
        discussion: """
            Put master pictures into Input/<collection>/ and run `wallpress build`: Output then contains everything a \
            wallpaper server needs: pictures and metadata.

            Exit codes: 0 success; 1 there are findings, or a master failed and the others were built; \
            2 the command failed, or its result could not be written; 64 wrong usage; 130 interrupted.
            """,
        version: Versions.text,
        subcommands: [
            BuildCommand.self, MergeCommand.self, AddCommand.self, ImportCommand.self, CreditsCommand.self,
            ColorsCommand.self, FillCommand.self, VerifyCommand.self,
            PreviewCommand.self, StudioCommand.self, PublishCommand.self, RollbackCommand.self,
            ReleasesCommand.self,
            InitCommand.self,
        ])

    /// The version of the program.
    static let version = Versions.wallpress

    /// Returns the day in the local time zone.
    ///
    /// - Throws: `PressError.notADay` if the clock is beyond the year 9999.
    static func today() throws(PressError) -> CalendarDate { try Build.day(Date().day) }

    static let commandNames = configuration.subcommands.compactMap { $0.configuration.commandName }
    static let expectation = "Expected one of \(commandNames.joined(separator: ", "))."

    /// Runs if no command is given.
    func run() async throws {
        throw ValidationError("No command was given. \(Self.expectation)")
    }
}

/// The start and the end of the program.
@main
enum Program {
    static func main() {
        openClosedFiles()
        // System calls report a limit on file sizes as an error.
        signal(SIGXFSZ, SIG_IGN)
        if CommandLine.arguments.isEmpty {
            // Dispatch, which runs everything else, would trap without /proc.
            end(
                with: ValidationError(
                    "Could not read the arguments of this program. Is /proc mounted?"))
        }
        if let problem = OpenFiles.prepare() { refuse(problem) }
        #if canImport(Glibc)
            if let problem = AddressSpace.prepare() { refuse(problem) }
        #endif
        if let number = firstUnreadableArgument {
            end(
                with: ValidationError(
                    "Argument \(number) is not UTF-8, so it could refer to the wrong file."))
        }
        if let option = optionWithoutValue {
            end(with: ValidationError("Expected a value after \(option.printable), found none."))
        }
        if let command = unknownCommand {
            let proposal = suggestion(for: command, among: Wallpress.commandNames)
            end(with: ValidationError("Unknown command \"\(command.printable)\"; \(proposal)"))
        }
        Task { await run() }
        dispatchMain()
    }

    private static func refuse(_ problem: String) -> Never {
        let terminal = Terminal()
        terminal.complain(andEnd: problem)
        terminal.end(with: 2)
    }

    /// The number of the first argument that Swift cannot hold as it is; nil if there is none.
    private static var firstUnreadableArgument: Int? {
        (0..<Int(CommandLine.argc)).first { number in
            CommandLine.unsafeArgv[number].map { String(validatingCString: $0) == nil } ?? false
        }
    }

    /// An option such as `--output=`; nil if there is none. The parser would mistake the next argument for its value.
    private static var optionWithoutValue: String? {
        CommandLine.arguments.dropFirst().prefix { $0 != "--" }.first {
            $0.hasPrefix("--") && $0.hasSuffix("=")
                && $0.dropLast().allSatisfy { $0.isLetter || $0 == "-" }
        }
    }

    /// A command that does not exist, also after `help`; nil if there is none. The parser would report an unexpected argument,
    /// or explain the whole program.
    private static var unknownCommand: String? {
        let words = CommandLine.arguments.dropFirst()
        let command = words.first == "help" ? words.dropFirst().first : words.first
        return command.flatMap { command in
            (Wallpress.commandNames + ["help"]).contains(command) || command.hasPrefix("-") ? nil : command
        }
    }

    private static func run() async {
        var name: String?
        do {
            var command = try await Wallpress.asyncParseAsRoot()
            if !(command is Wallpress) { name = type(of: command).configuration.commandName }
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            Terminal().end(with: 0)
        } catch {
            end(with: error, of: name)
        }
    }

    /// Prints the text of an error: a message and the usage, or the help that was asked for.
    ///
    /// - Parameter command: The command that ran; nil if the arguments could not be read.
    private static func end(with error: any Error, of command: String? = nil) -> Never {
        let terminal = Terminal()
        var error = error
        if let failure = error as? any CommandError {
            if !failure.isWrongUsage {
                terminal.complain(andEnd: "\(failure)")
                terminal.end(with: failure.exitCode)
            }
            error = ValidationError("\(failure)".printable)
        }
        let code = Wallpress.exitCode(for: error)
        let message = withPrintableArguments(Wallpress.message(for: error))
        var text = withPrintableArguments(Wallpress.fullMessage(for: error))
        if let command, code == .validationFailure {
            // The parser would print the usage of the whole program.
            text = message + "\n  See 'wallpress \(command) --help' for more information."
        }
        if code == .success {
            terminal.print(text + "\n")
        } else if !text.isEmpty {
            // The parser has its own spelling for the start of an error.
            terminal.complain(lines: String(text.trimmingPrefix("Error: ")))
            terminal.report(message)
        }
        terminal.end(with: code.rawValue)
    }

    /// Opens standard input, output and error if they are closed. Otherwise a file of the tree would get the number of
    /// one of them, and output would be written into it. Writing to these still fails.
    private static func openClosedFiles() {
        for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(file, F_GETFD) < 0 {
            _ = open("/dev/null", O_RDONLY)
        }
    }

    /// Returns a message in which repeated arguments are printable, because a line break in one is not a line break of ours.
    private static func withPrintableArguments(_ message: String) -> String {
        CommandLine.arguments.dropFirst().reduce(message) { message, argument in
            let value = argument.split(separator: "=", maxSplits: 1).last.map(String.init) ?? argument
            return [argument, value].reduce(message) { message, text in
                text.printable == text
                    ? message
                    : String(
                        message.unicodeScalars.replacing(
                            text.unicodeScalars, with: text.printable.unicodeScalars))
            }
        }
    }
}
