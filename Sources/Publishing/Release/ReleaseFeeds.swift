import WallpressJSON
import WallpaperMetadata

extension Release {
    /// The metadata files of a release, byte for byte. Each format has one.
    public struct Feeds: Sendable, Equatable {
        private let files: [FeedFormat: [UInt8]]

        /// Creates the feeds from files. v1 and v2 must be among them or follow from each other. Other files that v2 asks for and
        /// that are missing are made. Files that no server has are left out.
        package init(_ files: [FeedFormat: [UInt8]]) {
            let files = files.filter(\.key.isServed)
            let asked = WriterInput.areNamed(in: files[.v2] ?? []) ? FeedFormat.served : [.v1, .v2]
            let missing = asked.filter { files[$0] == nil }
            guard !missing.isEmpty, let merged = MergedFeed(reading: files) else {
                self.files = files
                return
            }
            self.files = missing.reduce(into: files) { $0[$1] = $1.project(merged)?.bytes }
        }

        /// The formats of which there is a file, in the order in which they are replaced.
        package var formats: [FeedFormat] { FeedFormat.served.filter { files[$0] != nil } }

        /// The file of a format; empty if there is none.
        public subscript(format: FeedFormat) -> [UInt8] { files[format] ?? [] }
    }
}

extension Release.Feeds {
    /// Returns the metadata without some wallpapers, and without collections that become empty. Returns nil if it cannot be
    /// read.
    func without(_ ids: Set<String>) -> Release.Feeds? {
        if ids.isEmpty { return self }
        return MergedFeed(reading: files).map {
            Release.Feeds($0.mapWallpapers { ids.contains($0.id) ? nil : $0 })
        }
    }

    /// Creates all files of a feed.
    init(_ feed: MergedFeed) {
        files = FeedFormat.served.reduce(into: [:]) { $0[$1] = $1.project(feed)?.bytes }
    }

    /// Returns whether both are the same to clients.
    func hasSameContent(as other: Release.Feeds) -> Bool {
        formats == other.formats
            && formats.allSatisfy { Feed(self[$0], $0).hasSameContent(as: Feed(other[$0], $0)) }
    }
}

extension MergedFeed {
    /// Reads the files of a server or release. Returns nil if a file of collections is not JSON.
    init?(reading files: [FeedFormat: [UInt8]]) {
        let feeds = files.keys.map { ($0, Feed(files[$0] ?? [], $0)) }.filter {
            $0.keys != nil || $1.root != nil
        }
        guard feeds.allSatisfy({ $1.root != nil }) else { return nil }
        self.init(Dictionary(uniqueKeysWithValues: feeds))
    }
}

// MARK: - JSON

extension Release.Feeds {
    /// Reads the feeds of a record. Older records have no feeds in newer formats.
    init(_ node: JSONNode) throws(JSONError) {
        var files: [FeedFormat: [UInt8]] = [:]
        for format in FeedFormat.served.reversed()
        where [.v1, .v2].contains(format) || node[format.id] != nil {
            files[format] = Array(try node.text(at: format.id).utf8)
        }
        self.init(files)
    }

    var json: JSONNode {
        .object(
            formats.reversed().map { .init($0.id, .string(String(decoding: self[$0], as: UTF8.self))) }
        )
    }
}
