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
