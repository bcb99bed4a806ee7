import Foundation
import WallpressPixels
import WallpressTestSupport
import Testing

@Suite struct ResamplingWeightsTests {
    /// Sizes and scales from 64 times larger to 1 of 20,000.
    private static let axes: [(axis: AxisSampling, samples: Int)] = {
        var random = SeededGenerator(seed: 7)
        var axes: [(axis: AxisSampling, samples: Int)] = [
            (AxisSampling(start: 0, step: 20_000, count: 1), 20_000),
            (AxisSampling(start: 0, step: 1 / 64, count: 128), 2),
            (AxisSampling(start: 0, step: 1 / 64, count: 64), 1),
            (AxisSampling(start: 0.5, step: 1, count: 9), 10),
            (AxisSampling(start: -50, step: 1.3, count: 99), 20),
        ]
        for _ in 0..<100 {
            let step = exp(Double.random(in: -4...3, using: &random))
            let count = Int.random(in: 1...20, using: &random)
            let samples = Int.random(in: 1...max(1, Int(Double(count) * step) + 3), using: &random)
            let start = Double.random(in: -4...4, using: &random)
            axes.append((AxisSampling(start: start, step: step, count: count), samples))
        }
        return axes
    }()

    @Test func addUpToUnityAndStayWithinThePlane() {
        for (axis, samples) in Self.axes {
            let resampling = ResamplingWeights(axis, samples: samples)
            #expect(resampling.taps == resampling.weights.count / axis.count)
            let wrong = (0..<axis.count).filter { i in
                let weights = resampling.weights[i * resampling.taps..<(i + 1) * resampling.taps].map(
                    Int.init)
                let (start, count) = (Int(resampling.starts[i]), resampling.counts[i])
                let isWithin = start >= 0 && count >= 1 && start + count <= samples
                return !isWithin || weights.reduce(0, +) != ResamplingWeights.unity
                    || weights[count...].contains { $0 != 0 }
                    || weights.reduce(0) { $0 + abs($1) } > 16 * ResamplingWeights.unity / 10
            }
            #expect(wrong.isEmpty, "\(axis) of \(samples)")
        }
    }

    @Test func areTheFilterToWithinOne() {
        for (axis, samples) in Self.axes {
            let resampling = ResamplingWeights(axis, samples: samples)
            var worst = 0.0
            for i in 0..<axis.count {
                let exact = ReferenceFilter.taps(
                    center: axis.start + (Double(i) + 0.5) * axis.step, step: axis.step, samples: samples)
                for (sample, weight) in exact {
                    let tap = sample - Int(resampling.starts[i])
                    let isTap = tap >= 0 && tap < resampling.counts[i]
                    let given = isTap ? Double(resampling.weights[i * resampling.taps + tap]) : 0
                    worst = max(worst, abs(given - weight * 16_384))
                }
            }
            #expect(worst < 1.001, "\(axis) of \(samples)")
        }
    }

    /// Tap by tap and in plain scalars, with the same operations in the same order: equal to the last bit.
    @Test func areThoseOfTheFormula() {
        for (axis, samples) in Self.axes {
            let found = ResamplingWeights(axis, samples: samples)
            for i in 0..<axis.count {
                let (start, expected) = ReferenceWeights.weights(of: i, axis, samples: samples)
                #expect(Int(found.starts[i]) == start && found.counts[i] == expected.count, "\(axis)")
                let own = found.weights[i * found.taps..<i * found.taps + found.counts[i]]
                #expect(own.map(Int.init) == expected, "output \(i) of \(axis) of \(samples)")
            }
        }
    }

    @Test func collapseToOneTapWhereNothingIsScaled() {
        let resampling = ResamplingWeights(AxisSampling(start: 5, step: 1, count: 40), samples: 45)
        #expect(resampling.starts == (5..<45).map { Int32($0) })
        #expect(resampling.counts.allSatisfy { $0 == 1 })
    }
}

/// The weights of `ResamplingWeights`, as specified.
private enum ReferenceWeights {
    static func weights(of output: Int, _ axis: AxisSampling, samples: Int) -> (start: Int, weights: [Int]) {
        let radius = 3 * max(1, axis.step)
        let center = axis.start + (Double(output) + 0.5) * axis.step - 0.5
        let first = Int((center - radius).rounded(.down)) + 1
        let last = min(Int((center + radius).rounded(.up)) - 1, first + Int(2 * radius))
        let (low, high) = (min(max(first, 0), samples - 1), min(max(last, 0), samples - 1))
        var values = [Double](repeating: 0, count: high - low + 1)
        let inside = (first...last).filter { (0..<samples).contains($0) }
        let outside = (first...last).filter { !(0..<samples).contains($0) }
        for tap in inside + outside {
            values[min(max(tap, low), high) - low] += lanczos((Double(tap) - center) / radius)
        }
        let scale = 16_384 / values.reduce(0, +)
        var sum = 0.0
        var given = 16_384
        var weights = values.map { value in
            sum += value
            let rounded = Int(16_384.5 + sum * scale)
            defer { given = rounded }
            return rounded - given
        }
        let zeros = weights.prefix { $0 == 0 }.count
        weights.removeFirst(zeros)
        while weights.last == 0 { weights.removeLast() }
        return (low + zeros, weights)
    }

    private static func lanczos(_ u: Double) -> Double {
        let square = 9.869604401089358 * u * u
        var sinc = 1 - square * (1 / 210)
        for divisor in [156.0, 110, 72, 42, 20, 6] { sinc = 1 - square * (1 / divisor) * sinc }
        return sinc * sinc * (1 - square * (4.0 / 3) * sinc * sinc)
    }
}
