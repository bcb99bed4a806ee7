import Diagnostics
import WallpaperMetadata

/// What `metadata/v2` says about the picture files, by their paths.
package struct FileRecords: Sendable {
    /// A file, and the wallpaper it belongs to.
    struct Record: Sendable {
        let file: Feed.File
        /// The id of the wallpaper.
        let wallpaper: String

        /// "metadata/v2/wallpapers.json:12:5"
        var place: String { Layout.metadataPath(.v2) + (file.position.map { ":\($0)" } ?? "") }
    }

    private var records: [Record] = []
    /// Where they are, by path. A table of the records themselves would have as much room for what is not there.
    private var places: [String: Int] = [:]

    /// The records of a v2 feed, or none. Of two records for one path the last one counts, as for most readers.
    package init(_ feed: Feed?) {
        for wallpaper in feed?.wallpapers ?? [] {
            for file in wallpaper.files {
                places[file.path] = records.count
                records.append(Record(file: file, wallpaper: wallpaper.id))
            }
        }
    }

    subscript(path: String) -> Record? { places[path].map { records[$0] } }

    /// Diagnostics for files that have a record and that no client of the served profiles asks for. Only a
    /// folder can tell whether they are there.
    ///
    /// - Parameter asked: The paths that clients ask for. Those files are looked at anyway.
    func diagnostics(besides requested: some Sequence<String>, in tree: any Tree) -> [Diagnostic] {
        Set(places.keys).subtracting(requested).sorted().compactMap { path in
            guard let record = self[path] else { return nil }
            let isSafe = Layout.isSafe(path)
            let found: String
            switch isSafe ? tree.problem(with: path) : .missing {
            case nil, .unread, .unreachable, .givenUp: return nil
            case .missing: found = isSafe ? "no such file" : path.quoted
            case .otherCase(let spelled): found = spelled
            case .refused(let reason), .withheld(let reason): found = reason
            }
            return Diagnostic(
                .recordMismatch, wallpaper: record.wallpaper, path: Layout.metadataPath(.v2),
                position: record.file.position, expected: isSafe ? path : "a path inside the tree",
                found: found)
        }
    }
}
