import WallpaperMetadata

/// One metadata file of a tree: what stood in it before, and what a build makes of it.
///
/// Whatever wallpress did not build is carried over as it was found: other collections, wallpapers whose
/// masters failed or are gone, and keys that nobody here has heard of.
struct MetadataMerge {
    /// What a build has to say of one collection.
    struct Update {
        /// The collection with the wallpapers that were built.
        var collection: Metadata.Collection
        /// Ids of all its wallpapers in the order in which they are to stand, failed ones included.
        var order: [String]
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

    /// The new text, or nil where nothing but the date would change, and where there is nothing to tell yet.
    ///
    /// - Parameters:
    ///   - updates: what was built, in the order in which new collections are appended.
    ///   - removed: wallpapers to leave out, by collection.
    ///   - date: the date of a change.
    func text(updates: [Update], removed: [String: Set<String>], date: CalendarDate) -> String? {
        var merged: [JSONNode] = []
        for old in collections {
            let gone = removed[old.id ?? ""] ?? []
            if let update = updates.first(where: { $0.collection.id == old.id }) {
                merged.append(replace(old, by: update, without: gone))
            } else {
                merged.append(
                    gone.isEmpty ? old : Self.setting(Self.wallpapers(of: old), in: old, without: gone))
            }
        }
        let known = Set(collections.compactMap(\.id))
        merged += updates.filter { !known.contains($0.collection.id) && !$0.collection.wallpapers.isEmpty }
            .map { $0.collection.json(version, fenixColors: fenixColors) }
        let emptied = Set(removed.keys)
        merged.removeAll { emptied.contains($0.id ?? "") && Self.wallpapers(of: $0).isEmpty }
        return dated(merged, date)
    }

    private func dated(_ merged: [JSONNode], _ date: CalendarDate) -> String? {
        if existing == nil, merged.isEmpty { return nil }
        var root = existing ?? .object([.init("last-updated-date", .null)])
        root["collections"] = .array(merged)
        let isCurrent =
            root == existing && root["last-updated-date"]?.text.flatMap { CalendarDate($0) } != nil
        if isCurrent { return nil }
        root["last-updated-date"] = .string(date.description)
        return root.formatted
    }

    private func replace(_ old: JSONNode, by update: Update, without gone: Set<String>) -> JSONNode {
        let built = Dictionary(
            update.collection.wallpapers.map { ($0.id, $0.json(version, fenixColors: fenixColors)) },
            uniquingKeysWith: { first, _ in first })
        let before = Self.wallpapers(of: old)
        let ordered = Set(update.order)
        let kept = before.compactMap(\.id).filter { !ordered.contains($0) }
        let standingByID = Dictionary(
            before.map { ($0.id ?? "", $0) }, uniquingKeysWith: { first, _ in first })
        let wallpapers = (update.order + kept).compactMap { id in
            let standing = standingByID[id]
            return built[id].map { Self.carry(standing, into: $0) } ?? standing
        }
        let new = Self.carry(old, into: update.collection.json(version, fenixColors: fenixColors))
        return Self.setting(wallpapers, in: new, without: gone)
    }

    /// Adds to `new` the keys of `old` that no version of the format knows, and the values of `old` where
    /// `new` has none.
    private static func carry(_ old: JSONNode?, into new: JSONNode) -> JSONNode {
        var new = new
        for member in old?.members ?? [] {
            let isColor = ColorKey(rawValue: member.key) != nil
            if isColor ? new[member.key]?.isNull == true : !knownKeys.contains(member.key) {
                new[member.key] = member.node
            }
        }
        return new
    }

    private static func setting(_ wallpapers: [JSONNode], in node: JSONNode, without gone: Set<String>)
        -> JSONNode
    {
        var node = node
        node["wallpapers"] = .array(wallpapers.filter { !gone.contains($0.id ?? "") })
        return node
    }

    private var collections: [JSONNode] { existing?["collections"]?.elements ?? [] }

    private static func wallpapers(of collection: JSONNode) -> [JSONNode] {
        collection["wallpapers"]?.elements ?? []
    }

    /// Every key that some version of the format gives a meaning.
    private static let knownKeys: Set<String> = {
        let wallpaper = Metadata.Wallpaper(id: "", name: "", colors: [:])
        let collection = Metadata.Collection(id: "", wallpapers: [wallpaper])
        let nodes = [collection.json(.v2, fenixColors: true), wallpaper.json(.v2, fenixColors: true)]
        return Set(nodes.flatMap { $0.members ?? [] }.map(\.key))
    }()

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
