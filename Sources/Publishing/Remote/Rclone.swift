import WallpressDisk
import Foundation

/// The program rclone, which handles the servers, their protocols and their credentials.
///
/// It runs in a process group of its own, so that Ctrl-C on the terminal does not end it in the middle of a feed.
package struct Rclone: Sendable {
    /// The path of the program.
    package let programPath: String
    /// The environment that it gets.
    package let environment: [String: String]

    /// The progress of a command.
    enum Progress: Sendable {
        /// The number of bytes transferred.
        case bytes(Int)
        /// The number of lines of its result that were printed.
        case lines(Int)
    }

    /// The output of a command.
    struct Output: Sendable {
        let status: Int32
        let bytes: [UInt8]
        /// The messages of errors, without single attempts.
        let errors: [String]
        /// The files that it failed with, and the number of those that failed one after the other at the end.
        let fileErrors: FileErrors

        /// Whether it is useless to go on: the server cannot be reached, or fails with file after file.
        var isHopeless: Bool { fileErrors.isEnough || RcloneError(errors) == .unreachable }
    }

    /// The files for which rclone reported errors.
    struct FileErrors: Sendable {
        /// Their paths.
        var paths: Set<String> = []
        /// The number of files that failed since the last one that was sent.
        var inARow = 0

        /// The number of failures in a row that a working server does not reach.
        private static let most = 10

        var isEnough: Bool { inARow >= Self.most }
    }

    /// Finds rclone: the program of `WALLPRESS_RCLONE`, or else the first one in the folders of `PATH` and in one more folder.
    ///
    /// - Parameter programs: The folder of this program. The archive for Linux has rclone there.
    /// - Throws: `PublishingError.noRclone`.
    package init(environment: [String: String], beside programs: String?) throws(PublishingError) {
        let named = environment["WALLPRESS_RCLONE"].flatMap { $0.isEmpty ? nil : $0 }
        let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let candidates =
            named.map { [$0] } ?? (folders + [programs].compactMap(\.self)).map { "\($0)/rclone" }
        guard let program = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
            throw .noRclone(tried: named ?? "rclone in PATH" + (programs.map { " and in \($0)" } ?? ""))
        }
        programPath = program
        self.environment = Self.environment(from: environment)
    }

    /// Returns the environment without `AWS_CA_BUNDLE`: rclone's S3 code refuses to start with it, because it has certificates of
    /// its own.
    private static func environment(from given: [String: String]) -> [String: String] {
        var environment = given
        let bundle = environment.removeValue(forKey: "AWS_CA_BUNDLE")
        if let bundle, environment["RCLONE_CA_CERT"] == nil { environment["RCLONE_CA_CERT"] = bundle }
        // These would override the options below.
        for key in environment.keys where key.hasPrefix("RCLONE_") && Self.ours.contains(key) {
            environment[key] = nil
        }
        return environment
    }

    private static let ours: Set = [
        "RCLONE_DRY_RUN", "RCLONE_LOG_FILE", "RCLONE_LOG_LEVEL", "RCLONE_VERBOSE", "RCLONE_QUIET",
        "RCLONE_STATS",
        "RCLONE_INTERACTIVE", "RCLONE_PROGRESS", "RCLONE_INCLUDE", "RCLONE_EXCLUDE", "RCLONE_FILTER",
        "RCLONE_IMMUTABLE", "RCLONE_BACKUP_DIR", "RCLONE_MAX_AGE", "RCLONE_MIN_AGE", "RCLONE_MAX_SIZE",
        "RCLONE_MIN_SIZE", "RCLONE_SUFFIX", "RCLONE_COMPARE_DEST", "RCLONE_COPY_DEST", "RCLONE_MAX_DEPTH",
        "RCLONE_FILES_FROM", "RCLONE_FILES_FROM_RAW", "RCLONE_INCLUDE_FROM", "RCLONE_EXCLUDE_FROM",
        "RCLONE_FILTER_FROM", "RCLONE_EXCLUDE_IF_PRESENT", "RCLONE_MAX_TRANSFER", "RCLONE_MAX_DURATION",
        "RCLONE_LINKS", "RCLONE_COPY_LINKS",
    ]

    /// Runs a command to its end.
    ///
    /// - Parameters:
    ///   - arguments: The command and its options, without paths.
    ///   - paths: The paths that the command works on.
    ///   - failures: The number of files that failed in a row before. After ten, rclone is ended.
    ///   - observe: Receives the progress.
    /// - Throws: `.noRclone` if it cannot be started, `.interrupted` if the task is cancelled. A failed command is not an
    ///   error.
    func run(
        _ arguments: [String], _ paths: [String], after failures: Int = 0,
        observe: @escaping @Sendable (Progress) -> Void = { _ in }
    ) async throws(PublishingError) -> Output {
        if Task.isCancelled { throw .interrupted }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: programPath)
        process.arguments = arguments + Self.logging + ["--"] + paths
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        let running = RunningProcess(process)
        let log = RcloneLog(after: failures, observe: { observe(.bytes($0)) }, giveUp: running.end)
        do { try process.runEndable() } catch {
            throw .noRclone(tried: "\(programPath): \(error.localizedDescription)")
        }
        let bytes = await withTaskCancellationHandler {
            async let bytes = output.fileHandleForReading.rest { observe(.lines($1)) }
            async let messages = errors.fileHandleForReading.rest { piece, _ in log.read(piece) }
            _ = await messages
            return await bytes
        } onCancel: {
            running.end()
        }
        process.waitUntilExit()
        if Task.isCancelled { throw .interrupted }
        return Output(
            status: process.terminationStatus, bytes: bytes, errors: log.errors, fileErrors: log.fileErrors)
    }

    /// One attempt: `Remote` checks failed files and sends them again. Its own attempts at single requests remain; a
    /// server that never answers is given up after a minute and a half.
    private static let logging = [
        "--use-json-log", "--stats", "500ms", "--stats-log-level", "NOTICE", "--retries", "1",
        "--low-level-retries", "3",
        "--contimeout", "15s", "--timeout", "30s", "--ask-password=false",
    ]
}

/// A process that may be ended from any thread.
private struct RunningProcess: @unchecked Sendable {
    private let process: Process

    init(_ process: Process) { self.process = process }

    /// Ends it and the processes that it has started, such as rclone below a script, if it has a process group of its own.
    func end() {
        let id = process.processIdentifier
        if process.isRunning, getpgid(id) == id { kill(-id, SIGTERM) } else { process.terminate() }
    }
}

extension Process {
    /// Starts it so that SIGTERM ends it. Threads of Dispatch block that signal, and a process inherits the blocked signals of
    /// the thread that starts it.
    fileprivate func runEndable() throws {
        var (termination, before) = (sigset_t(), sigset_t())
        sigemptyset(&termination)
        sigaddset(&termination, SIGTERM)
        pthread_sigmask(SIG_UNBLOCK, &termination, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try run()
    }
}

extension FileHandle {
    /// Reads to the end, and passes on each piece and the number of lines read so far. Reading blocks, so it has a thread of
    /// its own.
    fileprivate func rest(
        _ pass: @escaping @Sendable (_ piece: [UInt8], _ lines: Int) -> Void
    ) async -> [UInt8] {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var (all, lines): ([UInt8], Int) = ([], 0)
                var buffer = [UInt8](repeating: 0, count: 1 << 16)
                // `read(upToCount:)` would wait until it has so many bytes.
                while true {
                    let count = retrying { Foundation.read(self.fileDescriptor, &buffer, buffer.count) }
                    if count <= 0 { break }
                    let piece = Array(buffer[..<count])
                    all += piece
                    lines += piece.count { $0 == UInt8(ascii: "\n") }
                    pass(piece, lines)
                }
                continuation.resume(returning: all)
            }
        }
    }
}
