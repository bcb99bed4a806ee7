import WallpressPixels
import WallpressTestSupport
import Testing

@Suite struct ColorConversionTests {
    /// Colors at the ends of the range and between them, one for each pixel of a row.
    private static let colors: [[Double]] = {
        var random = SeededGenerator(seed: 21)
        let corners = (0..<8).map { i in (0..<3).map { i >> $0 & 1 == 1 ? 255.0 : 0 } }
        return corners
            + (0..<1_500).map { _ in
                (0..<3).map { _ in Double(UInt8.random(in: 0...255, using: &random)) }
            }
    }()

    /// Draws the same color in blocks of 2 x 2 pixels: halving chroma loses nothing.
    private static func image(_ model: Image.Model) -> Image {
        let width = 2 * colors.count
        return Image(
            width: width, height: 2, model: model,
            planes: (0..<3).map { plane in
                Plane(width: width, height: 2, padding: 5) { x, _ in colors[x / 2][plane] }
            })
    }

    /// Returns full-range BT.601, from its luma coefficients (ITU-R BT.601: 0.299, 0.587, 0.114).
    private static func rgb(_ yCbCr: [Double]) -> [Double] {
        let (cb, cr) = (yCbCr[1] - 128, yCbCr[2] - 128)
        let (red, blue) = (yCbCr[0] + 2 * (1 - 0.299) * cr, yCbCr[0] + 2 * (1 - 0.114) * cb)
        return [red, (yCbCr[0] - 0.299 * red - 0.114 * blue) / 0.587, blue].map { min(max($0, 0), 255) }
    }

    private static func yCbCr(_ rgb: [Double]) -> [Double] {
        let y = 0.299 * rgb[0] + 0.587 * rgb[1] + 0.114 * rgb[2]
        let differences = [(rgb[2] - y) / (2 * (1 - 0.114)), (rgb[0] - y) / (2 * (1 - 0.299))]
        return [y] + differences.map { min(128 + $0, 255) }
    }

    /// Fixed point may round the other way if the exact value is almost halfway.
    private static let rounding = 0.51

    @Test(arguments: KernelLevel.available)
    func rgbIsRounded(kernels: KernelLevel) {
        let result = Self.image(.yCbCr).rgb(kernels: kernels)
        #expect(result.model == .rgb && result.grids == [.full, .full, .full])
        for (i, color) in Self.colors.enumerated() {
            let found = result.planes.map { Double($0[2 * i, 1]) }
            let errors = zip(found, Self.rgb(color)).map { abs($0 - $1) }
            if errors.contains(where: { $0 > Self.rounding }) {
                Issue.record("\(color) became \(found)")
            }
        }
    }

    @Test(arguments: KernelLevel.available)
    func yCbCrIsRounded(kernels: KernelLevel) {
        let result = Self.image(.rgb).yCbCr420(kernels: kernels)
        #expect(result.model == .yCbCr && result.grids == [.full, .half, .half])
        for (i, color) in Self.colors.enumerated() {
            let found = zip(result.planes, [2 * i + 1, i, i]).map { Double($0[$1, 0]) }
            let errors = zip(found, Self.yCbCr(color)).map { abs($0 - $1) }
            if errors.contains(where: { $0 > Self.rounding }) {
                Issue.record("\(color) became \(found)")
            }
        }
    }

    @Test(arguments: KernelLevel.available)
    func fullChromaIsRounded(kernels: KernelLevel) {
        let source = Self.image(.rgb)
        let result = source.yCbCr(.full, kernels: kernels)
        #expect(result.model == .yCbCr && result.grids == [.full, .full, .full] && result.chroma == .full)
        for (i, color) in Self.colors.enumerated() {
            let found = result.planes.map { Double($0[2 * i + 1, 1]) }
            let errors = zip(found, Self.yCbCr(color)).map { abs($0 - $1) }
            if errors.contains(where: { $0 > Self.rounding }) {
                Issue.record("\(color) became \(found)")
            }
        }
        #expect(source.yCbCr(.half, kernels: kernels) == source.yCbCr420(kernels: kernels))
        #expect(result.yCbCr(.full, kernels: kernels) == result)
    }

    @Test(arguments: KernelLevel.available)
    func grayIsExactBothWays(kernels: KernelLevel) {
        let grays = Plane(width: 256, height: 3) { x, _ in Double(x) }
        let rgb = Image(gray: grays).rgb(kernels: kernels)
        #expect(rgb.planes == [grays, grays, grays])
        let yCbCr = rgb.yCbCr420(kernels: kernels)
        #expect(yCbCr.planes[0] == grays)
        #expect(yCbCr.planes[1...].allSatisfy { $0 == Plane(width: 128, height: 2, filledWith: 128) })
        #expect(yCbCr.rgb(kernels: kernels) == rgb)
        #expect(Image(gray: grays).yCbCr420(kernels: kernels) == yCbCr)
    }

    @Test(arguments: KernelLevel.available)
    func chromaIsTheMeanOfFourPixels(kernels: KernelLevel) {
        // Odd sizes: the last column and row count twice.
        var random = SeededGenerator(seed: 22)
        for (width, height) in [(1, 1), (2, 1), (1, 2), (3, 3), (67, 5), (64, 4)] {
            let source = Image(width: width, height: height, model: .rgb, random: &random)
            let result = source.yCbCr420(kernels: kernels)
            for y in 0..<(height + 1) / 2 {
                for x in 0..<(width + 1) / 2 {
                    let mean = source.planes.map { plane in
                        [(0, 0), (1, 0), (0, 1), (1, 1)].reduce(0.0) { sum, corner in
                            let (right, bottom) = (2 * x + corner.0, 2 * y + corner.1)
                            return sum + Double(plane[min(right, width - 1), min(bottom, height - 1)]) / 4
                        }
                    }
                    let exact = Self.yCbCr(mean)
                    #expect(abs(Double(result.planes[1][x, y]) - exact[1]) <= Self.rounding)
                    #expect(abs(Double(result.planes[2][x, y]) - exact[2]) <= Self.rounding)
                }
            }
        }
    }

    @Test func thereAndBackIsWithinOne() {
        for color in Self.colors.prefix(150) {
            let flat = Image(
                width: 3, height: 3, model: .rgb,
                planes: color.map { Plane(width: 3, height: 3, filledWith: UInt8($0)) })
            let back = flat.yCbCr420(kernels: .best).rgb(kernels: .best)
            let found = back.planes.map { Double($0[1, 1]) }
            let errors = zip(found, color).map { abs($0 - $1) }
            #expect(errors.allSatisfy { $0 <= 1 }, "\(color) became \(found)")
        }
    }
}
