import WallpressJSON

extension FeedFormat {
    /// `metadata/v2/wallpapers.json`, the richer form of Mozilla's RFC. It has everything that is known of a wallpaper.
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
                + [FeedKey("theme", .string), FeedKey("focus", .array)])
    ) { feed in
        feed.outline(
            root: feed.root.full,
            collections: feed.collections.map { collection in
                let wallpapers = collection.wallpapers
                return feed.outline(collection.frame.full, count: wallpapers.count) { wallpapers[$0].full }
            })
    }
}
