import WallpaperMetadata

/// What filling a tree did, or why it did nothing.
public struct FillReport: Sendable {
    /// A color field that was computed.
    public struct Change: Sendable {
        /// The wallpaper, as "collection/id".
        public let wallpaper: String
        /// The field.
        public let key: ColorKey
        /// The text that stood there, nil when there was none.
        public let old: String?
        /// The color that stands there now.
        public let new: String
        /// How legible the old color is, such as "94.1 % at 4.5:1"; nil when it was none.
        public let oldContrast: String?
        /// How legible the new color is.
        public let newContrast: String

        /// Whether another color stands there now.
        public var isChange: Bool { old != new }

        /// "autumn/forest: text-color FBFBFE, 98.2 % at 4.5:1 (was FFFFFF, 98.4 % at 4.5:1)".
        public var line: String {
            let head = "\(wallpaper): \(key.rawValue) \(new), \(newContrast)"
            guard let old else { return head }
            if !isChange { return head + " (as before)" }
            return head + " (was \(old)" + (oldContrast.map { ", \($0)" } ?? "") + ")"
        }
    }

    /// The metadata file.
    public let path: String
    /// In the order of the file. Those with `isChange` are written, if nothing failed.
    public internal(set) var changes: [Change] = []
    /// What a reader should know of fields and wallpapers that were left alone.
    public internal(set) var notes: [String] = []
    /// Pictures that are missing or damaged. When there is one, nothing was written.
    public internal(set) var failed: [PressError] = []

    /// A line for each computed field and one that sums up; empty after a failure.
    ///
    /// The contrast of text and logo is the share of the worst variant's region that reaches 4.5:1 and 3:1,
    /// that of a card the lowest ratio of what is written on it.
    public var text: String {
        guard failed.isEmpty else { return "" }
        let written = changes.filter(\.isChange)
        let wallpapers = Set(written.map(\.wallpaper)).count
        let summary =
            written.isEmpty
            ? "nothing changed in \(path)"
            : "wrote \(counted(written.count, "field")) of \(counted(wallpapers, "wallpaper")) in \(path)"
        return (changes.map(\.line) + [summary]).joined(separator: "\n") + "\n"
    }
}
