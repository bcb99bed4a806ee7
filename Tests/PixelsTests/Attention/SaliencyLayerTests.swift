import WallpressCPixels
import WallpressPixels
import WallpressTestSupport
import Testing

/// Single layers of the saliency network at every level, against their formulas in plain Swift.
@Suite struct SaliencyLayerTests {
    @Test(arguments: KernelLevel.available, 0..<60 as Range<UInt64>)
    func pointwiseLayersFollowTheFormula(kernels: KernelLevel, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let inputs = 2 * Int.random(in: 1...(seed % 8 == 0 ? 576 : 64), using: &random)
        let outputs = 8 * Int.random(in: 1...16, using: &random)
        let count = Int.random(in: 1...19, using: &random)
        let layer = RandomLayer(inputs: inputs, outputs: outputs, random: &random)
        let values = RandomLayer.values(count * inputs, -32_768...32_767, random: &random)
        let expected = (0..<count * outputs).map { index in
            let (place, output) = (index / outputs, index % outputs)
            let sum = (0..<inputs).reduce(0) { sum, input in
                let weight = layer.weights[
                    output / 8 * 8 * inputs + input / 2 * 16 + output % 8 * 2 + input % 2]
                return sum + Int(weight) * Int(values[place * inputs + input])
            }
            return layer.value(sum, output)
        }
        var found = [Int16](repeating: 85, count: count * outputs + 1)
        layer.withLayer { kernels.kernels.pointwise(&$0, values, &found, count) }
        #expect(Array(found.dropLast()) == expected, "seed \(seed): \(inputs) to \(outputs), \(count) places")
        #expect(found.last == 85)
    }

    @Test(arguments: KernelLevel.available, 0..<60 as Range<UInt64>)
    func depthwiseLayersFollowTheFormula(kernels: KernelLevel, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let channels = 16 * Int.random(in: 1...8, using: &random)
        let count = Int.random(in: 1...19, using: &random)
        let (side, stride) = (Bool.random(using: &random) ? 3 : 5, Int.random(in: 1...2, using: &random))
        let layer = RandomLayer(inputs: side * side, outputs: channels, random: &random)
        let places = (count - 1) * stride + side
        let rows = RandomLayer.values(side * places * channels, -32_768...32_767, random: &random)
        let expected = (0..<count * channels).map { index in
            let (place, channel) = (index / channels, index % channels)
            let sum = (0..<side * side).reduce(0) { sum, tap in
                let row = tap / side * places
                let value = rows[(row + place * stride + tap % side) * channels + channel]
                return sum + Int(layer.weights[tap * channels + channel]) * Int(value)
            }
            return layer.value(sum, channel)
        }
        var found = [Int16](repeating: 85, count: count * channels + 1)
        rows.withUnsafeBufferPointer { rows in
            guard let first = rows.baseAddress else { return }
            let starts = (0..<side).map { first + $0 * places * channels }
            layer.withLayer { kernels.kernels.depthwise(&$0, starts, side, stride, &found, count) }
        }
        #expect(
            Array(found.dropLast()) == expected,
            "seed \(seed): \(count) x \(channels), side \(side), stride \(stride)")
        #expect(found.last == 85)
    }

    /// The largest sums that `cpx_layer` allows.
    @Test(arguments: KernelLevel.available, [(128, -255), (128, 255), (16, -2047), (16, 2047)])
    func theLargestSumsFit(kernels: KernelLevel, layer: (inputs: Int, weight: Int16)) {
        let (inputs, weight) = layer
        let sign: Int32 = weight < 0 ? 1 : -1
        let layer = RandomLayer(
            weights: Array(repeating: weight, count: inputs * 8),
            biases: Array(repeating: sign << 30, count: 8), shifts: Array(repeating: 16, count: 8),
            factors: Array(repeating: 16_384, count: 8), range: -32_768...32_767)
        let values = [Int16](repeating: -32_768, count: inputs * 9)
        var found = [Int16](repeating: 0, count: 8 * 9)
        layer.withLayer { kernels.kernels.pointwise(&$0, values, &found, 9) }
        #expect(found == Array(repeating: layer.value(inputs * -32_768 * Int(weight), 0), count: 8 * 9))
    }
}

/// A layer, and the scaling of its sums to values.
private struct RandomLayer {
    var weights: [Int16]
    var biases: [Int32]
    var shifts: [UInt8]
    var factors: [Int16]
    var range: ClosedRange<Int>

    var outputs: Int { biases.count }

    /// Returns the value of an output from the sum of products.
    func value(_ sum: Int, _ output: Int) -> Int16 {
        let shifted = min(max((sum + Int(biases[output])) >> Int(shifts[output]), -32_768), 32_767)
        let value = (shifted * Int(factors[output]) + 16_384) >> 15
        return Int16(min(max(value, range.lowerBound), range.upperBound))
    }

    /// Calls `body` with the layer for the kernels.
    func withLayer(_ body: (inout cpx_layer) -> Void) {
        weights.withUnsafeBufferPointer { weights in
            biases.withUnsafeBufferPointer { biases in
                shifts.withUnsafeBufferPointer { shifts in
                    factors.withUnsafeBufferPointer { factors in
                        guard let weights = weights.baseAddress, let biases = biases.baseAddress,
                            let shifts = shifts.baseAddress, let factors = factors.baseAddress
                        else { return }
                        var layer = cpx_layer(
                            weights: weights, biases: biases, shifts: shifts, factors: factors,
                            inputs: self.weights.count / outputs, outputs: outputs,
                            least: Int16(range.lowerBound), most: Int16(range.upperBound))
                        body(&layer)
                    }
                }
            }
        }
    }
}

extension RandomLayer {
    init(inputs: Int, outputs: Int, random: inout SeededGenerator) {
        let largest = Int16(min(2047, ((1 << 30) - 1) / (32_768 * inputs)))
        weights = Self.values(inputs * outputs, -largest...largest, random: &random)
        let most = Int32(1) << Int32.random(in: 0...30, using: &random)
        biases = (0..<outputs).map { _ in Int32.random(in: -most...most, using: &random) }
        shifts = (0..<outputs).map { _ in UInt8.random(in: 0...31, using: &random) }
        factors = Self.values(outputs, 0...32_767, random: &random)
        range = Bool.random(using: &random) ? 0...12_288 : -32_768...32_767
    }

    /// Returns random values, the ends of the range more often than others.
    static func values(
        _ count: Int, _ range: ClosedRange<Int16>, random: inout SeededGenerator
    ) -> [Int16] {
        (0..<count).map { _ in
            switch Int.random(in: 0..<8, using: &random) {
            case 0: range.lowerBound
            case 1: range.upperBound
            default: Int16.random(in: range, using: &random)
            }
        }
    }
}
