import WallpressDisk
import Foundation

/// A file of a tree on disk.
struct DiskFile {
    /// The path without links.
    private let path: String

    /// Opens a file that clients may get.
    ///
    /// - Throws: `.unsuitable` if it is not a file of the tree, `.failed` if the disk failed.
    init(_ path: String, below root: String) throws(DiskFileError) {
        let place = root + "/" + path
        do throws(DiskFileError) {
            self.path = try Self.realPath(place)
        } catch {
            // A name that exists and leads nowhere is a link.
            guard case .failed(let code) = error, [ENOENT, ENOTDIR, ELOOP].contains(code) else { throw error }
            _ = try Self.mode(of: place)
            throw .unsuitable("it is a broken symbolic link")
        }
        guard self.path.utf8.starts(with: (root + "/").utf8) else {
            throw .unsuitable("it is a symbolic link that leads out of the tree")
        }
        // Before it is opened, because that could do something to a device.
        try Self.checkKind(try Self.mode(of: self.path))
    }

    /// Returns all bytes, even if the file grows meanwhile.
    func read(limit: Int) throws(DiskFileError) -> [UInt8] {
        // Without waiting: a pipe has nobody at its other end. Nothing is followed, since nothing is left to.
        let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw .failed(errno) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .failed(errno) }
        try Self.checkKind(status.st_mode)
        guard status.st_size <= limit else {
            throw .unsuitable("it has \(status.st_size) bytes; the limit is \(limit)")
        }
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            let chunk = try Self.chunk(of: file, atMost: max(4096, Int(status.st_size) + 1 - bytes.count))
            if chunk.isEmpty { return bytes }
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
        }
        throw .unsuitable("it has more than \(limit) bytes")
    }

    /// Returns the next bytes of an open file, none at its end.
    private static func chunk(of file: Int32, atMost count: Int) throws(DiskFileError) -> [UInt8] {
        var failure: Int32?
        let chunk = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            var got = 0
            repeat { got = Foundation.read(file, buffer.baseAddress, count) } while got < 0 && errno == EINTR
            if got < 0 { failure = errno }
            filled = max(0, got)
        }
        if let failure { throw .failed(failure) }
        return chunk
    }
}

extension DiskFile {
    /// Returns the path without links.
    static func realPath(_ path: String) throws(DiskFileError) -> String {
        guard let real = resolvedPath(path) else { throw .failed(errno) }
        return real
    }

    /// Returns the kind of file at a path. Links are not followed.
    static func mode(of path: String) throws(DiskFileError) -> mode_t {
        var status = stat()
        guard lstat(path, &status) == 0 else { throw .failed(errno) }
        return status.st_mode
    }

    private static func checkKind(_ mode: mode_t) throws(DiskFileError) {
        guard mode & S_IFMT == S_IFREG else { throw .unsuitable("it is \(kind(mode)), not a file") }
    }

    /// Returns the name of a kind: "a folder", "a pipe".
    static func kind(_ mode: mode_t) -> String {
        switch mode & S_IFMT {
        case S_IFREG: "a file"
        case S_IFDIR: "a folder"
        case S_IFLNK: "a link"
        case S_IFIFO: "a pipe"
        case S_IFSOCK: "a socket"
        default: "a device"
        }
    }
}

/// The reason that a file could not be read.
enum DiskFileError: Error {
    /// A system call failed with this `errno`.
    case failed(Int32)
    /// It is not a file, or not one that clients may get; the clause is the reason, without a final stop.
    case unsuitable(String)
}
