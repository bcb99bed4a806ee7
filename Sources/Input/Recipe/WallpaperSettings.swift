import WallpressColors
import WallpressDiagnostics
import WallpressPixels
import WallpaperMetadata

/// The settings of one wallpaper in a `collection.yml`.
public struct WallpaperSettings: Sendable, Equatable {
    /// A value of one of the kinds of `SettingKey`.
    public enum Value: Sendable, Equatable {
        /// A text, an address, or the word of a choice.
        case text(String)
        case color(HexColor)
        case place(CropPlacement)
    }

    private struct Slot: Hashable {
        let key: String
        let variant: Variant?
    }

    /// The id, which is the name of its master without suffix and extension.
    public var id: String
    /// The line of the entry.
    public var line: Int?
    private var values: [Slot: Value] = [:]

    /// Creates settings with no values but the id.
    public init(id: String, line: Int? = nil) {
        self.id = id
        self.line = line
    }

    /// The value of a setting for one variant, or for all (nil); nil if there is none.
    public subscript(key: SettingKey, variant: Variant? = nil) -> Value? {
        get { values[Slot(key: key.name, variant: variant)] }
        set { values[Slot(key: key.name, variant: variant)] = newValue }
    }
}

// MARK: - Values for a build

extension WallpaperSettings {
    /// The texts of the metadata.
    public var texts: [TextKey: String] {
        TextKey.all.reduce(into: [:]) { $0[$1] = self[.text($1)]?.text }
    }
    /// Whether text and logo are light or dark; nil if the recipe decides.
    public var ink: Recipe.InkRule? { self[.ink].flatMap { Recipe.InkRule(rawValue: $0.text) } }
    /// Whether the wallpaper may get a scrim; nil if the recipe decides.
    public var scrim: Recipe.ScrimRule? { self[.scrim].flatMap { Recipe.ScrimRule(rawValue: $0.text) } }
    /// Colors that are not computed.
    public var pinnedColors: [ColorKey: HexColor] {
        ColorKey.allCases.reduce(into: [:]) { colors, key in
            if case .color(let color)? = self[.color(key)] { colors[key] = color }
        }
    }

    /// Returns the place of the crop that is for one variant alone, or for all (nil); nil if there is none.
    public func placement(of variant: Variant?) -> CropPlacement? {
        if case .place(let place)? = self[.focus, variant] ?? self[.keep, variant] { place } else { nil }
    }
}

extension WallpaperSettings.Value {
    /// The value in one line, the same for all spellings.
    package var text: String {
        switch self {
        case .text(let text): text
        case .color(let color): color.description
        case .place(let place): place.description
        }
    }
}

// MARK: - YAML

extension WallpaperSettings {
    init(_ value: YAMLValue, path: String, notes: inout [Diagnostic]) throws(YAMLError) {
        if let id = try? value.text() {
            self.init(id: id, line: value.position.line)
            return
        }
        let names = SettingKey.all.map { $0.path[0] }.uniqued
        let entries = try value.entries(["id"] + names + ["variants"], headings: ["variants"])
            .filter { !$0.value.isNull }
        guard let id = entries.first(where: { $0.key == "id" }) else {
            throw value.error("expected an id for this wallpaper")
        }
        self.init(id: try id.value.text(), line: value.position.line)
        for (name, value) in entries { try read([name], value, for: nil, path, &notes) }
        let variants = entries.first { $0.key == "variants" }?.value
        for (name, value) in try variants?.entries(Variant.all.map(\.rawValue)) ?? [] {
            guard let variant = Variant(rawValue: name) else { continue }
            for (name, value) in try value.entries(SettingKey.crops.map(\.name)) {
                try read([name], value, for: variant, path, &notes)
            }
        }
    }

    /// Reads the value of a setting, or the settings in a mapping. Keys that are not settings are read elsewhere.
    private mutating func read(
        _ keys: [String], _ value: YAMLValue, for variant: Variant?, _ path: String,
        _ notes: inout [Diagnostic]
    ) throws(YAMLError) {
        let settings = SettingKey.all.filter { $0.path.starts(with: keys) }
        guard let key = settings.first(where: { $0.path == keys }) else {
            let entries = settings.isEmpty ? [] : try value.entries(settings.map { $0.path[keys.count] })
            for (name, value) in entries where !value.isNull {
                try read(keys + [name], value, for: variant, path, &notes)
            }
            return
        }
        if key.destination == .crop, placement(of: variant) != nil {
            let names = SettingKey.crops.map(\.name).joined(separator: " or ")
            throw value.error("expected either \(names), found both")
        }
        switch key.kind {
        case .text: self[key, variant] = .text(try value.text())
        case .address:
            self[key, variant] = .text(try value.webAddress("a web address such as \(key.example)"))
        case .choice:
            guard let word = try? value.text(), key.choices.contains(word) else {
                throw value.expected("one of \(key.choices.joined(separator: ", "))")
            }
            self[key, variant] = .text(word)
        case .point:
            let point = try value.fractions(key.kind.coordinates)
            self[key, variant] = .place(.focus(FractionPoint(x: point[0], y: point[1])))
        case .box:
            let box = try value.fractions(key.kind.coordinates)
            guard box[0] < box[2], box[1] < box[3] else {
                throw value.expected("[left, top, right, bottom] with left < right and top < bottom")
            }
            self[key, variant] = .place(
                .keep(FractionBox(left: box[0], top: box[1], right: box[2], bottom: box[3])))
        case .color:
            let color = try value.color()
            self[key, variant] = .color(color.color)
            notes +=
                color.note.map {
                    [Diagnostic(.colorSpelling, wallpaper: id, path: path, position: value.position, $0)]
                } ?? []
        }
    }
}
