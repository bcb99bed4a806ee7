import WallpaperMetadata

// What clients do with an object of which a key is wrong (Documentation/clients.md).
extension FeedKey {
    /// Who cannot read the file when the value is of another kind.
    var ifWrong: FeedReaders { Self.needed.contains(name) ? .all : Self.typed.contains(name) ? .iOS : [] }

    /// Who cannot read the file when the key is missing.
    var ifMissing: FeedReaders { name == MergedFeed.dateKey ? .iOS : isRequired ? .all : [] }

    private static let needed: Set = ["collections", "wallpapers"]

    /// The keys whose values iOS reads as one kind. Colors may be anything.
    private static let typed: Set = [
        MergedFeed.dateKey, "id", "learn-more-url", "available-locales", "availability-range", "heading",
        "description", "start", "end",
    ]
}
