import WallpaperMetadata

/// The designer's wishes for the colors.
public struct ColorWishes: Sendable, Equatable {
    /// The ink of text and logo; nil lets the images decide.
    public var ink: Ink?
    /// Colors for text that are preferred to pure white and black if they cost very little (at most 0.5 points of the
    /// worst variant's share), in order of preference.
    public var brandInks: [HexColor] = [HexColor(0xFBFBFE), HexColor(0x15141A)]
    /// Colors that the designer has chosen, by their keys in the metadata. They are measured like computed ones.
    public var pinned: [ColorKey: HexColor] = [:]

    /// Creates the defaults: automatic ink, Firefox's FBFBFE and 15141A as brand inks, nothing pinned.
    public init() {}
}
