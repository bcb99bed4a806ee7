import WallpressDiagnostics
import WallpressInput
import WallpaperMetadata

extension DraftEdit: Decodable {
    /// Reads an edit.
    ///
    /// - Throws: `StudioError.badEdit`.
    package init(from decoder: any Decoder) throws {
        let fields = try Fields(decoder)
        switch try fields.text("op") {
        case "set": self = try Self.set(fields)
        case "order":
            try fields.allow(["collection", "wallpapers"])
            self = .order(
                collection: try fields.text("collection"), wallpapers: try fields.texts("wallpapers"))
        case "recipe":
            try fields.allow(["key", "value"])
            let name = try fields.text("key")
            guard let key = Recipe.Key(rawValue: name) else {
                throw fields.unknownKey(name, of: "wallpress.yml", Recipe.Key.allCases.map(\.rawValue))
            }
            self = .recipe(key: key, value: try fields.value(key.kind, of: name))
        case "accept":
            try fields.allow(["wallpaper", "rule", "reason"])
            self = .accept(
                wallpaper: try fields.text("wallpaper"), rule: try fields.text("rule"),
                reason: try fields.optionalText("reason"))
        case "rename":
            try fields.allow(["collection", "wallpaper", "to"])
            let new = try fields.text("to")
            if let problem = WallpaperID.problem(with: new) {
                throw StudioError.badEdit("the id \"\(new.excerpt)\" \(problem)")
            }
            self = .rename(
                collection: try fields.optionalText("collection"), id: try fields.text("wallpaper"), to: new)
        case "remove":
            try fields.allow(["collection", "wallpaper"])
            self = .remove(
                collection: try fields.optionalText("collection"), id: try fields.text("wallpaper"))
        case let op:
            throw StudioError.badEdit(
                "expected the op set, order, recipe, accept, rename or remove, found \"\(op.excerpt)\"")
        }
    }

    private static func set(_ fields: Fields) throws -> DraftEdit {
        try fields.allow(["collection", "wallpaper", "variant", "key", "value"])
        let collection = try fields.text("collection")
        let name = try fields.text("key")
        guard let wallpaper = try fields.optionalText("wallpaper") else {
            guard let key = CollectionSettings.Key(rawValue: name) else {
                throw fields.unknownKey(
                    name, of: "a collection", CollectionSettings.Key.allCases.map(\.rawValue))
            }
            guard try !fields.has("variant") else {
                throw StudioError.badEdit("\"\(name)\" of a collection has no variants")
            }
            let value = try fields.value(key.kind, of: name)
            return .collection(collection, key: key, value: key == .locales ? try value?.asLocales : value)
        }
        guard let key = SettingKey.all.first(where: { $0.name == name }) else {
            throw fields.unknownKey(name, of: "a wallpaper", SettingKey.all.map(\.name))
        }
        var variant: Variant?
        if try fields.has("variant") {
            let word = try fields.text("variant")
            variant = Variant(rawValue: word)
            guard variant != nil, key.destination == .crop else {
                throw StudioError.badEdit(
                    "expected focus or keep for a variant, found \"\(name)\" for \"\(word.excerpt)\"")
            }
        }
        return .wallpaper(
            collection: collection, id: wallpaper, variant: variant, key: key,
            value: try fields.value(key.editKind, of: name))
    }
}

extension SettingKey {
    /// The kind of the values of its edits.
    fileprivate var editKind: DraftEdit.Value.Kind {
        kind.coordinates.isEmpty ? .text : .numbers(kind.coordinates.count)
    }
}

/// The fields of an object in a request, with errors that name the expected and the found value.
private struct Fields {
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private let container: KeyedDecodingContainer<Name>

    init(_ decoder: any Decoder) throws {
        guard let container = try? decoder.container(keyedBy: Name.self) else {
            throw StudioError.badEdit("expected an object such as {\"op\": \"order\"}")
        }
        self.container = container
    }

    /// Refuses all keys but these and `op`.
    func allow(_ keys: [String]) throws {
        let unknown = container.allKeys.map(\.stringValue).filter { $0 != "op" && !keys.contains($0) }
        guard let key = unknown.min() else { return }
        throw StudioError.badEdit(
            "expected the keys \(keys.joined(separator: ", ")), found \"\(key.excerpt)\"")
    }

    /// Returns whether a field is there and is not null.
    func has(_ key: String) throws -> Bool {
        let name = Name(stringValue: key)
        return try container.contains(name) && !container.decodeNil(forKey: name)
    }

    func text(_ key: String) throws -> String {
        guard let text = try? container.decode(String.self, forKey: Name(stringValue: key)) else {
            throw wrong(.text, in: key)
        }
        return text
    }

    func texts(_ key: String) throws -> [String] {
        guard let texts = try? container.decode([String].self, forKey: Name(stringValue: key)) else {
            throw wrong(.texts, in: key)
        }
        return texts
    }

    /// Returns the text of a field that must be there, but may be null.
    func optionalText(_ key: String) throws -> String? {
        guard container.contains(Name(stringValue: key)) else {
            throw StudioError.badEdit("expected \"\(key)\", which may be null")
        }
        return try has(key) ? text(key) : nil
    }

    /// Returns the field `value`, which must be there, but may be null.
    func value(_ kind: DraftEdit.Value.Kind, of setting: String) throws -> DraftEdit.Value? {
        let value = Name(stringValue: "value")
        guard container.contains(value) else {
            throw StudioError.badEdit("expected a value for \"\(setting)\", or null to remove it")
        }
        guard try has("value") else { return nil }
        switch kind {
        case .text: if let text = try? text("value") { return .text(text) }
        case .texts: if let texts = try? texts("value"), !texts.isEmpty { return .texts(texts) }
        case .number:
            if let number = try? container.decode(Double.self, forKey: value), (0...1).contains(number) {
                return .number(number)
            }
        case .numbers(let count):
            if let numbers = try? container.decode([Double].self, forKey: value), numbers.count == count,
                numbers.allSatisfy((0...1).contains)
            {
                return .numbers(numbers)
            }
        }
        throw wrong(kind, in: setting)
    }

    func unknownKey(_ key: String, of owner: String, _ known: [String]) -> StudioError {
        .badEdit("unknown key \"\(key.excerpt)\" of \(owner); expected \(known.joined(separator: ", "))")
    }

    private func wrong(_ kind: DraftEdit.Value.Kind, in key: String) -> StudioError {
        .badEdit("expected \(kind.name) for \"\(key)\"")
    }
}

extension DraftEdit.Value {
    /// The same texts as locales, spelled as a `collection.yml` is read.
    fileprivate var asLocales: DraftEdit.Value {
        get throws(StudioError) {
            guard case .texts(let texts) = self else { return self }
            do throws(YAMLError) {
                var locales: [String] = []
                for text in texts { locales.append(try CollectionSettings.locale(text)) }
                return .texts(locales.uniqued)
            } catch {
                throw .badEdit(error.reason)
            }
        }
    }
}

extension DraftEdit.Value.Kind {
    fileprivate var name: String {
        switch self {
        case .number: "a number from 0 to 1"
        case .numbers(let count): "\(count) numbers from 0 to 1"
        case .text: "text"
        case .texts: "a list of at least one string"
        }
    }
}
