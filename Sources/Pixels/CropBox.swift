/// A part of a picture, in its pixels: pixel `i` covers the interval from `i` to `i + 1` along an axis.
///
/// A box may begin and end between pixels. Where it reaches outside the picture, the picture's edge repeats.
public struct CropBox: Sendable, Equatable, Codable {
    /// The left edge.
    public let x: Double
    /// The top edge.
    public let y: Double
    /// The extent along a row, above 0.
    public let width: Double
    /// The extent along a column, above 0.
    public let height: Double

    /// A box from its edges and extents.
    ///
    /// - Precondition: all are finite, and `width` and `height` above 0.
    public init(x: Double, y: Double, width: Double, height: Double) {
        precondition(x.isFinite && y.isFinite && width.isFinite && height.isFinite && width > 0 && height > 0)
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

extension Image {
    /// The box around all of the picture.
    public var bounds: CropBox { CropBox(x: 0, y: 0, width: Double(width), height: Double(height)) }
}

/// Where the samples of one axis of an output plane lie on the axis of the plane they are made from.
///
/// Output sample `i` covers `start + i * step` to `start + (i + 1) * step`, in samples of the source, of
/// which sample `k` covers `k` to `k + 1`.
package struct AxisSampling: Equatable {
    /// The leading edge of the first output sample.
    package let start: Double
    /// The extent of an output sample: above 1 where the plane is reduced, below 1 where it is enlarged.
    package let step: Double
    /// Output samples.
    package let count: Int

    package init(start: Double, step: Double, count: Int) {
        self.start = start
        self.step = step
        self.count = count
    }

    /// The source sample that output sample 0 equals, where the axis is neither scaled nor shifted by a part
    /// of a sample, nor reaches outside of `samples` samples.
    func wholeOffset(in samples: Int) -> Int? {
        guard step == 1, start >= 0, start + Double(count) <= Double(samples) else { return nil }
        return Int(exactly: start)
    }
}

extension CropBox {
    /// The horizontal axis, for a crop to `width` pixels.
    func columns(width pixels: Int, from source: PlaneGrid, to output: PlaneGrid) -> AxisSampling {
        Self.axis(
            from: x - Double(source.originX), length: width, ratio: source.horizontal,
            pixels: pixels, output: output.horizontal)
    }

    /// The vertical axis, for a crop to `height` pixels.
    func rows(height pixels: Int, from source: PlaneGrid, to output: PlaneGrid) -> AxisSampling {
        Self.axis(
            from: y - Double(source.originY), length: height, ratio: source.vertical,
            pixels: pixels, output: output.vertical)
    }

    private static func axis(
        from edge: Double, length: Double, ratio: PlaneGrid.Ratio, pixels: Int, output: PlaneGrid.Ratio
    ) -> AxisSampling {
        AxisSampling(
            start: edge * ratio.density, step: length * ratio.density / (Double(pixels) * output.density),
            count: output.sampleCount(covering: pixels))
    }
}

extension PlaneGrid.Ratio {
    /// Samples for each pixel.
    fileprivate var density: Double { Double(samples) / Double(pixels) }
}
