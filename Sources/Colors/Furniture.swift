/// A part of a home page that hides the wallpaper. Lengths are in points, from the top left of the screen.
public struct Furniture: Sendable, Equatable, Encodable, PagePart {
    /// The kind of furniture.
    public enum Kind: String, Sendable, Encodable {
        /// What the browser and the system keep at the edges.
        case statusBar = "status bar"
        case addressBar = "address bar"
        case toolbar
        case homeIndicator = "home indicator"
        /// The logo beside the browser's name.
        case mark
        /// The icon of a shortcut.
        case tile
        /// A card with a page, and a card with a story.
        case card, story
    }

    /// The kind of furniture.
    public let kind: Kind
    /// The left edge.
    public internal(set) var x: Double
    /// The top edge.
    public internal(set) var y: Double
    /// The width.
    public let width: Double
    /// The height.
    public let height: Double
}
