import WallpressPixels
import WallpaperMetadata

/// The number of boxes of an image that have about the same color. A cube of similar colors has 8 codes along each channel.
struct ColorCount: Sendable, Equatable {
    /// The mean of the boxes, rounded to codes.
    let color: HexColor
    /// The number of boxes.
    let boxes: Int
    /// The same, with each box under cards counted twice.
    let weight: Int

    /// The area of the cards on a home page, below the logo and the first title, with any settings.
    private static let cardArea = TextRegion.Area(columns: 4..<96, rows: 35..<95)

    /// Counts the colors of an image, in the order of their codes.
    ///
    /// - Parameter image: An image of model `.rgb` with one pixel for each box and no padding.
    static func counts(of image: Image) -> [ColorCount] {
        var cubes = [Cube](repeating: Cube(), count: 1 << 15)
        let cards = cardArea.cells(width: image.width, height: image.height)
        let (red, green, blue) = (image.planes[0], image.planes[1], image.planes[2])
        cubes.withUnsafeMutableBufferPointer { cubes in
            for y in 0..<image.height {
                let isCardRow = cards.rows.contains(y)
                for x in 0..<image.width {
                    let weight: UInt32 = isCardRow && cards.columns.contains(x) ? 2 : 1
                    Cube.add(RGB8(red: red[x, y], green: green[x, y], blue: blue[x, y]), weight, to: cubes)
                }
            }
        }
        return cubes.compactMap(\.count)
    }

    /// The sums over the boxes of a cube. An image of 2^28 pixels has 2^22 boxes, so 32 bits are enough.
    private struct Cube {
        var sums = SIMD3<UInt32>(repeating: 0)
        var boxes: UInt32 = 0
        var weight: UInt32 = 0

        static func add(_ color: RGB8, _ weight: UInt32, to cubes: UnsafeMutableBufferPointer<Cube>) {
            let index = (Int(color.red) >> 3) << 10 | (Int(color.green) >> 3) << 5 | Int(color.blue) >> 3
            cubes[index].sums &+= SIMD3(UInt32(color.red), UInt32(color.green), UInt32(color.blue))
            cubes[index].boxes &+= 1
            cubes[index].weight &+= weight
        }

        var count: ColorCount? {
            guard boxes > 0 else { return nil }
            func mean(_ sum: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: (sum + boxes / 2) / boxes) }
            return ColorCount(
                color: HexColor(RGB8(red: mean(sums.x), green: mean(sums.y), blue: mean(sums.z))),
                boxes: Int(boxes), weight: Int(weight))
        }
    }
}
