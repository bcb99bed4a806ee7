import WallpressJSON

/// A wallpaper that was published: the bytes of its files, and digests of what they were made from.
///
/// Clients never fetch a picture again that they have. So the bytes at a path that was published once may not change any
/// more, not even after the wallpaper has left the feed.
public struct PublishedWallpaper: Sendable, Equatable {
    /// A file of a published wallpaper.
    public struct File: Sendable, Equatable {
        /// The path relative to the root of the tree.
        public var path: String
        /// The variant that the picture is; nil where no profile tells.
        public var variant: Variant?
        /// The size of the file in bytes.
        public var bytes: Int
        /// The SHA-256 checksum of the file, as 64 lower-case hexadecimal digits.
        public var sha256: String
        /// The MD5 checksum as 32 lower-case hexadecimal digits, which many servers can tell; nil if it is not known.
        public var md5: String?

        /// Creates a file.
        public init(path: String, variant: Variant?, bytes: Int, sha256: String, md5: String? = nil) {
            self.path = path
            self.variant = variant
            self.bytes = bytes
            self.sha256 = sha256
            self.md5 = md5
        }
    }

    /// The id.
    public var id: String
    /// The id of its collection.
    public var collection: String
    /// The number of the release that published these bytes.
    public var release: Int
    /// The digest of the masters; nil if it is not known. See `Metadata.Wallpaper.masters`.
    public var masters: String?
    /// The digest of the recipe; nil if it is not known. See `Metadata.Wallpaper.recipe`.
    public var recipe: String?
    /// The files in the order of their paths.
    public var files: [File]
    /// The number of the release that took it out of the feed; nil as long as it is in it.
    public var retired: Int?
    /// The number of the release that deleted its files; nil as long as they are there.
    public var deleted: Int?
    /// The number of the release from which on its masters may be published again under other ids, because the claim was
    /// withdrawn; nil as long as the takedown holds for them.
    public var withdrawn: Int?

    /// Creates a published wallpaper that is in the feed.
    public init(
        id: String, collection: String, release: Int, masters: String?, recipe: String?, files: [File]
    ) {
        self.id = id
        self.collection = collection
        self.release = release
        self.masters = masters
        self.recipe = recipe
        self.files = files
    }
}

extension PublishedWallpaper {
    /// Whether both are known to be made from the same masters.
    package func hasMasters(of other: PublishedWallpaper) -> Bool {
        masters != nil && masters == other.masters
    }
}

/// The file `published.lock` in an input folder. It tells `build` and `studio` without a network which bytes clients may
/// have. It is meant to be committed.
public struct PublishedLock: Sendable, Equatable {
    /// The name of the file in the input folder.
    public static let fileName = "published.lock"

    /// The number of the release that is live.
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
    /// - Throws: the first thing that is wrong.
    public init(parsing bytes: [UInt8]) throws(JSONComplaint) {
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
    /// It lies in a list in the root, in a lock and in the record of a release.
    package static let depth = 2

    /// Reads the JSON of a published wallpaper.
    ///
    /// - Throws: the first thing that is wrong. A path that could leave the tree, or that is one of metadata, is wrong.
    public init(_ node: JSONNode) throws(JSONComplaint) {
        self.init(
            id: try node.text(at: "id"), collection: try node.text(at: "collection"),
            release: try node.count(at: "release"), masters: node["masters"]?.text,
            recipe: node["recipe"]?.text, files: [])
        retired = node["retired"]?.count
        deleted = node["deleted"]?.count
        withdrawn = node["withdrawn"]?.count
        for file in try node.list(at: "files") {
            let path = try file.text(at: "path")
            guard Layout.isSafe(path), !Layout.isInMetadata(path) else {
                throw file.complaint("expected the relative path of a picture, found \"\(path)\"")
            }
            files.append(
                File(
                    path: path, variant: file["variant"]?.text.flatMap(Variant.init),
                    bytes: try file.count(at: "bytes"), sha256: try file.text(at: "sha256"),
                    md5: file["md5"]?.text))
        }
    }

    /// Its JSON, in a lock and in the record of a release.
    public var json: JSONNode {
        func member(_ key: String, _ value: JSONNode?) -> [JSONNode.Member] {
            value.map { [.init(key, $0)] } ?? []
        }
        return .object(
            [
                .init("id", .string(id)), .init("collection", .string(collection)),
                .init("release", .number(release)),
            ] + member("masters", masters.map(JSONNode.string))
                + member("recipe", recipe.map(JSONNode.string))
                + member("retired", retired.map(JSONNode.number))
                + member("deleted", deleted.map(JSONNode.number))
                + member("withdrawn", withdrawn.map(JSONNode.number)) + [
                    .init("files", .array(files.map(\.json)))
                ])
    }
}

extension PublishedWallpaper.File {
    fileprivate var json: JSONNode {
        .object(
            [.init("path", .string(path))]
                + (variant.map { [.init("variant", .string($0.rawValue))] } ?? [])
                + [.init("bytes", .number(bytes)), .init("sha256", .string(sha256))]
                + (md5.map { [.init("md5", .string($0))] } ?? []))
    }
}
