import WallpressColors
import WallpressDiagnostics
import WallpressPixels
import WallpaperMetadata

/// The settings of one wallpaper in a `collection.yml`.
public struct WallpaperSettings: Sendable, Equatable {
    /// The id, which is the name of its master without suffix and extension.
    public var id: String
    /// The line of the entry.
    public var line: Int?
    /// The name that people see.
    public var name: String?
    /// The place of the crop for all variants; nil if the recipe decides.
    public var placement: CropPlacement?
    /// The place of the crop for single variants.
    public var placements: [Variant: CropPlacement] = [:]
    /// Colors that are not computed.
    public var pinnedColors: [ColorKey: HexColor] = [:]
    /// Whether text and logo are light or dark; nil if the recipe decides.
    public var ink: Recipe.InkRule?
    /// Whether the wallpaper may get a scrim; nil if the recipe decides.
    public var scrim: Recipe.ScrimRule?

    /// Settings with no values but the id.
    public init(id: String, line: Int? = nil) {
        self.id = id
        self.line = line
    }
}

extension WallpaperSettings {
    /// A key that an edit sets.
    package enum Key: Sendable, Equatable {
        case focus, keep, ink, scrim, name
        case color(ColorKey)

        /// The key in the file.
        package var name: String {
            switch self {
            case .focus: "focus"
            case .keep: "keep"
            case .ink: "ink"
            case .scrim: "scrim"
            case .name: "name"
            case .color(let key): key.rawValue
            }
        }

        /// The kind of its values.
        package var kind: DraftEdit.Value.Kind {
            switch self {
            case .focus: .numbers(2)
            case .keep: .numbers(4)
            case .ink, .scrim, .name, .color: .text
            }
        }

        /// All keys.
        package static let all: [Key] =
            [.focus, .keep, .ink, .scrim, .name] + ColorKey.allCases.map { .color($0) }
    }

    private static let placementKeys = ["focus", "keep"]

    init(_ value: YAMLValue, path: String, notes: inout [Diagnostic]) throws(YAMLProblem) {
        let pinnable = ColorKey.allCases.map(\.rawValue)
        if let id = try? value.text() {
            self.init(id: id, line: value.position.line)
            return
        }
        let entries = try value.mapping(
            ["id", "name", "variants", "ink", "scrim"] + Self.placementKeys + pinnable,
            headings: ["variants"]
        )
        .filter { !$0.value.isNull }
        guard let id = entries["id"] else { throw value.problem("expected an id for this wallpaper") }
        self.init(id: try id.text(), line: value.position.line)
        name = try entries["name"]?.text()
        placement = try Self.placement(entries)
        for (name, value) in try entries["variants"]?.mapping(Variant.allCases.map(\.rawValue)) ?? [:] {
            guard let variant = Variant(rawValue: name) else { continue }
            placements[variant] = try Self.placement(try value.mapping(Self.placementKeys))
        }
        ink = try entries["ink"]?.choice(Recipe.InkRule.self)
        scrim = try entries["scrim"]?.choice(Recipe.ScrimRule.self)
        for key in ColorKey.allCases {
            guard let value = entries[key.rawValue] else { continue }
            let color = try value.color()
            pinnedColors[key] = color.color
            if let note = color.note {
                notes.append(
                    Diagnostic(.colorSpelling, wallpaper: self.id, path: path, position: value.position, note)
                )
            }
        }
    }

    private static func placement(_ entries: [String: YAMLValue]) throws(YAMLProblem) -> CropPlacement? {
        if let focus = entries["focus"] {
            if let keep = entries["keep"] { throw keep.problem("expected either focus or keep, found both") }
            let point = try focus.fractions(["x", "y"])
            return .focus(FractionPoint(x: point[0], y: point[1]))
        }
        guard let keep = entries["keep"] else { return nil }
        let box = try keep.fractions(["left", "top", "right", "bottom"])
        guard box[0] < box[2], box[1] < box[3] else {
            throw keep.expected("[left, top, right, bottom] with left < right and top < bottom")
        }
        return .keep(FractionBox(left: box[0], top: box[1], right: box[2], bottom: box[3]))
    }
}
