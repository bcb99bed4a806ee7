/// Light or dark: the one decision that matters for contrast.
///
/// At 4.5:1 nothing beats pure white or pure black. Backgrounds dark enough for a text of luminance `t`
/// exist from `t = 0.175` and grow with `t`; those bright enough exist up to `t = 0.1833` and grow as `t`
/// falls. In between, text passes only on what is almost black or almost white.
public enum Ink: String, Sendable, CaseIterable {
    /// For dark pictures.
    case light
    /// For bright pictures.
    case dark

    /// White or black.
    public var pure: HexColor { self == .light ? .white : .black }

    /// The other one.
    public var opposite: Ink { self == .light ? .dark : .light }

    /// Whether a color works as a light or a dark ink: light from the luminance 0.1791 on, where contrast
    /// with black exceeds that with white.
    public init(of color: HexColor) {
        // (Y + 0.05)^2 > 1.05 * 0.05, in twentieths of 1/65535.
        let scaled = 20 * Int(RelativeLuminance(color).value) + 65535
        self = scaled * scaled > 21 * 65535 * 65535 ? .light : .dark
    }
}

/// Chooses the ink of one region over all variants.
struct InkChoice {
    let region: TextRegion
    let measures: [VariantMeasure]

    /// How legible an ink is, compared from left to right: the worst variant at the region's own threshold,
    /// the mean of the variants, and the mean at the other threshold; in parts per billion.
    typealias Score = (worst: Int, mean: Int, meanElsewhere: Int)

    /// What a nicer color may cost of the worst variant's share: 0.5 points, in parts per billion.
    static let tolerance = 5_000_000
    /// The share a variant should have, in parts per billion.
    static let enough = Legibility.percent * 10_000_000

    func score(_ color: HexColor) -> Score {
        func shares(_ threshold: ContrastThreshold) -> [Int] {
            measures.map { $0.share(of: region, reaching: threshold, with: color).partsPerBillion }
        }
        let own = shares(region.threshold)
        let elsewhere = shares(region == .text ? .largeText : .text)
        return (own.min() ?? 0, own.reduce(0, +) / own.count, elsewhere.reduce(0, +) / own.count)
    }

    /// The better of white and black; white when they are equal.
    func polarity() -> Ink { score(.white) >= score(.black) ? .light : .dark }

    /// The first of the nicer colors that costs next to nothing against the pure ink, else the pure ink.
    ///
    /// None is taken that would push a variant below 95 % which the pure ink keeps above.
    func color(for ink: Ink, preferring nicer: [HexColor]) -> HexColor {
        let pure = score(ink.pure).worst
        return nicer.first { color in
            let worst = score(color).worst
            return worst + Self.tolerance >= pure && (worst >= Self.enough || pure < Self.enough)
        } ?? ink.pure
    }
}
