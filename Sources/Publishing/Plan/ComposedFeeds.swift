import WallpressJSON
import WallpaperMetadata

/// The metadata of a tree in which some wallpapers keep the entries that they have in the live feed.
struct ComposedFeeds {
    /// The metadata files.
    let feeds: Release.Feeds

    /// - Parameters:
    ///   - releases: The releases that have the entries. The last one with a wallpaper counts.
    ///   - ids: The wallpapers that keep theirs. If there are none, the files are those of the tree, byte for byte.
    init(tree: LocalTree, releases: [Release], ids: [String]) {
        if ids.isEmpty {
            feeds = Release.Feeds(tree.documents.mapValues(\.bytes))
            return
        }
        let kept = Set(ids)
        func entries(_ format: FeedFormat) -> [String: JSONNode] {
            let released = releases.flatMap { Feed($0.feeds[format], format).wallpapers }
            return Dictionary(released.map { ($0.id, $0.node) }, uniquingKeysWith: { $1 })
        }
        let (v2, v1) = (entries(.v2), entries(.v1))
        feeds = Release.Feeds(
            MergedFeed(tree.documents).mapWallpapers { entry in
                let id = entry.id
                guard kept.contains(id) else { return entry }
                return MergedFeed.Entry(
                    id: id, v2: entry.v2.map { v2[id]?.named(as: $0) ?? $0 },
                    v1: entry.v1.map { v1[id]?.named(as: $0) ?? $0 })
            })
    }

    /// Returns the keys that change in the entries of wallpapers, by id.
    func changes(since live: LiveState) -> [String: [String]] {
        var keys: [String: [String]] = [:]
        for format in FeedFormat.served.reversed() {
            guard let old = live.feeds[format] else { continue }
            let difference = FeedDifference(from: Feed(old, format), to: Feed(feeds[format], format))
            for (id, changed) in difference.changes { keys[id, default: []] += changed }
        }
        return keys.mapValues(\.uniqued)
    }
}

extension JSONNode {
    /// Returns an entry with the name of another one, because a name changes no picture.
    fileprivate func named(as other: JSONNode) -> JSONNode {
        guard let name = other["name"] else { return self }
        var entry = self
        entry["name"] = name
        return entry
    }
}
