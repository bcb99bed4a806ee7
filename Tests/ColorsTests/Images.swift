import WallpressColors
import WallpressPixels
import WallpaperMetadata
import WallpressTestSupport

/// Draws a picture with the colors of `color`, its rows padded with noise.
func drawnImage(_ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> HexColor) -> Image {
    let stride = width + 3
    var planes = [[UInt8]](repeating: [UInt8](repeating: 77, count: stride * height), count: 3)
    for y in 0..<height {
        for x in 0..<width {
            let rgb = color(x, y).rgb
            planes[0][y * stride + x] = rgb.red
            planes[1][y * stride + x] = rgb.green
            planes[2][y * stride + x] = rgb.blue
        }
    }
    return Image(
        width: width, height: height, model: .rgb,
        planes: planes.map { Plane(width: width, height: height, stride: stride, samples: $0) })
}

func gray(_ code: Int) -> HexColor { HexColor(UInt32(code) * 0x010101) }

/// Draws four small variants of one picture, given over the unit square.
func variants(_ color: (_ x: Double, _ y: Double) -> HexColor) -> [Variant: Image] {
    let sizes: [Variant: (Int, Int)] = [
        .portrait: (88, 184), .landscape: (184, 88),
        .pad: (128, 168), .padLandscape: (168, 128),
    ]
    return sizes.mapValues { width, height in
        drawnImage(width, height) { x, y in
            color((Double(x) + 0.5) / Double(width), (Double(y) + 0.5) / Double(height))
        }
    }
}

/// Returns measures in the order of the kinds.
func measures(_ images: [Variant: Image]) -> [VariantMeasure] {
    Variant.measured(among: Variant.all).compactMap { kind in
        images[kind].map { VariantMeasure(of: $0, as: kind) }
    }
}

extension SeededGenerator {
    mutating func color() -> HexColor { HexColor(UInt32.random(in: 0...0xFFFFFF, using: &self)) }

    /// Draws patches of random colors between two brightnesses.
    mutating func patches(_ codes: ClosedRange<Int>, across: Int = 6) -> [Variant: Image] {
        let grid = (0..<across * across).map { _ in
            HexColor(
                RGB8(
                    red: UInt8(Int.random(in: codes, using: &self)),
                    green: UInt8(Int.random(in: codes, using: &self)),
                    blue: UInt8(Int.random(in: codes, using: &self))))
        }
        return variants { x, y in grid[Int(y * Double(across)) * across + Int(x * Double(across))] }
    }
}
