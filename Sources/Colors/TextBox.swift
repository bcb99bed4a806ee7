/// A line of text that stands directly on the wallpaper. Lengths are in points, from the top left of the screen.
public struct TextBox: Sendable, Equatable, PagePart {
    /// What is written.
    public enum Kind: String, Sendable, Equatable {
        /// The browser's name beside its logo.
        case logo
        /// The name of a shortcut.
        case label
        /// The title of a section.
        case title
        /// The button beside a title.
        case showAll = "show all"

        /// The contrast that its pixels should reach: 4.5:1 for text, 3:1 for the logo.
        public var threshold: ContrastThreshold { self == .logo ? .largeText : .text }

        /// The height of a lower-case x. The fonts of iOS and Android have 0.52 of their size.
        public var xHeight: Double {
            switch self {
            case .logo: 15
            case .label: 12 * 0.52
            case .title: 20 * 0.52
            case .showAll: 15 * 0.52
            }
        }
    }

    /// What is written.
    public let kind: Kind
    /// Which color it has: `text-color` or `logo-text-color`.
    public let ink: TextRegion
    /// The left edge.
    public internal(set) var x: Double
    /// The top edge.
    public internal(set) var y: Double
    /// From the first glyph to the last.
    public let width: Double
    /// From the top of the line to its bottom.
    public let height: Double
}
