import WallpressDiagnostics
import WallpressJSON
import WallpaperMetadata

/// The difference between two feeds, in words.
package struct FeedDifference {
    /// The keys that differ in the entries of wallpapers that both have, by id, in the order of the later feed.
    let changes: [(id: String, keys: [String])]
    /// All differences, one in each text.
    package let sentences: [String]

    /// Compares two feeds wallpaper by wallpaper. The date of the last update does not count, because no client acts on it.
    package init(from before: Feed, to after: Feed) {
        let old = Self.entries(before)
        let new = Self.entries(after)
        let removed = before.wallpapers.map(\.id).filter { new[$0] == nil }
        let added = after.wallpapers.map(\.id).filter { old[$0] == nil }
        changes = after.wallpapers.compactMap { one in
            guard let before = old[one.id], before != one.node else { return nil }
            return (one.id, Self.changedKeys(before, one.node))
        }
        var sentences: [String] = []
        if !removed.isEmpty { sentences.append("\(removed.shortened()) removed") }
        if !added.isEmpty { sentences.append("\(added.shortened()) added") }
        sentences += changes.map { "\($0.id): \($0.keys.shortened()) changed" }
        let frames = Self.changedSettings(from: before, to: after).map(\.id)
        if !frames.isEmpty { sentences.append("the settings of \(frames.shortened()) changed") }
        if sentences.isEmpty, before.collections.map(\.id) != after.collections.map(\.id) {
            sentences.append("the order of the collections changed")
        }
        if sentences.isEmpty { sentences.append("the formatting of the file changed, but not its contents") }
        self.sentences = sentences
    }

    private static func entries(_ feed: Feed) -> [String: JSONNode] {
        feed.wallpapers.keyed(by: \.id).mapValues(\.node)
    }

    private static func changedKeys(_ old: JSONNode, _ new: JSONNode) -> [String] {
        let keys = ((old.members ?? []) + (new.members ?? [])).map(\.key)
        return keys.uniqued.filter { old[$0] != new[$0] }
    }

    /// Returns the collections whose settings differ, and the keys that do. For a new collection, these are all.
    static func changedSettings(from before: Feed, to after: Feed) -> [(id: String, keys: [String])] {
        let old = before.collections.keyed(by: \.id)
        return after.collections.compactMap { collection in
            let keys = changedKeys(old[collection.id]?.node ?? .object([]), collection.node)
                .filter { $0 != "wallpapers" }
            return keys.isEmpty ? nil : (collection.id, keys)
        }
    }
}

extension Feed {
    /// Returns whether both are the same to clients: everything but the date of the last update.
    package func hasSameContent(as other: Feed) -> Bool { content == other.content }

    private var content: JSONNode? { root?["collections"] ?? root }
}
