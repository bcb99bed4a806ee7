import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Where the tool talks to people: results on standard output, the rest on standard error.
struct Terminal: Sendable {
    /// Whether somebody looks at the results, rather than a file or a program.
    let isInteractive = isatty(STDOUT_FILENO) == 1
    /// Whether somebody watches progress.
    let showsProgress = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    /// Whether complaints are colored (no-color.org).
    private let isColored: Bool
    /// Whether results may hold colors.
    let showsColors: Bool

    init() {
        let environment = ProcessInfo.processInfo.environment
        let allowsColors = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
        isColored = isatty(STDERR_FILENO) == 1 && allowsColors
        showsColors = isInteractive && allowsColors
    }

    /// Columns that a line may have.
    var columns: Int {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Prints a part of the result.
    func print(_ text: String) { Self.write(text, to: .standardOutput) }

    /// Prints a line that is not part of the result.
    func log(_ line: String) { Self.write(line + "\n", to: .standardError) }

    /// Prints what went wrong.
    func complain(_ line: String) {
        log((isColored ? "\u{1B}[31merror:\u{1B}[0m " : "error: ") + line)
    }

    /// Replaces the line that the cursor is in; an empty text clears it.
    func replaceLine(_ text: String) {
        Self.write("\r\u{1B}[K\(text.prefix(columns - 1))", to: .standardError)
    }

    /// A reader that went away is no reason to leave a tree half built.
    private static func write(_ text: String, to handle: FileHandle) {
        try? handle.write(contentsOf: Data(text.utf8))
    }
}
