import Pixels

/// A picture reduced in linear light: the means of boxes of about 8 x 8 pixels, and the sums over all of it.
///
/// A picture of `width` pixels has `max(1, (width + 4) / 8)` columns of boxes, and column `i` starts at pixel
/// `i * width / columns`, so that boxes differ by one pixel at most; rows alike. All sums are of integers.
package struct LinearReduction {
    package let columns: Int
    package let rows: Int
    /// Red, green, blue: the mean of each box in 1/65535 of linear light, rounded half up, row after row.
    package let means: [[UInt16]]
    /// Red, green, blue: the sum over all pixels, in 1/65535 of linear light.
    package let sums: [UInt64]

    /// Reduces a picture.
    ///
    /// - Parameters:
    ///   - image: A picture of model `.rgb` with full grids.
    ///   - boxSize: The size of a box, about.
    package init(_ image: Image, boxSize: Int = 8) {
        precondition(image.model == .rgb)
        precondition(image.planes.allSatisfy { $0.width >= image.width && $0.height >= image.height })
        let xs = Self.starts(image.width, boxSize: boxSize)
        let ys = Self.starts(image.height, boxSize: boxSize)
        let planes = image.planes.map { Self.reduce($0, xs: xs, ys: ys) }
        columns = xs.count - 1
        rows = ys.count - 1
        means = planes.map(\.means)
        sums = planes.map(\.sum)
    }

    /// The first pixel of each box, and the end of the last.
    private static func starts(_ length: Int, boxSize: Int) -> [Int] {
        let count = max(1, (length + boxSize / 2) / boxSize)
        return (0...count).map { $0 * length / count }
    }

    private static func reduce(
        _ plane: Plane, xs: [Int], ys: [Int]
    ) -> (means: [UInt16], sum: UInt64) {
        let light = SRGB.linear16
        let columns = xs.count - 1
        var means: [UInt16] = []
        means.reserveCapacity(columns * (ys.count - 1))
        var sum: UInt64 = 0
        var boxes = [UInt32](repeating: 0, count: columns)
        for row in 0..<ys.count - 1 {
            for column in 0..<columns { boxes[column] = 0 }
            for y in ys[row]..<ys[row + 1] {
                addRow(plane.samples[(y * plane.stride)...], to: &boxes, xs: xs, light: light)
            }
            for column in 0..<columns {
                let count = UInt32((ys[row + 1] - ys[row]) * (xs[column + 1] - xs[column]))
                means.append(UInt16((boxes[column] + count / 2) / count))
                sum += UInt64(boxes[column])
            }
        }
        return (means, sum)
    }

    /// Adds the light of one row of pixels to the boxes it crosses.
    private static func addRow(
        _ samples: ArraySlice<UInt8>, to boxes: inout [UInt32], xs: [Int], light: [UInt16]
    ) {
        samples.withUnsafeBufferPointer { samples in
            light.withUnsafeBufferPointer { light in
                for column in boxes.indices {
                    var box: UInt32 = 0
                    for x in xs[column]..<xs[column + 1] { box &+= UInt32(light[Int(samples[x])]) }
                    boxes[column] &+= box
                }
            }
        }
    }
}

extension LinearReduction {
    /// The reduced picture, one pixel for each box, rounded to 8 bits.
    var image: Image {
        let codes = SRGB.codes16
        let planes = means.map { means in
            Plane(width: columns, height: rows, samples: means.map { codes[Int($0)] })
        }
        return Image(width: columns, height: rows, model: .rgb, planes: planes)
    }

    /// The luminances of the boxes in `area`, counted.
    func histogram(of area: TextRegion.Area) -> LuminanceHistogram {
        let cells = area.cells(width: columns, height: rows)
        var counts = [UInt32](repeating: 0, count: LuminanceHistogram.binCount)
        for row in cells.rows {
            for i in row * columns + cells.columns.lowerBound..<row * columns + cells.columns.upperBound {
                let luminance = RelativeLuminance(red: means[0][i], green: means[1][i], blue: means[2][i])
                counts[LuminanceHistogram.bin(of: luminance)] += 1
            }
        }
        return LuminanceHistogram(counts: counts)
    }
}
