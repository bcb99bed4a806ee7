import WallpressDiagnostics
import WallpressDisk
import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A printer of results on standard output, and of progress and diagnostics on standard error.
///
/// No text that is printed for people can control the terminal: see `String.printable`.
struct Terminal: Sendable {
    /// Whether standard output is a terminal.
    let isInteractive = isatty(STDOUT_FILENO) == 1
    /// Whether progress is shown, on standard error.
    let showsProgress =
        isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    /// Whether errors are colored (see no-color.org).
    private let isColored: Bool
    /// Whether results may be colored.
    let showsColors: Bool

    init() {
        let environment = ProcessInfo.processInfo.environment
        let allowsColors = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
        isColored = isatty(STDERR_FILENO) == 1 && allowsColors
        showsColors = isInteractive && allowsColors
    }

    /// The width of the terminal in columns.
    private var columns: Int {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Prints lines of the result for people.
    func print(_ lines: String) { Output.result.write(lines.printableLines) }

    /// Prints a part of the result for programs as it is, because their formats have escapes of their own.
    func printUnchanged(_ text: String) { Output.result.write(text) }

    /// Prints a line that is not part of the result.
    func log(_ line: String) { Output.log.write(line.printable + "\n") }

    /// Prints lines that are not part of the result.
    func log(lines: String) { Output.log.write(lines.printableLines + "\n") }

    /// Prints an error.
    func complain(_ line: String) { complain(lines: line.printable) }

    /// Prints an error with lines that belong to it.
    func complain(lines: String) {
        Output.log.write((isColored ? "\u{1B}[31merror:\u{1B}[0m " : "error: ") + lines.printableLines + "\n")
    }

    /// Prints the error that ends the command, also in the formats and files in which programs expect its result.
    func complain(andEnd message: String) {
        complain(message)
        report(message)
    }

    /// Reports the error for programs alone.
    func report(_ message: String) {
        ExpectedReports(of: Array(CommandLine.arguments.dropFirst())).report(errorReport(message)) {
            text, format in
            // A second document would spoil the first.
            if !["json", "junit"].contains(format) || Output.result.isEmpty { printUnchanged(text) }
        }
    }

    /// Returns a report on an error of the command that runs.
    func errorReport(_ message: String) -> ErrorReport {
        let command = CommandLine.arguments.dropFirst().first
        let name = command.flatMap { Wallpress.commandNames.contains($0) ? " " + $0 : nil } ?? ""
        return ErrorReport(of: "wallpress" + name, message)
    }

    /// Returns a bar that shows the finished part.
    static func bar(_ done: Int, of total: Int) -> String {
        let width = 24
        let filled = total == 0 ? 0 : done * width / total
        return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    }

    /// Asks a question on the terminal. Returns whether the answer was yes; nil if nobody can answer.
    ///
    /// - Throws: `CancellationError` if the task is cancelled before somebody has answered.
    func ask(_ question: String) throws -> Bool? {
        guard isatty(STDIN_FILENO) == 1 else { return nil }
        Output.log.write("\(question.printable) [y/N] ")
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        while poll(&input, 1, 100) == 0 { try Task.checkCancellation() }
        return ["y", "yes"].contains((readLine() ?? "").lowercased())
    }

    /// Replaces the line of progress, if progress is shown. An empty text clears it.
    func replaceProgress(_ text: String) {
        guard showsProgress else { return }
        Output.log.write("\r\u{1B}[K\(text.printable.prefix(columns - 1))")
    }

    /// Whether a part of the result could not be printed.
    var hasLostResult: Bool { Output.result.failure != nil }

    /// Ends the program. If the result could not be written, the exit code is 2.
    func end(with code: Int32) -> Never {
        switch Output.result.failure {
        case nil: exit(code)
        case EPIPE?:
            // The reader wants no more, as `head` does. This ends the program like any other that writes to it.
            signal(SIGPIPE, SIG_DFL)
            raise(SIGPIPE)
            exit(2)
        case let number?:
            complain("standard output: could not write the result: \(String(cString: strerror(number)))")
            exit(2)
        }
    }
}

/// Standard output or standard error. A failure is stored and stops nothing, so that a reader that has gone does not
/// interrupt a build.
private final class Output: @unchecked Sendable {
    static let result = Output(STDOUT_FILENO)
    static let log = Output(STDERR_FILENO)

    private let file: Int32
    private let lock = NSLock()
    private var error: Int32?
    private var count = 0

    private init(_ file: Int32) { self.file = file }

    /// The reason that a part of the output could not be written; nil if all of it was.
    var failure: Int32? { lock.withLock { error } }

    /// Whether nothing was printed so far.
    var isEmpty: Bool { lock.withLock { count == 0 } }

    /// Writes all of a text, unless an earlier text could not be written.
    func write(_ text: String) {
        lock.withLock {
            guard error == nil else { return }
            count += text.utf8.count
            error = ContiguousArray(text.utf8).withUnsafeBytes { writeAll($0, to: file) }
        }
    }
}
