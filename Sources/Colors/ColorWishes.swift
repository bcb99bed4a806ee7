/// What the designer asks of the colors.
public struct ColorWishes: Sendable, Equatable {
    /// Light or dark for text and logo; nil lets the pictures decide.
    public var ink: Ink?
    /// Colors to be used for text instead of pure white and black where they cost next to nothing (at most
    /// 0.5 points of the worst variant's share), in order of preference.
    public var brandInks: [HexColor] = [HexColor(0xFBFBFE), HexColor(0x15141A)]
    /// Colors given by hand: they are kept, and measured like computed ones.
    public var pinned = PinnedColors()

    /// The defaults: automatic ink, Firefox's own FBFBFE and 15141A as brand inks, nothing pinned.
    public init() {}
}

/// Colors given by hand, for some of the fields.
public struct PinnedColors: Sendable, Equatable {
    /// `average-color`.
    public var average: HexColor?
    /// `text-color`.
    public var text: HexColor?
    /// `logo-text-color`.
    public var logoText: HexColor?
    /// `card-color`.
    public var card: HexColor?
    /// `card-color-light`.
    public var cardLight: HexColor?
    /// `card-color-dark`.
    public var cardDark: HexColor?

    /// Nothing pinned.
    public init() {}
}
