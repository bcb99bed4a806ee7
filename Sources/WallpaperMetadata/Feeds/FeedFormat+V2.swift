import WallpressJSON

extension FeedFormat {
    /// `metadata/v2/wallpapers.json`, the richer form of Mozilla's RFC. It has every known fact about a wallpaper.
    public static let v2 = FeedFormat(
        id: "v2", path: "metadata/v2/wallpapers.json",
        keys: FeedKeys(
            collection: FeedKeys.sharedCollection + [FeedKey("name", .string)],
            wallpaper: [FeedKey("id", .string, isRequired: true)]
                + TextKey.all.map { FeedKey($0.rawValue, .string) }
                + [FeedKey(Credit.key, .object)]
                + ColorKey.allCases.map { FeedKey($0.rawValue, .string) }
                + [
                    FeedKey("iOS-file-paths", .array),
                    FeedKey("iOS-thumbnail-path", .string),
                    FeedKey("android-file-paths", .array),
                    FeedKey("android-thumbnail-path", .string),
                    FeedKey("files", .array),
                    FeedKey("masters", .string),
                    FeedKey("recipe", .string),
                    FeedKey(PublishedWallpaper.perceptualKey, .array),
                ],
            file: ["path", "variant", "sha256"].map { FeedKey($0, .string, isRequired: true) }
                + ["width", "height", "bytes"].map { FeedKey($0, .number, isRequired: true) }
                + ["kept", "confidence", "trust", "enlarged"].map { FeedKey($0, .number) }
                + ["theme", "position"].map { FeedKey($0, .string) }
                + [FeedKey("luminance", .number), FeedKey("focus", .array)],
            outermost: FeedKeys.root + [FeedKey(WriterInput.key, .array)])
    ) { feed in
        feed.outline(
            root: (feed.root.full ?? MergedFeed.empty).naming(feed.writings),
            collections: feed.collections.map { collection in
                let wallpapers = collection.wallpapers
                return feed.outline(collection.frame.full, count: wallpapers.count) { wallpapers[$0].full }
            })
    }
}

extension JSONNode {
    /// Returns the root of v2 with the documents of writers, right after the date.
    fileprivate func naming(_ writings: [WriterInput]) -> JSONNode {
        var members = (members ?? []).filter { $0.key != WriterInput.key }
        if !writings.isEmpty {
            let place = members.firstIndex { $0.key == MergedFeed.dateKey }.map { $0 + 1 } ?? 0
            members.insert(.init(WriterInput.key, .array(writings.map(\.json))), at: place)
        }
        return JSONNode(.object(members), position: position)
    }
}
