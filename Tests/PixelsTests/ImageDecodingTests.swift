import WallpressPixels
import WallpressTestSupport
import Testing

@Suite struct ImageDecodingTests {
    private let png = PNGSample(width: 5, height: 3) { x, y, channel in 40 * x + 20 * y + channel }

    @Test func eachTypeIsReadByItsOwnCodec() throws {
        let jpeg = try JPEGSample.fixture("baseline-420")
        #expect(try Image.decode(jpeg).image == JPEGDecoding.decode(jpeg).image)
        #expect(try ImageHeader(of: jpeg) == ImageHeader(type: .jpeg, width: 19, height: 13))
        #expect(try Image.decode(png.bytes).image == PNGDecoding.decode(png.bytes).image)
        #expect(try ImageHeader(of: png.bytes) == ImageHeader(type: .png, width: 5, height: 3))
    }

    @Test func matteAndLimitsAreHandedOn() throws {
        var clear = png
        clear.colorType = 6
        clear.value = { _, _, _ in 0 }
        var options = DecodingOptions()
        options.matte = RGB8(red: 10, green: 20, blue: 30)
        #expect(
            try Image.decode(clear.bytes, options: options).image.planes.map { $0[0, 0] } == [10, 20, 30])
        options.limits.pixels = 14
        for (type, bytes) in [(.png, png.bytes), (.jpeg, try JPEGSample.fixture("gray"))]
            as [(ImageType, [UInt8])]
        {
            let pixels = type == .png ? 15 : 247
            let error = PixelsError.overLimit(type, quantity: "pixels", found: pixels, limit: 14)
            #expect(throws: error) { try Image.decode(bytes, options: options) }
            #expect(throws: error) { try ImageHeader(of: bytes, limits: options.limits) }
        }
    }

    @Test func aHeaderThatIsCutIsDamage() throws {
        for bytes in [png.bytes, try JPEGSample.fixture("gray")] {
            let error = #expect(throws: PixelsError.self) { try ImageHeader(of: Array(bytes.prefix(24))) }
            guard case .damaged? = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
        }
    }
}
