import WallpaperMetadata

/// An element that is drawn directly on a wallpaper, in a color from the metadata.
public enum TextRegion: String, Sendable, CaseIterable, Codable {
    /// Section titles, "Show all" and the labels of shortcuts, in `text-color`.
    case text
    /// The browser's name beside its logo, in `logo-text-color`.
    case logo

    /// The contrast its pixels should reach: 4.5:1 for text, 3:1 for the logo.
    public var threshold: ContrastThreshold { self == .text ? .text : .largeText }

    /// Returns the area on a variant where it may be, with any settings and any scroll position.
    ///
    /// This is estimated from the layout code of Firefox for iOS at the default text size. It is a little larger than
    /// the union of all arrangements.
    public func area(on kind: Variant) -> Area {
        switch self {
        case .text: Area(columns: 4..<96, rows: 16..<95)
        case .logo: Area(columns: 5..<70, rows: kind.logoRows)
        }
    }

    /// A rectangle in hundredths of an image's width and height.
    public struct Area: Sendable, Equatable {
        /// The columns, from the left edge, in hundredths of the width.
        public let columns: Range<Int>
        /// The rows, from the top edge, in hundredths of the height.
        public let rows: Range<Int>

        /// Returns the columns and rows of a grid of `width` x `height` whose centers are inside, with at least one of each.
        public func cells(width: Int, height: Int) -> (columns: Range<Int>, rows: Range<Int>) {
            (Self.cells(columns, of: width), Self.cells(rows, of: height))
        }

        private static func cells(_ hundredths: Range<Int>, of count: Int) -> Range<Int> {
            // Cell i has its center at (2 i + 1) / (2 count).
            let lower = (2 * hundredths.lowerBound * count + 99) / 200
            let upper = (2 * hundredths.upperBound * count + 99) / 200
            return lower < upper ? lower..<upper : min(lower, count - 1)..<min(lower, count - 1) + 1
        }
    }
}
