import Foundation

/// sRGB as IEC 61966-2-1 defines it, in plain double precision.
public enum SRGBReference {
    /// Light of 0...1 from a value of 0...1.
    public static func light(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// A value of 0...1 from light, which is clipped to 0...1.
    public static func value(_ light: Double) -> Double {
        let light = min(max(light, 0), 1)
        return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }
}
