import WallpressJSON

extension FeedFormat {
    /// `metadata/v1/wallpapers.json`, which clients read: the keys of Mozilla's wiki, and those that people added to it.
    ///
    /// Entries that were not built stay as they are there. So keys that somebody took out of it stay out.
    public static let v1: FeedFormat = FeedFormat(
        id: "v1", path: "metadata/v1/wallpapers.json", limit: 64 << 20, isForClients: true,
        keys: FeedKeys(
            collection: FeedKeys.sharedCollection,
            wallpaper: [FeedKey("id", .string, isRequired: true)]
                + ColorKey.allCases.filter { $0 != .average }.map { FeedKey($0.rawValue, .string) }
                + [FeedKey(Profile.bundledAssetKey, .string)])
    ) { feed in
        let isNew = feed.documents[v1] == nil
        let names = v1.keys.map { keys in
            (collection: Set(keys.collection.map(\.name)), wallpaper: Set(keys.wallpaper.map(\.name)))
        }
        let themeCards = feed.hasThemeCards ? [] : Set(FeedKeys.themeCards)
        let wallpaperKeys = (names?.wallpaper ?? []).subtracting(themeCards)
        return feed.outline(
            root: feed.root.v1 ?? feed.root.full?.keeping(Set(FeedKeys.root.map(\.name))),
            collections: feed.collections.compactMap { collection in
                let frame = collection.frame
                let wallpapers = collection.wallpapers.filter { isNew || $0.isMade || $0.v1 != nil }
                if wallpapers.isEmpty, frame.v1 == nil, !isNew { return nil }
                return feed.outline(frame.projected(on: names?.collection ?? []), count: wallpapers.count) {
                    wallpapers[$0].projected(on: wallpaperKeys)
                }
            })
    }
}

extension MergedFeed.Entry {
    /// Returns the entry in v1: some keys of the built entry, and the other keys of v1; without a built entry, the entry of v1.
    fileprivate func projected(on keys: Set<String>) -> JSONNode {
        made?().keeping(keys).carrying(v1) ?? v1 ?? full.keeping(keys)
    }
}

extension JSONNode {
    /// Returns an object without other keys.
    func keeping(_ keys: Set<String>) -> JSONNode {
        JSONNode(.object((members ?? []).filter { keys.contains($0.key) }), position: position)
    }
}
