import WallpaperMetadata

/// What `metadata/v2` says of the picture files, by their paths.
struct FileRecords: Sendable {
    /// What it says of one file; nil where it does not say it, or not in a form that can be read.
    struct Record: Sendable {
        var width, height, bytes: Int?
        /// 64 hexadecimal digits in lower case.
        var sha256: String?
        /// Where it says so: the path of the metadata, line and column.
        let place: String
    }

    private let records: [String: Record]

    /// The records of a v2 feed; none without one. Of two records of a path the last one counts, as for most
    /// readers.
    init(_ feed: Feed?) {
        var records: [String: Record] = [:]
        for wallpaper in feed?.wallpapers ?? [] {
            for file in wallpaper.node["files"]?.elements ?? [] {
                guard let feed, let path = file["path"]?.text else { continue }
                let position = file.position.map { ":\($0)" } ?? ""
                records[path] = Record(
                    width: file["width"]?.count, height: file["height"]?.count, bytes: file["bytes"]?.count,
                    sha256: file["sha256"]?.text?.lowercased(), place: feed.path + position)
            }
        }
        self.records = records
    }

    subscript(path: String) -> Record? { records[path] }

    /// All files that are spoken of.
    var paths: some Collection<String> { records.keys }
}

extension JSONNode {
    fileprivate var count: Int? { if case .number(let digits) = value { Int(digits) } else { nil } }
}
