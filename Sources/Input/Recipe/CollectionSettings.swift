import WallpressDiagnostics
import WallpaperMetadata

/// The settings of a collection in its `collection.yml`.
public struct CollectionSettings: Sendable, Equatable {
    /// The name of the file in the folder of a collection.
    package static let fileName = "collection.yml"
    /// The names under which it is read.
    package static var fileNames: [String] { SettingsNames.collection.read }

    /// The title that clients show.
    public var heading: String?
    /// The text below the title.
    public var description: String?
    /// The text below the title in Ecosia, which does not show the description.
    public var subheading: String?
    /// The address behind "Learn more".
    public var learnMoreURL: String?
    /// The locales, in upper and lower case as devices have them, with the separators of the file. `Locales.spelled` returns
    /// the spelling that clients compare.
    public var locales: [String]?
    /// The days on which clients show it.
    public var availability: Metadata.Availability?
    /// Settings of single wallpapers, in the order in which clients show them.
    public var wallpapers: [WallpaperSettings] = []
    /// Notes on the file, with path and line.
    public var notes: [Diagnostic] = []

    /// Creates settings with no values.
    public init() {}
}

extension CollectionSettings {
    /// A key that an edit sets. `start` and `end` are those of `availability-range`.
    package enum Key: String, Sendable, CaseIterable {
        case heading, description, subheading
        case learnMoreURL = "learn-more-url"
        case start, end
        case locales = "available-locales"

        /// The kind of its values.
        package var kind: DraftEdit.Value.Kind { self == .locales ? .texts : .text }
    }

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
        do throws(YAMLError) {
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
        do throws(YAMLError) {
            text = try YAMLReader.text(of: path)
        } catch {
            throw .collection(path: path, line: error.line, reason: error.reason)
        }
        try self.init(parsing: text, path: path)
    }

    /// Returns a locale with the upper and lower case of devices. Either separator will do, because clients get both.
    ///
    /// - Throws: The problem with the text, and the locale that may be meant. It has no line.
    package static func locale(_ text: String) throws(YAMLError) -> String {
        let found = "found \"\(text.excerpt)\""
        guard let name = Locales.normalized(text) else {
            // Many write en US or en-US.UTF-8.
            let parts = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.prefix(2)
            let meant = Locales.canonical(parts.joined(separator: "-")).map { "; did you mean \($0)?" } ?? ""
            throw YAMLError(line: nil, reason: "expected a locale such as en-US, \(found)\(meant)")
        }
        // US would be a language that nobody has.
        guard text.contains(where: { $0.isLowercase || $0 == "-" || $0 == "_" }) else {
            throw YAMLError(
                line: nil,
                reason: "expected a language, such as en, or one with a region, such as en-US, \(found)")
        }
        return name
    }

    private mutating func read(_ file: YAMLValue, path: String) throws(YAMLError) {
        let entries = try file.mapping(
            [
                "heading", "description", "subheading", "learn-more-url", "available-locales",
                "availability-range", "wallpapers",
            ], headings: ["wallpapers"]
        ).filter { !$0.value.isNull }
        heading = try entries["heading"]?.text()
        description = try entries["description"]?.text()
        subheading = try entries["subheading"]?.text()
        learnMoreURL = try entries["learn-more-url"]?.webAddress(
            "a web address such as https://www.example.org/page")
        if let value = entries["available-locales"] {
            locales = []
            for item in try value.list() {
                let locale = try item.locale()
                locales?.append(locale.name)
                if let note = locale.note {
                    notes.append(Diagnostic(.localeSpelling, path: path, position: item.position, note))
                }
            }
        }
        if let value = entries["availability-range"] { availability = try value.availability() }
        notes += file.warningsOnCutTexts(
            of: Set(
                ["heading", "description", "subheading", "learn-more-url"]
                    + SettingKey.all.filter { $0.kind == .text }.compactMap(\.path.last)), path: path)
        var ids: Set<String> = []
        for item in try entries["wallpapers"]?.list() ?? [] {
            let settings = try WallpaperSettings(item, path: path, notes: &notes)
            guard ids.insert(settings.id).inserted else {
                throw item.error("the wallpaper \"\(settings.id.excerpt)\" appears twice")
            }
            wallpapers.append(settings)
        }
    }
}

extension YAMLValue {
    /// Reads a locale, with a note if devices spell it in another way.
    fileprivate func locale() throws(YAMLError) -> (name: String, note: String?) {
        let text = try text()
        do throws(YAMLError) {
            let name = try CollectionSettings.locale(text)
            return (name, name == text ? nil : "\"\(text)\" is read as \(name)")
        } catch {
            throw self.error(error.reason)
        }
    }

    fileprivate func availability() throws(YAMLError) -> Metadata.Availability {
        let entries = try mapping(["start", "end"])
        let range = Metadata.Availability(
            start: try entries["start"]?.date(), end: try entries["end"]?.date())
        if let start = range.start, let end = range.end, end <= start {
            throw error(
                "the range ends on \(end) and starts on \(start), so nobody would see the collection; set a later end"
            )
        }
        return range
    }

    private func date() throws(YAMLError) -> CalendarDate? {
        if isNull { return nil }
        guard let date = CalendarDate(try text()) else {
            throw expected("a day that exists, as YYYY-MM-DD")
        }
        return date
    }
}
