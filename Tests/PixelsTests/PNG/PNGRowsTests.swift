import WallpressPixels
import WallpressTestSupport
import Testing

/// The rows of PNGs, with all filters and chunks of all lengths.
@Suite struct PNGRowsTests {
    /// Filters of all kinds, and IDAT chunks of all lengths.
    @Test(arguments: [2, 6], [(1, 1), (7, 300), (1, 5000), (50_000, 3)])
    func soundFiles(colorType: Int, size: (width: Int, height: Int)) throws {
        var random = SeededGenerator(seed: UInt64(colorType + size.width))
        let png = sample(colorType, size, using: &random)
        let decoded = try PNGDecoding.decode(png.bytes)
        #expect(decoded.notes == [])
        for (channel, plane) in decoded.image.planes.enumerated() {
            let expected = (0..<size.height).flatMap { y in
                (0..<size.width).map { UInt8(png.value($0, y, channel)) }
            }
            // A difference of long arrays would take minutes to print.
            let isSame = plane.samples == expected
            #expect(isSame, "channel \(channel)")
        }
    }

    private func sample(
        _ colorType: Int, _ size: (width: Int, height: Int), using random: inout SeededGenerator
    ) -> PNGSample {
        let noise = (0..<9973).map { _ in Int.random(in: 0...255, using: &random) }
        var png = PNGSample(width: size.width, height: size.height) { x, y, channel in
            channel == 3 ? 255 : noise[(x * 3 + y * 89 + channel) % noise.count]
        }
        png.colorType = colorType
        png.filters = (0..<13).map { _ in Int.random(in: 0...4, using: &random) }
        png.pixelChunkLengths = (0..<5).map { _ in Int.random(in: 1...2000, using: &random) } + [0, 0]
        return png
    }

    /// libpng warns about odd or meaningless data, and gives the same pixels.
    @Test func oddFilesAreReadAllTheSame() throws {
        var random = SeededGenerator(seed: 7)
        let sound = sample(2, (width: 40, height: 300), using: &random)
        let expected = try PNGDecoding.decode(sound.bytes).image
        func expect(_ notes: [String], _ bytes: [UInt8], _ what: Comment) throws {
            let decoded = try PNGDecoding.decode(bytes)
            #expect(decoded.notes == notes, what)
            #expect(decoded.image == expected, what)
        }
        var png = sound
        png.lateChunks = [.init("tEXt", [65, 0, 65]), .init("abCd")]
        try expect([], png.bytes, "chunks to be ignored")
        png.lateChunks = [.init("tEXt", [65, 0, 65], isIntact: false)]
        try expect(["libpng warns: tEXt: CRC error"], png.bytes, "a broken one")
        png = sound
        png.lateChunks = [.init("IDAT", [1, 2, 3])]
        try expect([], png.bytes, "more after the pixels")
        png = sound
        png.pixelChunkLengths = [0, 0]
        try expect([], png.bytes, "empty chunks before the first byte")
        png = sound
        png.zlibHeader = [0x08, 0x1D]
        try expect([], png.bytes, "a window of 256 bytes")
    }

    @Test func damageInTheMiddleIsFound() throws {
        var random = SeededGenerator(seed: 8)
        var png = sample(6, (width: 40, height: 300), using: &random)
        png.filters = Array(repeating: 4, count: 280) + [5] + Array(repeating: 4, count: 19)
        let refused = PixelsError.damaged(.png, reason: "bad adaptive filter value")
        #expect(throws: refused) { try PNGDecoding.decode(png.bytes) }
    }
}
