/// Light or dark: the decision that matters most for contrast.
///
/// At 4.5:1 nothing is better than pure white or pure black. There are backgrounds dark enough for text of luminance
/// `t` from `t = 0.175` on, and more of them as `t` grows. There are backgrounds bright enough up to `t = 0.1833`,
/// and more of them as `t` falls. In between, text passes only on backgrounds that are almost black or almost white.
public enum Ink: String, Sendable, CaseIterable {
    /// For dark pictures.
    case light
    /// For bright pictures.
    case dark

    /// White or black.
    public var pure: HexColor { self == .light ? .white : .black }

    /// The opposite ink.
    public var opposite: Ink { self == .light ? .dark : .light }

    /// Classifies a color. It is a light ink from the luminance 0.1791 on, where its contrast with black exceeds that
    /// with white.
    public init(of color: HexColor) {
        // (Y + 0.05)^2 > 1.05 * 0.05, in twentieths of 1/65535.
        let scaled = 20 * Int(RelativeLuminance(color).value) + 65535
        self = scaled * scaled > 21 * 65535 * 65535 ? .light : .dark
    }
}

/// The choice of the ink for one region of all variants.
struct InkChoice {
    let region: TextRegion
    let measures: [VariantMeasure]

    /// How legible an ink is, in parts per billion: the share of the worst variant at the region's own threshold, the
    /// mean of all variants, and their mean at the other threshold. Scores are compared in this order.
    typealias Score = (worst: Int, mean: Int, meanElsewhere: Int)

    /// How much of the worst variant's share a preferred color may cost: 0.5 points, in parts per billion.
    static let tolerance = 5_000_000
    /// The share that a variant should have, in parts per billion.
    static let enough = Legibility.percent * 10_000_000

    func score(_ color: HexColor) -> Score {
        func shares(_ threshold: ContrastThreshold) -> [Int] {
            measures.map { $0.share(of: region, reaching: threshold, with: color).partsPerBillion }
        }
        let own = shares(region.threshold)
        let elsewhere = shares(region == .text ? .largeText : .text)
        return (own.min() ?? 0, own.reduce(0, +) / own.count, elsewhere.reduce(0, +) / own.count)
    }

    /// The better one of white and black; white when they are equal.
    func polarity() -> Ink { score(.white) >= score(.black) ? .light : .dark }

    /// The first of the preferred colors that costs very little compared with the pure ink, otherwise the pure ink.
    ///
    /// A preferred color must not push a variant below 95 % that is above that with the pure ink.
    func color(for ink: Ink, preferring nicer: [HexColor]) -> HexColor {
        let pure = score(ink.pure).worst
        return nicer.first { color in
            let worst = score(color).worst
            return worst + Self.tolerance >= pure && (worst >= Self.enough || pure < Self.enough)
        } ?? ink.pure
    }
}
