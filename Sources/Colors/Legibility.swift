/// A goal for the variants of a wallpaper: text and logo of given colors reach their thresholds on most of their
/// regions.
///
/// The goal for contrast is set here and in `ContrastThreshold`. Everything that measures, chooses or reports contrast
/// asks these two.
public struct Legibility: Sendable {
    /// The share of a region that suffices, in percent.
    public static let percent = 95

    let text: HexColor
    let logo: HexColor

    /// The scrim that helps the text.
    var shade: Scrim.Shade { Scrim.Shade(under: Ink(of: text)) }

    /// The regions that such a scrim helps. A logo in the other ink it can only harm.
    var helpedRegions: [TextRegion] { Ink(of: logo) == Ink(of: text) ? [.text, .logo] : [.text] }

    func ink(of region: TextRegion) -> HexColor { region == .text ? text : logo }

    func isReached(_ region: TextRegion, on measure: VariantMeasure) -> Bool {
        measure.share(of: region, with: ink(of: region)).isAtLeast(percent: Self.percent)
    }

    func isReached(on measure: VariantMeasure) -> Bool {
        TextRegion.allCases.allSatisfy { isReached($0, on: measure) }
    }

    /// The goals for text of a color, one of which must be reached: one with the logo in the same ink, and one with
    /// the logo in the other ink if that is legible without a scrim.
    static func goals(text: HexColor, wishes: ColorWishes, measures: [VariantMeasure]) -> [Legibility] {
        if let pinned = wishes.pinned.logoText { return [Legibility(text: text, logo: pinned)] }
        let ink = Ink(of: text)
        let same = Legibility(text: text, logo: ink.pure)
        let other = Legibility(text: text, logo: ink.opposite.pure)
        let isLegible = wishes.ink == nil && measures.allSatisfy { other.isReached(.logo, on: $0) }
        return isLegible ? [same, other] : [same]
    }
}
