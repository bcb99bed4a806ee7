import WallpressColors
import WallpressInput
import WallpressJSON
import WallpaperMetadata

/// The settings that reproduce the metadata of a collection, and the parts of the metadata that are written differently or
/// omitted.
struct ImportedSettings {
    private(set) var settings = CollectionSettings()
    private(set) var differences: [ImportReport.Difference] = []
    private let id: String

    /// Creates the settings of a collection without its wallpapers.
    ///
    /// - Parameter clients: The clients whose spelling of locales a build writes.
    init(of collection: Feed.Collection, for clients: Set<Profile.Client>) {
        id = collection.id
        let node = collection.node
        for key in CollectionSettings.Key.allCases {
            switch key {
            case .start, .end: take(key, node["availability-range"]?[key.rawValue])
            case .locales: takeLocales(node[key.rawValue], for: clients)
            default: take(key, node[key.rawValue])
            }
        }
        // Each day may be one and the range none.
        if settings.availability != nil, !Self.isRead(settings.text) {
            settings.availability = nil
            lose(
                "availability-range",
                "the end is not after the start; skipped, so the collection is always shown")
        }
        report(unknown: node, besides: FeedKeys.sharedCollection.map(\.name) + ["name"], of: id)
    }

    /// Adds a wallpaper.
    ///
    /// - Parameters:
    ///   - name: Its name in v2; nil if there is none.
    ///   - credit: Its credit in v2.
    ///   - required: The colors that clients of the tree read.
    mutating func add(_ wallpaper: Feed.Wallpaper, named name: String?, credit: Credit, required: [ColorKey])
    {
        let node = wallpaper.node.loaded
        var own = WallpaperSettings(id: wallpaper.id)
        if let name, name != wallpaper.id.asName { own[.text(.name)] = .text(name) }
        for key in Credit.Key.allCases {
            guard let text = credit[key] else { continue }
            var credited = own
            credited[.credit(key)] = .text(text)
            var trial = CollectionSettings()
            trial.wallpapers = [credited]
            if Self.isRead(trial.text) {
                own = credited
            } else {
                differences.append(
                    .loss(
                        wallpaper.id,
                        "\(SettingKey.credit(key).name) cannot be read: \(text.prefix(80)); skipped"))
            }
        }
        var missing: [String] = []
        for key in ColorKey.allCases where key != .average {
            guard let value = node[key.rawValue], !value.isNull else {
                if required.contains(key) { missing.append(key.rawValue) }
                continue
            }
            guard let text = value.text, let color = try? HexColor.normalizing(text).color else {
                differences.append(
                    .change(
                        wallpaper.id,
                        "\(key.rawValue) is not a color: \(value.compact.prefix(40)); a build chooses one"))
                continue
            }
            if color.description != text {
                differences.append(.change(wallpaper.id, "\(key.rawValue) \"\(text)\" becomes \(color)"))
            }
            own[.color(key)] = .color(color)
        }
        if !missing.isEmpty {
            differences.append(
                .change(wallpaper.id, "no \(missing.joined(separator: ", ")): a build chooses them"))
        }
        report(unknown: node, besides: ["id", "name"] + ColorKey.allCases.map(\.rawValue), of: wallpaper.id)
        settings.wallpapers.append(own)
    }

    /// Drops the parts that make the file too large to be read.
    mutating func shrink() {
        if settings.isReadable { return }
        settings.wallpapers = settings.wallpapers.map { WallpaperSettings(id: $0.id) }
        lose(
            "wallpapers",
            "there are more settings than collection.yml can hold: the colors and names are skipped")
        if settings.isReadable { return }
        settings.wallpapers = []
        lose(
            "wallpapers",
            "there are more wallpapers than collection.yml can hold: their order is skipped as well")
    }

    // MARK: - Values

    private mutating func take(_ key: CollectionSettings.Key, _ node: JSONNode?) {
        guard let node, !node.isNull else { return }
        guard let text = node.text else {
            return lose(key.rawValue, "expected a string, found \(node.kind); skipped")
        }
        guard let read = Self.read(key, .text(text), in: id) else {
            return lose(key.rawValue, "\"\(text.prefix(80))\" cannot be read; skipped")
        }
        switch key {
        case .heading: settings.heading = read.heading
        case .description: settings.description = read.description
        case .subheading: settings.subheading = read.subheading
        case .learnMoreURL:
            settings.learnMoreURL = read.learnMoreURL
            if let url = read.learnMoreURL, url != text { change(key.rawValue, "\"\(text)\" becomes \(url)") }
        case .start, .end:
            var days = settings.availability ?? .init()
            let day = key == .start ? read.availability?.start : read.availability?.end
            if key == .start { days.start = day } else { days.end = day }
            settings.availability = days
            if let day, day.description != text { change(key.rawValue, "\"\(text)\" becomes \(day)") }
        case .locales: break
        }
    }

    private mutating func takeLocales(_ node: JSONNode?, for clients: Set<Profile.Client>) {
        guard let node, !node.isNull else { return }
        let key = CollectionSettings.Key.locales.rawValue
        guard let nodes = node.elements else {
            return lose(
                key, "expected a list, found \(node.kind); skipped, so the collection is shown everywhere")
        }
        var locales: [String] = []
        for node in nodes {
            let read = node.text.flatMap { Self.read(.locales, .texts([$0]), in: id)?.locales?.first }
            if let read {
                // Both spellings of one locale are one locale.
                if !locales.contains(where: { Locales.canonical($0) == Locales.canonical(read) }) {
                    locales.append(read)
                }
            } else {
                lose(key, "\(node.compact.prefix(40)) is not a locale; skipped")
            }
        }
        settings.locales = locales.isEmpty ? nil : locales
        let written = Locales.spelled(settings.locales, for: clients)
        if written != nodes.compactMap(\.text) {
            change(key, "\(node.compact.prefix(80)) becomes \(written?.joined(separator: ", ") ?? "null")")
        }
    }

    /// Returns settings with one value, read as a build reads them; nil if it refuses the value.
    private static func read(
        _ key: CollectionSettings.Key, _ value: DraftEdit.Value, in id: String
    ) -> CollectionSettings? {
        guard var text = try? YAMLText("") else { return nil }
        let edit = DraftEdit.collection(id, key: key, value: value)
        guard (try? edit.apply(to: &text, shown: [])) != nil else { return nil }
        return try? CollectionSettings(parsing: text.text, path: id)
    }

    private static func isRead(_ text: String) -> Bool {
        (try? CollectionSettings(parsing: text, path: "")) != nil
    }

    // MARK: - Differences

    /// Reports the keys of an object that no setting contains.
    private mutating func report(unknown node: JSONNode, besides known: [String], of place: String) {
        let unknown = (node.members ?? []).map(\.key).filter { !known.contains($0) }
        if unknown.isEmpty { return }
        differences.append(
            .loss(
                place,
                "collection.yml has no setting for \(unknown.uniqued.joined(separator: ", ")); a build keeps it only in an existing tree"
            ))
    }

    private mutating func lose(_ key: String, _ message: String) {
        differences.append(.loss(id, "\(key): \(message)"))
    }

    private mutating func change(_ key: String, _ message: String) {
        differences.append(.change(id, "\(key): \(message)"))
    }
}
