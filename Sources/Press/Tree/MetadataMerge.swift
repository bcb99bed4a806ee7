import WallpaperMetadata

/// One metadata file of a tree: what stood in it before, and what a build makes of it.
///
/// Whatever wallpress did not build is carried over as it was found: other collections, wallpapers whose
/// masters failed or are gone, and keys that nobody here has heard of.
struct MetadataMerge {
    /// What a build has to say of one collection.
    struct Update: Sendable {
        /// The collection without its wallpapers.
        let collection: Metadata.Collection
        /// Ids of all its wallpapers in the order in which they are to stand, failed ones included.
        let order: [String]
        /// Those that are as they should be.
        let wallpapers: [Report.Wallpaper]
    }

    let version: MetadataVersion
    let fenixColors: Bool
    /// The root object, nil where there is no file yet.
    private let existing: JSONNode?

    /// Reads what stands in the tree.
    ///
    /// - Throws: `PressError.metadata` with line and column when it is not metadata: it may be somebody's
    ///   work, and is not written over.
    init(_ version: MetadataVersion, existing bytes: [UInt8]?, fenixColors: Bool) throws(PressError) {
        self.version = version
        self.fenixColors = fenixColors
        guard let bytes else {
            existing = nil
            return
        }
        let path = Layout.metadataPath(version)
        do throws(JSONComplaint) {
            let root = try JSONNode(parsing: bytes)
            try Self.check(root)
            existing = root
        } catch {
            throw .metadata(path: path, position: error.position, reason: error.message)
        }
    }

    /// Wallpapers that stand in the file: their ids by collection.
    var wallpapers: [String: [String]] {
        Dictionary(
            collections.map { ($0.id ?? "", Self.wallpapers(of: $0).compactMap(\.id)) }, uniquingKeysWith: +)
    }

    /// Paths that the file names for a wallpaper (v2 only).
    func paths(of wallpaper: String, in collection: String) -> [String] {
        collections.filter { $0.id == collection }.flatMap(Self.wallpapers)
            .filter { $0.id == wallpaper }
            .flatMap { $0["files"]?.elements ?? [] }
            .compactMap { $0["path"]?.text }
    }

    /// What the file is to say, or nil where nothing but the date would change, and where there is nothing to
    /// tell yet.
    ///
    /// - Parameters:
    ///   - updates: what was built, in the order in which new collections are appended.
    ///   - removed: wallpapers to leave out, by collection.
    ///   - date: the date of a change.
    func content(
        updates: [Update], removed: [String: Set<String>], date: CalendarDate
    ) -> JSONOutline? {
        var merged: [MergedCollection] = []
        for old in collections {
            let gone = removed[old.id ?? ""] ?? []
            let update = updates.first { $0.collection.id == old.id }
            let new =
                update.map { replace(old, by: $0, without: gone) }
                ?? MergedCollection(
                    frame: old, entries: Self.entries(of: old, without: gone), version: version,
                    fenixColors: fenixColors)
            if !gone.isEmpty, new.entries.isEmpty { continue }
            merged.append(new)
        }
        let known = Set(collections.compactMap(\.id))
        for update in updates where !known.contains(update.collection.id) && !update.wallpapers.isEmpty {
            merged.append(
                MergedCollection(
                    frame: update.collection.json(version, fenixColors: fenixColors),
                    entries: update.wallpapers.map { .built($0, carrying: nil) }, version: version,
                    fenixColors: fenixColors))
        }
        return dated(merged.map(\.outline), date)
    }

    private func dated(_ merged: [JSONOutline], _ date: CalendarDate) -> JSONOutline? {
        if existing == nil, merged.isEmpty { return nil }
        var root = existing ?? .object([.init("last-updated-date", .null)])
        root["collections"] = .array([])
        let list = JSONOutline.list(merged)
        if let existing, root["last-updated-date"]?.text.flatMap({ CalendarDate($0) }) != nil,
            root.outline(with: list, at: "collections").isSame(as: existing)
        {
            return nil
        }
        root["last-updated-date"] = .string(date.description)
        return root.outline(with: list, at: "collections")
    }

    private func replace(_ old: JSONNode, by update: Update, without gone: Set<String>) -> MergedCollection {
        let built = Dictionary(
            update.wallpapers.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let before = Self.wallpapers(of: old)
        let standing = Dictionary(
            before.enumerated().map { ($1.id ?? "", $0) }, uniquingKeysWith: { first, _ in first })
        let ordered = Set(update.order)
        let kept = before.compactMap(\.id).filter { !ordered.contains($0) }
        let entries = (update.order + kept).filter { !gone.contains($0) }.compactMap {
            id -> MergedCollection.Entry? in
            let standing = standing[id].map { before[$0] }
            return built[id].map { .built(update.wallpapers[$0], carrying: standing) }
                ?? standing.map { .standing($0) }
        }
        return MergedCollection(
            frame: update.collection.json(version, fenixColors: fenixColors).carrying(old), entries: entries,
            version: version, fenixColors: fenixColors)
    }

    private static func entries(of old: JSONNode, without gone: Set<String>) -> [MergedCollection.Entry] {
        wallpapers(of: old).filter { !gone.contains($0.id ?? "") }.map { .standing($0) }
    }

    private var collections: [JSONNode] { existing?["collections"]?.elements ?? [] }

    private static func wallpapers(of collection: JSONNode) -> [JSONNode] {
        collection["wallpapers"]?.elements ?? []
    }

    /// Refuses a value that does not have the shape of metadata: collections and wallpapers with ids.
    static func check(_ root: JSONNode) throws(JSONComplaint) {
        let collections = try elements(of: root, "collections", isRequired: true)
        for collection in collections {
            try checkID(of: collection)
            for wallpaper in try elements(of: collection, "wallpapers", isRequired: false) {
                try checkID(of: wallpaper)
            }
        }
    }

    private static func elements(
        of node: JSONNode, _ key: String, isRequired: Bool
    ) throws(JSONComplaint) -> [JSONNode] {
        guard node.members != nil else { throw complaint(node, "expected an object, found \(node.kind)") }
        guard let value = node[key] else {
            if isRequired { throw complaint(node, "expected the key \"\(key)\" in this object") }
            return []
        }
        guard let elements = value.elements else {
            throw complaint(value, "expected an array of \(key), found \(value.kind)")
        }
        return elements
    }

    private static func checkID(of node: JSONNode) throws(JSONComplaint) {
        guard node.members != nil else { throw complaint(node, "expected an object, found \(node.kind)") }
        guard node["id"]?.text != nil else { throw complaint(node, "expected an object with an \"id\"") }
    }

    private static func complaint(_ node: JSONNode, _ message: String) -> JSONComplaint {
        JSONComplaint(
            kind: .syntax, position: node.position ?? TextPosition(line: 1, column: 1), message: message)
    }
}

extension JSONNode {
    fileprivate var id: String? { self["id"]?.text }
}
