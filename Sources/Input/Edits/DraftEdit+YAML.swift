import WallpaperMetadata

extension DraftEdit {
    /// The path of the file that this edit changes, in the input.
    package var path: String {
        collectionID.map(InputFolder.settingsPath) ?? Recipe.fileName
    }

    /// The id of the collection that this edit changes; nil if it changes the recipe.
    package var collectionID: String? {
        switch self {
        case .wallpaper(let id, _, _, _, _), .collection(let id, _, _), .order(let id, _): id
        case .rename(let id, _, _), .remove(let id, _): id
        case .recipe, .accept: nil
        }
    }

    /// Makes this edit in the text of its file.
    ///
    /// - Parameter shown: The ids of the wallpapers of the collection in their present order.
    package func apply(to text: inout YAMLText, shown: [String]) throws(YAMLError) {
        switch self {
        case .wallpaper(_, let id, let variant, let key, let value):
            try text.set(key, to: value, of: id, variant, shown: shown)
        case .collection(_, .locales, .texts(let locales)):
            try text.setList(["available-locales"], to: locales.map { .text($0) })
        case .collection(_, let key, let value):
            // Days are not texts for YAML, and need no quotes.
            let isDay = key == .start || key == .end
            let path: YAMLPath = isDay ? ["availability-range", .key(key.rawValue)] : [.key(key.rawValue)]
            try text.setOrRemove(path, value.map { isDay ? .plain($0.text) : $0.content })
        case .order(_, let ids): try text.order(ids)
        case .recipe(let key, let value): try text.setOrRemove([.key(key.rawValue)], value?.content)
        case .accept(let wallpaper, let rule, let reason):
            try text.accept(rule, of: wallpaper, reason)
        case .rename(nil, let id, let new): try text.renameAccepted(id, to: new)
        case .rename(_?, let id, let new): try text.rename(id, to: new)
        case .remove(nil, let id):
            for rule in text.rulesAccepted(of: id) { try text.accept(rule, of: id, nil) }
        case .remove(_?, let id):
            if let index = text.wallpaperIDs.firstIndex(of: id) {
                try text.remove(["wallpapers", .item(index)])
            }
        }
    }
}

extension DraftEdit.Value {
    fileprivate var content: YAMLContent {
        switch self {
        case .number(let number): .plain(Self.text(of: number))
        case .numbers(let numbers): .list(numbers.map { .plain(Self.text(of: $0)) })
        case .text(let text): .text(text)
        case .texts(let texts): .list(texts.map { .text($0) })
        }
    }

    fileprivate var text: String { if case .text(let text) = self { text } else { "" } }

    /// Returns a number with at most four decimals and no zeros at the end.
    static func text(of number: Double) -> String {
        // Adding 0 takes the sign from -0.
        let text = "\((number * 10_000).rounded() / 10_000 + 0)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension SettingKey {
    /// The keys that must not appear beside this one.
    fileprivate var others: [String] {
        destination == .crop ? SettingKey.crops.map(\.name).filter { $0 != name } : []
    }
}

// MARK: - The files

extension YAMLText {
    fileprivate mutating func setOrRemove(_ path: YAMLPath, _ value: YAMLContent?) throws(YAMLError) {
        if let value { try set(path, to: value) } else { try remove(path) }
    }

    /// Sets or removes a setting of a wallpaper.
    fileprivate mutating func set(
        _ key: SettingKey, to value: DraftEdit.Value?, of id: String, _ variant: Variant?,
        shown: [String]
    ) throws(YAMLError) {
        let place: YAMLPath = variant.map { ["variants", .key($0.rawValue)] } ?? []
        let name = place + key.path.map { .key($0) }
        guard let value else {
            if let index = wallpaperIDs.firstIndex(of: id) {
                try remove(["wallpapers", .item(index)] + name)
            }
            return
        }
        guard let index = wallpaperIDs.firstIndex(of: id) else {
            // Those that are not listed follow by name. Listing one must not bring it before others.
            try append(Array(shown.prefix { $0 != id }))
            let entry = YAMLContent.mapping([("id", .text(id))], isBlock: true).setting(
                name, to: value.content)
            return try append([entry], to: ["wallpapers"])
        }
        let item: YAMLPath = ["wallpapers", .item(index)]
        if self.value(at: item)?.child("id") == nil { try wrap(item, as: "id") }
        for case let path in key.others.map({ item + place + [.key($0)] }) where has(path) {
            if has(item + name) { try remove(path) } else { try rename(path, to: key.name) }
        }
        if case .list(let numbers, _) = value.content {
            try setList(item + name, to: numbers)
        } else {
            try set(item + name, to: value.content)
        }
    }

    fileprivate mutating func rename(_ id: String, to new: String) throws(YAMLError) {
        guard let index = wallpaperIDs.firstIndex(of: id) else { return }
        let item: YAMLPath = ["wallpapers", .item(index)]
        try set(value(at: item)?.child("id") == nil ? item : item + ["id"], to: .text(new))
    }

    /// The ids that are listed, in their order. Items that are not wallpapers are "".
    fileprivate var wallpaperIDs: [String] {
        guard case .list(let items)? = value(at: ["wallpapers"])?.content else { return [] }
        return items.map { item in
            if case .scalar(let id, _) = (item.child("id") ?? item).content { id } else { "" }
        }
    }

    /// Adds the missing ids.
    private mutating func append(_ ids: [String]) throws(YAMLError) {
        let missing = ids.uniqued.filter { [listed = Set(wallpaperIDs)] in !listed.contains($0) }
        try append(missing.map { .text($0) }, to: ["wallpapers"])
    }

    fileprivate mutating func order(_ ids: [String]) throws(YAMLError) {
        try append(ids)
        let present = wallpaperIDs
        let places = Dictionary(zip(present, present.indices)) { first, _ in first }
        let named = ids.compactMap { places[$0] }.uniqued
        // A listed wallpaper without a master stays, after the others.
        try reorder(["wallpapers"], named + Set(present.indices).subtracting(named).sorted())
    }

    fileprivate mutating func accept(_ rule: String, of wallpaper: String, _ reason: String?)
        throws(YAMLError)
    {
        let list: YAMLPath = ["verify", "ignore"]
        guard let reason else {
            while let index = accepted.firstIndex(where: { $0 == (rule, wallpaper) }) {
                try remove(list + [.item(index)])
            }
            return
        }
        if let index = accepted.firstIndex(where: { $0 == (rule, wallpaper) }) {
            return try set(list + [.item(index), "reason"], to: .text(reason))
        }
        try set(
            list + [.item(accepted.count)],
            to: .mapping([
                ("rule", .text(rule)), ("wallpaper", .text(wallpaper)), ("reason", .text(reason)),
            ]))
    }

    fileprivate mutating func renameAccepted(_ id: String, to new: String) throws(YAMLError) {
        for (index, entry) in accepted.enumerated() where entry.wallpaper == id {
            try set(["verify", "ignore", .item(index), "wallpaper"], to: .text(new))
        }
    }

    fileprivate func rulesAccepted(of id: String) -> [String] {
        accepted.filter { $0.wallpaper == id }.map(\.rule).uniqued
    }

    /// The rules that are ignored, with their wallpapers.
    private var accepted: [(rule: String, wallpaper: String)] {
        guard case .list(let items)? = value(at: ["verify", "ignore"])?.content else { return [] }
        return items.map { item in (item.child("rule").text, item.child("wallpaper").text) }
    }
}

extension YAMLValue? {
    fileprivate var text: String {
        if case .scalar(let text, _)? = self?.content { text } else { "" }
    }
}
