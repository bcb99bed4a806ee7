import WallpressDiagnostics
import WallpressJSON
import WallpaperMetadata

/// A comparison of both versions of the metadata, which should have the same collections and wallpapers with the same values.
package struct FeedComparison: Sendable {
    let v1: Feed
    let v2: Feed

    /// Creates a comparison of version 1 with version 2.
    package init(v1: Feed, v2: Feed) {
        self.v1 = v1
        self.v2 = v2
    }

    /// The differences. Empty if one of the files cannot be read, which has a diagnostic of its own.
    package var diagnostics: [Diagnostic] {
        guard v1.root != nil, v2.root != nil else { return [] }
        var list = DiagnosticList(path: v2.path)
        let (first, second) = (wallpapers(of: v1), wallpapers(of: v2))
        for id in first.order + second.order.filter({ first.ids[$0] == nil }) {
            let (ours, theirs) = (first.ids[id], second.ids[id])
            if ours?.wallpapers == theirs?.wallpapers { continue }
            let (expected, found) = difference(id, ours?.wallpapers, theirs?.wallpapers)
            list.add(
                .versionsDiffer, wallpaper: id, at: theirs?.position ?? v2.root?.position,
                expected: expected, found: found)
        }
        if first.order != second.order, Set(first.order) == Set(second.order) {
            list.add(
                .versionsDiffer, at: v2.root?["collections"]?.position,
                expected: "the collections in the order \(first.order.shortened())",
                found: second.order.shortened()
            )
        }
        compareValues(&list)
        return list.sorted
    }

    private typealias Collections = (
        order: [String], ids: [String: (wallpapers: [String], position: TextPosition?)]
    )

    private func wallpapers(of feed: Feed) -> Collections {
        feed.collections.reduce(into: Collections([], [:])) { all, collection in
            if all.ids[collection.id] == nil { all.order.append(collection.id) }
            all.ids[collection.id, default: ([], collection.node.position)].wallpapers += collection
                .wallpapers.map(\.id)
        }
    }

    private func difference(
        _ id: String, _ first: [String]?, _ second: [String]?
    ) -> (expected: String, found: String) {
        guard let first else {
            return ("no collection \(id.quoted), as in v1", "one")
        }
        guard let second else { return ("the collection \(id.quoted) of v1", "none") }
        let (gone, new) = (Set(first).subtracting(second), Set(second).subtracting(first))
        if !gone.isEmpty { return ("\(gone.sorted().shortened()) as in v1", "none of them") }
        if !new.isEmpty { return ("the wallpapers of v1", "\(new.sorted().shortened()) too") }
        return ("the order of v1, \(first.shortened())", second.shortened())
    }
}

// MARK: - Values

extension FeedComparison {
    /// The keys of a collection that v1 has, and the keys of a wallpaper that both versions have. Each version has its own date,
    /// the day of its last change.
    private static let collectionKeys = FeedKeys.sharedCollection.map(\.name).filter {
        !["id", "wallpapers"].contains($0)
    }
    private static let wallpaperKeys = ColorKey.allCases.map(\.rawValue)

    private func compareValues(_ list: inout DiagnosticList) {
        compare(
            Self.collectionKeys, v1.collections.map { ($0.id, $0.node) },
            v2.collections.map { ($0.id, $0.node) }, &list)
        compare(
            Self.wallpaperKeys, v1.wallpapers.map { ($0.id, $0.node) },
            v2.wallpapers.map { ($0.id, $0.node) }, &list)
    }

    /// Compares the values of keys that objects of v1 have. If an id appears twice, which has a diagnostic of its
    /// own, the first object counts.
    private func compare(
        _ keys: [String], _ first: [(id: String, node: JSONNode)], _ second: [(id: String, node: JSONNode)],
        _ list: inout DiagnosticList
    ) {
        let theirs = second.keyed(by: \.id)
        for (id, node) in first.uniqued(by: \.id) {
            guard let other = theirs[id]?.node.loaded else { continue }
            let node = node.loaded
            for key in keys {
                guard let expected = node[key] else { continue }
                let found = other[key] ?? .null
                if expected == found { continue }
                list.add(
                    .versionsDiffer, wallpaper: id, at: found.position ?? other.position,
                    expected: "\(expected.compact.excerpt) in \"\(key)\" as in v1",
                    found: found.compact.excerpt)
            }
        }
    }
}
