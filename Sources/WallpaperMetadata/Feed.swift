import WallpressJSON

/// A metadata file as it was found, of either version: ids and files with their positions, and the JSON
/// itself, so that unknown keys survive.
///
/// This is the only reader of metadata. Clients read a file with their own decoders.
public struct Feed: Sendable {
    /// Relative to the root of the tree, or as messages name it.
    public let path: String
    /// The whole file.
    public let bytes: [UInt8]
    /// Its JSON; nil if it is not JSON.
    public let root: JSONNode?
    /// The problems with it as JSON, in the order of the file. Empty if all clients read the same.
    public let errors: [JSONError]
    /// The collections in the order of the file, without those that have no id.
    public let collections: [Collection]

    /// Wallpapers that are shown together.
    public struct Collection: Sendable {
        /// Its id, in any form.
        public let id: String
        /// All of it, with positions.
        public let node: JSONNode
        /// Its wallpapers in the order of the file, without those that have no id.
        public let wallpapers: [Wallpaper]

        /// The first day on which it is offered; nil if it has none, or none that can be read.
        package var start: CalendarDate? { node["availability-range"]?.day("start") }

        /// The first day on which it is no longer offered; nil if it has none, or none that can be read.
        package var end: CalendarDate? { node["availability-range"]?.day("end") }
    }

    /// A wallpaper.
    public struct Wallpaper: Sendable {
        /// Its id, in any form.
        public let id: String
        /// Its collection's id.
        public let collectionID: String
        /// Whether it has Ecosia's `bundled-asset-name`: its images come with the app, for clients that read the key.
        public let isBundled: Bool
        /// All of it, with positions. It is read anew for every request.
        public private(set) var node: JSONNode

        /// The same, with its JSON kept. It suits callers that ask a wallpaper several questions.
        public var loaded: Wallpaper {
            var loaded = self
            loaded.node = node.loaded
            return loaded
        }

        /// The records of its image files (v2 only), without those that have no path.
        public var files: [ImageFile] { fileNodes.compactMap(ImageFile.init) }

        /// The JSON of each of its files (v2 only).
        package var fileNodes: [JSONNode] { node["files"]?.elements ?? [] }

        /// The files of the four path keys of Mozilla's RFC (v2 only): paths and their positions, and nothing else.
        package var namedFiles: [(path: String, position: TextPosition?)] {
            ["iOS", "android"].flatMap { client in
                (node["\(client)-file-paths"]?.elements ?? []) + [node["\(client)-thumbnail-path"] ?? .null]
            }.compactMap { node in node.text.map { ($0, node.position) } }
        }
    }

    /// Reads as much of a file as can be read, so that one fault hides no other: trailing commas and duplicate keys
    /// are errors, and objects without an id are left out. Nobody should be shown the contents of such a file, because
    /// clients do not agree on it.
    public init(_ bytes: [UInt8], path: String) {
        do throws(JSONError) {
            let (root, errors) = try JSONNode.surveying(bytes, lazyDepth: Self.wallpaperDepth)
            self.init(path, bytes, root, errors)
        } catch {
            self.init(path, bytes, nil, [error])
        }
    }

    /// Reads a file of a format, which names the path.
    package init(_ bytes: [UInt8], _ format: FeedFormat) {
        self.init(bytes, path: format.path)
    }

    /// Reads a file that must be metadata: JSON, with collections and wallpapers that all have ids if its format has them.
    ///
    /// - Throws: The first problem.
    public init(
        checking bytes: [UInt8], _ format: FeedFormat = .v1, path: String
    ) throws(JSONError) {
        let root = try JSONNode(parsing: bytes, lazyDepth: Self.wallpaperDepth)
        self.init(path, bytes, root, [])
        if let list = format.list { try root.checkList(at: list) }
        if format.keys == nil { return }
        var read = collections[...]
        for collection in try root.list(at: "collections", isRequired: true) {
            try collection.checkID()
            let wallpapers = try collection.list(at: "wallpapers", isRequired: false)
            // Those that are missing have no id.
            if read.popFirst()?.wallpapers.count != wallpapers.count {
                for wallpaper in wallpapers { try wallpaper.checkID() }
            }
        }
    }

    /// The depth of a wallpaper: the root, the collections, a collection, and its wallpapers. Its JSON is read anew for
    /// every request, so that a feed takes little more memory than its bytes, and not three times as much.
    package static let wallpaperDepth = 4

    private init(_ path: String, _ bytes: [UInt8], _ root: JSONNode?, _ errors: [JSONError]) {
        self.path = path
        self.bytes = bytes
        self.root = root
        self.errors = errors
        collections = (root?["collections"]?.elements ?? []).compactMap(Collection.init)
    }

    /// Its collections as they are in the file, including those without an id.
    package var collectionNodes: [JSONNode] { root?["collections"]?.elements ?? [] }

    /// All wallpapers, in the order of the file.
    public var wallpapers: [Wallpaper] { collections.flatMap(\.wallpapers) }
}

extension Feed.Collection {
    fileprivate init?(_ node: JSONNode) {
        guard let id = node["id"]?.text else { return nil }
        self.init(
            id: id, node: node,
            wallpapers: (node["wallpapers"]?.elements ?? []).compactMap { node in
                let loaded = node.loaded
                guard let own = loaded["id"]?.text else { return nil }
                return Feed.Wallpaper(
                    id: own, collectionID: id,
                    isBundled: loaded[Profile.bundledAssetKey]?.text?.contains { !$0.isWhitespace } ?? false,
                    node: node)
            })
    }
}

extension JSONNode {
    /// Returns a number; nil if there is none.
    package func decimal(_ key: String) -> Double? {
        if case .number(let digits)? = self[key]?.value { Double(digits) } else { nil }
    }
}

extension JSONNode {
    /// Refuses a document whose entries cannot be merged.
    fileprivate func checkList(at key: String) throws(JSONError) {
        guard key.isEmpty || members != nil else { throw error("expected an object, found \(kind)") }
        let list = key.isEmpty ? self : self[key]
        if let list, list.elements == nil { throw list.error("expected an array, found \(list.kind)") }
    }

    fileprivate func checkID() throws(JSONError) {
        guard members != nil else { throw error("expected an object, found \(kind)") }
        guard self["id"]?.text != nil else { throw error("expected an object with an \"id\"") }
    }
}
