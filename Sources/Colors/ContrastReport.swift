import WallpaperMetadata

/// The contrast of the colors of a wallpaper: on the regions of each variant, and on the cards.
public struct ContrastReport: Sendable, Equatable, Codable {
    /// For each variant, in the order of the measures: text, then logo.
    public let regions: [RegionContrast]
    /// The inks on each card.
    public let cards: [CardContrast]

    /// Measures colors, whether computed or pinned.
    public init(of colors: WallpaperColors, on measures: [VariantMeasure]) {
        regions = measures.flatMap { measure in
            TextRegion.allCases.map { region in
                RegionContrast(of: region, on: measure, with: region == .text ? colors.text : colors.logoText)
            }
        }
        cards = CardContrast.all { colors[$0] }
    }
}

/// The contrast of one color in one region of one variant: everywhere text or logo may be, on any device.
public struct RegionContrast: Sendable, Equatable, Codable {
    /// The variant.
    public let variant: Variant
    /// Text or logo.
    public let region: TextRegion
    /// The color of the text or logo.
    public let color: HexColor
    /// The share of the region at 4.5:1 or more.
    public let textShare: Share
    /// The share of the region at 3:1 or more.
    public let largeTextShare: Share

    init(of region: TextRegion, on measure: VariantMeasure, with color: HexColor) {
        variant = measure.kind
        self.region = region
        self.color = color
        textShare = measure.share(of: region, reaching: .text, with: color)
        largeTextShare = measure.share(of: region, reaching: .largeText, with: color)
    }

    /// The share that counts: at 4.5:1 for text, and at 3:1 for the logo.
    public var share: Share { region == .text ? textShare : largeTextShare }
}

/// The legibility of one ink on one card.
public struct CardContrast: Sendable, Equatable, Codable {
    /// The key of the card in the metadata.
    public let card: ColorKey
    /// Its color.
    public let color: HexColor
    /// The color of the text on it.
    public let ink: HexColor

    /// What is written on the cards that there are, in the order of the keys.
    public static func all(_ color: (ColorKey) -> HexColor?) -> [CardContrast] {
        let inks = [
            (ColorKey.card, [color(.text)].compactMap(\.self)),
            (.cardLight, CardChoice.lightTheme.map(\.ink)), (.cardDark, CardChoice.darkTheme.map(\.ink)),
        ]
        return inks.flatMap { card, inks in
            color(card).map { color in inks.map { CardContrast(card, color, under: $0) } } ?? []
        }
    }

    private init(_ card: ColorKey, _ color: HexColor, under ink: HexColor) {
        self.card = card
        self.color = color
        self.ink = ink
    }

    /// The contrast ratio, 1...21, for display.
    public var ratio: Double { contrastRatio(color, ink) }

    /// Whether it is 4.5:1 or more.
    public var isReadable: Bool { ContrastThreshold.text.isReached(between: color, and: ink) }
}
