import WallpressJSON
import WallpaperMetadata

/// The metadata of a tree in which some wallpapers keep the entries that they have in the live feed.
struct ComposedFeeds {
    /// The metadata files.
    let feeds: Release.Feeds

    /// - Parameters:
    ///   - releases: Those that have the entries. The last one with a wallpaper counts.
    ///   - ids: The wallpapers that keep theirs. If there are none, the files are those of the tree, byte for byte.
    init(tree: LocalTree, releases: [Release], ids: [String]) {
        if ids.isEmpty {
            feeds = Release.Feeds(v1: tree.v1.bytes, v2: tree.v2.bytes)
            return
        }
        let kept = Set(ids)
        func composed(_ feed: Feed, _ version: MetadataVersion) -> [UInt8] {
            let released = releases.flatMap { Feed($0.feeds[version], version).wallpapers }
            let entries = Dictionary(released.map { ($0.id, $0.node) }, uniquingKeysWith: { $1 })
            return Array((feed.root?.keeping(kept, entries) ?? .null).formatted.utf8)
        }
        feeds = Release.Feeds(v1: composed(tree.v1, .v1), v2: composed(tree.v2, .v2))
    }

    /// The keys that change in the entries of wallpapers, by id.
    func changes(since live: LiveState) -> [String: [String]] {
        var keys: [String: [String]] = [:]
        for version in MetadataVersion.allCases {
            guard let old = live.feeds[version] else { continue }
            let difference = FeedDifference(from: Feed(old, version), to: Feed(feeds[version], version))
            for (id, changed) in difference.changes { keys[id, default: []] += changed }
        }
        return keys.mapValues(\.uniqued)
    }
}

extension JSONNode {
    /// Returns metadata in which these wallpapers have these entries. Their names are those of the metadata, because a name
    /// changes no picture.
    fileprivate func keeping(_ ids: Set<String>, _ entries: [String: JSONNode]) -> JSONNode {
        replacingElements(of: "collections") { collection in
            collection.replacingElements(of: "wallpapers") { wallpaper in
                guard let id = wallpaper["id"]?.text, ids.contains(id), var entry = entries[id] else {
                    return wallpaper
                }
                if let name = wallpaper["name"] { entry["name"] = name }
                return entry
            }
        }
    }

    /// Returns the node with other elements in one of its arrays. Those that become nil leave it.
    func replacingElements(of key: String, by transform: (JSONNode) -> JSONNode?) -> JSONNode {
        guard let elements = self[key]?.elements else { return self }
        var node = self
        node[key] = .array(elements.compactMap(transform))
        return node
    }
}
