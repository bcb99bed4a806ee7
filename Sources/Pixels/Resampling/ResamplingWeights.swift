import WallpressCPixels

/// The weights of the source samples that each output sample is made from, for one axis.
///
/// The filter is Lanczos with three lobes (Duchon: Lanczos Filtering in One and Two Dimensions, Journal of Applied
/// Meteorology 18, 1979). To each side it reaches three output samples if the plane is reduced, and otherwise three
/// source samples. Taps outside the plane count for its edge sample. All computations use the four operations that
/// IEEE 754 defines to the last bit, so that weights are the same on every machine.
package struct ResamplingWeights {
    /// The sum of the weights of an output sample.
    package static let unity = 16_384

    /// The first source sample of each output sample.
    package let starts: [Int32]
    /// The number of source samples of each output sample, from `starts` on. All are within the plane.
    package let counts: [Int]
    /// The distance from the weights of one output sample to those of the next.
    package let taps: Int
    /// The weights, `taps` for each output sample; 0 beyond its count.
    package let weights: [Int16]
    /// The source samples that any output sample needs.
    let sources: Range<Int>

    /// Computes the weights for an axis of a plane that has `samples` samples along it.
    package init(_ axis: AxisSampling, samples: Int) {
        let radius = 3 * max(1, axis.step)
        let width = Int(2 * radius) + 1
        let taps = min(width, samples)
        var starts = [Int32](repeating: 0, count: axis.count)
        var counts = [Int](repeating: 0, count: axis.count)
        var weights = [Int16](repeating: 0, count: axis.count * taps)
        weights.withUnsafeMutableBufferPointer { weights in
            withUnsafeTemporaryAllocation(of: Double.self, capacity: axis.count * width) { values in
                let firsts = Self.fill(values, axis, radius: radius, width: width)
                for (i, first) in firsts.enumerated() {
                    let last = Self.last(axis.center(i), radius: radius, width: width, first: first)
                    let own = UnsafeMutableBufferPointer(rebasing: values[i * width..<(i + 1) * width])
                    let inside = Self.fold(own, taps: first...last, into: samples)
                    let kept = Self.round(
                        UnsafeBufferPointer(rebasing: own[inside]),
                        to: UnsafeMutableBufferPointer(rebasing: weights[i * taps..<(i + 1) * taps]))
                    starts[i] = Int32(min(max(first, 0), samples - 1) + kept.lowerBound)
                    counts[i] = kept.count
                }
            }
        }
        (self.starts, self.counts, self.taps, self.weights) = (starts, counts, taps, weights)
        let ends = zip(starts, counts).map { Int($0) + $1 }
        sources = Int(starts.min() ?? 0)..<(ends.max() ?? 0)
    }

    /// Puts the filter's values for all output samples into `values`, `width` for each, and returns the first tap
    /// of each.
    private static func fill(
        _ values: UnsafeMutableBufferPointer<Double>, _ axis: AxisSampling, radius: Double, width: Int
    ) -> [Int] {
        let firsts = (0..<axis.count).map { i in
            let center = axis.center(i)
            let first = Int((center - radius).rounded(.down)) + 1
            for k in 0..<width { values[i * width + k] = Double(first + k) - center }
            return first
        }
        if let start = values.baseAddress { cpx_lanczos(start, values.count, radius) }
        return firsts
    }

    /// Returns the last tap of an output sample.
    private static func last(_ center: Double, radius: Double, width: Int, first: Int) -> Int {
        // When the two sums are rounded, there may be one more tap than there is room for. Its weight is 0.
        min(Int((center + radius).rounded(.up)) - 1, first + width - 1)
    }

    /// Adds the values of taps outside the plane to those of its edge samples, and returns the range of the values that
    /// remain.
    private static func fold(
        _ values: UnsafeMutableBufferPointer<Double>, taps: ClosedRange<Int>, into samples: Int
    ) -> Range<Int> {
        let (first, last) = (taps.lowerBound, taps.upperBound)
        if first >= 0, last < samples { return 0..<last - first + 1 }
        guard first < samples, last >= 0 else {
            var sum = 0.0
            for k in 0...last - first { sum += values[k] }
            values[0] = sum
            return 0..<1
        }
        let low = max(0, -first)
        let high = min(last, samples - 1) - first
        for k in 0..<low { values[low] += values[k] }
        if high < last - first { for k in high + 1...last - first { values[high] += values[k] } }
        return low..<high + 1
    }

    /// Stores the values as integers that add up to `unity`, without the zeros at either end, from the first weight on.
    /// Returns the range of the stored values.
    ///
    /// The running sum of the values is rounded, and its steps are the weights. So the total is exact, no weight is off
    /// by more than 1, and thousands of tiny weights do not all become 0. Within a lobe the running sum only rises or
    /// only falls, and so does the rounded one. So the absolute values of the weights exceed those of the filter by at
    /// most one for each lobe. Their sum is below 1.6 times `unity`; kernels rely on 2 times.
    private static func round(
        _ values: UnsafeBufferPointer<Double>, to weights: UnsafeMutableBufferPointer<Int16>
    ) -> Range<Int> {
        var total = 0.0
        for value in values { total += value }
        let scale = Double(unity) / total
        // The running sum begins at `unity`. This keeps it above 0, where the conversion to Int rounds down.
        let origin = Double(unity) + 0.5
        var given = unity
        var sum = 0.0
        for i in values.indices {
            sum += values[i]
            let rounded = Int(origin + sum * scale)
            weights[i] = Int16(rounded - given)
            given = rounded
        }
        var (first, end) = (0, values.count)
        while first < end - 1, weights[first] == 0 { first += 1 }
        while end > first + 1, weights[end - 1] == 0 { end -= 1 }
        if first > 0 {
            for i in first..<end { weights[i - first] = weights[i] }
            for i in end - first..<end { weights[i] = 0 }
        }
        return first..<end
    }
}

extension ResamplingWeights {
    /// Calls `body` with the weights of some outputs, as the kernels take them for the pass over columns.
    func withWeights(of outputs: Range<Int>, _ body: (cpx_row_weights) -> Void) {
        starts.withUnsafeBufferPointer { starts in
            counts.withUnsafeBufferPointer { counts in
                weights.withUnsafeBufferPointer { weights in
                    guard let starts = starts.baseAddress, let counts = counts.baseAddress,
                        let weights = weights.baseAddress
                    else { return }
                    let first = outputs.lowerBound
                    body(
                        cpx_row_weights(
                            starts: starts + first, counts: counts + first, weights: weights + first * taps,
                            taps: taps, count: outputs.count))
                }
            }
        }
    }
}
