import WallpaperMetadata

extension Feed {
    /// Returns a file of v1 with the collections and wallpapers of this one, which is of v2. It has the keys of v1 only, in
    /// their order, because all of them are in v2, too.
    func asV1(fenixColors: Bool) throws(PressError) -> Feed {
        let wallpaper = Metadata.Wallpaper(id: "", name: "", colors: [:])
        let collection = Metadata.Collection(id: "", wallpapers: [])
        let nodes = [
            collection.json(.v1, fenixColors: fenixColors), wallpaper.json(.v1, fenixColors: fenixColors),
        ]
        let keys = Set(nodes.flatMap { $0.members ?? [] }.map(\.key))
        let collections = collections.map { collection in
            var node = collection.node.keeping(keys)
            node["wallpapers"] = .array(collection.wallpapers.map { $0.node.loaded.keeping(keys) })
            return node
        }
        let root = JSONNode.object([
            .init("last-updated-date", root?["last-updated-date"] ?? .null),
            .init("collections", .array(collections)),
        ])
        return try Feed(reading: Array(root.compact.utf8), path: Layout.metadataPath(.v1))
    }
}

extension JSONNode {
    /// Returns this object with some of its keys only.
    fileprivate func keeping(_ keys: Set<String>) -> JSONNode {
        .object((members ?? []).filter { keys.contains($0.key) })
    }
}
