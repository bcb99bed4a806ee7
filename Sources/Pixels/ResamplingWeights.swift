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
    package private(set) var starts: [Int32]
    /// The source samples of each output sample: from `starts`, and all within the plane.
    package private(set) var counts: [Int]
    /// From the weights of one output sample to those of the next.
    package let taps: Int
    /// The weights, `taps` for each output sample; 0 beyond its count.
    package private(set) var weights: [Int16]
    /// The source samples that the output samples have between them.
    private(set) var sources: Range<Int>

    /// The weights for an axis of a plane that has `samples` samples along it.
    package init(_ axis: AxisSampling, samples: Int) {
        let radius = 3 * max(1, axis.step)
        let widest = min(Int(2 * radius) + 1, samples)
        taps = widest
        starts = Array(repeating: 0, count: axis.count)
        counts = Array(repeating: 0, count: axis.count)
        weights = Array(repeating: 0, count: axis.count * taps)
        sources = 0..<0
        var window = [Double](repeating: 0, count: widest)
        for i in 0..<axis.count {
            let center = axis.start + (Double(i) + 0.5) * axis.step - 0.5
            let span = Self.fill(&window, center: center, radius: radius, samples: samples)
            round(window[..<span.count], of: i, start: span.lowerBound)
        }
        let ends = zip(starts, counts).map { Int($0) + $1 }
        sources = Int(starts.min() ?? 0)..<(ends.max() ?? 0)
    }

    /// Puts the filter's values around `center` into `window`, and returns the samples they are for.
    private static func fill(
        _ window: inout [Double], center: Double, radius: Double, samples: Int
    ) -> Range<Int> {
        let first = Int((center - radius).rounded(.down)) + 1
        // Rounding of the two sums may let in one more tap than `window` has room for, of weight 0.
        let last = min(Int((center + radius).rounded(.up)) - 1, first + Int(2 * radius))
        let low = min(max(first, 0), samples - 1)
        let high = min(max(last, 0), samples - 1)
        (window[0], window[high - low]) = (0, 0)
        let taps = first..<last + 1
        let plane = 0..<samples
        for tap in taps.clamped(to: plane) { window[tap - low] = lanczos((Double(tap) - center) / radius) }
        for tap in taps where !plane.contains(tap) {
            window[tap < 0 ? 0 : high - low] += lanczos((Double(tap) - center) / radius)
        }
        return low..<high + 1
    }

    /// Stores the values as integers that add up to `unity`, without the zeros at either end.
    ///
    /// Not the values are rounded but their running sum, whose steps are the weights. So the total is exact,
    /// no weight is off by more than 1, and thousands of tiny weights do not all become 0. The running sum of
    /// a lobe goes one way, and so does the rounded one: absolute values add up to those of the filter and at
    /// most one for each lobe. That is below 1.6 times `unity`, and kernels may rely on 2 times.
    private mutating func round(_ values: ArraySlice<Double>, of output: Int, start: Int) {
        var total = 0.0
        for value in values { total += value }
        let scale = Double(Self.unity) / total
        let base = output * taps
        // The running sum begins at `unity`, which keeps it above 0, where conversion to Int rounds down.
        let origin = Double(Self.unity) + 0.5
        var given = Self.unity
        var sum = 0.0
        var first = start
        var count = 0
        for (i, value) in values.enumerated() {
            sum += value
            let rounded = Int(origin + sum * scale)
            let weight = rounded - given
            given = rounded
            if weight == 0, count == 0 {
                first = start + i + 1
            } else {
                weights[base + start + i - first] = Int16(weight)
                count = start + i - first + 1
            }
        }
        while count > 1, weights[base + count - 1] == 0 { count -= 1 }
        starts[output] = Int32(first)
        counts[output] = count
    }

    /// Lanczos with three lobes over its support: `sinc(3u) * sinc(u)` for `u` in -1...1, where
    /// `sinc(u) = sin(pi u) / (pi u)`.
    ///
    /// `sinc(u)` is its Taylor series to the power 14, and `sin(3a) = 3 sin(a) - 4 sin(a)^3` gives the other.
    /// The series is off by up to 3e-7 at the ends, but its square, which counts there, by less than 2e-8
    /// anywhere.
    static func lanczos(_ u: Double) -> Double {
        let square = 9.869604401089358 * u * u  // (pi u)^2
        var sinc = 1 - square * (1 / 210)
        sinc = 1 - square * (1 / 156) * sinc
        sinc = 1 - square * (1 / 110) * sinc
        sinc = 1 - square * (1 / 72) * sinc
        sinc = 1 - square * (1 / 42) * sinc
        sinc = 1 - square * (1 / 20) * sinc
        sinc = 1 - square * (1 / 6) * sinc
        return sinc * sinc * (1 - square * (4.0 / 3) * sinc * sinc)
    }
}
