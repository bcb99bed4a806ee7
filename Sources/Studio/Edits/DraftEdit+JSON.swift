import WallpressDiagnostics
import WallpressInput
import WallpressJSON
import WallpaperMetadata

extension DraftEdit {
    /// Reads an edit.
    ///
    /// - Throws: `StudioError.badRequest`.
    package init(_ json: JSONNode) throws(StudioError) {
        let fields = RequestFields(json)
        switch try fields.text("op") {
        case "set": self = try Self.set(fields)
        case "order":
            try fields.allow(["op", "collection", "wallpapers"])
            self = .order(
                collection: try fields.text("collection"), wallpapers: try fields.texts("wallpapers"))
        case "recipe":
            try fields.allow(["op", "key", "value"])
            let name = try fields.text("key")
            guard let key = Recipe.Key(rawValue: name) else {
                throw Self.unknownKey(name, of: "wallpress.yml", Recipe.Key.allCases.map(\.rawValue))
            }
            self = .recipe(key: key, value: try fields.value(key.kind, of: name))
        case "accept":
            try fields.allow(["op", "wallpaper", "rule", "reason"])
            self = .accept(
                wallpaper: try fields.text("wallpaper"), rule: try fields.text("rule"),
                reason: try fields.textOrNull("reason"))
        case "rename":
            try fields.allow(["op", "collection", "wallpaper", "to"])
            let new = try fields.text("to")
            if let problem = WallpaperID.problem(with: new) {
                throw .badRequest("the id \"\(new.excerpt)\" \(problem)")
            }
            self = .rename(
                collection: try fields.textOrNull("collection"), id: try fields.text("wallpaper"), to: new)
        case "remove":
            try fields.allow(["op", "collection", "wallpaper"])
            self = .remove(
                collection: try fields.textOrNull("collection"), id: try fields.text("wallpaper"))
        case let op:
            throw .badRequest(
                "expected the op set, order, recipe, accept, rename or remove, found \"\(op.excerpt)\"")
        }
    }

    private static func set(_ fields: RequestFields) throws(StudioError) -> DraftEdit {
        try fields.allow(["op", "collection", "wallpaper", "variant", "key", "value"])
        let collection = try fields.text("collection")
        let name = try fields.text("key")
        guard let wallpaper = try fields.textOrNull("wallpaper") else {
            guard let key = CollectionSettings.Key(rawValue: name) else {
                throw Self.unknownKey(
                    name, of: "a collection", CollectionSettings.Key.allCases.map(\.rawValue))
            }
            guard fields["variant"] == nil else {
                throw .badRequest("\"\(name)\" of a collection has no variants")
            }
            let value = try fields.value(key.kind, of: name)
            return .collection(collection, key: key, value: key == .locales ? try value?.asLocales : value)
        }
        guard let key = SettingKey.all.first(where: { $0.name == name }) else {
            throw Self.unknownKey(name, of: "a wallpaper", SettingKey.all.map(\.name))
        }
        var variant: Variant?
        if fields["variant"] != nil {
            let word = try fields.text("variant")
            variant = Variant(rawValue: word)
            guard variant != nil, key.destination == .crop else {
                throw .badRequest(
                    "expected focus or keep for a variant, found \"\(name)\" for \"\(word.excerpt)\"")
            }
        }
        return .wallpaper(
            collection: collection, id: wallpaper, variant: variant, key: key,
            value: try fields.value(key.editKind, of: name))
    }

    private static func unknownKey(_ key: String, of owner: String, _ known: [String]) -> StudioError {
        .badRequest("unknown key \"\(key.excerpt)\" of \(owner); expected \(known.joined(separator: ", "))")
    }
}

extension SettingKey {
    /// The kind of the values of its edits.
    fileprivate var editKind: DraftEdit.Value.Kind {
        kind.coordinates.isEmpty ? .text : .numbers(kind.coordinates.count)
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
                throw .badRequest(error.reason)
            }
        }
    }
}
