import Pixels

/// The transfer function of sRGB: what a code of 8 bits is in linear light, and back.
///
/// `linear(x) = x / 12.92` up to 0.04045, above it `((x + 0.055) / 1.055) ^ 2.4` (IEC 61966-2-1, and
/// WCAG 2.2, "relative luminance", with its threshold as corrected in 2021).
public enum SRGB {
    /// Linear light of each code 0...255, in 1/65535: `round(65535 * linear(code / 255))`.
    public static let linear16: [UInt16] = linearDouble.map { UInt16(65535 * $0 + 0.5) }

    /// Linear light of each code 0...255, 0...1.
    package static let linearDouble: [Double] = (0...255).map { linear(Double($0) / 255) }

    /// Linear light, 0...1, of an encoded value, 0...1.
    public static func linear(_ encoded: Double) -> Double {
        if encoded <= 0.04045 { return encoded / 12.92 }
        let base = (encoded + 0.055) / 1.055
        // base ^ 2.4, of roots and products only.
        return base * base * root(base * base, degree: 5)
    }

    /// The encoded value, 0...1, of linear light, 0...1: the inverse of `linear`.
    public static func encoded(_ linear: Double) -> Double {
        if linear <= 0.0031308 { return linear * 12.92 }
        // linear ^ (1 / 2.4) = linear ^ (5 / 12), of roots and products only.
        let fifthPower = linear * linear * linear * linear * linear
        return 1.055 * root(fifthPower, degree: 3).squareRoot().squareRoot() - 0.055
    }

    /// The code, 0...255, of an encoded value: clamped to 0...1, rounded half up.
    public static func code(_ encoded: Double) -> UInt8 {
        UInt8(min(max(encoded, 0), 1) * 255 + 0.5)
    }

    /// The code of the mean of `count` samples whose linear light in 1/65535 adds up to `sum`, rounded half
    /// up after encoding. Decided on integers.
    ///
    /// - Precondition: `1 <= count < 2^31` and `sum <= 65535 * count`.
    public static func code(ofMean sum: UInt64, count: UInt64) -> UInt8 {
        var code = 0
        var step = 128
        while step > 0 {
            if sum << 16 >= codeStarts[code + step] * count { code += step }
            step /= 2
        }
        return UInt8(code)
    }

    /// The code nearest to each value of linear light in 1/65535.
    package static let codes16: [UInt8] = (0...65535).map { code(ofMean: $0, count: 1) }

    /// Where each code starts, `(code - 1/2) / 255` encoded, in 2^-16 of 1/65535 of linear light.
    private static let codeStarts: [UInt64] = (0...255).map { code in
        code == 0 ? 0 : UInt64((65535 * 65536 * linear((Double(code) - 0.5) / 255)).rounded(.up))
    }
}
