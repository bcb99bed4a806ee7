/// What is drawn straight upon a wallpaper, in a color that the metadata names.
public enum TextRegion: String, Sendable, CaseIterable, Codable {
    /// Section titles, "Show all" and the labels of shortcuts, in `text-color`.
    case text
    /// The browser's name beside its logo, in `logo-text-color`.
    case logo

    /// The contrast its pixels should reach: 4.5:1 for text, 3:1 for the logo.
    public var threshold: ContrastThreshold { self == .text ? .text : .largeText }

    /// Where it may sit on a variant, whatever the settings and however far the page is scrolled.
    ///
    /// Estimated from the layout code of Firefox for iOS at the default text size; a little larger than
    /// the union of all its arrangements.
    public func area(on kind: VariantKind) -> Area {
        switch (self, kind) {
        case (.text, _): Area(columns: 4..<96, rows: 16..<95)
        case (.logo, .phonePortrait): Area(columns: 5..<70, rows: 8..<28)
        case (.logo, .phoneLandscape): Area(columns: 5..<70, rows: 10..<36)
        case (.logo, .padPortrait), (.logo, .padLandscape): Area(columns: 5..<70, rows: 9..<20)
        }
    }

    /// A rectangle in hundredths of a picture's width and height.
    public struct Area: Sendable, Equatable {
        /// From the left edge, in hundredths of the width.
        public let columns: Range<Int>
        /// From the top edge, in hundredths of the height.
        public let rows: Range<Int>

        /// The columns and rows of a grid of `width` x `height` whose centers lie inside, at least one of each.
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

/// The four shapes a wallpaper is published in.
public enum VariantKind: String, Sendable, CaseIterable, Codable {
    /// A phone held upright, such as 1170 x 2532.
    case phonePortrait = "portrait"
    /// A phone on its side, such as 2532 x 1170.
    case phoneLandscape = "landscape"
    /// A pad held upright, such as 2048 x 2732.
    case padPortrait = "pad"
    /// A pad on its side, such as 2732 x 2048.
    case padLandscape = "pad-landscape"
}
