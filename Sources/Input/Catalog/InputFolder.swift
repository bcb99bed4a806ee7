import WallpressDiagnostics
import WallpressDisk
import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The input folder. Files outside of it are never read, and no file makes a build wait.
package struct InputFolder: Sendable {
    /// The path as it was given, for messages, without a slash at its end.
    package let path: String
    /// The path with all links resolved.
    private let realPath: String

    /// The largest size of a master in bytes. An uncompressed picture of 256 megapixels, the default limit, fits.
    package static let maxFileByteCount = 1 << 30

    package init(_ path: String) throws(InputError) {
        self.path = path.lastIndex { $0 != "/" }.map { String(path[...$0]) } ?? path
        guard let real = resolvedPath(path), let status = Self.status(of: path) else {
            let code = errno
            let hint = code == ENOENT ? "; `wallpress init \(path.shellPath)` starts one" : ""
            throw .folder(
                path: path,
                reason: "could not open the input folder: \(String(cString: strerror(code)))\(hint)")
        }
        realPath = real
        guard Descriptor.Kind(mode: status.st_mode) == .folder else {
            throw .folder(path: path, reason: "expected a folder of pictures, found a file")
        }
    }

    /// A name in a folder.
    enum Entry {
        case folder
        case file
        case refused(InputError)
    }

    /// Returns the entries of a folder of the input, sorted by name, without hidden files.
    ///
    /// - Throws: If the folder cannot be listed to its end.
    func entries(in folder: String) throws(InputError) -> [(name: String, entry: Entry)] {
        let listing = try listing(of: folder)
        let undecodable = listing.undecodableNames.map { name in
            (name, refused(name, in: folder, tried: "read its name", "it is not UTF-8; rename the file"))
        }
        return undecodable
            + listing.names.compactMap { name in
                guard name.hasPrefix(".") else { return (name, entry(at: folder + "/" + name)) }
                // iCloud Drive puts .forest.jpg.icloud in the place of a forest.jpg that is only on its servers.
                guard name.hasSuffix(".icloud") else { return nil }
                let original = String(name.dropFirst().dropLast(".icloud".count))
                let reason = "the file is only in iCloud; download it first"
                return (original, refused(original, in: folder, tried: "read the file", reason))
            }
    }

    /// Returns the entry with this name in the input folder itself, or nil if nothing is spelled like that.
    ///
    /// - Throws: If the folder cannot be listed to its end.
    func entry(named name: String) throws(InputError) -> Entry? {
        try listing(of: path).names.contains(name) ? entry(at: path + "/" + name) : nil
    }

    /// Returns the names in the input folder itself.
    func names() throws(InputError) -> [String] { try listing(of: path).names }

    private func listing(of folder: String) throws(InputError) -> FolderListing {
        do throws(DiskError) {
            return try FolderListing(of: folder)
        } catch {
            throw .reading(error.code, at: folder, tried: "list the folder")
        }
    }

    private func refused(_ name: String, in folder: String, tried: String, _ reason: String) -> Entry {
        .refused(.unreadable(path: folder + "/" + name, tried: tried, reason: reason))
    }

    /// Returns the kind of a path. Links are followed if they stay in the input.
    func entry(at path: String) -> Entry {
        guard let real = resolvedPath(path) else {
            let code = errno
            if code == ENOENT, let target = Self.linkTarget(of: path) {
                return .refused(.notAFile(path: path, found: "a broken link to \(target)"))
            }
            return .refused(.reading(code, at: path, tried: "find the file"))
        }
        guard real == realPath || real.utf8.starts(with: (realPath + "/").utf8) else {
            return .refused(.outsideInput(path: path, target: real))
        }
        guard let status = Self.status(of: path) else {
            return .refused(.reading(errno, at: path, tried: "read its attributes"))
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return .folder
        case S_IFREG: return .file
        case let kind: return .refused(.notAFile(path: path, found: Self.name(ofKind: kind)))
        }
    }

    /// Returns the name of a kind that is neither a file nor a link.
    static func name(ofKind kind: mode_t) -> String {
        switch kind {
        case S_IFDIR: "a folder"
        case S_IFIFO: "a FIFO"
        case S_IFSOCK: "a socket"
        default: "a device"
        }
    }

    /// Returns the status of a path, following links. If it cannot be read, returns nil and leaves the reason in
    /// `errno`.
    static func status(of path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }

    static func linkTarget(of path: String) -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    }
}

extension InputError {
    /// Makes the error of a system call that failed in the input. The code is the first parameter, so that it is read
    /// before another call can change it.
    static func reading(_ code: Int32, at path: String, tried: String) -> InputError {
        .unreadable(path: path, tried: tried, reason: String(cString: strerror(code)))
    }
}
