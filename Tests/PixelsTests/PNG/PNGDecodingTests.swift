import WallpressPixels
import WallpressTestSupport
import Testing

@Suite struct PNGDecodingTests {
    static let kinds = [
        (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8), (4, 8),
        (4, 16),
        (6, 8), (6, 16),
    ]

    /// Returns random samples; alpha is opaque.
    static func sample(_ colorType: Int, _ bitDepth: Int, width: Int, height: Int, seed: UInt64) -> PNGSample
    {
        var random = SeededGenerator(seed: seed)
        let channels = PNGSample(colorType: colorType).channels
        let numbers = (0..<width * height * channels).map { _ in
            Int.random(in: 0..<1 << bitDepth, using: &random)
        }
        var png = PNGSample(width: width, height: height) { x, y, channel in
            let isAlpha = colorType >= 4 && channel == channels - 1
            return isAlpha ? (1 << bitDepth) - 1 : numbers[(y * width + x) * channels + channel]
        }
        png.colorType = colorType
        png.bitDepth = bitDepth
        if colorType == 3 {
            png.chunks = [.init("PLTE", (0..<1 << bitDepth).flatMap { palette($0) })]
        }
        return png
    }

    static func palette(_ index: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: index * 7), UInt8(truncatingIfNeeded: 255 - index), UInt8(index)]
    }

    /// Returns the nearest value of 8 bits.
    private func eightBits(_ value: Int, _ bitDepth: Int) -> UInt8 {
        let largest = (1 << bitDepth) - 1
        return UInt8((value * 255 + largest / 2) / largest)
    }

    @Test(arguments: kinds, [false, true])
    func readsEveryKind(kind: (Int, Int), isInterlaced: Bool) throws {
        for (width, height) in [(1, 1), (9, 3), (3, 9), (5, 1), (2, 2), (17, 13)] {
            var png = Self.sample(kind.0, kind.1, width: width, height: height, seed: UInt64(width * height))
            png.isInterlaced = isInterlaced
            let decoded = try PNGDecoding.decode(png.bytes)
            let isGray = kind.0 == 0 || kind.0 == 4
            #expect(decoded.notes == [])
            #expect(decoded.image.model == (isGray ? .gray : .rgb))
            for y in 0..<height {
                for x in 0..<width {
                    let expected =
                        kind.0 == 3
                        ? Self.palette(png.value(x, y, 0))
                        : (0..<(isGray ? 1 : 3)).map { eightBits(png.value(x, y, $0), kind.1) }
                    let found = decoded.image.planes.map { $0[x, y] }
                    #expect(found == expected, "\(kind) \(width)x\(height) at \(x), \(y)")
                }
            }
        }
    }

    @Test func transparentColorsAndPalettesShowTheMatte() throws {
        var options = DecodingOptions()
        options.matte = RGB8(red: 10, green: 20, blue: 30)
        var gray = PNGSample(width: 4, height: 1) { x, _, _ in x }
        (gray.colorType, gray.bitDepth) = (0, 2)
        gray.chunks = [.init("tRNS", [0, 2])]
        let grayPlanes = try PNGDecoding.decode(gray.bytes, options: options).image.planes
        #expect(grayPlanes.map(\.samples) == [[0, 85, 10, 255], [0, 85, 20, 255], [0, 85, 30, 255]])

        var deep = PNGSample(width: 2, height: 1) { x, _, _ in 0x8080 + x }
        deep.bitDepth = 16
        deep.chunks = [.init("tRNS", [0x80, 0x81, 0x80, 0x81, 0x80, 0x81])]
        let deepPlanes = try PNGDecoding.decode(deep.bytes, options: options).image.planes
        #expect(deepPlanes.map(\.samples) == [[128, 10], [128, 20], [128, 30]])

        var palette = PNGSample(width: 3, height: 1) { x, _, _ in x }
        (palette.colorType, palette.bitDepth) = (3, 4)
        palette.chunks = [.init("PLTE", [1, 2, 3, 4, 5, 6, 7, 8, 9]), .init("tRNS", [255, 0])]
        let palettePlanes = try PNGDecoding.decode(palette.bytes, options: options).image.planes
        #expect(palettePlanes.map(\.samples) == [[1, 10, 7], [2, 20, 8], [3, 30, 9]])
    }

    @Test(arguments: 1...8, [false, true])
    func turnsImagesUpright(value: Int, isBehindThePixels: Bool) throws {
        let png = Self.sample(2, 8, width: 5, height: 3, seed: 5)
        var turned = png
        let exif = PNGSample.Chunk("eXIf", TIFFSample.orientation(value, isLittleEndian: value % 2 == 0))
        if isBehindThePixels { turned.lateChunks = [exif] } else { turned.chunks = [exif] }
        let orientation = try #require(Orientation(rawValue: value))
        let upright = try PNGDecoding.decode(turned.bytes).image
        #expect(try upright == PNGDecoding.decode(png.bytes).image.oriented(orientation))
        let header = try PNGDecoding.header(prefix: turned.bytes)
        let shown = isBehindThePixels ? (5, 3) : (upright.width, upright.height)
        #expect(header == .complete(ImageHeader(type: .png, width: shown.0, height: shown.1)))
    }

    @Test func headerTakesOnlyWhatItNeeds() throws {
        var png = Self.sample(2, 8, width: 5, height: 3, seed: 5)
        let exif = PNGSample.Chunk("eXIf", TIFFSample.orientation(6))
        png.chunks = [.init("tEXt", [UInt8](repeating: 65, count: 300)), exif]
        let bytes = png.bytes
        var length = 8
        var reads = 0
        while case .needsMoreBytes(let count) = try PNGDecoding.header(prefix: Array(bytes.prefix(length))) {
            try #require(count > length)
            length = count
            reads += 1
        }
        let header = try PNGDecoding.header(prefix: Array(bytes.prefix(length)))
        #expect(header == .complete(ImageHeader(type: .png, width: 3, height: 5)))
        #expect(reads < 6 && length < bytes.count)
    }

    @Test func animationsGiveTheirDefaultImageAndANote() throws {
        var png = Self.sample(2, 8, width: 4, height: 4, seed: 1)
        let still = try PNGDecoding.decode(png.bytes).image
        png.chunks = [
            .init("acTL", [0, 0, 0, 2, 0, 0, 0, 0]), .init("fcTL", [UInt8](repeating: 0, count: 26)),
        ]
        png.lateChunks = [.init("fdAT", [0, 0, 0, 1, 9, 9])]
        let decoded = try PNGDecoding.decode(png.bytes)
        #expect(decoded.image == still)
        #expect(decoded.notes.count == 1 && decoded.notes[0].contains("animated"))
    }
}

extension PNGSample {
    fileprivate init(colorType: Int) {
        self.init(width: 1, height: 1) { _, _, _ in 0 }
        self.colorType = colorType
    }
}
