import WallpaperMetadata

extension BuildMemory {
    /// The memory as the text of a file.
    var text: [UInt8] { Array(json.formatted.utf8) }

    /// Reads such a text; nil unless all of it says what can be.
    init?(text: ArraySlice<UInt8>) {
        guard let json = try? JSONNode(parsing: text) else { return nil }
        self.init(json)
    }

    /// The memory as JSON. Ways of making are listed once, and wallpapers name them by their place.
    private var json: JSONNode {
        var makings: [Making] = []
        var places: [Making: Int] = [:]
        for making in wallpapers.map(\.making) where places[making] == nil {
            places[making] = makings.count
            makings.append(making)
        }
        return .object([
            .init("makings", .array(makings.map(\.json))),
            .init("wallpapers", .array(wallpapers.map { $0.json(making: places[$0.making] ?? 0) })),
        ])
    }

    /// Reads a memory; nil unless all of it says what can be.
    private init?(_ json: JSONNode) {
        self.init()
        guard let makings = json["makings"]?.elements?.read(Making.init),
            let wallpapers = json["wallpapers"]?.elements?.read({ RememberedWallpaper($0, makings) })
        else { return nil }
        for wallpaper in wallpapers { remember(wallpaper) }
    }
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
            .init(
                "files", .object(stamps.sorted { $0.key < $1.key }.map { .init($0.key, .stamp($0.value)) })),
        ])
    }

    fileprivate init?(_ json: JSONNode, _ makings: [Making]) {
        guard let collection = json["collection"]?.text, let id = json["id"]?.text,
            let place = json["making"]?.integer, makings.indices.contains(place),
            let masters = json["masters"]?.elements?.read(Master.init),
            let findings = json["findings"].flatMap(Findings.init),
            let files = json["files"]?.members?.read({ file in file.node.stamp.map { (file.key, $0) } })
        else { return nil }
        self.init(
            collection: collection, id: id, making: makings[place], masters: masters, findings: findings,
            stamps: Dictionary(files, uniquingKeysWith: { first, _ in first }))
    }
}

extension RememberedWallpaper.Master {
    fileprivate var json: JSONNode {
        .object([
            .init("name", .string(name)),
            .init("variants", .array(variants.map { .string($0.rawValue) })),
            .init("sha256", .string(file.sha256)),
            .init("stamp", .stamp(file.stamp)),
        ])
    }

    fileprivate init?(_ json: JSONNode) {
        guard let name = json["name"]?.text, let sha256 = json["sha256"]?.sha256,
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

    /// 64 lower-case hexadecimal digits.
    var sha256: String? {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let letters = UInt8(ascii: "a")...UInt8(ascii: "f")
        guard let text, text.utf8.count == 64,
            text.utf8.allSatisfy({ digits.contains($0) || letters.contains($0) })
        else { return nil }
        return text
    }
}
