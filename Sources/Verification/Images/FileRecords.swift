import WallpressDiagnostics
import WallpressJSON
import WallpaperMetadata

/// The records of image files in `metadata/v2`, by their paths.
package struct FileRecords: Sendable {
    /// A file, and the wallpaper it belongs to.
    struct Record: Sendable {
        let file: ImageFile
        /// Its place in the metadata.
        let position: TextPosition?
        /// The id of the wallpaper.
        let wallpaperID: String

        /// "metadata/v2/wallpapers.json:12:5"
        var place: String { FeedFormat.v2.path + (position.map { ":\($0)" } ?? "") }
    }

    private var records: [Record] = []
    /// The places of the records, by path. A table of the records themselves would reserve as much room for absent entries.
    private var places: [String: Int] = [:]
    /// The files that path keys name beside the records of their wallpaper.
    private var others: [Record] = []

    /// Reads the records of a v2 feed, or none. If two records have one path, the last one counts, as for most readers.
    package init(_ feed: Feed?) {
        for wallpaper in feed?.wallpapers ?? [] {
            let loaded = wallpaper.loaded
            for node in loaded.fileNodes {
                guard let file = ImageFile(node) else { continue }
                places[file.path] = records.count
                records.append(Record(file: file, position: node.position, wallpaperID: wallpaper.id))
            }
            for (path, position) in loaded.namedFiles where self[path]?.wallpaperID != wallpaper.id {
                let file = ImageFile(path: path, variant: nil)
                others.append(Record(file: file, position: position, wallpaperID: wallpaper.id))
            }
        }
    }

    subscript(path: String) -> Record? { places[path].map { records[$0] } }
}

// MARK: - Paths

extension FileRecords {
    /// Returns diagnostics for paths that lead out of the tree, to the metadata or to a file of another wallpaper, and for
    /// missing files. Only a folder shows whether they are missing.
    ///
    /// - Parameter requested: The files that clients ask for. They are checked anyway.
    func diagnostics(besides requested: some Sequence<RequestedImage>, in tree: any Tree) -> [Diagnostic] {
        let named = [records, others].joined()
        let contested = Set(
            named.lazy.filter { self[$0.file.path]?.wallpaperID != $0.wallpaperID }.map(\.file.path))
        var unseen = Set(named.lazy.map(\.file.path))
        // The wallpapers for which clients ask for files that another one names.
        var owners: [String: String] = [:]
        for image in requested where unseen.remove(image.path) != nil {
            if contested.contains(image.path) || self[image.path]?.wallpaperID != image.wallpaperID {
                owners[image.path] = image.wallpaperID
            }
        }
        return named.compactMap { record in
            let path = record.file.path
            if let owner = owners[path] ?? self[path]?.wallpaperID, owner != record.wallpaperID {
                return diagnostic(
                    on: record, expected: "a file of \(record.wallpaperID)",
                    found: "\(path), which belongs to \(owner)")
            }
            return unseen.remove(path) == nil ? nil : diagnostic(on: record, in: tree)
        }
    }

    private func diagnostic(on record: Record, in tree: any Tree) -> Diagnostic? {
        let path = record.file.path
        guard Layout.isSafe(path) else {
            return diagnostic(on: record, expected: "a path inside the tree", found: path.quoted)
        }
        if Layout.isInMetadata(path) { return diagnostic(on: record, expected: "a picture", found: path) }
        switch tree.problem(with: path) {
        case nil, .unread, .unreachable, .givenUp: return nil
        case .missing: return diagnostic(on: record, expected: path, found: "no such file")
        case .otherCase(let spelled): return diagnostic(on: record, expected: path, found: spelled)
        case .refused(let reason, _):
            return diagnostic(on: record, expected: path, found: reason)
        }
    }

    private func diagnostic(on record: Record, expected: String, found: String) -> Diagnostic {
        Diagnostic(
            .recordMismatch, wallpaper: record.wallpaperID, path: FeedFormat.v2.path,
            position: record.position, expected: expected, found: found)
    }
}
