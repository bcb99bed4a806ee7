import WallpressDiagnostics
import WallpaperMetadata

/// The result of a fill.
public struct FillReport: Sendable {
    /// A color field that was computed.
    public struct Change: Sendable {
        /// The name of the wallpaper, "collection/id".
        public let wallpaperName: String
        /// The field.
        public let key: ColorKey
        /// The text before the fill; nil if there was none.
        public let old: String?
        /// The computed color.
        public let new: String
        /// The legibility of the old color, such as "94.1 % at 4.5:1"; nil if it was not a color.
        public let oldContrast: String?
        /// The legibility of the new color.
        public let newContrast: String

        /// Whether the color changes.
        public var isChange: Bool { old != new }

        /// "autumn/forest: text-color FBFBFE, 98.2 % at 4.5:1 (was FFFFFF, 98.4 % at 4.5:1)".
        public var line: String {
            let head = "\(wallpaperName): \(key.rawValue) \(new), \(newContrast)"
            guard let old else { return head }
            if !isChange { return head + " (unchanged)" }
            return head + " (was \(old)" + (oldContrast.map { ", \($0)" } ?? "") + ")"
        }
    }

    /// The metadata file.
    public let path: String
    /// The computed fields in the order of the file. Those with `isChange` are written if nothing failed.
    public internal(set) var changes: [Change] = []
    /// Notes on fields and wallpapers that do not change.
    public internal(set) var notes: [String] = []
    /// Errors of pictures that are missing or damaged. If there is one, nothing was written.
    public internal(set) var failed: [PressError] = []

    /// One line for each computed field, and a last line with counts. Empty after a failure.
    ///
    /// The contrast of text and logo is the share around them that reaches 4.5:1 and 3:1, on the worst home page. The
    /// contrast of a card is the lowest ratio of text on it.
    public var text: String {
        guard failed.isEmpty else { return "" }
        let written = changes.filter(\.isChange)
        let wallpapers = Set(written.map(\.wallpaperName)).count
        let summary =
            written.isEmpty
            ? "nothing changed in \(path.printable)"
            : "wrote \(counted(written.count, "field")) of \(counted(wallpapers, "wallpaper")) in \(path.printable)"
        return (changes.map(\.line.printable) + [summary]).joined(separator: "\n") + "\n"
    }
}
