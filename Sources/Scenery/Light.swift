import Foundation

/// Red, green and blue in linear light with the primaries of sRGB, each 0...1 where it can be shown.
package typealias Light = SIMD3<Double>

extension Light {
    /// A color written as in CSS: `0xRRGGBB`, sRGB encoded.
    init(_ hex: UInt32) {
        self.init(
            Self.decode(Double(hex >> 16 & 0xFF) / 255), Self.decode(Double(hex >> 8 & 0xFF) / 255),
            Self.decode(Double(hex & 0xFF) / 255))
    }

    /// The channels as sRGB encodes them, 0...1 (IEC 61966-2-1).
    var encoded: SIMD3<Double> {
        SIMD3(Self.encode(x), Self.encode(y), Self.encode(z))
    }

    private static func decode(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encode(_ value: Double) -> Double {
        guard value > 0.003_130_8 else { return 12.92 * Swift.max(value, 0) }
        return 1.055 * pow(Swift.min(value, 1), 1 / 2.4) - 0.055
    }
}

/// `start` at 0, `end` at 1, in a straight line between and beyond.
func mix(_ start: Light, _ end: Light, _ amount: Double) -> Light { start + (end - start) * amount }

/// Light added to light as on film: it nears white and never goes beyond.
func screen(_ light: Light, _ added: Light) -> Light { light + added - light * added }
