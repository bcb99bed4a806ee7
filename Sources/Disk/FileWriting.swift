import Foundation

/// Writes all bytes to an open file, and waits if a pipe or a terminal accepts no more for now.
///
/// - Returns: The `errno` of the write that failed; nil if none did.
package func writeAll(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = retrying { write(file, part.baseAddress, part.count) }
        if count > 0 {
            rest = rest.dropFirst(count)
        } else if count < 0, errno == EAGAIN {
            var waiting = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
            poll(&waiting, 1, -1)
        } else {
            return count < 0 ? errno : EIO
        }
    }
    return nil
}

/// Repeats a system call while signals interrupt it.
package func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
        let result = call()
        if result != -1 || errno != EINTR { return result }
    }
}

extension String {
    /// The names in a path. A name may begin with a combining mark, which makes one character with the slash before it.
    package var pathComponents: [String] {
        utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    }
}

/// Creates a folder and its missing parents.
///
/// No folder is created for a ".." after it: the path would then lead elsewhere than when it was checked.
package func makeFolder(at path: String) throws(DiskError) {
    guard mkdir(path, 0o777) != 0 else { return }
    switch errno {
    case EEXIST, EISDIR: return
    case ENOENT:
        let names = path.pathComponents
        let parent = names.dropLast().joined(separator: "/")
        guard !parent.isEmpty, names.last != "..", names.dropLast().last != ".." else {
            throw DiskError(ENOENT, at: path, tried: "create the folder")
        }
        try makeFolder(at: path.hasPrefix("/") ? "/" + parent : parent)
        if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
        fallthrough
    default: throw DiskError(errno, at: path, tried: "create the folder")
    }
}

/// Replacements for `Data.write(to:)` of Foundation. On Linux (Swift 6.3.1), that method starts over after a partial write and
/// reports no error.
extension Data {
    /// Writes the bytes to a new file, and to the disk.
    ///
    /// - Throws: The error of the system. The file may have a part of the bytes then.
    package func write(toNewFile path: String) throws(DiskError) {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw DiskError(errno, at: path, tried: "create the file") }
        defer { close(file) }
        if let code = withUnsafeBytes({ writeAll($0, to: file) }) {
            throw DiskError(code, at: path, tried: "write the file")
        }
        // Some file systems cannot sync, which is not an error.
        guard retrying({ fsync(file) }) != 0, ![EINVAL, ENOTSUP].contains(errno) else { return }
        throw DiskError(errno, at: path, tried: "flush it to disk")
    }

    /// Writes the bytes to a hidden file beside `path`, which then takes its place. Others may do the same at the same time.
    ///
    /// - Throws: The error of the system. The old file is still there then.
    package func replaceFile(at path: String) throws(DiskError) {
        let url = URL(fileURLWithPath: path)
        let aside = "\(url.deletingLastPathComponent().path)/.\(url.lastPathComponent).\(UUID().uuidString)"
        do throws(DiskError) {
            try write(toNewFile: aside)
            var status = stat()
            if stat(path, &status) == 0 { chmod(aside, status.st_mode & 0o777) }
            guard rename(aside, path) == 0 else {
                throw DiskError(errno, at: path, tried: "replace the file")
            }
        } catch {
            unlink(aside)
            throw error
        }
    }
}
