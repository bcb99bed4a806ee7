/// The chromaticities of an RGB color space's channels and white, on the CIE 1931 diagram.
package struct RGBPrimaries: Sendable, Equatable {
    /// A chromaticity.
    package struct Point: Sendable, Equatable {
        /// The coordinates, 0...1 for colors that exist.
        package var x, y: Double

        /// Creates a chromaticity from its coordinates.
        package init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// The chromaticities.
    package var white, red, green, blue: Point

    /// Creates primaries from their chromaticities.
    package init(white: Point, red: Point, green: Point, blue: Point) {
        self.white = white
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// ITU-R BT.709, which sRGB uses, with the white point D65.
    package static let sRGB = RGBPrimaries(
        white: Point(x: 0.3127, y: 0.3290), red: Point(x: 0.64, y: 0.33), green: Point(x: 0.30, y: 0.60),
        blue: Point(x: 0.15, y: 0.06))

    /// Adobe RGB (1998), section 4.3.1.
    static let adobeRGB = RGBPrimaries(
        white: Point(x: 0.3127, y: 0.3290), red: Point(x: 0.64, y: 0.33), green: Point(x: 0.21, y: 0.71),
        blue: Point(x: 0.15, y: 0.06))

    /// SMPTE EG 432-1 with the white point D65, which Display P3 uses.
    package static let displayP3 = RGBPrimaries(
        white: Point(x: 0.3127, y: 0.3290), red: Point(x: 0.680, y: 0.320), green: Point(x: 0.265, y: 0.690),
        blue: Point(x: 0.150, y: 0.060))

    /// SMPTE RP 431-2, with the white of cinemas.
    static let dciP3 = RGBPrimaries(
        white: Point(x: 0.314, y: 0.351), red: Point(x: 0.680, y: 0.320), green: Point(x: 0.265, y: 0.690),
        blue: Point(x: 0.150, y: 0.060))

    /// ITU-R BT.2020.
    static let bt2020 = RGBPrimaries(
        white: Point(x: 0.3127, y: 0.3290), red: Point(x: 0.708, y: 0.292), green: Point(x: 0.170, y: 0.797),
        blue: Point(x: 0.131, y: 0.046))

    /// ITU-R BT.601 for 625 lines.
    static let bt601of625Lines = RGBPrimaries(
        white: Point(x: 0.3127, y: 0.3290), red: Point(x: 0.64, y: 0.33), green: Point(x: 0.29, y: 0.60),
        blue: Point(x: 0.15, y: 0.06))

    /// ITU-R BT.601 for 525 lines.
    static let bt601of525Lines = RGBPrimaries(
        white: Point(x: 0.3127, y: 0.3290), red: Point(x: 0.630, y: 0.340), green: Point(x: 0.310, y: 0.595),
        blue: Point(x: 0.155, y: 0.070))
}

/// The conversion of an encoded value 0...1 to light 0...1.
package enum ToneCurve: Sendable, Equatable {
    /// IEC 61966-2-1.
    case sRGB
    /// The encoded value to the power of `exponent`.
    case power(exponent: Double)
}
