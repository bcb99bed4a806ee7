import WallpressDisk
import Foundation

/// A folder on this machine for the lists and files that rclone reads. It is removed at the end.
final class Workspace: Sendable {
    private let path: String

    /// Creates the folder, among the temporary files of the system.
    ///
    /// - Throws: `PublishingError.workspace`.
    init() throws(PublishingError) {
        path = FileManager.default.temporaryDirectory.path + "/wallpress-\(UUID().uuidString)"
        try Self.attempt(path) { [path] in
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Creates a new empty folder.
    func folder() throws(PublishingError) -> String {
        let folder = "\(path)/\(UUID().uuidString)"
        try Self.attempt(folder) { try makeFolder(at: folder) }
        return folder
    }

    /// Writes a list of paths, one on each line.
    func list(_ paths: [String]) throws(PublishingError) -> String {
        let file = "\(path)/\(UUID().uuidString)"
        try Self.attempt(file) {
            try Data((paths.joined(separator: "\n") + "\n").utf8).write(toNewFile: file)
        }
        return file
    }

    /// Writes files into a new folder, and returns the folder.
    func folder(with files: [String: [UInt8]]) throws(PublishingError) -> String {
        let folder = try folder()
        for (name, bytes) in files {
            let url = URL(fileURLWithPath: "\(folder)/\(name)")
            try Self.attempt(url.path) {
                try makeFolder(at: url.deletingLastPathComponent().path)
                try Data(bytes).write(toNewFile: url.path)
            }
        }
        return folder
    }

    /// Reads a file.
    func bytes(of file: String) throws(PublishingError) -> [UInt8] {
        try Self.attempt(file) { try [UInt8](Data(contentsOf: URL(fileURLWithPath: file))) }
    }

    private static func attempt<Value>(
        _ path: String, _ step: () throws -> Value
    ) throws(PublishingError) -> Value {
        do { return try step() } catch { throw .workspace(path: path, reason: error.systemReason) }
    }
}
