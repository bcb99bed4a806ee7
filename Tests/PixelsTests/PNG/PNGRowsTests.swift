import WallpressCPixels
import WallpressPixels
import WallpressTestSupport
import Testing

/// Rows of common PNGs are read without libpng, and those of all others with it.
@Suite struct PNGRowsTests {
    /// Against the definition of the filters; the byte behind the row stays.
    @Test(arguments: 0..<40 as Range<UInt64>) func filtersAreUndone(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        // Samples that are alike are often as far from one another as from what is foretold.
        let samples = seed % 2 == 0 ? 0...255 : 126...129 as ClosedRange<UInt8>
        for channels in 3...4 {
            let count = channels * Int.random(in: 1...30, using: &random)
            let above = (0..<count + 8).map { _ in UInt8.random(in: samples, using: &random) }
            for filter in 0...4 {
                let row = (0..<count + 8).map { _ in UInt8.random(in: samples, using: &random) }
                var expected = row
                for i in 0..<count {
                    let left =
                        i < channels
                        ? (a: 0, c: 0) : (a: Int(expected[i - channels]), c: Int(above[i - channels]))
                    expected[i] &+= PNGSample.prediction(filter, left.a, Int(above[i]), left.c)
                }
                var found = row
                cpx_undo_png_filter(cpx_png_filter(UInt32(filter)), &found, above, count, channels)
                #expect(found == expected, "filter \(filter), \(channels) channels")
            }
        }
    }

    /// Filters of all kinds, rows longer than what is inflated at once, and IDAT chunks of all lengths.
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
        #expect(try byLibpng(png.bytes).image == decoded.image)
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

    private func byLibpng(_ bytes: [UInt8]) throws(PixelsError) -> DecodedImage {
        var options = DecodingOptions()
        options.usesOnlyLibraries = true
        return try PNGDecoding.decode(bytes, options: options)
    }

    /// What is odd is left to libpng, which warns of it or says nothing, and gives the same pixels.
    @Test func oddFilesAreReadAllTheSame() throws {
        var random = SeededGenerator(seed: 7)
        let sound = sample(2, (width: 40, height: 300), using: &random)
        let expected = try PNGDecoding.decode(sound.bytes).image
        func expect(_ notes: [String], _ bytes: [UInt8], _ what: Comment) throws {
            let decoded = try PNGDecoding.decode(bytes)
            #expect(decoded.notes == notes, what)
            #expect(decoded.image == expected, what)
            let plain = try byLibpng(bytes)
            #expect(plain.notes == notes && plain.image == expected, what)
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

    /// libpng says what is wrong, also when the rows before the damage were read without it.
    @Test func damageInTheMiddleIsFound() throws {
        var random = SeededGenerator(seed: 8)
        var png = sample(6, (width: 40, height: 300), using: &random)
        png.filters = Array(repeating: 4, count: 280) + [5] + Array(repeating: 4, count: 19)
        let refused = PixelsError.damaged(.png, reason: "bad adaptive filter value")
        #expect(throws: refused) { try PNGDecoding.decode(png.bytes) }
        #expect(throws: refused) { try byLibpng(png.bytes) }
    }

    /// A transparent picture over a matte, with a color profile, is the same in both ways.
    @Test(arguments: [2, 6]) func convertedPicturesAreTheSame(colorType: Int) throws {
        var random = SeededGenerator(seed: 9)
        var png = sample(colorType, (width: 40, height: 300), using: &random)
        let noise = png.value
        png.value = { x, y, channel in channel == 3 ? (x * 7 + y) % 256 : noise(x, y, channel) }
        let untouched = try PNGDecoding.decode(png.bytes).image
        png.chunks = [.profile(ICCSample.rgb(colorants: ICCSample.displayP3Colorants))]
        let converted = try PNGDecoding.decode(png.bytes).image
        #expect(converted != untouched)
        #expect(try byLibpng(png.bytes).image == converted)
    }

    /// A file that is cut short, or has a changed byte, gets the same answer in both ways.
    @Test func damagedFilesGetTheSameAnswer() throws {
        var random = SeededGenerator(seed: 10)
        let bytes = sample(2, (width: 30, height: 40), using: &random).bytes
        func answer(_ decode: () throws(PixelsError) -> DecodedImage) -> String {
            do throws(PixelsError) {
                let decoded = try decode()
                return "\(decoded.image.planes.map(\.samples)) \(decoded.notes)"
            } catch {
                return error.description
            }
        }
        for _ in 0..<60 {
            var damaged = bytes
            damaged[Int.random(in: 33..<bytes.count, using: &random)] ^= UInt8.random(
                in: 1...255, using: &random)
            if Bool.random(using: &random) {
                damaged.removeLast(Int.random(in: 1...bytes.count / 2, using: &random))
            }
            let isSame =
                answer { () throws(PixelsError) in try PNGDecoding.decode(damaged) }
                == answer { () throws(PixelsError) in try byLibpng(damaged) }
            #expect(isSame)
        }
    }
}
