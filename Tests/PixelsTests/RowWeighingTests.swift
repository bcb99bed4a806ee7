import WallpressCPixels
import WallpressPixels
import WallpressTestSupport
import Testing

/// The first pass of resampling alone, with weights up to the capacity of its sums.
@Suite struct RowWeighingTests {
    /// Rows that share all, some or none of their source rows.
    @Test(arguments: KernelLevel.available, [1, 2, 3, 6, 7, 8, 13, 16, 29, 96, 1020, 1100])
    func everyLevelGivesTheWeightedSums(kernels: KernelLevel, taps: Int) {
        var random = SeededGenerator(seed: UInt64(taps))
        for columns in [1, 7, 8, 9, 15, 16, 31, 32, 33, 63, 64, 65, 97, 128, 130, 200] {
            let pass = Pass(taps: taps, columns: columns, random: &random)
            let isEqual = pass.result(kernels.kernels) == pass.expected
            #expect(isEqual, "\(columns) columns")
        }
    }

    private struct Pass {
        let taps, columns, stride, sourceStride: Int
        let counts: [Int]
        let starts: [Int32]
        let weights: [Int16]
        let samples: [UInt8]

        init(taps: Int, columns: Int, random: inout SeededGenerator) {
            (self.taps, self.columns) = (taps, columns)
            let count = Int.random(in: 1...5, using: &random)
            sourceStride = columns + Int.random(in: 0...5, using: &random)
            stride = columns + Int.random(in: 0...3, using: &random)
            counts = (0..<count).map { _ in Int.random(in: 1...taps, using: &random) }
            starts = counts.map { _ in Int32.random(in: 0...Int32(2 + taps / 2), using: &random) }
            weights = (0..<count).flatMap { _ in KernelLevelTests.weights(taps, random: &random) }
            let height = 2 + taps / 2 + taps
            samples = (0..<height * sourceStride).map { _ in
                UInt8.random(in: 0...1, using: &random) &* 255
            }
        }

        /// Memory between rows is left alone.
        var expected: [Int16] {
            (0..<counts.count * stride).map { index in
                let (row, x) = index.quotientAndRemainder(dividingBy: stride)
                return x < columns ? Int16(sum(row, x) >> 8) : 7
            }
        }

        private func sum(_ row: Int, _ x: Int) -> Int {
            var sum = 128
            for k in 0..<counts[row] {
                let y = Int(starts[row]) + k
                sum += Int(weights[row * taps + k]) * Int(samples[y * sourceStride + x])
            }
            return sum
        }

        func result(_ kernels: cpx_kernels) -> [Int16] {
            var out = [Int16](repeating: 7, count: counts.count * stride)
            samples.withUnsafeBufferPointer { samples in
                guard let first = samples.baseAddress else { return }
                let rows = cpx_rows(first: first, stride: sourceStride)
                withWeights { kernels.weigh_rows(rows, $0, &out, stride, columns) }
            }
            return out
        }

        private func withWeights(_ body: (cpx_row_weights) -> Void) {
            starts.withUnsafeBufferPointer { starts in
                counts.withUnsafeBufferPointer { counts in
                    weights.withUnsafeBufferPointer { weights in
                        guard let starts = starts.baseAddress, let counts = counts.baseAddress,
                            let weights = weights.baseAddress
                        else { return }
                        body(
                            cpx_row_weights(
                                starts: starts, counts: counts, weights: weights, taps: taps,
                                count: self.counts.count))
                    }
                }
            }
        }
    }
}
