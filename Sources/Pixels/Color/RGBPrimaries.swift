/// The chromaticities of an RGB color space's channels and white, on the CIE 1931 diagram.
package struct RGBPrimaries: Sendable, Equatable {
    /// A chromaticity.
    package struct Point: Sendable, Equatable {
        /// The coordinates, 0...1 for colors that exist.
        package var x, y: Double
    }

    /// The chromaticities.
    package var white, red, green, blue: Point

    /// Creates primaries from the coordinates of their chromaticities. The white point is D65 by default.
    package init(
        white: (Double, Double) = (0.3127, 0.3290), red: (Double, Double), green: (Double, Double),
        blue: (Double, Double)
    ) {
        self.white = Point(x: white.0, y: white.1)
        self.red = Point(x: red.0, y: red.1)
        self.green = Point(x: green.0, y: green.1)
        self.blue = Point(x: blue.0, y: blue.1)
    }

    /// ITU-R BT.709, which sRGB uses.
    package static let sRGB = RGBPrimaries(red: (0.64, 0.33), green: (0.30, 0.60), blue: (0.15, 0.06))

    /// Adobe RGB (1998), section 4.3.1.
    static let adobeRGB = RGBPrimaries(red: (0.64, 0.33), green: (0.21, 0.71), blue: (0.15, 0.06))

    /// SMPTE EG 432-1, which Display P3 uses.
    package static let displayP3 = RGBPrimaries(
        red: (0.680, 0.320), green: (0.265, 0.690), blue: (0.150, 0.060))

    /// SMPTE RP 431-2, with the white of cinemas.
    static let dciP3 = RGBPrimaries(
        white: (0.314, 0.351), red: (0.680, 0.320), green: (0.265, 0.690), blue: (0.150, 0.060))

    /// ITU-R BT.2020.
    static let bt2020 = RGBPrimaries(red: (0.708, 0.292), green: (0.170, 0.797), blue: (0.131, 0.046))

    /// ITU-R BT.601 for 625 lines.
    static let bt601of625Lines = RGBPrimaries(red: (0.64, 0.33), green: (0.29, 0.60), blue: (0.15, 0.06))

    /// ITU-R BT.601 for 525 lines.
    static let bt601of525Lines = RGBPrimaries(
        red: (0.630, 0.340), green: (0.310, 0.595), blue: (0.155, 0.070))
}

/// The conversion of an encoded value 0...1 to light 0...1.
package enum ToneCurve: Sendable, Equatable {
    /// IEC 61966-2-1.
    case sRGB
    /// The encoded value to the power of `exponent`.
    case power(exponent: Double)
}
