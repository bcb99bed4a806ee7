import Foundation

/// The identity of a file or folder. With links, mounts and disks that ignore case, one of them can have many paths.
package struct FileIdentity: Hashable, Sendable {
    private let device, inode: UInt64

    package init(_ status: stat) {
        (device, inode) = (
            UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino)
        )
    }

    /// Reads the identity. Links are followed. Returns nil and leaves the reason in `errno` if the file cannot be read.
    package init?(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }
}

extension FileIdentity {
    /// Returns whether a folder is another one or is below it. Neither has to exist.
    ///
    /// - Throws: If the other folder, or one on the path to it, cannot be read.
    package static func isFolder(_ inner: String, in outer: String) throws(DiskError) -> Bool {
        guard let outer = try existing(outer) else { return false }
        var path = resolvedPath(inner) ?? URL(fileURLWithPath: inner).standardizedFileURL.path
        while try existing(path) != outer {
            if path == "/" { return false }
            path = "/" + path.pathComponents.dropLast().joined(separator: "/")
            // A folder that does not exist has no links, but those above it may be some.
            path = resolvedPath(path) ?? path
        }
        return true
    }

    /// Returns the identity of a path, or nil if nothing is there.
    private static func existing(_ path: String) throws(DiskError) -> FileIdentity? {
        if let identity = FileIdentity(of: path) { return identity }
        if [ENOENT, ENOTDIR].contains(errno) { return nil }
        throw DiskError(errno, at: path, tried: "read its attributes")
    }
}

/// Returns a path without links, or nil, with the reason in `errno`, if nothing is there or it cannot be read.
package func resolvedPath(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
}
