import WallpressPixels
import WallpressTestSupport
import Testing

@Suite struct ResamplingTests {
    @Test(arguments: KernelLevel.available)
    func flatColorStaysItself(kernels: KernelLevel) {
        var random = SeededGenerator(seed: 11)
        for value in 0...255 {
            let source = Image(
                gray: Plane(
                    width: Int.random(in: 1...40, using: &random),
                    height: Int.random(in: 1...40, using: &random),
                    filledWith: UInt8(value)))
            let width = Int.random(in: 1...50, using: &random)
            let height = Int.random(in: 1...50, using: &random)
            let crop = CropBox.random(in: source, using: &random)
            let result = source.resampled(
                crop, width: width, height: height, sampling: .full, kernels: kernels)
            #expect(
                result.planes == [Plane(width: width, height: height, filledWith: UInt8(value))],
                "\(value): \(width) x \(height) of \(crop)")
        }
    }

    @Test(arguments: KernelLevel.available)
    func cropOfItsOwnSizePassesThroughUnchanged(kernels: KernelLevel) {
        var random = SeededGenerator(seed: 12)
        let source = Image(width: 71, height: 37, model: .rgb, extremes: true, random: &random)
        for (x, y, width, height) in [(0, 0, 71, 37), (3, 5, 60, 30), (70, 36, 1, 1), (0, 7, 71, 30)] {
            let crop = CropBox(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
            let result = source.resampled(
                crop, width: width, height: height, sampling: .half, kernels: kernels)
            #expect(result.planes == source.planes.map { $0.part(x: x, y: y, width: width, height: height) })
        }
    }

    @Test(arguments: KernelLevel.available)
    func filterPassesUnscaledSamplesThrough(kernels: KernelLevel) {
        // One axis is not scaled, and the other one has to be filtered; the crop exceeds the edges.
        var random = SeededGenerator(seed: 13)
        let flat = Plane(width: 80, height: 1, extremes: true, random: &random)
        let stretched = Image(gray: flat).resampled(
            CropBox(x: 0, y: 0, width: 80, height: 1), width: 80, height: 3, sampling: .full, kernels: kernels
        )
        #expect(stretched.planes[0].samples == flat.samples + flat.samples + flat.samples)
        let beyond = Image(gray: flat).resampled(
            CropBox(x: -2, y: 0, width: 84, height: 1), width: 84, height: 1, sampling: .full,
            kernels: kernels)
        let (first, last) = (flat.samples[0], flat.samples[79])
        #expect(beyond.planes[0].samples == [first, first] + flat.samples + [last, last])
    }

    @Test(arguments: KernelLevel.available)
    func chromaOfHalfPassesThroughAtEvenOffsets(kernels: KernelLevel) {
        var random = SeededGenerator(seed: 14)
        let planes = [(41, 23), (21, 12), (21, 12)].map {
            Plane(width: $0.0, height: $0.1, random: &random)
        }
        let source = Image(
            width: 41, height: 23, model: .yCbCr, planes: planes, grids: [.full, .half, .half])
        let result = source.resampled(
            CropBox(x: 4, y: 2, width: 37, height: 21), width: 37, height: 21, sampling: .half,
            kernels: kernels)
        #expect(result.grids == [.full, .half, .half])
        #expect(result.planes[0] == planes[0].part(x: 4, y: 2, width: 37, height: 21))
        #expect(result.planes[1] == planes[1].part(x: 2, y: 1, width: 19, height: 11))
        #expect(result.planes[2] == planes[2].part(x: 2, y: 1, width: 19, height: 11))
    }

    @Test(arguments: KernelLevel.available)
    func reachesFromOnePixelToMany(kernels: KernelLevel) {
        let ramp = Image(gray: Plane(width: 20_000, height: 1) { x, _ in Double(x) * 255 / 19_999 })
        let one = ramp.resampled(ramp.bounds, width: 1, height: 1, sampling: .full, kernels: kernels)
        #expect(abs(Int(one.planes[0][0, 0]) - 127) <= 1)
        let pixel = Image(gray: Plane(width: 1, height: 1, filledWith: 77))
        let many = pixel.resampled(pixel.bounds, width: 64, height: 64, sampling: .full, kernels: kernels)
        #expect(many.planes == [Plane(width: 64, height: 64, filledWith: 77)])
    }

    @Test(arguments: KernelLevel.available)
    func paddingDoesNotCount(kernels: KernelLevel) {
        var random = SeededGenerator(seed: 17)
        let padded = Plane(width: 67, height: 30, padding: 5, random: &random)
        let packed = padded.part(x: 0, y: 0, width: 67, height: 30)
        for (width, height) in [(67, 30), (40, 20), (99, 50)] {
            let results = [padded, packed].map { plane in
                Image(gray: plane).resampled(
                    Image(gray: plane).bounds, width: width, height: height, sampling: .full,
                    kernels: kernels)
            }
            #expect(results[0] == results[1], "\(width) x \(height)")
        }
    }

    @Test func sharedWeightsDoNotConfusePlanesOfDifferentSizes() {
        var random = SeededGenerator(seed: 15)
        let planes = [(20, 20), (10, 10), (5, 20)].map { Plane(width: $0.0, height: $0.1, random: &random) }
        let quarter = PlaneGrid(horizontal: .init(samples: 1, pixels: 4), vertical: .one)
        let image = Image(
            width: 20, height: 20, model: .yCbCr, planes: planes, grids: [.full, .half, quarter])
        let result = image.resampled(
            image.bounds, width: 13, height: 17, sampling: .full, kernels: .portable)
        for i in 0..<3 {
            let plane = planes[i]
            let alone = Image(gray: plane).resampled(
                CropBox(x: 0, y: 0, width: Double(plane.width), height: Double(plane.height)), width: 13,
                height: 17, sampling: .full, kernels: .portable)
            #expect(result.planes[i] == alone.planes[0])
        }
    }
}
