import Foundation
import WallpressPixels
import WallpressTestSupport
import Testing

/// Conversion of 16-bit samples with all their bits, rounded once.
@Suite struct PNGDepthTests {
    /// 64 x 64 random pixels.
    private struct Deep {
        var png: PNGSample
        let samples: [[Int]]

        init(colorType: Int, seed: UInt64) {
            png = PNGSample(width: 64, height: 64) { _, _, _ in 0 }
            (png.colorType, png.bitDepth) = (colorType, 16)
            var numbers = SeededGenerator(seed: seed)
            let channels = png.channels
            let samples = (0..<64 * 64).map { _ in
                (0..<channels).map { _ in Int.random(in: 0...65535, using: &numbers) }
            }
            self.samples = samples
            png.value = { x, y, channel in samples[y * 64 + x][channel] }
        }

        /// Checks that each code is its pixel's exact value, which is 0...255, to `tolerance` of a step.
        func expect(
            _ options: DecodingOptions = .init(), tolerance: Double, _ exact: ([Double]) -> [Double]
        ) throws {
            let planes = try Image.decode(png.bytes, options: options).image.planes
            for (index, sample) in samples.enumerated() {
                let expected = exact(sample.map { Double($0) / 65535 })
                #expect(planes.count == expected.count)
                for (plane, value) in zip(planes, expected) {
                    let code = Double(plane[index % 64, index / 64])
                    guard abs(code - value) > 0.5 + tolerance else { continue }
                    Issue.record("\(sample) is \(code), expected \(value)")
                    return
                }
            }
        }
    }

    @Test func everyValueIsRoundedOnce() throws {
        var png = PNGSample(width: 256, height: 256) { x, y, _ in 256 * y + x }
        (png.colorType, png.bitDepth) = (0, 16)
        let expected = (0...65535).map { UInt8((Double($0) * 255 / 65535).rounded()) }
        #expect(try Image.decode(png.bytes).image.planes.map(\.samples) == [expected])
        png.isInterlaced = true
        #expect(try Image.decode(png.bytes).image.planes.map(\.samples) == [expected])
    }

    /// The same colors cut to 8 bits first would be wrong by more than a step.
    @Test(arguments: [nil, 1.8])
    func displayP3IsConvertedFromAllBits(gamma: Double?) throws {
        var deep = Deep(colorType: 2, seed: 11)
        deep.png.chunks = [.profile(ICCSample.rgb(colorants: ICCSample.displayP3Colorants, gamma: gamma))]
        // The colorants of the profile, times the inverse of Little CMS's colorants for sRGB.
        let matrix = [
            [1.224939, -0.224948, -0.000009],
            [-0.042047, 1.042061, 0.000013],
            [-0.019642, -0.078628, 1.098274],
        ]
        try deep.expect(tolerance: 0.1) { pixel in
            let lights = pixel.map { value in gamma.map { pow(value, $0) } ?? SRGBReference.light(value) }
            return matrix.map { row in
                255 * SRGBReference.value((0..<3).reduce(0) { $0 + row[$1] * lights[$1] })
            }
        }
    }

    @Test func grayWithAGammaIsConvertedFromAllBits() throws {
        var deep = Deep(colorType: 0, seed: 12)
        deep.png.chunks = [.gamma(1)]
        try deep.expect(tolerance: 0.01) { [255 * SRGBReference.value($0[0])] }
    }

    @Test func alphaOfAllBitsIsCompositedInLight() throws {
        var options = DecodingOptions()
        options.matte = RGB8(red: 200, green: 90, blue: 3)
        let matte = [200, 90, 3].map { SRGBReference.light($0 / 255) }
        try Deep(colorType: 6, seed: 13).expect(options, tolerance: 0.01) { pixel in
            (0..<3).map {
                255
                    * SRGBReference.value(
                        SRGBReference.light(pixel[$0]) * pixel[3] + matte[$0] * (1 - pixel[3]))
            }
        }
        try Deep(colorType: 4, seed: 14).expect(options, tolerance: 0.01) { pixel in
            matte.map {
                255 * SRGBReference.value(SRGBReference.light(pixel[0]) * pixel[1] + $0 * (1 - pixel[1]))
            }
        }
    }

    @Test func anInterlacedOneNeedsRoomForAllItsRows() throws {
        var deep = Deep(colorType: 6, seed: 15).png
        deep.isInterlaced = true
        var options = DecodingOptions()
        options.limits.libraryBytes = 64 * 64 * 8
        _ = try Image.decode(deep.bytes, options: options)
        options.limits.libraryBytes -= 1
        let refusal = #expect(throws: PixelsError.self) { try Image.decode(deep.bytes, options: options) }
        #expect(refusal?.excess(in: .png) == [64 * 64 * 8, 64 * 64 * 8 - 1])
        deep.isInterlaced = false
        _ = try Image.decode(deep.bytes, options: options)
    }
}
