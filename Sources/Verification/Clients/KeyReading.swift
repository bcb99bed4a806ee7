import WallpaperMetadata

/// A key of the feed as a client reads it. The checks of the feed, the simulation and the settings screen decide by these
/// values, and Documentation/clients-metadata.md has them as a table.
package struct KeyReading: Sendable {
    /// The values without which a client cannot read the file.
    enum Requirement: String, Sendable {
        /// The key has to be there, with a value of its kind.
        case value = "If the key is missing or of another type, the file is unreadable."
        /// The key has to be there, with a value that reads as a color.
        case color = "If the key is missing, `null` or not a color, the file is unreadable."
        /// The key has to be there, with any value.
        case presence = "If the key is missing, the file is unreadable."
        /// A value has to be of its kind.
        case kind = "If the value is of another type, the file is unreadable."
        /// The file is readable with any value.
        case nothing = ""
    }

    /// The apps of a client in which the row is valid.
    enum Apps: Sendable {
        case all
        /// Apps without Ecosia's keys.
        case firefox
        /// Apps that read Ecosia's keys.
        case ecosia

        /// Returns whether the row is valid in the app that reads a profile.
        func contain(_ profile: Profile) -> Bool {
            self == .all || profile.reads(extraKey: Profile.subheadingKey) == (self == .ecosia)
        }
    }

    /// A line of the settings screen.
    package enum Line: Sendable {
        case title, text, link
    }

    /// The name of the key.
    let key: String
    let requirement: Requirement
    let apps: Apps
    /// The line of the settings screen that shows the value; nil if none does.
    let line: Line?
    /// The effect of the value in the client, as sentences.
    let effect: String

    /// Creates a key that a client reads.
    init(
        _ key: String, _ requirement: Requirement, in apps: Apps = .all, as line: Line? = nil,
        _ effect: String
    ) {
        (self.key, self.requirement, self.apps) = (key, requirement, apps)
        (self.line, self.effect) = (line, effect)
    }

    /// The collections for which Firefox has texts of its own alone.
    package static let collectionsWithOwnTexts = ["classic-firefox", "wrexham"]

    /// The collections with texts of their own, as the table names them.
    private static let ownTexts = collectionsWithOwnTexts.map { "`\($0)`" }.joined(separator: " and ")

    /// Whether the client cannot read a file in which the value is of another kind.
    var losesFileIfWrong: Bool { requirement == .value || requirement == .kind }
    /// Whether the client cannot read a file without the key.
    var losesFileIfMissing: Bool { requirement != .nothing && requirement != .kind }
}

extension KeyReading {
    /// Returns the key whose value is on a line of the settings screen in the app that reads a profile; nil if the app has a text
    /// of its own.
    package static func key(on line: Line, of profile: Profile) -> String? {
        Client.readers.first { $0.reads(profile) }?.keys
            .first { $0.line == line && $0.apps.contain(profile) }?.key
    }
}

// MARK: - Firefox for iOS and Ecosia

extension KeyReading {
    /// The keys that Firefox for iOS and Ecosia read.
    static let iOS: [KeyReading] = [
        KeyReading(
            MergedFeed.dateKey, .value,
            "A date that does not exist in the phone's calendar or time zone makes the file unreadable. Otherwise unused."
        ),
        KeyReading("collections", .value, "Shown in this order."),
        KeyReading(
            "id", .value,
            "Part of the path of each picture. A collection with the id of the default collection gets the app's own wallpaper."
        ),
        KeyReading(
            "wallpapers", .value, "Shown in this order. A collection without a thumbnail is omitted."),
        KeyReading(
            "available-locales", .kind,
            "Compared literally with `en_US`. `null`, no key and an empty list mean everywhere."),
        KeyReading("availability-range", .kind, "`null` and no key mean always."),
        KeyReading(
            "start", .kind,
            "Midnight on the phone. A date that does not exist in its calendar makes the file unreadable."),
        KeyReading(
            "end", .kind,
            "The collection ends when this day begins. A date that does not exist in the phone's calendar makes the file unreadable."
        ),
        KeyReading("heading", .kind, in: .firefox, "Not shown: the app has its own titles."),
        KeyReading("heading", .kind, in: .ecosia, as: .title, "The title of the collection."),
        KeyReading(
            "description", .kind, in: .firefox, as: .text,
            "The text of the collection, except for \(ownTexts). `null` means the app's own text."
        ),
        KeyReading("description", .kind, in: .ecosia, "Not shown by the current app."),
        KeyReading(
            Profile.subheadingKey, .kind, in: .ecosia, as: .text, "The line below the heading."),
        KeyReading(
            "learn-more-url", .kind, as: .link,
            "The target of \"Learn more\", except for \(ownTexts). `null` means no button."),
        KeyReading(
            ColorKey.text.rawValue, .nothing, in: .firefox,
            "Titles and labels. Stored for the chosen wallpaper if all three colors are readable."),
        KeyReading(
            ColorKey.text.rawValue, .nothing, in: .ecosia, "Stored but not shown: labels are white."),
        KeyReading(
            ColorKey.card.rawValue, .nothing, "Not drawn. Without it, the other two are not stored."),
        KeyReading(ColorKey.logoText.rawValue, .nothing, in: .firefox, "The text beside the logo."),
        KeyReading(
            ColorKey.logoText.rawValue, .nothing, in: .ecosia, "Stored; no use of it was observed."),
        KeyReading(
            Profile.bundledAssetKey, .nothing, in: .ecosia,
            "The app uses its bundled pictures with this name; nothing is downloaded."),
    ]
}

// MARK: - Firefox for Android

extension KeyReading {
    /// Returns the keys that builds of Fenix read, which require some colors.
    static func fenix(_ colors: [(ColorKey, effect: String)]) -> [KeyReading] {
        [
            KeyReading("collections", .value, "Shown in this order."),
            KeyReading(
                "id", .presence,
                "Part of the path of each picture. Screen readers speak the id of a wallpaper."),
            KeyReading(
                "wallpapers", .value, "Shown in this order. A wallpaper without a thumbnail is omitted."),
            KeyReading(
                "available-locales", .nothing,
                "Compared literally with `en-US`. `null` and no key mean everywhere, an empty list nowhere."
            ),
            KeyReading(
                "availability-range", .nothing,
                "Used only if both dates are readable; otherwise the collection is always shown."),
            KeyReading(
                "start", .nothing, "Read but not compared: the collection is shown before this day, too."),
            KeyReading("end", .nothing, "The collection ends when this day begins."),
            KeyReading("heading", .nothing, "Not shown: the app has its own titles."),
            KeyReading("description", .nothing, "Not shown: the app has its own texts."),
            KeyReading(
                "learn-more-url", .nothing, as: .link,
                "The target of \"Learn more\", except for `classic-firefox`. `null` and an empty text mean no link."
            ),
            KeyReading(ColorKey.text.rawValue, .color, "Titles, labels and the buttons of the toolbar."),
        ] + colors.map { KeyReading($0.0.rawValue, .color, $0.effect) }
    }
}
