import WallpressPixels

/// An image reduced in linear light: the means of boxes of a few pixels, and the sums over the whole image.
///
/// Column `i` of the boxes of an image of `width` pixels starts at pixel `i * width / columns`, so boxes differ by at most one
/// pixel. The same holds for rows. All sums are integers.
package struct LinearReduction: Sendable {
    package let columns: Int
    package let rows: Int
    /// Red, green, blue: the mean of each box in 1/65535 of linear light, rounded half up, row after row.
    package let means: [[UInt16]]
    /// Red, green, blue: the sum over all pixels, in 1/65535 of linear light.
    package let sums: [UInt64]

    /// Reduces an image.
    ///
    /// - Parameters:
    ///   - image: An image of any model. It is measured as RGB.
    ///   - boxSize: The approximate size of a box.
    package init(_ image: Image, boxSize: Int, kernels: KernelLevel = .best) {
        self.init(
            image, columns: (image.width + boxSize / 2) / boxSize,
            rows: (image.height + boxSize / 2) / boxSize, kernels: kernels)
    }

    /// Reduces an image to `columns` x `rows` boxes, at least one, and fewer if it has fewer pixels.
    package init(_ image: Image, columns: Int, rows: Int, kernels: KernelLevel = .best) {
        // The first pixel of each box, and the end of the last.
        func starts(_ length: Int, _ count: Int) -> [Int] {
            let count = min(max(count, 1), length)
            return (0...count).map { $0 * length / count }
        }
        let boxes = BoxMeans(
            of: image, columns: starts(image.width, columns), rows: starts(image.height, rows),
            table: SRGB.linear16, kernels: kernels)
        (self.columns, self.rows) = (boxes.columns, boxes.rows)
        (means, sums) = (boxes.means, boxes.sums)
    }
}

extension LinearReduction {
    /// The reduced image, one pixel for each box, rounded to 8 bits.
    package var image: Image {
        let planes = means.map { means in
            Plane(width: columns, height: rows) { codes in
                SRGB.codes16.withUnsafeBufferPointer { table in
                    for (i, mean) in means.enumerated() { codes[i] = table[Int(mean)] }
                }
            }
        }
        return Image(width: columns, height: rows, model: .rgb, planes: planes)
    }
}
