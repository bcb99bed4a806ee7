import WallpaperMetadata

/// What `metadata/v2` says of the picture files, by their paths.
struct FileRecords: Sendable {
    /// What it says of one file; nil where it does not say it, or not in a form that can be read.
    struct Record: Sendable {
        var width, height, bytes: Int?
        /// 64 hexadecimal digits in lower case.
        var sha256: String?
        /// The id of the wallpaper.
        let wallpaper: String
        /// Where it says so in the metadata.
        let position: TextPosition?

        /// "metadata/v2/wallpapers.json:12:5"
        var place: String { Layout.metadataPath(.v2) + (position.map { ":\($0)" } ?? "") }
    }

    private let records: [String: Record]

    /// The records of a v2 feed; none without one. Of two records of a path the last one counts, as for most
    /// readers.
    init(_ feed: Feed?) {
        var records: [String: Record] = [:]
        for wallpaper in feed?.wallpapers ?? [] {
            for file in wallpaper.node["files"]?.elements ?? [] {
                guard let path = file["path"]?.text else { continue }
                records[path] = Record(
                    width: file["width"]?.count, height: file["height"]?.count, bytes: file["bytes"]?.count,
                    sha256: file["sha256"]?.text?.lowercased(), wallpaper: wallpaper.id,
                    position: file.position)
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
