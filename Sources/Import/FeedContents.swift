import WallpaperMetadata

/// The collections and wallpapers of a feed that an input can have, each id once.
struct FeedContents: Sendable {
    /// A collection with its wallpapers.
    struct Collection: Sendable {
        let id: String
        let node: Feed.Collection
        var wallpapers: [Feed.Wallpaper]
    }

    private(set) var collections: [Collection] = []

    /// Reads a feed, and reports entries whose id cannot be a name in the input, or was there before. Upper and lower case do not
    /// matter.
    init(of feed: Feed, _ differences: inout [ImportReport.Difference]) {
        var seenCollections: Set<String> = []
        var seen: Set<String> = []
        let unnamed = feed.collectionNodes.count { $0["id"]?.text == nil }
        if unnamed > 0 {
            differences.append(.loss(feed.path, "\(unnamed) collections have no id and are skipped"))
        }
        for collection in feed.collections {
            let place = "collection \"\(collection.id.prefix(80))\""
            if let problem = WallpaperID.problem(with: collection.id) {
                differences.append(
                    .loss(
                        place, "the id \(problem); its \(collection.wallpapers.count) wallpapers are skipped"
                    ))
                continue
            }
            guard seenCollections.insert(collection.id.lowercased()).inserted else {
                differences.append(.loss(place, "the id appears twice; skipped"))
                continue
            }
            var own: [Feed.Wallpaper] = []
            for wallpaper in collection.wallpapers {
                let place = "wallpaper \"\(wallpaper.id.prefix(80))\""
                if let problem = WallpaperID.problem(with: wallpaper.id) {
                    differences.append(.loss(place, "the id \(problem); skipped"))
                } else if !seen.insert(wallpaper.id.lowercased()).inserted {
                    differences.append(.loss(place, "the id appears twice; skipped in \(collection.id)"))
                } else {
                    own.append(wallpaper)
                }
            }
            let count = collection.node["wallpapers"]?.elements?.count ?? 0
            if count > collection.wallpapers.count {
                differences.append(
                    .loss(
                        place,
                        "\(count - collection.wallpapers.count) of its wallpapers have no id and are skipped")
                )
            }
            if own.isEmpty { differences.append(.loss(place, "it has no wallpapers; skipped")) }
            collections.append(Collection(id: collection.id, node: collection, wallpapers: own))
        }
    }
}
