import WallpressJSON

/// A metadata file as it was found, of either version: ids and files with their positions, and the JSON
/// itself, so that keys that nobody here knows survive.
///
/// This is the only reader of metadata. What clients make of a file is a matter of their own decoders.
public struct Feed: Sendable {
    /// Relative to the root of the tree, or as messages name it.
    public let path: String
    /// The whole file.
    public let bytes: [UInt8]
    /// Its JSON; nil where it is none.
    public let root: JSONNode?
    /// What is wrong with it as JSON, in the order of the file. Empty if all clients read the same.
    public let complaints: [JSONComplaint]
    /// In the order of the file, without those that have no id.
    public let collections: [Collection]

    /// Wallpapers that are shown together.
    public struct Collection: Sendable {
        /// Its id, whatever it is.
        public let id: String
        /// All of it, with positions.
        public let node: JSONNode
        /// In the order of the file, without those that have no id.
        public let wallpapers: [Wallpaper]

        /// The first day on which it is offered; nil where it has none, or none that can be read.
        package var start: CalendarDate? { node["availability-range"]?.day("start") }

        /// The first day on which it is no longer offered; nil where it has none, or none that can be read.
        package var end: CalendarDate? { node["availability-range"]?.day("end") }
    }

    /// A wallpaper.
    public struct Wallpaper: Sendable {
        /// Its id, whatever it is.
        public let id: String
        /// Its collection's id.
        public let collection: String
        /// Whether it has Ecosia's `bundled-asset-name`: the pictures come with the app, for clients that know the key.
        public let isBundled: Bool
        /// All of it, with positions. It is read anew for every question.
        public private(set) var node: JSONNode

        /// The same, read for good. Whoever asks a wallpaper several questions asks this one.
        public var loaded: Wallpaper {
            var loaded = self
            loaded.node = node.loaded
            return loaded
        }

        /// What it says about its picture files (v2 only), without those that have no path.
        public var files: [PictureFile] { fileNodes.compactMap(PictureFile.init) }

        /// All of what it says about each of its files (v2 only).
        package var fileNodes: [JSONNode] { node["files"]?.elements ?? [] }

        /// What the four path keys of Mozilla's RFC name (v2 only): paths and where they stand, and nothing else.
        package var namedFiles: [(path: String, position: TextPosition?)] {
            ["iOS", "android"].flatMap { client in
                (node["\(client)-file-paths"]?.elements ?? []) + [node["\(client)-thumbnail-path"] ?? .null]
            }.compactMap { node in node.text.map { ($0, node.position) } }
        }
    }

    /// Reads as much of a file as can be read, so that one fault hides no other: trailing commas and keys that stand
    /// twice are complaints, and what has no id is left out. Nobody should be shown what such a file says, because
    /// clients do not agree on it.
    public init(_ bytes: [UInt8], path: String) {
        do throws(JSONComplaint) {
            let (root, complaints) = try JSONNode.surveying(bytes, lazyDepth: Self.wallpaperDepth)
            self.init(path, bytes, root, complaints)
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
    /// - Throws: the first thing that is wrong.
    public init(
        checking bytes: [UInt8], _ format: FeedFormat = .v1, path: String
    ) throws(JSONComplaint) {
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

    /// A wallpaper lies in the root, the collections, a collection, and its wallpapers. Its JSON is read anew whenever
    /// somebody asks for it, so that a feed takes little more memory than its bytes, and not three times as much.
    package static let wallpaperDepth = 4

    private init(_ path: String, _ bytes: [UInt8], _ root: JSONNode?, _ complaints: [JSONComplaint]) {
        self.path = path
        self.bytes = bytes
        self.root = root
        self.complaints = complaints
        collections = (root?["collections"]?.elements ?? []).compactMap(Collection.init)
    }

    /// Its collections as they stand in the file, also those without an id.
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
                    id: own, collection: id,
                    isBundled: loaded[Profile.bundledAssetKey]?.text?.contains { !$0.isWhitespace } ?? false,
                    node: node)
            })
    }
}

extension JSONNode {
    /// A number; nil where there is none.
    package func decimal(_ key: String) -> Double? {
        if case .number(let digits)? = self[key]?.value { Double(digits) } else { nil }
    }
}

extension JSONNode {
    /// Refuses a document whose entries cannot be merged.
    fileprivate func checkList(at key: String) throws(JSONComplaint) {
        guard key.isEmpty || members != nil else { throw complaint("expected an object, found \(kind)") }
        let list = key.isEmpty ? self : self[key]
        if let list, list.elements == nil { throw list.complaint("expected an array, found \(list.kind)") }
    }

    fileprivate func checkID() throws(JSONComplaint) {
        guard members != nil else { throw complaint("expected an object, found \(kind)") }
        guard self["id"]?.text != nil else { throw complaint("expected an object with an \"id\"") }
    }
}
