import Foundation

/// OKLab in polar coordinates, as CSS writes it: to be shown, and to be typed in.
///
/// No color is decided on an angle, since `atan2`, `sin` and `cos` differ between machines in the last bit.
public struct OKLCH: Sendable, Equatable {
    /// Lightness, 0 black ... 1 white.
    public var lightness: Double
    /// Distance from gray, 0...0.33 within sRGB.
    public var chroma: Double
    /// Degrees, 0 ..< 360: 29 red, 110 yellow, 142 green, 264 blue. Of no meaning for gray.
    public var hue: Double

    /// A color from its coordinates, the hue in degrees.
    public init(lightness: Double, chroma: Double, hue: Double) {
        self.lightness = lightness
        self.chroma = chroma
        self.hue = hue
    }

    /// The same color in polar coordinates.
    public init(_ color: OKLab) {
        let degrees = atan2(color.b, color.a) * 180 / .pi
        lightness = color.lightness
        chroma = color.chroma
        hue = degrees < 0 ? degrees + 360 : degrees
    }
}

extension OKLab {
    /// The same color in Cartesian coordinates.
    public init(_ color: OKLCH) {
        let radians = color.hue * .pi / 180
        self.init(
            lightness: color.lightness, a: color.chroma * cos(radians), b: color.chroma * sin(radians))
    }
}
