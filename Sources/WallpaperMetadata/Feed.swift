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
        public var files: [File] { (node["files"]?.elements ?? []).compactMap(File.init) }

        /// What it says about the crops of its files (v2 only), without those that have no variant.
        package var crops: [Crop] { (node["files"]?.elements ?? []).compactMap(Crop.init) }

        /// What the four path keys of Mozilla's RFC name (v2 only): paths and where they stand, and nothing else.
        package var namedFiles: [File] {
            ["iOS", "android"].flatMap { client in
                (node["\(client)-file-paths"]?.elements ?? []) + [node["\(client)-thumbnail-path"] ?? .null]
            }.compactMap { node in
                node.text.map {
                    File(path: $0, variant: nil, size: nil, bytes: nil, sha256: nil, position: node.position)
                }
            }
        }
    }

    /// What v2 says about a picture file. What it does not say, or not in a form that can be read, is nil.
    public struct File: Sendable {
        /// Relative to the root of the tree, whatever it is.
        public let path: String
        /// Which variant it shows.
        public let variant: Variant?
        /// Its size in pixels.
        public let size: PixelSize?
        /// Bytes of the file.
        public let bytes: Int?
        /// SHA-256 of the file in lower case.
        public let sha256: String?
        /// Where it stands in the metadata.
        public let position: TextPosition?
    }

    /// What v2 says about the crop of a picture file.
    package struct Crop: Sendable {
        /// What people call the variant; with "(dark)", where it is for the dark theme.
        package let name: String
        package let variant: Variant
        /// By what factor it was enlarged; nil if it was not.
        package let enlarged: Double?
        /// How far it can be trusted, and how sure it is that there is a subject; nil where a person placed it.
        package let trust, confidence: Double?
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

extension Feed.File {
    fileprivate init?(_ node: JSONNode) {
        guard let path = node["path"]?.text else { return nil }
        var size: PixelSize?
        if let width = node["width"]?.count, let height = node["height"]?.count {
            size = PixelSize(width: width, height: height)
        }
        self.init(
            path: path, variant: node["variant"]?.text.flatMap(Variant.init), size: size,
            bytes: node["bytes"]?.count, sha256: node["sha256"]?.text.map(\.inLowerCase),
            position: node.position)
    }
}

extension Feed.Crop {
    fileprivate init?(_ node: JSONNode) {
        guard let variant = node["variant"]?.text.flatMap(Variant.init) else { return nil }
        let isDark = node["theme"]?.text == Theme.dark.rawValue
        self.init(
            name: variant.name(in: isDark ? .dark : .light), variant: variant,
            enlarged: node.decimal("enlarged"),
            trust: node.decimal("trust"), confidence: node.decimal("confidence"))
    }
}

extension JSONNode {
    /// A number; nil where there is none.
    package func decimal(_ key: String) -> Double? {
        if case .number(let digits)? = self[key]?.value { Double(digits) } else { nil }
    }
}

extension String {
    /// The same text, in the same memory, if it is in lower case already.
    fileprivate var inLowerCase: String { utf8.contains { (0x41...0x5A).contains($0) } ? lowercased() : self }
}

extension JSONNode {
    fileprivate func checkID() throws(JSONComplaint) {
        guard members != nil else { throw complaint("expected an object, found \(kind)") }
        guard self["id"]?.text != nil else { throw complaint("expected an object with an \"id\"") }
    }
}
