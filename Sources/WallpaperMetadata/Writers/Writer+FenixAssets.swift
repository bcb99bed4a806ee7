import WallpressJSON

extension Writer {
    /// The metadata and the images that forks of Firefox for Android have in the app: an asset that opens there saves a request
    /// to the network.
    public static let fenixAssets = Writer(
        "fenix-assets", folder: "fenix-assets/wallpapers", documents: [.bundledMetadata], isServed: false,
        hasHomePages: true,
        layoutProblem: { layout in
            let names: [Variant: String] = [
                .portrait: "portrait", .landscape: "landscape", .thumbnail: "thumbnail",
            ]
            return layout.template == fenixTemplate && layout.names == names
                ? nil
                : "the app requests \(fenixTemplate), with portrait, landscape and thumbnail for {variant}"
        })

    /// The path that the app reads, below its folder `assets`.
    static let fenixTemplate = "fenix-assets/wallpapers/{collection}/{id}/{variant}.png"
}

extension FeedFormat {
    /// `wallpapers/metadata.json` of the app: v1 with the cards of both themes, which its newest builds require.
    package static let bundledMetadata: FeedFormat = FeedFormat(
        id: "fenix-assets", path: "fenix-assets/wallpapers/metadata.json", isServed: false,
        list: "collections",
        keys: FeedKeys(
            collection: FeedKeys.sharedCollection,
            wallpaper: [FeedKey("id", .string, isRequired: true)]
                + ColorKey.allCases.filter { $0 != .average }.map { FeedKey($0.rawValue, .string) })
    ) { feed in
        guard feed.writing(.fenixAssets) != nil else { return nil }
        let document = feed.documents[bundledMetadata]
        let before = (document?.collections ?? []).keyed(by: \.id)
        // Files that v2 never named are somebody else's.
        let earlier = (feed.documents[.v2]?.collections ?? []).map { ($0.id, Set($0.wallpapers.map(\.id))) }
        let known = Dictionary(earlier, uniquingKeysWith: { $0.union($1) })
        let keys = Set(ColorKey.allCases.filter { $0 != .average }.map(\.rawValue) + ["id"])
        let ours = feed.collections.map { collection in
            let old = before[collection.frame.id]
            let frame = collection.frame.full.keeping(Set(FeedKeys.sharedCollection.map(\.name)))
            let wallpapers = (old?.wallpapers ?? []).keyed(by: \.id)
            let entries = collection.wallpapers.map {
                $0.full.keeping(keys).carrying(wallpapers[$0.id]?.node)
            }
            let ids = Set(collection.wallpapers.map(\.id)).union(known[collection.frame.id] ?? [])
            let others = (old?.wallpapers ?? []).filter { !ids.contains($0.id) }.map(\.node.loaded)
            let all = entries + others
            return feed.outline(frame.carrying(old?.node), count: all.count) { all[$0] }
        }
        let names = Set(feed.collections.map(\.frame.id)).union(known.keys)
        let others = (document?.collections ?? []).filter { !names.contains($0.id) }
        let date = FeedKeys.root.map(\.name)
        return feed.outline(
            root: document?.root ?? feed.root.full?.keeping(Set(date)),
            collections: ours + others.map { .node($0.node) })
    }
}
