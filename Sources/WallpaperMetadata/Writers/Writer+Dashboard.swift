import WallpressJSON

extension Writer {
    /// Lists of wallpapers for the dashboards of icon packs: CandyBar and those like it, and Frames.
    public static let dashboard = Writer("dashboard", documents: [.candyBar, .frames], needsURL: true)
}

extension FeedFormat {
    /// `{"Wallpapers": [...]}`. CandyBar accepts a root of lists only, and texts in every entry.
    package static let candyBar: FeedFormat = FeedFormat(
        id: "dashboard", path: "metadata/dashboard/wallpapers.json", list: "Wallpapers"
    ) { feed in
        guard let writing = feed.writing(.dashboard) else { return nil }
        var root = feed.documents[candyBar]?.root ?? .object([])
        root["Wallpapers"] = .array(feed.dashboard(writing, old: root["Wallpapers"]?.elements ?? []))
        return .node(root)
    }

    /// The same entries in a plain array.
    package static let frames: FeedFormat = FeedFormat(
        id: "dashboard-frames", path: "metadata/dashboard/frames.json", list: ""
    ) {
        feed in
        guard let writing = feed.writing(.dashboard) else { return nil }
        return .node(.array(feed.dashboard(writing, old: feed.documents[frames]?.root?.elements ?? [])))
    }
}

extension MergedFeed {
    /// Returns the entries of both lists. The keys are those that CandyBar and Frames both read.
    fileprivate func dashboard(_ writing: WriterInput, old: [JSONNode]) -> [JSONNode] {
        entries(of: writing, by: "url", in: old) { wallpaper, _ in
            let image = wallpaper.image
            return .object([
                .init("name", .string(wallpaper.name)),
                // CandyBar compares authors without asking whether there is one.
                .init("author", .string(wallpaper.credit.author ?? "")),
                .init("url", .string(wallpaper.address(of: image))),
                .init("thumbUrl", .string(wallpaper.address(of: wallpaper.thumbnail))),
                .init("collections", .string(wallpaper.collectionName)),
                .init("dimensions", .string(image?.size?.description ?? "")),
                .init("size", .number(image?.byteCount ?? 0)),
                .init("copyright", .string(wallpaper.credit.license ?? "")),
            ])
        }
    }
}
