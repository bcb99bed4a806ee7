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
    package init(_ image: Image, boxSize: Int = 8, kernels: KernelLevel = .best) {
        self.init(
            image, xs: Self.starts(image.width, boxSize: boxSize),
            ys: Self.starts(image.height, boxSize: boxSize), kernels: kernels)
    }

    /// Reduces a picture to `columns` x `rows` boxes, fewer where it has fewer pixels.
    init(_ image: Image, columns: Int, rows: Int, kernels: KernelLevel) {
        func starts(_ length: Int, _ count: Int) -> [Int] {
            let count = min(max(count, 1), length)
            return (0...count).map { $0 * length / count }
        }
        self.init(image, xs: starts(image.width, columns), ys: starts(image.height, rows), kernels: kernels)
    }

    /// Some of the boxes, as if they were all.
    func part(columns: Range<Int>, rows: Range<Int>) -> LinearReduction {
        let parts = means.map { means in
            rows.flatMap {
                means[$0 * self.columns + columns.lowerBound..<$0 * self.columns + columns.upperBound]
            }
        }
        return LinearReduction(columns: columns.count, rows: rows.count, means: parts)
    }

    private init(columns: Int, rows: Int, means: [[UInt16]]) {
        self.columns = columns
        self.rows = rows
        self.means = means
        sums = means.map { $0.reduce(0) { $0 + UInt64($1) } }
    }

    private init(_ image: Image, xs: [Int], ys: [Int], kernels: KernelLevel) {
        let boxes = image.boxSums(columns: xs, rows: ys, of: SRGB.linear16Pairs, kernels: kernels)
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
        let widths = zip(xs.dropFirst(), xs).map { UInt32($0 - $1) }
        return [UInt16](unsafeUninitializedCapacity: sums.count) { means, count in
            for row in 0..<ys.count - 1 {
                let height = UInt32(ys[row + 1] - ys[row])
                for width in widths {
                    let pixels = width * height
                    means[count] = UInt16(truncatingIfNeeded: (sums[count] + pixels / 2) / pixels)
                    count += 1
                }
            }
        }
    }
}

extension LinearReduction {
    /// The reduced picture, one pixel for each box, rounded to 8 bits.
    package var image: Image {
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
        let (red, green, blue) = (means[0], means[1], means[2])
        for row in cells.rows {
            for i in row * columns + cells.columns.lowerBound..<row * columns + cells.columns.upperBound {
                let luminance = RelativeLuminance(red: red[i], green: green[i], blue: blue[i])
                counts[LuminanceHistogram.bin(of: luminance)] += 1
            }
        }
        return LuminanceHistogram(counts: counts)
    }
}
