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
    package var isReadable: Bool { text.utf8.count <= YAMLReader.largestFile }
}

extension WallpaperSettings {
    fileprivate var content: YAMLContent {
        let values = SettingKey.all.filter { $0.destination != .crop }.compactMap { key in
            self[key].map { (key: key.name, value: YAMLContent.text($0.text)) }
        }
        return values.isEmpty ? .text(id) : .mapping([("id", .text(id))] + values, isBlock: true)
    }
}
