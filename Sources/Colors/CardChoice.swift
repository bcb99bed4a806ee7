/// A choice of colors for cards behind text, in the hue of a color and as near to a lightness as the inks on them allow.
package struct CardChoice {
    /// The hue, with the chroma of a card: the chroma of the color, from 0.03 to 0.10. It is 0 if the color has less than
    /// 0.02, and so no visible hue.
    private let hue: OKLab
    private let lightness: Double

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

    static let chromas = 0.03...0.10
    /// The cosine of 5.7 degrees, by which rounding may turn the hue of a card.
    private static let nearHue = 0.995

    init(hue color: OKLab, lightness: Double) {
        let chroma = color.chroma
        let wanted = chroma < ColorCluster.leastChroma ? 0 : Self.chromas.clamped(chroma) / chroma
        hue = OKLab(lightness: color.lightness, a: color.a * wanted, b: color.b * wanted)
        self.lightness = lightness
    }

    /// Returns the hue at a lightness 0...1, with as much of the chroma as sRGB allows.
    func color(lightness: Double) -> HexColor {
        OKLab(lightness: lightness, a: hue.a, b: hue.b).inGamut
    }

    /// Returns the color nearest in lightness that meets the requirements and shows the hue, both after rounding to 8 bits, or
    /// nil if there is none.
    func color(meeting requirements: [Requirement]) -> HexColor? {
        let steps = 200
        return (0...steps)
            .map { Double($0) / Double(steps) }
            .sorted { ($0 - lightness).magnitude < ($1 - lightness).magnitude }
            .lazy
            .map { color(lightness: $0) }
            .first { card in
                requirements.allSatisfy { $0.threshold.isReached(between: card, and: $0.ink) }
                    && showsHue(card)
            }
    }

    private func showsHue(_ card: HexColor) -> Bool {
        let color = OKLab(card)
        return hue.chroma == 0
            || color.chroma >= ColorCluster.leastChroma && color.isNear(hueOf: hue, cosine: Self.nearHue)
    }
}

extension ClosedRange<Double> {
    fileprivate func clamped(_ value: Double) -> Double {
        Swift.min(Swift.max(value, lowerBound), upperBound)
    }
}

extension CardChoice {
    /// Returns tints of an ink in the hue, beginning with the most colorful one; none if there is no hue. Each keeps three
    /// quarters of the contrast of white or black: fainter ones look faded beside text.
    func tints(of ink: Ink) -> [HexColor] {
        let chroma = hue.chroma
        guard chroma > 0 else { return [] }
        let steps = ink == .light ? Self.lightTints : Self.darkTints
        return steps.map { step in
            OKLab(lightness: step.lightness, a: hue.a / chroma * step.chroma, b: hue.b / chroma * step.chroma)
                .inGamut
        }.filter { Self.leastOfTint.isReached(between: $0, and: ink.opposite.pure) }
    }

    /// Three quarters of 21:1, the contrast of black and white. A tint of white has the same part of the contrast on every
    /// background, and so does a tint of black.
    private static let leastOfTint = ContrastThreshold(numerator: 63, denominator: 4)

    private typealias Tint = (lightness: Double, chroma: Double)
    private static let lightTints: [Tint] = [(0.92, 0.06), (0.94, 0.04), (0.96, 0.02)]
    private static let darkTints: [Tint] = [(0.25, 0.06), (0.22, 0.04), (0.20, 0.03)]
}
