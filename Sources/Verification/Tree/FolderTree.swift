import Foundation
import WallpaperManager
import WallpaperMetadata

/// A tree on disk. It is only read.
///
/// Links are followed as long as they stay inside the tree, because the files they lead to are uploaded with
/// it.
package struct FolderTree: Tree {
    package let name: String
    /// The root without links, and without a slash at its end.
    private let root: String
    /// The names in each folder that was listed, by the same names in lower case.
    private let listings = Locked<[String: [String: [String]]]>([:])
    /// All files, once they were listed. Several checks need them, and a tree may be large.
    private let listed = Locked<[String]?>(nil)

    /// The most files that are listed. Somebody may have named the wrong folder.
    static let mostFiles = 1_000_000

    /// The tree below a folder.
    ///
    /// - Throws: `VerificationError.noTree` where there is no folder.
    package init(_ path: String) throws(VerificationError) {
        guard let root = Self.realPath(path), let mode = Self.mode(of: root, followsLinks: true) else {
            throw .noTree(path: path, found: "nothing")
        }
        guard mode & S_IFMT == S_IFDIR else { throw .noTree(path: path, found: Self.kind(mode)) }
        name = path
        self.root = root == "/" ? "" : root
    }

    package func fetch(_ path: String, limit: Int) async throws(FetchError) -> Fetched {
        guard Layout.isSafe(path), let spelled = spelling(of: path) else { throw .missing }
        guard spelled == path else { throw .otherCase(spelled) }
        return Fetched(bytes: try read(path, limit: limit))
    }

    package func files() -> [String]? {
        listed.withLock { listed in
            let files = listed ?? walked()
            listed = files
            return files
        }
    }

    private func walked() -> [String] {
        var files: [String] = []
        var folders = [""]
        while let folder = folders.popLast(), files.count < Self.mostFiles {
            for name in Self.names(in: root + "/" + folder) where !name.hasPrefix(".") {
                let path = folder + name
                guard let mode = Self.mode(of: root + "/" + path, followsLinks: false) else { continue }
                if mode & S_IFMT == S_IFDIR { folders.append(path + "/") } else { files.append(path) }
            }
        }
        return files.sorted()
    }
}

// MARK: - Names

extension FolderTree {
    /// The path as the disk spells it. It may differ by case, even where the disk ignores case.
    private func spelling(of path: String) -> String? {
        var folder = ""
        for part in path.split(separator: "/").map(String.init) {
            guard let candidates = listing(of: folder)[part.lowercased()] else { return nil }
            folder += "/" + (candidates.contains(part) ? part : candidates[0])
        }
        return String(folder.dropFirst())
    }

    private func listing(of folder: String) -> [String: [String]] {
        if let known = listings.withLock({ $0[folder] }) { return known }
        let listing = Dictionary(grouping: Self.names(in: root + folder + "/")) { $0.lowercased() }
        listings.withLock { $0[folder] = listing }
        return listing
    }

    private static func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    }
}

// MARK: - Reading

extension FolderTree {
    private func read(_ path: String, limit: Int) throws(FetchError) -> [UInt8] {
        guard let real = Self.realPath(root + "/" + path) else {
            throw .refused("it cannot be opened: \(String(cString: strerror(errno)))")
        }
        guard real.hasPrefix(root + "/") else { throw .refused("it is a link that leads out of the tree") }
        // Without waiting: a pipe has nobody at its other end. Nothing is followed, since nothing is left to.
        let file = open(real, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw .refused("it cannot be opened: \(String(cString: strerror(errno)))") }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .refused(String(cString: strerror(errno))) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw .refused("it is \(Self.kind(status.st_mode)), not a file")
        }
        guard status.st_size <= limit else {
            throw .refused("it has \(status.st_size) bytes, the limit is \(limit)")
        }
        return try Self.read(file, size: Int(status.st_size), limit: limit)
    }

    /// All bytes of an open file, which may have grown since its size was read.
    private static func read(_ file: Int32, size: Int, limit: Int) throws(FetchError) -> [UInt8] {
        var bytes: [UInt8] = []
        var failure: Int32?
        while failure == nil, bytes.count <= limit {
            let wanted = max(4096, size + 1 - bytes.count)
            let chunk = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
                let got = Foundation.read(file, buffer.baseAddress, wanted)
                if got < 0, errno != EINTR { failure = errno }
                count = max(0, got)
                if got == 0 { failure = 0 }
            }
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
        }
        if let failure, failure != 0 { throw .refused(String(cString: strerror(failure))) }
        guard bytes.count <= limit else { throw .refused("it has more than \(limit) bytes") }
        return bytes
    }

    private static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    private static func mode(of path: String, followsLinks: Bool) -> mode_t? {
        var status = stat()
        return (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 ? status.st_mode : nil
    }

    private static func kind(_ mode: mode_t) -> String {
        switch mode & S_IFMT {
        case S_IFREG: "a file"
        case S_IFDIR: "a folder"
        case S_IFIFO: "a pipe"
        case S_IFSOCK: "a socket"
        default: "a device"
        }
    }
}
