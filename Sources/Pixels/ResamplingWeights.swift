import CPixels

/// Which source samples an output sample is made from, and how much of each, for all of one axis.
///
/// The filter is Lanczos with three lobes (Duchon: Lanczos Filtering in One and Two Dimensions, Journal of
/// Applied Meteorology 18, 1979), as wide as three output samples to each side where the plane is reduced,
/// else as three source samples. Taps outside the plane fall to its edge sample. Everything is computed with
/// the four operations that IEEE 754 defines to the last bit, so that a weight is the same on every machine.
package struct ResamplingWeights {
    /// What the weights of an output sample add up to.
    package static let unity = 16_384

    /// The first source sample of each output sample.
    package let starts: [Int32]
    /// The source samples of each output sample: from `starts`, and all within the plane.
    package let counts: [Int]
    /// From the weights of one output sample to those of the next.
    package let taps: Int
    /// The weights, `taps` for each output sample; 0 beyond its count.
    package let weights: [Int16]
    /// The source samples that the output samples have between them.
    let sources: Range<Int>

    /// The weights for an axis of a plane that has `samples` samples along it.
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

    /// The last tap of an output sample.
    private static func last(_ center: Double, radius: Double, width: Int, first: Int) -> Int {
        // Rounding of the two sums may let in one more tap than there is room for, of weight 0.
        min(Int((center + radius).rounded(.up)) - 1, first + width - 1)
    }

    /// Adds the values of taps outside the plane to those of its edge samples, and returns where the values lie
    /// that are left.
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

    /// Stores the values as integers that add up to `unity`, and returns which of them are left without the zeros
    /// at either end: those are stored from the first weight on.
    ///
    /// Not the values are rounded but their running sum, whose steps are the weights. So the total is exact,
    /// no weight is off by more than 1, and thousands of tiny weights do not all become 0. The running sum of
    /// a lobe goes one way, and so does the rounded one: absolute values add up to those of the filter and at
    /// most one for each lobe. That is below 1.6 times `unity`, and kernels may rely on 2 times.
    private static func round(
        _ values: UnsafeBufferPointer<Double>, to weights: UnsafeMutableBufferPointer<Int16>
    ) -> Range<Int> {
        var total = 0.0
        for value in values { total += value }
        let scale = Double(unity) / total
        // The running sum begins at `unity`, which keeps it above 0, where conversion to Int rounds down.
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

extension AxisSampling {
    /// The middle of an output sample, in samples of the plane.
    fileprivate func center(_ output: Int) -> Double { start + (Double(output) + 0.5) * step - 0.5 }
}
