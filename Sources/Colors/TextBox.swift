/// A line of text that stands directly on the wallpaper. Lengths are in points, from the top left of the screen.
public struct TextBox: Sendable, Equatable, Encodable, PagePart {
    /// The kind of text in a box.
    public enum Kind: String, Sendable, Encodable {
        /// The browser's name beside its logo.
        case logo
        /// The name of a shortcut.
        case label
        /// The title of a section.
        case title
        /// The button beside a title.
        case showAll = "show all"
        /// The line at the fold that leads to the stories.
        case news
        /// The time, and the signs of network and battery.
        case statusBar = "status bar"
        /// The address, in a translucent bar.
        case address

        /// The contrast that its pixels should reach: 4.5:1 for text, 3:1 for the logo and for "News", a button with an icon
        /// (WCAG 2.2, success criterion 1.4.11).
        public var threshold: ContrastThreshold { [.logo, .news].contains(self) ? .largeText : .text }

        /// The height of a lower-case x. The fonts of iOS and Android have 0.52 of their size.
        public var xHeight: Double {
            switch self {
            case .logo: 15
            case .label: 12 * 0.52
            case .title: 20 * 0.52
            case .showAll, .news, .address: 15 * 0.52
            case .statusBar: 17 * 0.52
            }
        }
    }

    /// The source of the color of a line.
    public enum Source: String, Sendable, Encodable {
        /// `text-color`.
        case text
        /// `logo-text-color`.
        case logo
        /// Ecosia writes in white, whatever the metadata has.
        case white
        /// The theme of the system, light or dark. No color of the metadata reaches it.
        case theme

        /// The color of a region.
        init(_ region: TextRegion) { self = region == .text ? .text : .logo }

        /// The color for colors of the metadata; nil where the theme decides, and for a logo without a color.
        func color(text: HexColor, logo: HexColor?) -> HexColor? {
            switch self {
            case .text: text
            case .logo: logo
            case .white: .white
            case .theme: nil
            }
        }
    }

    /// The kind of text in a box.
    public let kind: Kind
    /// Where its color comes from.
    public let ink: Source
    /// The left edge.
    public internal(set) var x: Double
    /// The top edge.
    public internal(set) var y: Double
    /// From the first glyph to the last.
    public let width: Double
    /// From the top of the line to its bottom.
    public let height: Double
}
