import WallpressPixels

/// An image reduced to a few pixels, enough to compare its content.
package struct ReducedImage: Sendable {
    /// The planes red, green and blue, row after row.
    let samples: [[UInt8]]
    let width: Int
    let height: Int
    private let image: Image

    /// Pixels along the longer side.
    private static let longestSide = 48

    package init(_ image: Image) {
        let longest = max(image.width, image.height)
        self.init(
            resized: image, CropBox(x: 0, y: 0, width: Double(image.width), height: Double(image.height)),
            width: max(1, image.width * Self.longestSide / longest),
            height: max(1, image.height * Self.longestSide / longest))
    }

    private init(resized image: Image, _ box: CropBox, width: Int, height: Int) {
        self.image = image.resampled(box, width: width, height: height, sampling: .full, kernels: .best)
            .rgb(kernels: .best)
        (self.width, self.height) = (width, height)
        samples = self.image.planes.map { plane in
            (0..<height).flatMap { plane.samples[$0 * plane.stride..<$0 * plane.stride + width] }
        }
    }

    /// Width by height.
    var aspect: Double { Double(width) / Double(height) }

    /// Returns this image scaled to another height, with as many whole columns from the left as fit into `width`.
    func scaled(toHeight newHeight: Int, atMostWidth most: Int) -> ReducedImage {
        let scale = Double(height) / Double(newHeight)
        let columns = max(1, min(Int(Double(width) / scale), most))
        let box = CropBox(
            x: 0, y: 0, width: min(Double(columns) * scale, Double(width)), height: Double(height))
        return ReducedImage(resized: image, box, width: columns, height: newHeight)
    }

    /// Whether all of it has one color, within the errors of a codec.
    package var isBlank: Bool {
        let spread = 3
        return samples.allSatisfy { samples in
            guard let least = samples.min(), let most = samples.max() else { return true }
            return Int(most) - Int(least) <= spread
        }
    }
}
