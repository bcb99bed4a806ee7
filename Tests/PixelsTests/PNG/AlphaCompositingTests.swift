import WallpressPixels
import WallpressTestSupport
import Testing

@Suite struct AlphaCompositingTests {
    /// Returns all pairs of a color and an alpha, 256 x 256.
    private func allPairs(isGray: Bool) -> PNGSample {
        var png = PNGSample(width: 256, height: 256) { x, y, channel in
            channel == (isGray ? 1 : 3) ? y : channel == 1 ? 255 - x : x
        }
        png.colorType = isGray ? 4 : 6
        return png
    }

    /// Returns the value, not rounded, of light mixed in double precision.
    private func mixed(_ color: Int, _ alpha: Int, over matte: UInt8) -> Double {
        let opacity = Double(alpha) / 255
        let light =
            opacity * SRGBReference.light(Double(color) / 255)
            + (1 - opacity) * SRGBReference.light(Double(matte) / 255)
        return 255 * SRGBReference.value(light)
    }

    /// Light of 16 bits is exact to a 40th of a step of the darkest values; twice rounded, once at the end.
    private let tolerance = 0.5 + 0.06

    @Test func mixesLightAsDoublePrecisionDoes() throws {
        var options = DecodingOptions()
        options.matte = RGB8(red: 0, green: 77, blue: 255)
        let image = try PNGDecoding.decode(allPairs(isGray: false).bytes, options: options).image
        var worst = 0.0
        for alpha in 0..<256 {
            for x in 0..<256 {
                let found = image.planes.map { Double($0[x, alpha]) }
                worst = max(
                    worst, abs(found[0] - mixed(x, alpha, over: 0)),
                    abs(found[1] - mixed(255 - x, alpha, over: 77)),
                    abs(found[2] - mixed(x, alpha, over: 255)))
            }
        }
        #expect(worst < tolerance)
    }

    @Test func grayStaysGrayOverGray() throws {
        var options = DecodingOptions()
        options.matte = RGB8(red: 40, green: 40, blue: 40)
        let png = allPairs(isGray: true)
        let image = try PNGDecoding.decode(png.bytes, options: options).image
        try #require(image.model == .gray)
        var worst = 0.0
        for alpha in 0..<256 {
            for x in 0..<256 {
                worst = max(worst, abs(Double(image.planes[0][x, alpha]) - mixed(x, alpha, over: 40)))
            }
        }
        #expect(worst < tolerance)
        options.matte.blue = 41
        #expect(try PNGDecoding.decode(png.bytes, options: options).image.model == .rgb)
    }

    @Test func colorsAreConvertedBeforeTheyAreMixed() throws {
        var png = PNGSample(width: 1, height: 1) { _, _, channel in channel == 1 ? 128 : 100 }
        png.colorType = 4
        png.chunks = [.gamma(1)]
        let image = try PNGDecoding.decode(png.bytes).image
        let light = 100.0 / 255 * 128 / 255
        #expect(abs(Double(image.planes[0][0, 0]) - 255 * SRGBReference.value(light)) < 1)
    }
}
