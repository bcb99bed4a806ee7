import Foundation

/// The transfer function of sRGB as defined by IEC 61966-2-1, in double precision.
public enum SRGBReference {
    /// Returns the linear light, 0...1, of an encoded value, 0...1.
    public static func light(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// Returns the encoded value, 0...1, of linear light, which is clamped to 0...1.
    public static func value(_ light: Double) -> Double {
        let light = min(max(light, 0), 1)
        return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }
}
