import WallpaperMetadata

/// The colors of one wallpaper: one set for all of its variants.
public struct WallpaperColors: Sendable, Equatable, Codable {
    /// `average-color`: the mean in linear light over all pixels of all variants.
    public let average: HexColor
    /// `text-color`: section titles and labels directly on the wallpaper.
    public let text: HexColor
    /// `logo-text-color`: the browser's name beside its logo, directly on the wallpaper.
    public let logoText: HexColor
    /// `card-color`: behind text of `text-color`.
    public let card: HexColor
    /// `card-color-light`: behind the dark text of a browser in light mode.
    public let cardLight: HexColor
    /// `card-color-dark`: behind the light text of a browser in dark mode.
    public let cardDark: HexColor
    /// The candidates for the cards, at most six. The first one gives them their hue, if its color fills 8 % of the images and
    /// is not gray.
    public let candidates: [CardCandidate]

    /// Computes the colors that are not pinned.
    ///
    /// - Text: white or black, whichever is legible on all home pages, or else on more of them on average (white at a
    ///   tie), or a brand ink that costs at most 0.5 points of the worst page.
    /// - Logo: the ink of the text, unless the opposite one is legible on 15 points more of the logo on average. It may
    ///   be tinted in the hue of the cards.
    /// - Cards: in the hue of the color that dominates, of the lightness nearest to that of the average with 7:1 to the
    ///   primary and 4.5:1 to the secondary ink upon them. They are gray if no color but gray fills 8 %.
    ///
    /// - Parameters:
    ///   - measures: The variants as they will be published, at least one, in any order.
    ///   - wishes: The designer's wishes.
    ///   - originals: The variants without a scrim, from which the cards take their hue; by default the variants of `measures`.
    public init(
        measuring measures: [VariantMeasure], wishes: ColorWishes = ColorWishes(),
        hueOf originals: [VariantMeasure]? = nil
    ) {
        precondition(!measures.isEmpty)
        let pinned = wishes.pinned
        average = pinned[.average] ?? measures.averageColor
        let lightness = OKLab(average).lightness
        let clusters = (originals ?? measures).colorClusters.prefix(Self.mostCandidates)
        let gray = OKLab(lightness: lightness, a: 0, b: 0)
        let dominant = clusters.first.map { $0.isCardHue ? $0.color : gray } ?? gray
        let hue = CardChoice(hue: dominant, lightness: lightness)
        text = pinned[.text] ?? Self.text(measures, wishes)
        logoText = pinned[.logoText] ?? Self.logoText(beside: text, measures, wishes, hue: hue)
        let cards = Cards(hue, under: text)
        cardLight = pinned[.cardLight] ?? cards.light
        cardDark = pinned[.cardDark] ?? cards.dark
        card = pinned[.card] ?? cards.card
        let ink = text
        candidates = clusters.map { cluster in
            CardCandidate(
                color: cluster.color.inGamut, share: cluster.share,
                cards: Cards(CardChoice(hue: cluster.color, lightness: lightness), under: ink))
        }
    }

    private static let mostCandidates = 6

    private static func text(_ measures: [VariantMeasure], _ wishes: ColorWishes) -> HexColor {
        let choice = InkChoice(of: .text, on: measures)
        let ink = wishes.ink ?? choice.polarity()
        return choice.color(for: ink, preferring: wishes.brandInks.filter { Ink(of: $0) == ink })
    }

    private static func logoText(
        beside text: HexColor, _ measures: [VariantMeasure], _ wishes: ColorWishes, hue: CardChoice
    ) -> HexColor {
        let choice = InkChoice(of: .logo, on: measures)
        let ink = wishes.ink ?? choice.polarity(beside: Ink(of: text))
        return choice.color(for: ink, preferring: hue.tints(of: ink) + (Ink(of: text) == ink ? [text] : []))
    }
}

/// Cards that suit a wallpaper, and the color of the wallpaper that they are made from.
public struct CardCandidate: Sendable, Equatable, Codable {
    /// The mean color of a part of the images.
    public let color: HexColor
    /// The size of that part.
    public let share: Share
    /// `card-color`, `card-color-light` and `card-color-dark` in the hue of the color.
    public let cards: Cards
}

/// The three cards of one hue.
public struct Cards: Sendable, Equatable, Codable {
    /// `card-color`.
    public let card: HexColor
    /// `card-color-light`.
    public let light: HexColor
    /// `card-color-dark`.
    public let dark: HexColor

    /// Computes the cards for text of one color. `card` has at least 7:1 if possible, otherwise the lightness of its hue that
    /// is farthest away.
    init(_ hue: CardChoice, under text: HexColor) {
        let ink = Ink(of: text)
        let theme = ink == .light ? CardChoice.darkTheme : CardChoice.lightTheme
        light = hue.color(meeting: CardChoice.lightTheme) ?? .white
        dark = hue.color(meeting: CardChoice.darkTheme) ?? .black
        card =
            hue.color(meeting: theme + [(text, .enhanced)])
            ?? hue.color(meeting: [(text, .enhanced)])
            ?? ink.opposite.pure
    }
}

extension WallpaperColors {
    /// Returns the color for a key of the metadata.
    public subscript(key: ColorKey) -> HexColor {
        switch key {
        case .text: text
        case .card: card
        case .logoText: logoText
        case .cardLight: cardLight
        case .cardDark: cardDark
        case .average: average
        }
    }

    /// All six colors by key.
    public var byKey: [ColorKey: HexColor] {
        Dictionary(uniqueKeysWithValues: ColorKey.allCases.map { ($0, self[$0]) })
    }
}
