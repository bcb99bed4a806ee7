import WallpressJSON

/// A published wallpaper: the bytes of its files, and digests of their sources.
///
/// Clients never fetch an image again that they already have. So the bytes at a published path must not change any more, not
/// even after the wallpaper has left the feed.
public struct PublishedWallpaper: Sendable, Equatable {
    /// The id.
    public var id: String
    /// The id of its collection.
    public var collectionID: String
    /// The number of the release that published these bytes; 0 if an import found them on a server.
    public var release: Int
    /// The digest of the masters; nil if it is not known. See `Metadata.Wallpaper.masters`.
    public var masters: String?
    /// The digest of the recipe; nil if it is not known. See `Metadata.Wallpaper.recipe`.
    public var recipe: String?
    /// The perceptual digests of the masters, in their order; none if they are not known.
    public var perceptual: [String] = []
    /// The files in the order of their paths, each with its size in bytes and its checksum.
    public var files: [ImageFile]
    /// The number of the release that took it out of the feed; nil while it is in it.
    public var retired: Int?
    /// The number of the release that deleted its files; nil while they are there.
    public var deleted: Int?
    /// The number of the release from which on its masters may be published again under other ids, because the claim was
    /// withdrawn; nil while the takedown is valid for them.
    public var withdrawn: Int?

    /// Creates a published wallpaper that is in the feed.
    public init(
        id: String, collectionID: String, release: Int, masters: String?, recipe: String?, files: [ImageFile]
    ) {
        (self.id, self.collectionID, self.release) = (id, collectionID, release)
        (self.masters, self.recipe, self.files) = (masters, recipe, files)
    }
}

extension PublishedWallpaper {
    /// Returns the size of the image of a variant at a path that clients may have; nil if it is not known. Locks did not
    /// record sizes before thumbnails got another one than the standard size.
    package func size(of variant: Variant, at path: String) -> PixelSize? {
        guard deleted == nil, let file = files.first(where: { $0.path == path }) else { return nil }
        return file.size ?? (variant == .thumbnail ? variant.standardSize : nil)
    }

    /// Returns the middle of the crop of an image that clients may have; nil if it is not known. Locks did not record it before
    /// crops depended on home pages.
    package func focus(at path: String) -> SIMD2<Double>? {
        deleted == nil ? files.first { $0.path == path }?.focus : nil
    }

    /// Whether an import found it, and no release has published it since.
    package var isImported: Bool { release == 0 }

    /// Whether it was taken down, and its claim was not withdrawn.
    package var isBanned: Bool { deleted != nil && withdrawn == nil }

    /// Returns whether both are known to be made from the same masters.
    package func hasMasters(of other: PublishedWallpaper) -> Bool {
        masters != nil && masters == other.masters
    }

    /// The key of the perceptual digests in v2, in a lock and in the record of a release. Another method of digesting gets
    /// another key, so that digests of two kinds are never compared.
    package static let perceptualKey = "perceptual-v2"

    /// Returns the member with some perceptual digests; none if there are none.
    static func perceptualMember(_ digests: [String]) -> [JSONNode.Member] {
        digests.isEmpty ? [] : [.init(perceptualKey, .array(digests.map(JSONNode.string)))]
    }

    /// Returns the perceptual digests in the JSON of a wallpaper. Values that are not texts are ignored.
    package static func perceptual(in node: JSONNode) -> [String] {
        node[perceptualKey]?.elements?.compactMap(\.text) ?? []
    }
}

/// The file `published.lock` in an input folder. It lists for `build` and `studio`, without a network, the bytes that clients may
/// have. It is meant to be committed.
public struct PublishedLock: Sendable, Equatable {
    /// The name of the file in the input folder.
    public static let fileName = "published.lock"

    /// The number of the release that is live; 0 after an import.
    public var release: Int
    /// All wallpapers that were ever published, in the order of their ids.
    public var wallpapers: [PublishedWallpaper]

    /// Creates a lock.
    public init(release: Int, wallpapers: [PublishedWallpaper]) {
        self.release = release
        self.wallpapers = wallpapers
    }
}

// MARK: - JSON

extension PublishedLock {
    /// Reads the text of a lock.
    ///
    /// - Throws: The first problem.
    public init(parsing bytes: [UInt8]) throws(JSONError) {
        let root = try JSONNode(parsing: bytes, lazyDepth: PublishedWallpaper.depth)
        release = try root.count(at: "release")
        wallpapers = []
        for node in try root.list(at: "wallpapers") { wallpapers.append(try PublishedWallpaper(node.loaded)) }
    }

    /// The text of the file.
    public var text: String {
        JSONNode.object([
            .init("release", .number(release)), .init("wallpapers", .array(wallpapers.map(\.json))),
        ]).formatted
    }
}

extension PublishedWallpaper {
    /// The depth of a wallpaper in a lock and in the record of a release: it is in a list in the root.
    package static let depth = 2

    /// Reads the JSON of a published wallpaper.
    ///
    /// - Throws: The first problem. A path that could leave the tree, or that belongs to metadata, is one.
    public init(_ node: JSONNode) throws(JSONError) {
        self.init(
            id: try node.text(at: "id"), collectionID: try node.text(at: "collection"),
            release: try node.count(at: "release"), masters: node["masters"]?.text,
            recipe: node["recipe"]?.text, files: [])
        perceptual = Self.perceptual(in: node)
        retired = node["retired"]?.count
        deleted = node["deleted"]?.count
        withdrawn = node["withdrawn"]?.count
        for file in try node.list(at: "files") {
            let path = try file.text(at: "path")
            guard Layout.isSafe(path), !Layout.isInMetadata(path) else {
                throw file.error("expected the relative path of a picture, found \"\(path)\"")
            }
            var image = ImageFile(
                path: path, variant: file["variant"]?.text.flatMap(Variant.init), size: PixelSize(file),
                byteCount: try file.count(at: "bytes"), sha256: try file.text(at: "sha256"),
                md5: file["md5"]?.text)
            image.focus = ImageFile.focus(in: file)
            files.append(image)
        }
    }

    /// Its JSON, in a lock and in the record of a release.
    public var json: JSONNode {
        func member(_ key: String, _ value: JSONNode?) -> [JSONNode.Member] {
            value.map { [.init(key, $0)] } ?? []
        }
        return .object(
            [
                .init("id", .string(id)), .init("collection", .string(collectionID)),
                .init("release", .number(release)),
            ] + member("masters", masters.map(JSONNode.string))
                + member("recipe", recipe.map(JSONNode.string))
                + Self.perceptualMember(perceptual)
                + member("retired", retired.map(JSONNode.number))
                + member("deleted", deleted.map(JSONNode.number))
                + member("withdrawn", withdrawn.map(JSONNode.number)) + [
                    .init("files", .array(files.map { .object($0.members) }))
                ])
    }
}
