import Foundation

/// Runs executables of this package that were built together with the tests.
public enum BuiltProduct {
    /// Whether everything is built with the address sanitizer, which needs much memory, and /proc to start.
    /// `make test-sanitized` sets its options.
    public static let isSanitized = ProcessInfo.processInfo.environment["ASAN_OPTIONS"] != nil

    /// Returns the URL of an executable.
    public static func url(_ name: String) -> URL {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
            let folder = bundle.bundleURL.deletingLastPathComponent()
        #else
            let folder = Bundle.main.bundleURL
        #endif
        return folder.appendingPathComponent(name)
    }

    /// The outcome of a run.
    public struct Outcome: Sendable {
        /// The exit code, or the number of the signal that ended the process.
        public let code: Int32
        /// Everything written to standard output.
        public let output: String
        /// Everything written to standard error.
        public let errors: String
    }

    /// Runs an executable and waits until it ends.
    public static func run(
        _ name: String, _ arguments: [String], in folder: String, environment: [String: String] = [:]
    ) throws -> Outcome {
        try run(url(name), arguments, in: folder, environment: environment)
    }

    /// Runs a command of the shell, in which the executables of this package have their names.
    public static func runInShell(_ command: String, in folder: String) throws -> Outcome {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return try run(
            URL(fileURLWithPath: "/bin/sh"), ["-c", command], in: folder,
            environment: ["PATH": url("wallpress").deletingLastPathComponent().path + ":" + path])
    }

    /// Writes a shell script that can be started at once.
    ///
    /// Another process writes it: Linux starts no file that is open for writing anywhere, and what this process has open, its
    /// children have for a moment, too.
    public static func writeScript(_ text: String, to path: String) throws {
        let command = #"printf %s "$2" > "$1" && chmod 755 "$1""#
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let outcome = try run(
            URL(fileURLWithPath: "/bin/sh"), ["-c", command, "sh", path, text], in: folder, environment: [:])
        if outcome.code != 0 { throw CocoaError(.fileWriteUnknown) }
    }

    private static func run(
        _ executable: URL, _ arguments: [String], in folder: String, environment: [String: String]
    ) throws -> Outcome {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let files = ["out", "err"].map {
            URL(fileURLWithPath: folder).appendingPathComponent(".\(UUID()).\($0)")
        }
        for file in files { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        process.waitUntilExit()
        let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        for file in files { try FileManager.default.removeItem(at: file) }
        return Outcome(code: process.terminationStatus, output: texts[0], errors: texts[1])
    }
}
