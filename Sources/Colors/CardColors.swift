/// Finds colors for cards behind text that match a wallpaper: with the hue of its average color, and as near to its
/// lightness as the inks on them allow.
package struct CardChoice {
    /// The hue as a direction in the plane of `a` and `b`, and the chroma of a card: that of the average color, up to
    /// 0.10. It is 0 where the average has less than 0.02, and so no visible hue.
    private let a, b: Double
    private let average: OKLab

    /// An ink, and the contrast that it needs on the card.
    package typealias Requirement = (ink: HexColor, threshold: ContrastThreshold)

    /// The inks of a browser in light mode: primary and secondary text (Firefox's 15141A, 5B5B66).
    package static let lightTheme: [Requirement] = [
        (HexColor(0x15141A), .enhanced), (HexColor(0x5B5B66), .text),
    ]
    /// The inks of a browser in dark mode: primary and secondary text (Firefox's FBFBFE, CFCFD8).
    package static let darkTheme: [Requirement] = [
        (HexColor(0xFBFBFE), .enhanced), (HexColor(0xCFCFD8), .text),
    ]

    static let mostChroma = 0.10
    static let leastChroma = 0.02

    init(average color: HexColor) {
        average = OKLab(color)
        let chroma = average.chroma
        let scale = chroma < Self.leastChroma ? 0 : min(chroma, Self.mostChroma) / chroma
        a = average.a * scale
        b = average.b * scale
    }

    /// The hue at a lightness 0...1, with as much of the chroma as sRGB allows.
    func color(lightness: Double) -> HexColor { OKLab(lightness: lightness, a: a, b: b).inGamut }

    /// The color nearest to the average in lightness that meets the requirements after rounding to 8 bits, or nil
    /// where there is none.
    func color(meeting requirements: [Requirement]) -> HexColor? {
        let steps = 200
        return (0...steps)
            .map { Double($0) / Double(steps) }
            .sorted { ($0 - average.lightness).magnitude < ($1 - average.lightness).magnitude }
            .lazy
            .map { color(lightness: $0) }
            .first { card in
                requirements.allSatisfy { $0.threshold.isReached(between: card, and: $0.ink) }
            }
    }
}

extension CardChoice {
    /// Tints of an ink in the hue, beginning with the most colorful one; none where there is no hue.
    func tints(of ink: Ink) -> [HexColor] {
        let chroma = (a * a + b * b).squareRoot()
        guard chroma > 0 else { return [] }
        let steps = ink == .light ? Self.lightTints : Self.darkTints
        return steps.map { step in
            OKLab(lightness: step.lightness, a: a / chroma * step.chroma, b: b / chroma * step.chroma).inGamut
        }
    }

    private typealias Tint = (lightness: Double, chroma: Double)
    private static let lightTints: [Tint] = [(0.90, 0.06), (0.93, 0.04), (0.96, 0.02)]
    private static let darkTints: [Tint] = [(0.32, 0.08), (0.26, 0.06), (0.20, 0.03)]
}
