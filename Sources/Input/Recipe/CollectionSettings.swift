import Colors
import Diagnostics
import Pixels
import WallpaperMetadata

/// The settings of a collection in its `collection.yml`.
public struct CollectionSettings: Sendable, Equatable {
    /// The name of the file in the folder of a collection.
    package static let fileName = "collection.yml"

    /// The title that clients show.
    public var heading: String?
    /// The text below the title.
    public var description: String?
    /// The address behind "Learn more".
    public var learnMoreURL: String?
    /// The locales as they are written in the file. `Locales.spelled` returns the spelling that clients compare.
    public var locales: [String]?
    /// The days on which clients show it.
    public var availability: Metadata.Availability?
    /// Settings of single wallpapers, in the order in which clients show them.
    public var wallpapers: [WallpaperSettings] = []
    /// Notes on the file, with path and line.
    public var notes: [Diagnostic] = []

    /// Settings with no values.
    public init() {}
}

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

extension CollectionSettings {
    /// Reads the text of a `collection.yml`.
    ///
    /// - Parameters:
    ///   - text: The text of the file.
    ///   - path: The path of the file, for messages.
    /// - Throws: `InputError.collection` with the line.
    public init(parsing text: String, path: String) throws(InputError) {
        try self.init(reading: YAMLDocument(text), path: path)
    }

    /// Reads a `collection.yml` that was parsed.
    ///
    /// - Throws: `InputError.collection` with the line.
    package init(reading document: YAMLDocument, path: String) throws(InputError) {
        self.init()
        do throws(YAMLProblem) {
            try read(document.value(), path: path)
        } catch {
            throw .collection(path: path, line: error.line, reason: error.reason)
        }
    }

    /// Reads a `collection.yml`.
    ///
    /// - Throws: `InputError.collection` with the line.
    init(readingFrom path: String) throws(InputError) {
        let text: String
        do throws(YAMLProblem) {
            text = try YAMLReader.text(of: path)
        } catch {
            throw .collection(path: path, line: error.line, reason: error.reason)
        }
        try self.init(parsing: text, path: path)
    }

    private mutating func read(_ file: YAMLValue, path: String) throws(YAMLProblem) {
        let entries = try file.mapping([
            "heading", "description", "learn-more-url", "available-locales", "availability-range",
            "wallpapers",
        ]).filter { !$0.value.isNull }
        heading = try entries["heading"]?.text()
        description = try entries["description"]?.text()
        learnMoreURL = try entries["learn-more-url"]?.webAddress(
            "a web address such as https://www.example.org/page")
        if let value = entries["available-locales"] {
            locales = []
            for item in try value.list() { locales?.append(try item.locale()) }
        }
        if let value = entries["availability-range"] { availability = try value.availability() }
        var ids: Set<String> = []
        for item in try entries["wallpapers"]?.list() ?? [] {
            let settings = try WallpaperSettings(item, path: path, notes: &notes)
            guard ids.insert(settings.id).inserted else {
                throw item.problem("the wallpaper \"\(settings.id.excerpt)\" appears twice")
            }
            wallpapers.append(settings)
        }
    }
}

extension WallpaperSettings {
    private static let placementKeys = ["focus", "keep"]

    fileprivate init(_ value: YAMLValue, path: String, notes: inout [Diagnostic]) throws(YAMLProblem) {
        let pinnable = ColorKey.allCases.map(\.rawValue)
        if let id = try? value.text() {
            self.init(id: id, line: value.position.line)
            return
        }
        let entries = try value.mapping(
            ["id", "name", "variants", "ink", "scrim"] + Self.placementKeys + pinnable
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

extension YAMLValue {
    fileprivate func locale() throws(YAMLProblem) -> String {
        let text = try text()
        guard Locales.isIdentifier(text) else { throw expected("a locale such as en-US") }
        return text
    }

    fileprivate func availability() throws(YAMLProblem) -> Metadata.Availability {
        let entries = try mapping(["start", "end"])
        let range = Metadata.Availability(
            start: try entries["start"]?.date(), end: try entries["end"]?.date())
        if let start = range.start, let end = range.end, end <= start {
            throw problem(
                "the range ends on \(end), which is not after its start on \(start): nobody would see it")
        }
        return range
    }

    private func date() throws(YAMLProblem) -> CalendarDate? {
        if isNull { return nil }
        guard let date = CalendarDate(try text()) else {
            throw expected("a day that exists, as YYYY-MM-DD")
        }
        return date
    }
}
