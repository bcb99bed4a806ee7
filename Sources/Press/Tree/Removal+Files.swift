import WallpressDisk
import WallpressPixels
import WallpaperMetadata

extension Removal.Wallpaper {
    /// Adds the files of an entry of the metadata: those that can be removed, and those that stay because there is no record that
    /// wallpress wrote them. The metadata may name any file, such as a README. Only files that are in no layout are read.
    ///
    /// - Parameter others: Paths that belong to other wallpapers.
    mutating func add(
        _ entry: Feed.Wallpaper, layouts: [Layout], in folder: OutputFolder, except others: Set<String>
    ) throws(DiskError) {
        let named = entry.files
        let own = entry.paths(in: layouts).subtracting(others)
        for path in own.subtracting(removable).subtracting(left) {
            switch try folder.kind(of: path) {
            case .file, .link, nil: removable.insert(path)
            case .folder, .other: left.insert(path)
            }
        }
        for file in named where !own.contains(file.path) && !others.contains(file.path) {
            if try folder.isImage(file) { removable.insert(file.path) } else { left.insert(file.path) }
        }
        claimed.formUnion(named.map(\.path))
    }

    /// Adds the files of its entry in the cache that nobody has replaced: those that still have the bytes that wallpress wrote,
    /// and those that are no longer there; and the existing files of asset catalogs.
    ///
    /// - Parameter others: Paths that belong to other wallpapers.
    mutating func add(
        _ entry: Outcome.Record, catalogs: [Layout], in folder: OutputFolder, except others: Set<String>
    ) throws(DiskError) {
        for (path, stamp) in entry.files where Layout.isSafe(path) && !others.contains(path) {
            guard let status = try folder.status(of: path) else {
                removable.insert(path)
                continue
            }
            guard Descriptor.Kind(mode: status.st_mode) == .file else { continue }
            var isOwn = FileStamp(status) == stamp
            if !isOwn, let file = try folder.file(path) {
                isOwn = entry.checksums.contains(try file.record(since: nil).sha256)
            }
            if isOwn { present.insert(path) }
        }
        for catalog in catalogs {
            let paths = Set(catalog.paths(of: id, in: collectionID).filter(Layout.isSafe)).subtracting(others)
            present.formUnion(try folder.present(paths))
        }
        removable.formUnion(present)
    }
}

extension OutputFolder {
    /// Returns the paths that exist.
    func present(_ paths: Set<String>) throws(DiskError) -> [String] {
        var present: [String] = []
        for path in paths where try status(of: path) != nil { present.append(path) }
        return present
    }

    /// Returns the kind of a path, or nil if nothing is there. A path behind a link or a file, or one that no image can have,
    /// is something else.
    fileprivate func kind(of path: String) throws(DiskError) -> Descriptor.Kind? {
        guard Layout.problem(with: path) == nil else { return .other }
        let place = Place(path)
        var folder = try root.again()
        for name in place.folder.split(separator: "/").map(String.init) {
            switch try folder.kind(of: name) {
            case .folder:
                guard let next = try folder.folder(name) else { return nil }
                folder = next
            case nil: return nil
            default: return .other
            }
        }
        return try folder.kind(of: place.name)
    }

    /// Returns whether nothing is lost if a file that v2 names is removed: it is an image with the bytes in v2, or gone.
    fileprivate func isImage(_ file: ImageFile) throws(DiskError) -> Bool {
        guard ImageFormat(path: file.path) != nil else { return false }
        guard let kind = try kind(of: file.path) else { return true }
        guard kind == .file, let sha256 = file.sha256 else { return false }
        return try self.file(file.path)?.record(since: nil).sha256.description == sha256
    }
}
