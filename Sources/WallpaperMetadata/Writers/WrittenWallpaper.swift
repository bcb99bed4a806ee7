import WallpressJSON

/// A wallpaper as writers need it, from v2.
struct WrittenWallpaper {
    let id, collectionID: String
    /// Its name and the name of its collection, for people.
    let name, collectionName: String
    /// Its entry in v2.
    let node: JSONNode
    private let images: [Variant: ImageFile]
    private let url: String?

    /// Reads the entry; nil for a wallpaper none of whose images v2 names, although a server has them.
    init?(_ node: JSONNode, id: String, in collectionID: String, _ frame: JSONNode, _ writing: WriterInput) {
        (self.id, self.collectionID, self.node, url) = (id, collectionID, node, writing.url)
        name = node[TextKey.name.rawValue]?.text ?? id.asName
        collectionName = frame["heading"]?.text ?? frame["name"]?.text ?? collectionID.asName
        let files = (node["files"]?.elements ?? []).compactMap(ImageFile.init).keyed(by: \.path)
        images = writing.layout.variants.reduce(into: [:]) { images, variant in
            images[variant] = writing.layout.path(to: variant, of: id, in: collectionID).flatMap { files[$0] }
        }
        if writing.writer.isServed, !images.contains(where: { $0.key != .thumbnail }) { return nil }
    }

    /// The image of the first variant of the profile that is not a thumbnail.
    var image: ImageFile? { images.keys.sorted().first { $0 != .thumbnail }.flatMap { images[$0] } }

    /// The small image, or the large one if there is none.
    var thumbnail: ImageFile? { images[.thumbnail] ?? image }

    /// The author and the terms.
    var credit: Credit { Credit(node[Credit.key]) }

    /// Returns the address of an image.
    func address(of file: ImageFile?) -> String {
        file.map { [url, $0.path].compactMap(\.self).joined(separator: "/") } ?? ""
    }
}
