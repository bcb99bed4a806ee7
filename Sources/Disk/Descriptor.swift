#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// An open file or folder that is closed when this value is destroyed.
///
/// Names are looked up in an open folder, without following links. So replacing a folder with a link cannot lead a
/// build out of the output.
package struct Descriptor: ~Copyable, Sendable {
    /// The kind of a name in a folder. Links are not followed.
    package enum Kind {
        case file, folder, link, other

        package init(mode: mode_t) {
            self =
                switch mode & S_IFMT {
                case S_IFREG: .file
                case S_IFDIR: .folder
                case S_IFLNK: .link
                default: .other
                }
        }
    }

    package let number: Int32
    /// The path for messages.
    package let path: String

    /// Opens the folder at a path that a user gave. Links are followed.
    package init(root path: String) throws(DiskError) {
        number = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        self.path = path
        guard number >= 0 else { throw DiskError(errno, at: path, tried: "open the folder") }
    }

    package init(number: Int32, path: String) {
        self.number = number
        self.path = path
    }

    deinit {
        if number >= 0 { close(number) }
    }

    /// Returns the path of a name in this folder, for messages.
    package func path(of name: String) -> String { path.hasSuffix("/") ? path + name : "\(path)/\(name)" }

    /// Returns size, kind, times and inode.
    package func status() throws(DiskError) -> stat {
        var status = stat()
        guard fstat(number, &status) == 0 else {
            throw DiskError(errno, at: path, tried: "read its attributes")
        }
        return status
    }

    /// Writes everything to the disk, so that it survives a loss of power. It is not an error if the disk cannot sync
    /// folders.
    package func sync() throws(DiskError) {
        #if canImport(Darwin)
            // On macOS, fsync leaves the bytes in the cache of the drive.
            if fcntl(number, F_FULLFSYNC) == 0 { return }
        #endif
        guard retrying({ fsync(number) }) != 0, errno != EINVAL, errno != ENOTSUP else { return }
        throw DiskError(errno, at: path, tried: "flush it to disk")
    }
}

// MARK: - Folders

extension Descriptor {
    /// Opens this folder a second time.
    package func again() throws(DiskError) -> Descriptor {
        let found = openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard found >= 0 else { throw DiskError(errno, at: path, tried: "open the folder") }
        return Descriptor(number: found, path: path)
    }

    /// Opens the folder with this name. Returns nil if there is none.
    package func folder(_ name: String) throws(DiskError) -> Descriptor? {
        let found = openat(number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard found < 0 else { return Descriptor(number: found, path: path(of: name)) }
        let code = errno
        if code == ENOENT { return nil }
        let reason: String? =
            switch try status(of: name).map({ Kind(mode: $0.st_mode) }) {
            case .link: DiskError.linkReason
            case .file, .other: "expected a folder, found a file"
            case .folder, nil: nil
            }
        guard let reason else { throw DiskError(code, at: path(of: name), tried: "open the folder") }
        throw DiskError(at: path(of: name), tried: "open the folder", reason: reason)
    }

    /// Opens the folder with this name, and creates it if there is none.
    package func folder(making name: String, mode: mode_t = 0o777) throws(DiskError) -> Descriptor {
        if let folder = try folder(name) { return folder }
        guard mkdirat(number, name, mode) == 0 || errno == EEXIST else {
            throw DiskError(errno, at: path(of: name), tried: "create the folder")
        }
        if let folder = try folder(name) { return folder }
        throw DiskError(ENOENT, at: path(of: name), tried: "open the folder")
    }

    /// Returns the status of a name in this folder, or nil if there is no such name.
    package func status(of name: String) throws(DiskError) -> stat? {
        var status = stat()
        if fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return status }
        if errno == ENOENT { return nil }
        throw DiskError(errno, at: path(of: name), tried: "read its attributes")
    }

    /// Returns the kind of a name in this folder, or nil if there is no such name.
    package func kind(of name: String) throws(DiskError) -> Kind? {
        try status(of: name).map { Kind(mode: $0.st_mode) }
    }

    /// Returns the names in this folder.
    package func listing() throws(DiskError) -> FolderListing {
        try FolderListing(of: number, path: path)
    }

    /// Moves a file from this folder to another one on the same disk, and replaces a file with the new name.
    package func move(_ name: String, to folder: borrowing Descriptor, as newName: String) throws(DiskError) {
        guard renameat(number, name, folder.number, newName) == 0 else {
            throw DiskError(errno, at: folder.path(of: newName), tried: "move the file into place")
        }
    }

    /// Makes a hard link in another folder to a file of this one. Returns false if the disk has no hard links.
    package func link(
        _ name: String, to folder: borrowing Descriptor, as newName: String
    ) throws(DiskError) -> Bool {
        guard linkat(number, name, folder.number, newName, 0) != 0 else { return true }
        let code = errno
        if [EXDEV, EPERM, EMLINK, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(code) { return false }
        throw DiskError(code, at: path(of: name), tried: "create a hard link to it")
    }

    /// Removes a file or a link, but not the target of the link. It is not an error if there is no such name.
    package func remove(_ name: String) throws(DiskError) {
        guard unlinkat(number, name, 0) != 0, errno != ENOENT else { return }
        throw DiskError(errno, at: path(of: name), tried: "remove the file")
    }

    /// Removes a folder if it is empty, and returns whether it did.
    package func removeFolderIfEmpty(_ name: String) -> Bool { unlinkat(number, name, AT_REMOVEDIR) == 0 }
}
