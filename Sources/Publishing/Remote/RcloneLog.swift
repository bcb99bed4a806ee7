import Foundation
import WallpressJSON

/// The lines that rclone writes to standard error: JSON objects, and a last line of text when it gives up.
final class RcloneLog: @unchecked Sendable {
    private let observe: @Sendable (Int) -> Void
    private let giveUp: @Sendable () -> Void
    private let lock = NSLock()
    private var line: [UInt8] = []
    private var messages: [String] = []
    /// The number of files that were sent.
    private var sentFiles = 0
    private var failedFiles: Rclone.FileErrors

    /// - Parameter giveUp: Ends rclone. It would go on with thousands of files at a server that has gone.
    init(
        after failures: Int, observe: @escaping @Sendable (Int) -> Void,
        giveUp: @escaping @Sendable () -> Void
    ) {
        failedFiles = Rclone.FileErrors(inARow: failures)
        self.observe = observe
        self.giveUp = giveUp
    }

    var errors: [String] { lock.withLock { messages + (Self.error(in: line).map { [$0.message] } ?? []) } }
    var fileErrors: Rclone.FileErrors { lock.withLock { failedFiles } }

    func read(_ bytes: [UInt8]) {
        let (sent, isHopeless) = lock.withLock { () -> (Int?, Bool) in
            var sent: Int?
            for byte in bytes {
                if byte == UInt8(ascii: "\n") {
                    sent = readLine() ?? sent
                    line = []
                } else {
                    line.append(byte)
                }
            }
            return (sent, failedFiles.isEnough)
        }
        if let sent { observe(sent) }
        if isHopeless { giveUp() }
    }

    /// Reads a complete line, and returns the number of bytes that were sent, if it contains it.
    private func readLine() -> Int? {
        if let error = Self.error(in: line) {
            messages.append(error.message)
            // A file that somebody else sends, too, is not a failure of the server.
            let others: [RcloneError] = [.conditionFailed, .disturbed]
            if let file = error.file, !others.contains(RcloneError([error.message])) {
                failedFiles.paths.insert(file)
                failedFiles.inARow += 1
            }
        }
        guard let stats = (try? JSONNode(parsing: line))?["stats"] else { return nil }
        if let count = stats["transfers"]?.count, count > sentFiles {
            (sentFiles, failedFiles.inARow) = (count, 0)
        }
        return stats["bytes"]?.count
    }

    /// Returns the message of a line that reports an error, and the file that it is about.
    private static func error(in line: [UInt8]) -> (message: String, file: String?)? {
        guard let entry = try? JSONNode(parsing: line) else {
            return line.isEmpty ? nil : (String(decoding: line, as: UTF8.self), nil)
        }
        guard let level = entry["level"]?.text, ["error", "critical", "fatal"].contains(level),
            let message = entry["msg"]?.text
        else { return nil }
        let file = entry["object"]?.text
        return ((file.map { "\($0): " } ?? "") + message, file)
    }
}
