import WallpressJSON
import WallpressVerification
import WallpaperMetadata

extension FuzzTarget {
    /// A document of a writer: through its readers, and through the merge of a build, which is idempotent.
    static let document = FuzzTarget(
        name: "document", longest: 4096, seeds: { documentSeeds() },
        words: [
            "Wallpapers", "name", "author", "url", "thumbUrl", "size", "data", "title", "attachment",
            "location",
            "attribution", "solid_color", "schemaVersion", "images", "source", "collections", "wallpapers",
            "id",
        ].map { "\"\($0)\"" }
    ) { bytes in
        guard let root = try? JSONNode(parsing: bytes) else { return false }
        for profile in Profile.known {
            guard let writing = Writing(profile, url: "https://w.example") else { continue }
            for reader in DocumentReader.all where writing.writer.documents.contains(reader.format) {
                let reading = reader.read(.init(root: root, writing: writing) { $0.count % 2 == 0 })
                expect(!reading.isFailure || !reading.faults.isEmpty, "a failure has a reason")
            }
            for format in writing.writer.documents {
                guard let file = try? Feed(checking: bytes, format, path: format.path) else { continue }
                func merged(_ file: Feed) -> [UInt8]? {
                    format.project(MergedFeed([.v2: v2, format: file]))?.bytes
                }
                let once = merged(file) ?? []
                guard let again = try? Feed(checking: once, format, path: format.path) else {
                    expect(
                        file.root.map { (try? JSONNode(parsing: $0.formatted.utf8)) == nil } ?? true,
                        "it is JSON")
                    continue
                }
                expect(merged(again) == once, "merging again changes nothing")
            }
        }
        return true
    }

    /// A feed with one wallpaper for all profiles.
    private static let v2: Feed = {
        let profiles = Profile.known.filter { $0.writer != nil }
        let writings = profiles.compactMap { Writing($0, url: "https://w.example")?.json.compact }
        let paths = profiles.flatMap { profile in
            profile.layout.slots.map { profile.layout.path(to: $0, of: "lake", in: "c") }
        }
        let files = paths.map { #"{"path": "\#($0)", "width": 1, "height": 1, "bytes": 1, "sha256": ""}"# }
        let text = #"""
            {"last-updated-date": "2026-01-02", "documents": [\#(writings.joined(separator: ","))],
             "collections": [{"id": "c", "wallpapers": [{"id": "lake", "files": [\#(files.joined(separator: ","))]}]}]}
            """#
        return Feed(Array(text.utf8), .v2)
    }()

    private static func documentSeeds() -> [[UInt8]] {
        Writer.all.flatMap(\.documents).compactMap { $0.project(MergedFeed([.v2: v2]))?.bytes }
    }
}
