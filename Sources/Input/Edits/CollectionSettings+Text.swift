import WallpaperMetadata

extension CollectionSettings {
    /// The text of a `collection.yml` with these settings, without places of crops. Reading it gives the same settings.
    package var text: String {
        let texts: [(Key, String?)] = [
            (.heading, heading), (.description, description), (.subheading, subheading),
            (.learnMoreURL, learnMoreURL),
        ]
        var entries = texts.compactMap { key, text in
            text.map { (key: key.rawValue, value: YAMLContent.text($0)) }
        }
        if let locales {
            entries.append((Key.locales.rawValue, .list(locales.map { .text($0) })))
        }
        let days = [(Key.start, availability?.start), (.end, availability?.end)].compactMap { key, day in
            day.map { (key: key.rawValue, value: YAMLContent.plain($0.description)) }
        }
        if !days.isEmpty { entries.append(("availability-range", .mapping(days))) }
        if !wallpapers.isEmpty {
            entries.append(("wallpapers", .list(wallpapers.map(\.content), isBlock: true)))
        }
        if entries.isEmpty { return "" }
        let writing = YAMLWriting(lineBreak: "\n", step: 2)
        return writing.text(of: .mapping(entries, isBlock: true), column: 0, inBrackets: false) + "\n"
    }

    /// Whether the text is small enough to be read again.
    package var isReadable: Bool { text.utf8.count <= YAMLReader.maxFileByteCount }
}

extension WallpaperSettings {
    fileprivate var content: YAMLContent {
        let keys = SettingKey.all.filter { $0.destination != .crop && self[$0] != nil }
        if keys.isEmpty { return .text(id) }
        return keys.reduce(.mapping([("id", .text(id))], isBlock: true)) { content, key in
            content.setting(YAMLPath(key.path.map(YAMLStep.key)), to: .text(self[key]?.text ?? ""))
        }
    }
}
