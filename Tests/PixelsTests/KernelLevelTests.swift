import WallpressCPixels
import WallpressPixels
import WallpressTestSupport
import Testing

@Suite struct KernelLevelTests {
    @Test func portableIsAlwaysThereAndCanBeAskedFor() {
        #expect(KernelLevel.available.first == .portable)
        #expect(KernelLevel.best(named: "portable") == .portable)
        #expect(KernelLevel.best(named: nil) == KernelLevel.available.last)
        #expect(KernelLevel.best(named: "abacus") == KernelLevel.available.last)
        // A level of earlier versions.
        #expect(KernelLevel.best(named: "avx512") == KernelLevel.available.last)
    }

    @Test(arguments: KernelLevel.available, 0..<120)
    func everyLevelGivesTheSameBytes(kernels: KernelLevel, seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let models: [Image.Model] = [.gray, .yCbCr, .rgb]
        let source = Image(
            width: Int.random(in: 1...150, using: &random), height: Int.random(in: 1...30, using: &random),
            model: models[seed % 3], extremes: seed % 4 == 0, random: &random)
        let crop = CropBox.random(in: source, using: &random)
        let width = Int.random(in: 1...100, using: &random)
        let height = Int.random(in: 1...30, using: &random)
        let sampling = seed % 2 == 0 ? ChromaSampling.full : .half
        func result(_ kernels: KernelLevel) -> [Image] {
            let resampled = source.resampled(
                crop, width: width, height: height, sampling: sampling, kernels: kernels)
            return [
                resampled, resampled.rgb(kernels: kernels), source.rgb(kernels: kernels),
                resampled.rgb(kernels: .portable).yCbCr420(kernels: kernels),
                resampled.rgb(kernels: .portable).yCbCr(.full, kernels: kernels),
            ]
        }
        #expect(result(kernels) == result(.portable), "seed \(seed): \(width) x \(height) of \(crop)")
    }

    @Test(arguments: KernelLevel.available, [false, true])
    func checkerboardsReachTheEndsOfTheRange(kernels: KernelLevel, inverted: Bool) {
        let board = Image(
            gray: Plane(width: 130, height: 20) { ($0 / 3 + $1 / 3) % 2 == (inverted ? 0 : 1) ? 255 : 0 })
        func enlarged(_ kernels: KernelLevel) -> Plane {
            board.resampled(board.bounds, width: 201, height: 31, sampling: .full, kernels: kernels).planes[0]
        }
        let samples = enlarged(kernels)
        #expect(samples == enlarged(.portable))
        #expect(samples.samples.min() == 0 && samples.samples.max() == 255)
    }

    /// Any number of rows, with outputs near each other and far apart; memory between rows is left alone.
    @Test(arguments: KernelLevel.available, 0..<400 as Range<UInt64>)
    func weighingColumnsAgrees(kernels: KernelLevel, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let taps = [2, 4, 6, 8, 10, 12, 14, 16, 18, 26, 96, 520][Int.random(in: 0..<12, using: &random)]
        let count = Int.random(in: 1...(seed % 2 == 0 ? 20 : 200), using: &random)
        let rowCount = Int.random(in: 1...19, using: &random)
        let reach = [0, 1, 2, 40][Int.random(in: 0..<4, using: &random)]
        let starts = (0..<count).map { _ in
            Int32.random(in: 0...Int32(count * reach), using: &random) & ~1
        }.sorted()
        let stride = Int(starts.last ?? 0) + taps + 8 + Int.random(in: 0...9, using: &random)
        let samples = (0..<stride * rowCount).map { _ in
            Int16.random(in: -1...1, using: &random) * 32_640
        }
        let weights = (0..<count).flatMap { _ in Self.weights(taps, random: &random) }
        let outStride = count + Int.random(in: 0...9, using: &random)
        func rows(_ kernels: cpx_kernels) -> [UInt8] {
            var out = [UInt8](repeating: 85, count: outStride * rowCount)
            samples.withUnsafeBufferPointer { samples in
                guard let start = samples.baseAddress else { return }
                kernels.weigh_columns(
                    cpx_weighed_rows(samples: start, stride: stride, count: rowCount), starts, weights, taps,
                    &out, outStride, count)
            }
            return out
        }
        let found = rows(kernels.kernels)
        #expect(found == rows(Self.portable), "seed \(seed): \(rowCount) rows of \(count), \(taps) taps")
        let isLeftAlone = found.indices.allSatisfy { $0 % outStride < count || found[$0] == 85 }
        #expect(isLeftAlone, "seed \(seed)")
    }

    @Test(arguments: KernelLevel.available, 0..<60) func doublingAndSplittingAgree(
        kernels: KernelLevel, seed: Int
    ) {
        var random = SeededGenerator(seed: UInt64(seed))
        let (reference, tested) = (Self.portable, kernels.kernels)
        let count = Int.random(in: 1...200, using: &random)
        let row = (0..<count + 8).map { _ in Int16.random(in: -1...1, using: &random) * 32_640 }
        let (even, odd) = (Self.weights(8, random: &random), Self.weights(8, random: &random))
        var expected = [UInt8](repeating: 0, count: 2 * count)
        var found = expected
        reference.double_columns(row, even, odd, &expected, count)
        tested.double_columns(row, even, odd, &found, count)
        #expect(expected == found, "seed \(seed)")

        let pixels = (0..<4 * count).map { _ in UInt8.random(in: 0...255, using: &random) }
        let empty = [UInt8](repeating: 0, count: count)
        var (a, b, c, d) = (empty, empty, empty, empty)
        tested.split4(pixels, &a, &b, &c, &d, count)
        for (i, plane) in [a, b, c, d].enumerated() {
            #expect(plane == (0..<count).map { pixels[4 * $0 + i] }, "seed \(seed)")
        }
        tested.split3(pixels, &a, &b, &c, count)
        for (i, plane) in [a, b, c].enumerated() {
            #expect(plane == (0..<count).map { pixels[3 * $0 + i] }, "seed \(seed)")
        }
    }

    /// Doubling a row has a kernel of its own; the result equals the general kernel's.
    @Test(arguments: [33, 64, 97, 150]) func doublingIsTheSameFilter(width: Int) {
        var random = SeededGenerator(seed: UInt64(width))
        let plane = Plane(width: width, height: 3, padding: 2, random: &random)
        let weights = ResamplingWeights(
            AxisSampling(start: 0, step: 0.5, count: 2 * width), samples: width)
        let doubled = Image(gray: plane).resampled(
            CropBox(x: 0, y: 0, width: Double(width), height: 3), width: 2 * width, height: 3,
            sampling: .full,
            kernels: .best
        ).planes[0]
        for y in 0..<3 {
            for x in 0..<2 * width {
                let sum = (0..<weights.counts[x]).reduce(1 << 19) { sum, k in
                    let sample = Int(plane[Int(weights.starts[x]) + k, y]) * 64
                    return sum + Int(weights.weights[x * weights.taps + k]) * sample
                }
                #expect(Int(doubled[x, y]) == min(max(sum >> 20, 0), 255), "\(x), \(y)")
            }
        }
    }

    private static let portable = cpx_kernels_of(cpx_portable).pointee

    /// Returns weights whose absolute values add up to 32,768, the largest sum allowed.
    static func weights(_ taps: Int, random: inout SeededGenerator) -> [Int16] {
        let share = min(32_768 / taps, 32_767)
        return (0..<taps).map { _ in Bool.random(using: &random) ? Int16(share) : Int16(-share) }
    }
}
