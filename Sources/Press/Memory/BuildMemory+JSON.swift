import WallpaperMetadata

/// The lines of a memory file: each a way of making or a wallpaper. A way of making stands before the first
/// wallpaper that was made so, and wallpapers name it by its place among all of them.
struct MemoryLines {
    /// What was read.
    private(set) var memory = BuildMemory()
    private var makings: [Making] = []
    private var places: [Making: Int] = [:]

    /// Reads the next line; false where it does not say what can be.
    mutating func read(_ line: ArraySlice<UInt8>) -> Bool {
        guard let json = try? JSONNode(parsing: line) else { return false }
        if let making = json["making"].flatMap(Making.init) {
            makings.append(making)
        } else if let wallpaper = RememberedWallpaper(json, makings) {
            memory.remember(wallpaper)
        } else {
            return false
        }
        return true
    }

    /// What is to be written of the next wallpaper: its line, and one for its making where that is new.
    mutating func text(of wallpaper: RememberedWallpaper) -> [UInt8] {
        if let place = places[wallpaper.making] { return Self.line(wallpaper.json(making: place)) }
        let place = places.count
        places[wallpaper.making] = place
        return Self.line(.object([.init("making", wallpaper.making.json)]))
            + Self.line(wallpaper.json(making: place))
    }

    private static func line(_ json: JSONNode) -> [UInt8] { Array((json.compact + "\n").utf8) }
}

extension Making {
    fileprivate var json: JSONNode {
        .object([.init("versions", .texts(versions)), .init("recipe", .texts(recipe.values))])
    }

    fileprivate init?(_ json: JSONNode) {
        guard let versions = json["versions"]?.texts, let values = json["recipe"]?.texts else { return nil }
        self.init(versions: versions, recipe: AppliedRecipe(values: values))
    }
}

extension RememberedWallpaper {
    fileprivate func json(making place: Int) -> JSONNode {
        .object([
            .init("collection", .string(collection)),
            .init("id", .string(id)),
            .init("making", .number(place)),
            .init("masters", .array(masters.map(\.json))),
            .init("findings", findings.json),
            .init("files", .object(files.map { .init($0.path, .stamp($0.stamp)) })),
        ])
    }

    fileprivate init?(_ json: JSONNode, _ makings: [Making]) {
        guard let collection = json["collection"]?.text, let id = json["id"]?.text,
            let place = json["making"]?.integer, makings.indices.contains(place),
            let masters = json["masters"]?.elements?.read(Master.init),
            let findings = json["findings"].flatMap(Findings.init),
            let files = json["files"]?.members?.read({ file in
                file.node.stamp.map { PublishedFile(path: file.key, stamp: $0) }
            })
        else { return nil }
        self.init(
            collection: collection, id: id, making: makings[place], masters: masters, findings: findings,
            files: files)
    }
}

extension RememberedWallpaper.Master {
    fileprivate var json: JSONNode {
        .object([
            .init("name", .string(name)),
            .init("variants", .array(variants.map { .string($0.rawValue) })),
            .init("sha256", .string(file.sha256.description)),
            .init("stamp", .stamp(file.stamp)),
        ])
    }

    fileprivate init?(_ json: JSONNode) {
        guard let name = json["name"]?.text, let sha256 = json["sha256"]?.text.flatMap(ContentHash.init),
            let variants = json["variants"]?.elements?.read({ $0.text.flatMap(Variant.init) }),
            let stamp = json["stamp"]?.stamp
        else { return nil }
        self.init(name: name, variants: variants, file: RememberedFile(sha256: sha256, stamp: stamp))
    }
}

extension JSONNode {
    fileprivate static func texts(_ texts: [String: String]) -> JSONNode {
        .object(texts.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) })
    }

    fileprivate var texts: [String: String]? {
        members?.read { member in member.node.text.map { (member.key, $0) } }
            .map { Dictionary($0, uniquingKeysWith: { first, _ in first }) }
    }

    fileprivate static func stamp(_ stamp: FileStamp?) -> JSONNode {
        guard let stamp else { return .null }
        return .array(
            [stamp.size, stamp.modified.nanoseconds, stamp.changed.nanoseconds, stamp.inode]
                .map { .number($0) })
    }

    /// A stamp, or that there is none; nil for anything else.
    fileprivate var stamp: FileStamp?? {
        if isNull { return .some(nil) }
        guard let numbers = elements?.read(\.integer), numbers.count == 4 else { return nil }
        return FileStamp(
            size: numbers[0], modified: FileTime(nanoseconds: numbers[1]),
            changed: FileTime(nanoseconds: numbers[2]), inode: numbers[3])
    }
}

// MARK: - Reading what others may have written

extension Sequence {
    /// All elements read, or nil when one of them cannot be.
    func read<Value>(_ read: (Element) -> Value?) -> [Value]? {
        var values: [Value] = []
        for element in self {
            guard let value = read(element) else { return nil }
            values.append(value)
        }
        return values
    }
}

extension JSONNode {
    /// A whole number that fits.
    var integer: Int? { if case .number(let text) = value { Int(text) } else { nil } }

    /// Any number but an endless one.
    var number: Double? {
        guard case .number(let text) = value, let number = Double(text), number.isFinite else { return nil }
        return number
    }

    /// Strings only.
    var strings: [String]? { elements?.read(\.text) }
}
