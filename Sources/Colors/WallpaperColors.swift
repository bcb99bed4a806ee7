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

    /// Computes the colors that are not pinned.
    ///
    /// - Text: white or black, whichever has more of the text region at 4.5:1 on its worst variant (then on the
    ///   mean of variants, then at 3:1; white at a tie), or a brand ink that costs at most 0.5 points.
    /// - Logo: the same for the logo region at 3:1, decided on its own; instead of brand inks it may be tinted
    ///   in the hue of the average.
    /// - Cards: in the hue of the average, of the nearest lightness with 7:1 to the primary and 4.5:1 to the
    ///   secondary ink upon them.
    ///
    /// - Parameters:
    ///   - measures: The variants as they will be published, at least one, in any order.
    ///   - wishes: What the designer asks.
    public init(measuring measures: [VariantMeasure], wishes: ColorWishes = ColorWishes()) {
        precondition(!measures.isEmpty)
        let pinned = wishes.pinned
        average = pinned.average ?? measures.averageColor
        let hue = CardChoice(average: average)
        text = pinned.text ?? Self.text(measures, wishes)
        logoText = pinned.logoText ?? Self.logoText(measures, wishes, hue: hue)
        cardLight = pinned.cardLight ?? hue.color(meeting: CardChoice.lightTheme) ?? .white
        cardDark = pinned.cardDark ?? hue.color(meeting: CardChoice.darkTheme) ?? .black
        card = pinned.card ?? Self.card(under: text, hue: hue)
    }

    private static func text(_ measures: [VariantMeasure], _ wishes: ColorWishes) -> HexColor {
        let choice = InkChoice(region: .text, measures: measures)
        let ink = wishes.ink ?? choice.polarity()
        return choice.color(for: ink, preferring: wishes.brandInks.filter { Ink(of: $0) == ink })
    }

    private static func logoText(
        _ measures: [VariantMeasure], _ wishes: ColorWishes, hue: CardChoice
    ) -> HexColor {
        let choice = InkChoice(region: .logo, measures: measures)
        let ink = wishes.ink ?? choice.polarity()
        return choice.color(for: ink, preferring: hue.tints(of: ink))
    }

    /// A card for text of one color. It has at least 7:1 where possible, otherwise the lightness of its hue that is
    /// farthest away.
    private static func card(under text: HexColor, hue: CardChoice) -> HexColor {
        let ink = Ink(of: text)
        let theme = ink == .light ? CardChoice.darkTheme : CardChoice.lightTheme
        return hue.color(meeting: theme + [(text, .enhanced)])
            ?? hue.color(meeting: [(text, .enhanced)])
            ?? ink.opposite.pure
    }
}
