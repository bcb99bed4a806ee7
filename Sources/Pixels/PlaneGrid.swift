/// The grid of the samples of a plane over the image.
///
/// Pixel `i` of a picture covers the interval from `i` to `i + 1`. Sample `s` of a plane covers, along each axis,
/// `origin + s / ratio` to `origin + (s + 1) / ratio`, with `ratio = samples / pixels`. This is the centered siting
/// of JFIF (ITU-T T.871, section 10.4).
public struct PlaneGrid: Sendable, Equatable {
    /// Samples and pixels along one axis: `samples` samples for every `pixels` pixels.
    public struct Ratio: Sendable, Equatable {
        /// The numerator, 1...4: the component's sampling factor.
        public let samples: Int
        /// The denominator, 1...4: the largest sampling factor of the picture.
        public let pixels: Int

        /// One sample for each pixel.
        public static let one = Ratio(samples: 1, pixels: 1)
        /// One sample for two pixels.
        public static let half = Ratio(samples: 1, pixels: 2)

        /// A ratio of `samples` to `pixels`.
        public init(samples: Int, pixels: Int) {
            self.samples = samples
            self.pixels = pixels
        }

        /// The number of samples that cover `length` pixels, rounded up.
        public func sampleCount(covering length: Int) -> Int {
            (length * samples + pixels - 1) / pixels
        }
    }

    /// Along a row.
    public var horizontal: Ratio
    /// Along a column.
    public var vertical: Ratio
    /// The pixel position of the plane's left edge. It is 0, or negative after a flip of an odd width.
    public var originX: Int
    /// The pixel position of the plane's top edge. It is 0, or negative after a flip of an odd height.
    public var originY: Int

    /// One sample for each pixel.
    public static let full = PlaneGrid(horizontal: .one, vertical: .one)
    /// Half the samples along both axes: the chroma of 4:2:0.
    public static let half = PlaneGrid(horizontal: .half, vertical: .half)

    /// A grid with these ratios.
    public init(horizontal: Ratio, vertical: Ratio, originX: Int = 0, originY: Int = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.originX = originX
        self.originY = originY
    }
}
