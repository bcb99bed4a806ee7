/// The transfer function of sRGB, between encoded values and linear light.
///
/// `linear(x)` is `x / 12.92` up to 0.04045, and `((x + 0.055) / 1.055) ^ 2.4` above that (IEC 61966-2-1, and WCAG 2.2,
/// "relative luminance", with the threshold that was corrected in 2021).
public enum SRGB {
    /// The curve as parameters of a parametric curve of type 3 (ICC.1:2022, table 68):
    /// `Y = (aX + b)^g` from `d` on, otherwise `cX`; in the order g, a, b, c, d.
    static let parameters = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]

    /// Linear light of each code 0...255, in 1/65535: `round(65535 * linear(code / 255))`.
    public static let linear16: [UInt16] = linearDouble.map { UInt16(65535 * $0 + 0.5) }

    /// Linear light of each code 0...255, 0...1.
    package static let linearDouble: [Double] = (0...255).map { linear(Double($0) / 255) }

    /// Returns linear light, 0...1, of an encoded value, 0...1.
    public static func linear(_ encoded: Double) -> Double {
        if encoded <= 0.04045 { return encoded / 12.92 }
        let base = (encoded + 0.055) / 1.055
        // base ^ 2.4, computed from roots and products only.
        return base * base * root(base * base, degree: 5)
    }

    /// Returns the encoded value, 0...1, of linear light, 0...1: the inverse of `linear`.
    public static func encoded(_ linear: Double) -> Double {
        if linear <= 0.0031308 { return linear * 12.92 }
        // linear ^ (1 / 2.4) = linear ^ (5 / 12), computed from roots and products only.
        let fifthPower = linear * linear * linear * linear * linear
        return 1.055 * root(fifthPower, degree: 3).squareRoot().squareRoot() - 0.055
    }

    /// Returns the code, 0...255, of an encoded value, which is clamped to 0...1 and rounded half up.
    public static func code(_ encoded: Double) -> UInt8 {
        UInt8(min(max(encoded, 0), 1) * 255 + 0.5)
    }

    /// Returns the code of the mean of `count` samples whose linear light in 1/65535 adds up to `sum`. It is rounded half up
    /// after encoding, and computed with integers.
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

    /// Linear light, 0...1, of each encoded value in 1/65535.
    static let lightOfWords: [Float] = (0...65535).map { Float(linear(Double($0) / 65535)) }

    /// The linear light, 0...1, at which each code starts. One more follows the last, and is never reached.
    static let lightStarts: [Float] =
        [-Float.infinity] + (1...255).map { Float(linear((Double($0) - 0.5) / 255)) } + [.infinity]

    /// The code of the least light in each 65,535th. At most one other code starts within it.
    static let codesOfLight: [UInt8] = {
        var code = 0
        return (0...65535).map { part in
            while Float(part) / 65535 >= lightStarts[code + 1] { code += 1 }
            return UInt8(code)
        }
    }()

    /// The linear light at which each code starts, `(code - 1/2) / 255` encoded, in 2^-16 of 1/65535.
    private static let codeStarts: [UInt64] = (0...255).map { code in
        code == 0 ? 0 : UInt64((65535 * 65536 * linear((Double(code) - 0.5) / 255)).rounded(.up))
    }
}

/// Returns the `degree`-th root of a number above 0, to the last bit or the one before.
///
/// Only basic operations are used, whose results IEEE 754 defines to the last bit. `cbrt` and `pow` differ in the last bit
/// between C libraries, and colors that depend on that bit would differ between machines. This is Newton's method. It
/// starts with the exponent divided by the degree, which is off by at most an eighth.
///
/// - Parameters:
///   - x: A normal number above 0.
///   - degree: 3 for the cube root, 5 for the fifth root.
package func root(_ x: Double, degree: Int) -> Double {
    let n = Double(degree)
    let bias = UInt64(1023) << 52
    let seed = x.bitPattern / UInt64(degree) + bias / UInt64(degree) * UInt64(degree - 1)
    var r = Double(bitPattern: seed)
    for _ in 0..<5 {
        var power = r
        for _ in 2..<degree { power *= r }
        r -= (r - x / power) / n
    }
    return r
}

/// Returns the cube root of any number.
package func cubeRoot(_ x: Double) -> Double {
    guard x.magnitude.isNormal else { return 0 }
    let r = root(x.magnitude, degree: 3)
    return x < 0 ? -r : r
}
