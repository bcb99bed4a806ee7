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
    ///   - image: A picture of any model, measured as the RGB that it becomes.
    ///   - boxSize: The size of a box, about.
    ///   - light: The linear light, 0...65535, of each code 0...255.
    package init(
        _ image: Image, boxSize: Int = 8, light: [UInt16] = SRGB.linear16, kernels: KernelLevel = .best
    ) {
        let xs = Self.starts(image.width, boxSize: boxSize)
        let ys = Self.starts(image.height, boxSize: boxSize)
        let boxes = image.boxSums(columns: xs, rows: ys, of: light, kernels: kernels)
        columns = xs.count - 1
        rows = ys.count - 1
        means = boxes.map { Self.means($0, xs: xs, ys: ys) }
        sums = boxes.map { $0.reduce(0) { $0 + UInt64($1) } }
    }

    /// The first pixel of each box, and the end of the last.
    private static func starts(_ length: Int, boxSize: Int) -> [Int] {
        let count = max(1, (length + boxSize / 2) / boxSize)
        return (0...count).map { $0 * length / count }
    }

    private static func means(_ sums: [UInt32], xs: [Int], ys: [Int]) -> [UInt16] {
        let columns = xs.count - 1
        return sums.indices.map { i in
            let (row, column) = (i / columns, i % columns)
            let count = UInt32((ys[row + 1] - ys[row]) * (xs[column + 1] - xs[column]))
            return UInt16((sums[i] + count / 2) / count)
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
