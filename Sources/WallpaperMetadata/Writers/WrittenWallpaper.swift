import WallpressJSON

/// A wallpaper as writers need it, from v2.
struct WrittenWallpaper {
    let id, collection: String
    /// What people call it, and its collection.
    let name, collectionName: String
    /// What v2 has about it.
    let node: JSONNode
    private let pictures: [Variant: PictureFile]
    private let url: String?

    /// Nil for a wallpaper none of whose pictures v2 names, although a server has them.
    init?(_ node: JSONNode, id: String, in collection: String, _ frame: JSONNode, _ writing: Writing) {
        (self.id, self.collection, self.node, url) = (id, collection, node, writing.url)
        name = node[TextKey.name.rawValue]?.text ?? id.asName
        collectionName = frame["heading"]?.text ?? frame["name"]?.text ?? collection.asName
        let files = (node["files"]?.elements ?? []).compactMap(PictureFile.init).keyed(by: \.path)
        pictures = writing.layout.variants.reduce(into: [:]) { pictures, variant in
            pictures[variant] = writing.layout.path(to: variant, of: id, in: collection).flatMap { files[$0] }
        }
        if writing.writer.isServed, !pictures.contains(where: { $0.key != .thumbnail }) { return nil }
    }

    /// The picture: that of the first variant of the profile that is no thumbnail.
    var picture: PictureFile? { pictures.keys.sorted().first { $0 != .thumbnail }.flatMap { pictures[$0] } }

    /// The small picture, or the large one where there is none.
    var thumbnail: PictureFile? { pictures[.thumbnail] ?? picture }

    /// Who made it, and under which terms.
    var credit: Credit { Credit(node[Credit.key]) }

    /// The address of a picture.
    func address(of file: PictureFile?) -> String {
        file.map { [url, $0.path].compactMap(\.self).joined(separator: "/") } ?? ""
    }
}
