import WallpressPixels

/// Relative luminance of WCAG 2.2 in 1/65535: `Y = 0.2126 R + 0.7152 G + 0.0722 B` in linear light.
///
/// The weights are rounded to `13933 + 46871 + 4732 = 65536`, so that white is exactly 65535, the largest value.
public struct RelativeLuminance: Sendable, Equatable, Hashable, Comparable {
    /// 0...65535.
    public let value: UInt16

    /// Computes a luminance from linear light in 1/65535.
    public init(red: UInt16, green: UInt16, blue: UInt16) {
        // The sum of the weights is 2^16, so nothing overflows. Without overflow checks, compilers can vectorize
        // this.
        let sum = 13933 &* UInt32(red) &+ 46871 &* UInt32(green) &+ 4732 &* UInt32(blue)
        value = UInt16(truncatingIfNeeded: sum >> 16)
    }

    /// Computes the luminance of a color.
    public init(_ color: HexColor) { self.init(color.rgb, light: SRGB.linear16) }

    /// Computes the luminance of codes, with a table of their linear light.
    init(_ codes: RGB8, light: [UInt16]) {
        self.init(red: light[Int(codes.red)], green: light[Int(codes.green)], blue: light[Int(codes.blue)])
    }

    /// Returns whether `a` is darker than `b`.
    public static func < (a: Self, b: Self) -> Bool { a.value < b.value }
}
