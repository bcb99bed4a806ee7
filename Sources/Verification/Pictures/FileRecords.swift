import Diagnostics
import WallpaperMetadata

/// What `metadata/v2` says about the picture files, by their paths.
struct FileRecords: Sendable {
    /// A file, and the wallpaper it belongs to.
    struct Record: Sendable {
        let file: Feed.File
        /// The id of the wallpaper.
        let wallpaper: String

        /// "metadata/v2/wallpapers.json:12:5"
        var place: String { Layout.metadataPath(.v2) + (file.position.map { ":\($0)" } ?? "") }
    }

    private let records: [String: Record]

    /// The records of a v2 feed, or none. Of two records for one path the last one counts, as for most readers.
    init(_ feed: Feed?) {
        var records: [String: Record] = [:]
        for wallpaper in feed?.wallpapers ?? [] {
            for file in wallpaper.files { records[file.path] = Record(file: file, wallpaper: wallpaper.id) }
        }
        self.records = records
    }

    subscript(path: String) -> Record? { records[path] }

    /// The paths of all files that have a record.
    var paths: some Collection<String> { records.keys }

    /// Diagnostics for files that have a record and that no client of the served profiles asks for. Only a
    /// folder can tell whether they are there.
    ///
    /// - Parameter asked: The paths that clients ask for. Those files are looked at anyway.
    func diagnostics(besides requested: some Sequence<String>, in tree: any Tree) -> [Diagnostic] {
        let others = Set(paths).subtracting(requested).sorted()
        let files = others.isEmpty ? nil : tree.files().map(Set.init)
        return others.compactMap { path in
            guard let record = self[path] else { return nil }
            let isSafe = Layout.isSafe(path)
            if isSafe, files?.contains(path) ?? true { return nil }
            return Diagnostic(
                .recordMismatch, wallpaper: record.wallpaper, path: Layout.metadataPath(.v2),
                position: record.file.position, expected: isSafe ? path : "a path inside the tree",
                found: isSafe ? "no such file" : path.quoted)
        }
    }
}
