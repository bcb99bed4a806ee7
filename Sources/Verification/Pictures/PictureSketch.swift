import Pixels

/// A picture at the size of a stamp: enough to tell what it shows.
struct PictureSketch: Sendable {
    /// RGB, the longer side 48 pixels.
    let image: Image

    init(_ image: Image) {
        let longest = max(image.width, image.height)
        self.image = image.resampled(
            image.bounds, width: max(1, 48 * image.width / longest),
            height: max(1, 48 * image.height / longest),
            sampling: .full, kernels: .best
        ).rgb(kernels: .best)
    }

    /// Whether it shows nothing: all of it is of one color, up to what a codec does to it.
    var isBlank: Bool {
        let spread = 3
        return image.planes.allSatisfy { plane in
            guard let least = plane.samples.min(), let most = plane.samples.max() else { return true }
            return Int(most) - Int(least) <= spread
        }
    }
}
