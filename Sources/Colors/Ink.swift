/// A light or a dark ink: the decision that matters most for contrast.
///
/// At 4.5:1 nothing is better than pure white or pure black. There are backgrounds dark enough for text of luminance
/// `t` from `t = 0.175` on, and more of them as `t` grows. There are backgrounds bright enough up to `t = 0.1833`,
/// and more of them as `t` falls. In between, text passes only on backgrounds that are almost black or almost white.
public enum Ink: String, Sendable, CaseIterable {
    /// For dark images.
    case light
    /// For bright images.
    case dark

    /// White or black.
    public var pure: HexColor { self == .light ? .white : .black }

    /// The opposite ink.
    public var opposite: Ink { self == .light ? .dark : .light }

    /// Classifies a color. It is a light ink from the luminance 0.1791 on, from which its contrast with black exceeds its
    /// contrast with white.
    public init(of color: HexColor) {
        // (Y + 0.05)^2 > 1.05 * 0.05, in twentieths of 1/65535.
        let scaled = 20 * Int(RelativeLuminance(color).value) + 65535
        self = scaled * scaled > 21 * 65535 * 65535 ? .light : .dark
    }
}
