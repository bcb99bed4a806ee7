import WallpressPixels

/// A contrast ratio that must be reached. It is a fraction, so that comparisons use integers.
///
/// WCAG 2.2: `(lighter + 0.05) / (darker + 0.05)`, never rounded before it is compared.
public struct ContrastThreshold: Sendable, Equatable, Hashable {
    /// The numerator.
    public let numerator: Int
    /// The denominator, above 0.
    public let denominator: Int

    /// 4.5:1, text (WCAG 2.2, success criterion 1.4.3, level AA).
    public static let text = ContrastThreshold(numerator: 9, denominator: 2)
    /// 3:1, large text. It is used for the logo here, although WCAG does not require any contrast of logotypes.
    public static let largeText = ContrastThreshold(numerator: 3, denominator: 1)
    /// 7:1, text at level AAA (success criterion 1.4.6). Computed cards reach it.
    public static let enhanced = ContrastThreshold(numerator: 7, denominator: 1)

    /// Returns whether two luminances reach the threshold.
    public func isReached(between a: RelativeLuminance, and b: RelativeLuminance) -> Bool {
        Self.twentieths(max(a, b)) * denominator >= Self.twentieths(min(a, b)) * numerator
    }

    /// Returns whether two colors reach the threshold.
    public func isReached(between a: HexColor, and b: HexColor) -> Bool {
        isReached(between: RelativeLuminance(a), and: RelativeLuminance(b))
    }

    /// Returns the luminances that reach the threshold with `ink`: those up to `darkest`, and those from `brightest` on, in
    /// 1/65535. They are outside 0...65535 if there are none.
    func passing(_ ink: RelativeLuminance) -> (upTo: Int, from: Int) {
        let scaled = Self.twentieths(ink)
        let below = scaled * denominator - Self.white * numerator
        let above = scaled * numerator - Self.white * denominator
        return (
            upTo: below < 0 ? -1 : below / (20 * numerator),
            from: (above + 20 * denominator - 1) / (20 * denominator)
        )
    }

    private static let white = 65535

    /// Returns `20 * (Y + 0.05)` in 1/65535, which is a whole number.
    private static func twentieths(_ luminance: RelativeLuminance) -> Int {
        20 * Int(luminance.value) + white
    }
}

extension ContrastThreshold: CustomStringConvertible {
    /// "4.5:1".
    public var description: String {
        let tenths = numerator * 10 / denominator
        return (tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)") + ":1"
    }
}

/// Returns the contrast ratio of two colors, 1...21, by WCAG 2.2. It is meant for display; `ContrastThreshold` decides which
/// colors pass.
public func contrastRatio(_ a: HexColor, _ b: HexColor) -> Double {
    func luminance(_ color: HexColor) -> Double {
        let linear = SRGB.linearDouble
        return 0.2126 * linear[Int(color.rgb.red)] + 0.7152 * linear[Int(color.rgb.green)]
            + 0.0722 * linear[Int(color.rgb.blue)]
    }
    let (first, second) = (luminance(a), luminance(b))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
}
