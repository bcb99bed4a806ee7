import Foundation
import WallpressPixels

/// A color in OKLab, where equal distances look about equal.
///
/// The matrices are those of Björn Ottosson, "A perceptual color space for image processing" (2020, revised 2021),
/// https://bottosson.github.io/posts/oklab/, for linear sRGB with the white D65.
public struct OKLab: Sendable, Equatable {
    /// Lightness, 0 black ... 1 white.
    public var lightness: Double
    /// Green (negative) to red; -0.23...0.28 within sRGB.
    public var a: Double
    /// Blue (negative) to yellow; -0.31...0.20 within sRGB.
    public var b: Double

    /// Creates a color from its coordinates.
    public init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    /// Converts a color from 8-bit sRGB.
    public init(_ color: HexColor) {
        let linear = SRGB.linearDouble
        self.init(
            red: linear[Int(color.rgb.red)], green: linear[Int(color.rgb.green)],
            blue: linear[Int(color.rgb.blue)])
    }

    /// Converts a color from linear light. Channels are 0...1 within sRGB, and beyond that for other colors.
    public init(red: Double, green: Double, blue: Double) {
        let l = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    /// Linear light. A channel is outside 0...1 if sRGB does not have the color.
    public var linearLight: (red: Double, green: Double, blue: Double) {
        func cube(_ x: Double) -> Double { x * x * x }
        let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        return (
            4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
            -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
        )
    }

    /// Distance from gray.
    public var chroma: Double { (a * a + b * b).squareRoot() }

    /// Returns the distance to another color, dE_OK: 1 from black to white; about 0.02 is just visible.
    public func distance(to other: OKLab) -> Double {
        let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
        return (dl * dl + da * da + db * db).squareRoot()
    }

    /// The nearest 8-bit color in sRGB with the same lightness and hue. The chroma is reduced as little as necessary,
    /// by 24 bisections.
    public var inGamut: HexColor {
        func scaled(_ share: Double) -> OKLab { OKLab(lightness: lightness, a: a * share, b: b * share) }
        var (inside, outside) = (0.0, 1.0)
        if scaled(1).isInGamut {
            inside = 1
        } else {
            for _ in 0..<24 {
                let middle = (inside + outside) / 2
                if scaled(middle).isInGamut { inside = middle } else { outside = middle }
            }
        }
        return scaled(inside).clamped
    }

    /// Whether sRGB has the color, with a tolerance of a hundredth of a code, so that white is inside.
    private var isInGamut: Bool {
        let (red, green, blue) = linearLight
        return [red, green, blue].allSatisfy { $0 >= -0.000001 && $0 <= 1.000001 }
    }

    private var clamped: HexColor {
        func code(_ linear: Double) -> UInt8 { SRGB.code(SRGB.encoded(min(max(linear, 0), 1))) }
        let (red, green, blue) = linearLight
        return HexColor(RGB8(red: code(red), green: code(green), blue: code(blue)))
    }
}

/// OKLab in polar coordinates, as in CSS. It is meant for display and for input.
///
/// No decision depends on an angle, since `atan2`, `sin` and `cos` differ between machines in the last bit.
public struct OKLCH: Sendable, Equatable {
    /// Lightness, 0 black ... 1 white.
    public var lightness: Double
    /// Distance from gray, 0...0.33 within sRGB.
    public var chroma: Double
    /// Degrees, 0 ..< 360: 29 red, 110 yellow, 142 green, 264 blue. It has no meaning for gray.
    public var hue: Double

    /// Converts a color to polar coordinates.
    public init(_ color: OKLab) {
        let degrees = atan2(color.b, color.a) * 180 / .pi
        lightness = color.lightness
        chroma = color.chroma
        hue = degrees < 0 ? degrees + 360 : degrees
    }
}

/// Returns the mean distance in OKLab (dE_OK) of two images of the same size, of model `.rgb` with full grids.
public func meanDistance(_ a: Image, _ b: Image) -> Double {
    precondition(a.model == .rgb && b.model == .rgb && a.width == b.width && a.height == b.height)
    var sum = 0.0
    for y in 0..<a.height {
        for x in 0..<a.width {
            let (first, second) = (a.color(x, y), b.color(x, y))
            if first != second { sum += OKLab(first).distance(to: OKLab(second)) }
        }
    }
    return sum / Double(a.width * a.height)
}

extension Image {
    /// Returns the color of a pixel of an image of model `.rgb`.
    func color(_ x: Int, _ y: Int) -> HexColor {
        HexColor(RGB8(red: planes[0][x, y], green: planes[1][x, y], blue: planes[2][x, y]))
    }
}
