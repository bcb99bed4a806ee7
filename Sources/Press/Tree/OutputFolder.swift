import WallpressDisk
import WallpaperMetadata

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The folder of a tree. It stays open, and it is locked while a build writes to it.
///
/// Paths are relative, as `Layout` makes them. The folder itself may be a link to a folder. Links inside it are never
/// followed, so that nothing outside is read, written or removed.
package final class OutputFolder: Sendable {
    /// The name of the staging folder. Everything else in the tree may belong to other programs too.
    package static let stagingName = ".wallpress-staging"

    let root: Descriptor
    let isLocked: Bool
    let isShared: Bool

    /// Opens and locks the folder for a build. Creates it and its parents if they do not exist.
    ///
    /// The lock is on the folder itself. It ends with this value or with the process, so no lock file can be left
    /// behind.
    ///
    /// - Parameter sharing: Whether others that share it too may write at the same time, as shards do.
    /// - Throws: `PressError.outputInUse` while another build holds the lock, `PressError.output` if the folder
    ///   cannot be created, opened or locked.
    package init(buildingAt path: String, sharing: Bool = false) throws(PressError) {
        try onDisk(makeFolder(at: path))
        root = try onDisk(Descriptor(root: path))
        isLocked = true
        isShared = sharing
        guard flock(root.number, (sharing ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 else { return }
        switch errno {
        case EWOULDBLOCK: throw .outputInUse(path: path)
        // Servers of files may have no locks for folders.
        case EBADF, ENOLCK, ENOTSUP, EINVAL, ENOSYS: return
        default: throw PressError(DiskError(errno, at: path, tried: "lock the folder"))
        }
    }

    /// Opens the folder for reading only, as a dry run does. Nothing is made or locked.
    ///
    /// - Returns: nil if there is no such folder.
    /// - Throws: `DiskError` if it exists and cannot be opened.
    package init?(readingAt path: String) throws(DiskError) {
        let number = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard number >= 0 else {
            if errno == ENOENT { return nil }
            throw DiskError(errno, at: path, tried: "open the folder")
        }
        root = Descriptor(number: number, path: path)
        isLocked = false
        isShared = false
    }

    /// Unlocks the folder. Closing it would not be enough: a process that is being started may still have a copy of the
    /// descriptor, and with it the lock.
    deinit {
        if isLocked { flock(root.number, LOCK_UN) }
    }

    /// Returns the bytes of a file, or nil if there is no such file.
    ///
    /// - Parameter limit: The largest size in bytes. Metadata of 100,000 wallpapers has 300 MB.
    /// - Throws: `DiskError` if the path is not safe, leads through a link or does not lead to a file, or if the
    ///   file is larger than `limit` or cannot be read.
    package func read(_ path: String, limit: Int = 1 << 30) throws(DiskError) -> [UInt8]? {
        guard let file = try file(path) else { return nil }
        return try file.all(upTo: limit)
    }

    /// Returns the size of a file in bytes, or nil if there is no such file.
    ///
    /// - Throws: The same errors as `read`.
    package func size(of path: String) throws(DiskError) -> Int? {
        guard let file = try file(path) else { return nil }
        return Int(try file.status().st_size)
    }
}

// MARK: - Opening files and folders

extension OutputFolder {
    /// Opens the folder at a relative path ("" is the root). Returns nil if it or a folder above it does not exist.
    func folder(_ path: String, making: Bool = false) throws(DiskError) -> Descriptor? {
        var folder = try root.again()
        for name in path.pathComponents {
            if making {
                folder = try folder.folder(making: name)
            } else if let next = try folder.folder(name) {
                folder = next
            } else {
                return nil
            }
        }
        return folder
    }

    /// Opens the file at a path for reading. Returns nil if there is none.
    func file(_ path: String) throws(DiskError) -> Descriptor? {
        try checkSpelling(of: path)
        let place = Place(path)
        guard let folder = try folder(place.folder) else { return nil }
        return try folder.file(place.name)
    }

    /// Returns the status of a path, or nil if it or a folder above it does not exist.
    func status(of path: String) throws(DiskError) -> stat? {
        let place = Place(path)
        guard let folder = try folder(place.folder) else { return nil }
        return try folder.status(of: place.name)
    }

    /// Returns the status of each path that exists.
    func statuses(of paths: [String]) throws(DiskError) -> [String: stat] {
        var found: [String: stat] = [:]
        for (parent, paths) in Dictionary(grouping: paths, by: { Place($0).folder }) {
            guard let folder = try folder(parent) else { continue }
            for path in paths { found[path] = try folder.status(of: Place(path).name) }
        }
        return found
    }

    /// Refuses a path that could lead out of the folder.
    func checkSpelling(of path: String) throws(DiskError) {
        guard !Layout.isSafe(path) else { return }
        throw DiskError(
            at: root.path(of: path), tried: "use this path",
            reason: "it is not a relative path of plain names")
    }
}
