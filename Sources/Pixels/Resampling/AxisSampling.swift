/// The places of the samples of an output plane on its source plane, along one axis.
///
/// Output sample `i` covers `start + i * step` to `start + (i + 1) * step`, in samples of the source, where sample `k`
/// covers `k` to `k + 1`.
package struct AxisSampling: Equatable {
    /// The leading edge of the first output sample.
    package let start: Double
    /// The extent of an output sample: above 1 where the plane is reduced, below 1 where it is enlarged.
    package let step: Double
    /// The number of output samples.
    package let count: Int

    package init(start: Double, step: Double, count: Int) {
        self.start = start
        self.step = step
        self.count = count
    }

    /// The source sample that output sample 0 equals, if the axis is neither scaled nor shifted by a part of a sample,
    /// and stays within `samples` samples.
    func wholeOffset(in samples: Int) -> Int? {
        guard step == 1, start >= 0, start + Double(count) <= Double(samples) else { return nil }
        return Int(exactly: start)
    }

    /// The middle of an output sample, in samples of the source.
    func center(_ output: Int) -> Double { start + (Double(output) + 0.5) * step - 0.5 }
}

extension CropBox {
    /// The horizontal axis of a crop to `width` pixels.
    func columns(width pixels: Int, from source: PlaneGrid, to output: PlaneGrid) -> AxisSampling {
        Self.axis(
            from: x - Double(source.originX), length: width, ratio: source.horizontal,
            pixels: pixels, output: output.horizontal)
    }

    /// The vertical axis of a crop to `height` pixels.
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
