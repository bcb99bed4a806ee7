extension WallpaperColors {
    /// Colors that were computed before.
    public init(
        average: HexColor, text: HexColor, logoText: HexColor, card: HexColor, cardLight: HexColor,
        cardDark: HexColor
    ) {
        self.average = average
        self.text = text
        self.logoText = logoText
        self.card = card
        self.cardLight = cardLight
        self.cardDark = cardDark
    }
}

extension ContrastReport {
    /// A report whose regions were measured before; what is written on cards follows from the colors.
    public init(of colors: WallpaperColors, regions: [RegionContrast]) {
        self.regions = regions
        cards = ContrastReport(of: colors, on: []).cards
    }
}

extension RegionContrast {
    /// What was measured before with these colors.
    ///
    /// - Parameters:
    ///   - textShare: The share of the region at 4.5:1 or more.
    ///   - largeTextShare: The share at 3:1 or more.
    public init(
        of region: TextRegion, on variant: VariantKind, with colors: WallpaperColors, textShare: Share,
        largeTextShare: Share
    ) {
        self.variant = variant
        self.region = region
        color = region == .text ? colors.text : colors.logoText
        self.textShare = textShare
        self.largeTextShare = largeTextShare
    }
}
