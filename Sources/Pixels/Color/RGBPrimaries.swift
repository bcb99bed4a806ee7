/// Where the channels and the white of an RGB color space lie on the CIE 1931 chromaticity diagram.
public struct RGBPrimaries: Sendable, Equatable {
    /// A chromaticity.
    public struct Point: Sendable, Equatable {
        /// The coordinates, 0...1 for colors that exist.
        public var x, y: Double

        /// A chromaticity from its coordinates.
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// The chromaticities.
    public var white, red, green, blue: Point

    /// Primaries from their chromaticities.
    public init(white: Point, red: Point, green: Point, blue: Point) {
        self.white = white
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// ITU-R BT.709, which sRGB uses, with the white point D65.
    public static let sRGB = RGBPrimaries(
        white: Point(x: 0.3127, y: 0.3290), red: Point(x: 0.64, y: 0.33), green: Point(x: 0.30, y: 0.60),
        blue: Point(x: 0.15, y: 0.06))

    /// SMPTE EG 432-1 with the white point D65, which Display P3 uses.
    public static let displayP3 = RGBPrimaries(
        white: Point(x: 0.3127, y: 0.3290), red: Point(x: 0.680, y: 0.320), green: Point(x: 0.265, y: 0.690),
        blue: Point(x: 0.150, y: 0.060))
}

/// How an encoded value of 0...1 becomes light of 0...1.
public enum ToneCurve: Sendable, Equatable {
    /// IEC 61966-2-1.
    case sRGB
    /// The encoded value to the power of `exponent`.
    case power(exponent: Double)
}
