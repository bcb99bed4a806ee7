import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Prints results on standard output, and progress and diagnostics on standard error.
struct Terminal: Sendable {
    /// Whether standard output is a terminal.
    let isInteractive = isatty(STDOUT_FILENO) == 1
    /// Whether progress is shown, on standard error.
    let showsProgress = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
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
    var columns: Int {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Prints a part of the result.
    func print(_ text: String) { Self.write(text, to: .standardOutput) }

    /// Prints a line that is not part of the result.
    func log(_ line: String) { Self.write(line + "\n", to: .standardError) }

    /// Prints an error.
    func complain(_ line: String) {
        log((isColored ? "\u{1B}[31merror:\u{1B}[0m " : "error: ") + line)
    }

    /// Replaces the current line. An empty text clears it.
    func replaceLine(_ text: String) {
        Self.write("\r\u{1B}[K\(text.prefix(columns - 1))", to: .standardError)
    }

    /// Writes text and ignores errors, because a reader that has gone must not stop a build.
    private static func write(_ text: String, to handle: FileHandle) {
        try? handle.write(contentsOf: Data(text.utf8))
    }
}
