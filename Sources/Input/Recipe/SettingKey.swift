import WallpaperMetadata

/// A setting of a wallpaper: a key of its entry in `collection.yml`.
///
/// A new setting is a row of `all`, or of the metadata's own `TextKey.all` or `Credit.Key`. Reading, edits, the digest of the
/// recipe, the keys of the feed, the file that `init` writes and the fields of the studio come from the rows. A test compares
/// the manual with them.
public struct SettingKey: Sendable {
    /// The kinds of values.
    public enum Kind: String, Sendable {
        case text, color
        /// The address of a page.
        case address
        /// One of a few words.
        case choice
        /// A point or an area of the master, as fractions of its sides.
        case point, box

        /// The numbers of a point or an area in their order; none for other kinds.
        package var coordinates: [String] {
            switch self {
            case .point: ["x", "y"]
            case .box: ["left", "top", "right", "bottom"]
            default: []
            }
        }
    }

    /// The destination of a value.
    public enum Destination: String, Sendable {
        /// The place of the crops. A wallpaper has one such value, and each variant may have one of its own.
        case crop
        /// Pixels or colors, in place of the values that the recipe has or the build measures.
        case recipe
        /// The metadata. No pixel depends on it.
        case metadata
    }

    /// The key in the file. In a mapping, it follows the key of the mapping and a dot: `credit.author`.
    public let name: String
    /// The kind of its values.
    public let kind: Kind
    /// The words that a choice has.
    public let choices: [String]
    /// The destination of a value.
    public let destination: Destination
    /// The name of the setting for people.
    public let title: String
    /// Its purpose: a phrase for people who set it.
    public let help: String
    /// A value as a file spells it.
    public let example: String
    /// Returns the value of `wallpress.yml` for wallpapers without one; nil if it has none.
    package let fallback: (@Sendable (Recipe) -> String)?

    private init(
        _ name: String, _ kind: Kind, _ choices: [String] = [], to destination: Destination, title: String,
        help: String, example: String, fallback: (@Sendable (Recipe) -> String)? = nil
    ) {
        (self.name, self.kind, self.choices, self.destination) = (name, kind, choices, destination)
        (self.title, self.help, self.example, self.fallback) = (title, help, example, fallback)
    }

    /// Creates a setting that has the words of a value of the recipe, and replaces it.
    private init<Choice: RawRepresentable & CaseIterable & Sendable>(
        _ name: String, insteadOf value: any KeyPath<Recipe, Choice> & Sendable, title: String, help: String
    ) where Choice.RawValue == String {
        let words = Choice.allCases.map(\.rawValue)
        self.init(
            name, .choice, words, to: .recipe, title: title, help: help, example: words[0],
            fallback: { $0[keyPath: value].rawValue })
    }

    /// Creates the setting of a text of the metadata.
    public static func text(_ key: TextKey) -> SettingKey {
        SettingKey(
            key.rawValue, .text, to: .metadata, title: key.title, help: key.help, example: key.example)
    }

    /// Creates the setting of a part of the credit.
    public static func credit(_ key: Credit.Key) -> SettingKey {
        SettingKey(
            "\(Credit.key).\(key.rawValue)", key.isAddress ? .address : .text, to: .metadata,
            title: key.title,
            help: key.help, example: key.example)
    }

    /// Creates the setting of a color that replaces the measured one.
    public static func color(_ key: ColorKey) -> SettingKey {
        SettingKey(
            key.rawValue, .color, to: .recipe, title: key.title,
            help: "a color that replaces the measured one",
            example: "FBFBFE")
    }
}

extension SettingKey {
    /// The keys in the file that lead to a value, the one of the wallpaper first.
    public var path: [String] { name.split(separator: ".").map(String.init) }
}

extension SettingKey: Equatable {
    /// Returns whether both have the same key in a file.
    public static func == (a: SettingKey, b: SettingKey) -> Bool { a.name == b.name }
}

// MARK: - The table

extension SettingKey {
    /// The center of the crop.
    public static let focus = SettingKey(
        "focus", .point, to: .crop, title: "Focus",
        help: "the center of the crop, as fractions of the master or as percentages",
        example: "[0.3, 0.55]")
    /// The area that the crop must contain.
    public static let keep = SettingKey(
        "keep", .box, to: .crop, title: "Keep",
        help: "what the crop must contain, as fractions of the master or as percentages",
        example: "[0.2, 0.1, 0.8, 0.9]")
    /// Whether text and logo are light or dark.
    public static let ink = SettingKey(
        "ink", insteadOf: \Recipe.ink, title: "Text and logo",
        help: "the color of the text and the logo")
    /// Whether the wallpaper may get a scrim.
    public static let scrim = SettingKey(
        "scrim", insteadOf: \Recipe.scrim, title: "Scrim",
        help: "whether a scrim shades pictures with unreadable text")

    /// All settings, in the order in which they are explained.
    public static let all: [SettingKey] =
        TextKey.all.map(text) + Credit.Key.allCases.map(credit) + [focus, keep, ink, scrim]
        + ColorKey.allCases.map(color)

    /// The settings that place a crop.
    static let crops = all.filter { $0.destination == .crop }
}
