import WallpaperMetadata

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The folder the server's tree is in, held open, and locked while a build writes to it.
///
/// Paths are relative, in the spelling of `Layout`. The folder itself may be given as a link to a folder;
/// below it no link is ever followed, so that nothing outside is read, written or removed.
public final class OutputFolder: Sendable {
    /// Where files are written before they get their place; nothing else in the tree is ours alone.
    package static let stagingName = ".wallpress-staging"

    /// The path as it was given.
    public let path: String
    let root: Descriptor
    let isLocked: Bool

    /// Opens the folder for a build, making it and the folders above it when they are missing.
    ///
    /// The lock is on the folder itself and ends with this value or with the process, however it ends, so
    /// no lock file is ever left behind.
    ///
    /// - Throws: `PressError.outputInUse` while another build holds the lock; `PressError.output` when the
    ///   folder cannot be made, opened or locked.
    public init(buildingAt path: String) throws(PressError) {
        try Self.makeFolder(at: path)
        root = try Descriptor(root: path)
        self.path = path
        isLocked = true
        guard flock(root.number, LOCK_EX | LOCK_NB) != 0 else { return }
        if errno == EWOULDBLOCK { throw .outputInUse(path: path) }
        throw .system(errno, at: path, tried: "lock the folder")
    }

    /// Opens the folder to look only, as a dry run does: nothing is made and nothing is locked.
    ///
    /// - Returns: nil when there is no such folder yet.
    /// - Throws: `PressError.output` when it is there and cannot be opened.
    public init?(readingAt path: String) throws(PressError) {
        guard access(path, F_OK) == 0 || errno != ENOENT else { return nil }
        root = try Descriptor(root: path)
        self.path = path
        isLocked = false
    }

    /// Closing would not be enough: a process that is just being started may still hold a copy of the
    /// descriptor, and with it the lock.
    deinit {
        if isLocked { flock(root.number, LOCK_UN) }
    }

    /// The bytes of a file, or nil when there is none.
    ///
    /// - Parameter limit: the most bytes that are read; a metadata file is far below the default of 256 MiB.
    /// - Throws: `PressError.output` when the path is not a safe one, leads through a link, names something
    ///   other than a file, or the file is larger than `limit` or cannot be read.
    public func read(_ path: String, limit: Int = 256 << 20) throws(PressError) -> [UInt8]? {
        guard let file = try file(path) else { return nil }
        return try file.all(upTo: limit)
    }

    /// The size of a file in bytes, or nil when there is none.
    ///
    /// - Throws: as `read` does.
    public func size(of path: String) throws(PressError) -> Int? {
        guard let file = try file(path) else { return nil }
        return Int(try file.status().st_size)
    }

    /// All files below the folder, sorted.
    ///
    /// Left out are names that no layout can have (they cannot be ours), links to files, and what is staged.
    ///
    /// - Throws: `PressError.output` when a folder cannot be read or is a link to a folder.
    public func files() throws(PressError) -> [String] {
        var found: [String] = []
        var pending = [""]
        while let parent = pending.popLast() {
            guard let folder = try folder(parent) else { continue }
            for name in try folder.names() where Layout.isSafe(name) && name != Self.stagingName {
                let path = parent.isEmpty ? name : "\(parent)/\(name)"
                switch try folder.kind(of: name) {
                case .file: found.append(path)
                case .folder: pending.append(path)
                case .link where folder.isLinkToFolder(name):
                    throw .output(
                        path: folder.path(of: name), tried: "list the folder", reason: PressError.linkReason)
                case .link, .other, nil: break
                }
            }
        }
        return found.sorted()
    }

    private static func makeFolder(at path: String) throws(PressError) {
        guard mkdir(path, 0o777) != 0 else { return }
        switch errno {
        case EEXIST, EISDIR: return
        case ENOENT:
            let parent = path.split(separator: "/").dropLast().joined(separator: "/")
            guard !parent.isEmpty else { throw .system(ENOENT, at: path, tried: "make the folder") }
            try makeFolder(at: path.hasPrefix("/") ? "/" + parent : parent)
            if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
            fallthrough
        default: throw .system(errno, at: path, tried: "make the folder")
        }
    }
}

// MARK: - Ways to a file

extension OutputFolder {
    /// The folder at a relative path ("" is the root), or nil when it or one above it is missing.
    func folder(_ path: String, making: Bool = false) throws(PressError) -> Descriptor? {
        var folder = try root.again()
        for name in path.split(separator: "/").map(String.init) {
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

    /// The file at a path, open for reading, or nil when there is none.
    func file(_ path: String) throws(PressError) -> Descriptor? {
        try checkSpelling(of: path)
        let place = Place(path)
        guard let folder = try folder(place.folder) else { return nil }
        return try folder.file(place.name)
    }

    /// What is known of the name a path ends in, or nil when it or a folder above it is missing.
    func status(of path: String) throws(PressError) -> stat? {
        let place = Place(path)
        guard let folder = try folder(place.folder) else { return nil }
        return try folder.status(of: place.name)
    }

    /// What is known of names that paths end in, as far as they can be looked at.
    func statuses(of paths: [String]) -> [String: stat] {
        var found: [String: stat] = [:]
        for (parent, paths) in Dictionary(grouping: paths, by: { Place($0).folder }) {
            guard let folder = try? folder(parent) else { continue }
            for path in paths { found[path] = try? folder.status(of: Place(path).name) }
        }
        return found
    }

    /// Refuses a path that could lead out of the folder.
    func checkSpelling(of path: String) throws(PressError) {
        guard !Layout.isSafe(path) else { return }
        throw .output(
            path: root.path(of: path), tried: "use this path",
            reason: "it is not a relative path of plain names")
    }
}

/// A relative path, taken apart.
struct Place {
    /// The path of the folder, empty for the root.
    let folder: String
    /// The last part.
    let name: String

    init(_ path: String) {
        let parts = path.split(separator: "/")
        folder = parts.dropLast().joined(separator: "/")
        name = parts.last.map(String.init) ?? ""
    }

    /// The folder and all above it up to the root, the deepest first.
    var folders: [String] {
        let parts = folder.split(separator: "/")
        return (0...parts.count).reversed().map { parts.prefix($0).joined(separator: "/") }
    }
}
