import WallpressCPixels
import WallpressPixels
import WallpressTestSupport
import Testing

@Suite struct PNGDamageTests {
    /// Files of all kinds, with every chunk that is read.
    static var samples: [PNGSample] {
        PNGDecodingTests.kinds.enumerated().map { index, kind in
            var png = PNGDecodingTests.sample(kind.0, kind.1, width: 11, height: 7, seed: UInt64(index))
            png.isInterlaced = index % 2 == 0
            let isGray = kind.0 == 0 || kind.0 == 4
            let icc =
                isGray
                ? ICCSample.gray(gamma: 1.8) : ICCSample.rgb(colorants: ICCSample.displayP3Colorants)
            let first: [PNGSample.Chunk] = [
                .gamma(0.5), .chromaticities([0.3127, 0.3290, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06]),
                .init("cICP", [12, 13, 0, 1]),
            ]
            png.chunks = first.prefix(index % 4) + [.profile(icc)] + png.chunks
            png.lateChunks = [.init("eXIf", TIFFSample.orientation(index % 8 + 1))]
            return png
        }
    }

    @Test func cutFilesFailPolitely() {
        for png in Self.samples {
            let bytes = png.bytes
            #expect(throws: Never.self) { try PNGDecoding.decode(bytes) }
            // The rows are followed by their checksum, the chunk's checksum, the orientation and the end.
            let rows = bytes.count - 8 - 50 - 12
            for length in stride(from: 0, to: rows, by: 37) {
                #expect(throws: PixelsError.self) { try PNGDecoding.decode(Array(bytes.prefix(length))) }
                _ = try? PNGDecoding.header(prefix: Array(bytes.prefix(length)))
            }
            #expect(throws: PixelsError.self) { try PNGDecoding.decode(Array(bytes.prefix(rows - 1))) }
        }
    }

    /// Any cut at the end, even within the checksums behind the rows. The last four bytes of IDAT are a checksum that
    /// some versions of libpng need.
    @Test func aLostEndIsANoteIfAllRowsAreThere() throws {
        for png in Self.samples {
            var plain = png
            plain.lateChunks = []
            let bytes = plain.bytes
            let whole = try PNGDecoding.decode(bytes)
            #expect(!whole.stored.hasStructureErrors)
            let longest = cpx_png_ignores_sum() != 0 ? 20 : 16
            for cut in 1...longest {
                let decoded = try PNGDecoding.decode(bytes.dropLast(cut))
                #expect(decoded.image == whole.image, "\(cut) bytes less")
                #expect(decoded.notes.contains { $0.names("IEND") } && decoded.stored.hasStructureErrors)
            }
            #expect(throws: PixelsError.self) { try PNGDecoding.decode(bytes.dropLast(longest + 1)) }
            // Zeros as on a full disk, or text, in place of the end.
            for rest in [[UInt8](repeating: 0, count: 100), Array("\u{7F}</html>".utf8)] {
                #expect(try PNGDecoding.decode(bytes.dropLast(12) + rest).image == whole.image)
            }
        }
    }

    /// Chunks between the rows and the cut count.
    @Test func anOrientationBeforeALostEndCounts() throws {
        var png = PNGSample(width: 9, height: 5) { x, y, channel in x * 20 + y * 5 + channel }
        png.lateChunks = [.init("eXIf", TIFFSample.orientation(6, type: 4))]
        #expect(try PNGDecoding.decode(png.bytes.dropLast(12)).image == PNGDecoding.decode(png.bytes).image)
        #expect(try PNGDecoding.decode(png.bytes.dropLast(12)).image.width == 5)
    }

    /// A stream that refers back farther than its header claims, as written by old optimizers.
    @Test(arguments: [8, 16], [0x08, 0x18] as [UInt8]) func aWindowMayBeLargerThanClaimed(
        bitDepth: Int, method: UInt8
    ) throws {
        // Thirteen rows of 61 bytes, and then 258 equal ones.
        var random = SeededGenerator(seed: 512)
        let rows = (0..<13).flatMap { _ in
            [0] + (0..<60).map { _ in UInt8.random(in: 0...255, using: &random) }
        }
        var png = PNGSample(width: bitDepth == 8 ? 20 : 10, height: 271) { _, _, _ in 0 }
        png.bitDepth = bitDepth
        let check = 31 - (Int(method) << 8) % 31
        png.stream = PNGSample.zlib(
            rows, thenRepeated: 61, from: 793, header: [method, UInt8(check)])
        let decoded = try PNGDecoding.decode(png.bytes)
        #expect(decoded.notes.count == 1 && decoded.notes[0].names(method == 0x18 ? "512" : "256") == true)
        #expect(decoded.stored.hasStructureErrors)
        png.stream = PNGSample.zlib(rows, thenRepeated: 61, from: 793, header: [0x78, 0x01])
        let usual = try PNGDecoding.decode(png.bytes)
        #expect(usual.image == decoded.image && usual.notes.isEmpty)
        #expect(usual.image.planes[0][3, 270] == usual.image.planes[0][3, 270 - 13 * 20])
        // Missing rows are noticed despite a lost end or a smaller window.
        png.height += 1
        #expect(throws: PixelsError.self) { try PNGDecoding.decode(png.bytes) }
    }

    @Test func changedFilesNeverCrash() {
        for (index, png) in Self.samples.enumerated() {
            var random = SeededGenerator(seed: UInt64(index))
            let bytes = png.bytes
            for _ in 0..<60 {
                var changed = bytes
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    let place = Int.random(in: 0..<bytes.count, using: &random)
                    changed[place] = .random(in: 0...255, using: &random)
                }
                _ = try? PNGDecoding.decode(changed)
                _ = try? PNGDecoding.header(prefix: changed)
            }
        }
    }

    /// Changes with right checksums pass our own checks and reach libpng.
    @Test func changedChunksNeverCrash() {
        for (index, sample) in Self.samples.enumerated() {
            var random = SeededGenerator(seed: UInt64(index) + 99)
            for _ in 0..<40 {
                var png = sample
                let chunk = Int.random(in: 0..<png.chunks.count, using: &random)
                let place = Int.random(in: 0..<png.chunks[chunk].payload.count, using: &random)
                png.chunks[chunk].payload[place] = .random(in: 0...255, using: &random)
                png.pixelBytes = (0..<Int.random(in: 0...700, using: &random)).map { _ in
                    .random(in: 0...255, using: &random)
                }
                png.bitDepth = [1, 2, 4, 8, 16].randomElement(using: &random) ?? 8
                png.colorType = [0, 2, 3, 4, 6].randomElement(using: &random) ?? 2
                _ = try? PNGDecoding.decode(png.bytes)
            }
        }
    }

    /// Chunks have checksums of their own over the same bytes.
    @Test func theSumOfAllPixelsMayBeWrong() throws {
        var png = PNGSample(width: 9, height: 5) { x, y, channel in x * 20 + y * 5 + channel }
        let expected = try PNGDecoding.decode(png.bytes)
        png.hasWrongSum = true
        guard cpx_png_ignores_sum() != 0 else {
            let refusal = #expect(throws: PixelsError.self) { try PNGDecoding.decode(png.bytes) }
            #expect(refusal?.damage(of: .png) != nil)
            return
        }
        let found = try PNGDecoding.decode(png.bytes)
        #expect(found.image == expected.image && found.notes.isEmpty)
    }

    @Test func headersAreRefusedBeforeMemoryIsAskedFor() {
        func refusal(_ change: (inout PNGSample) -> Void) -> PixelsError? {
            var png = PNGSample(width: 2, height: 2) { _, _, _ in 0 }
            png.pixelBytes = [UInt8](repeating: 0, count: 14)
            change(&png)
            let bytes = png.bytes
            return #expect(throws: PixelsError.self) { try PNGDecoding.decode(bytes) }
        }
        func excess(_ width: Int, _ height: Int) -> [Int]? {
            refusal { ($0.width, $0.height) = (width, height) }?.excess(in: .png)
        }
        func names(_ values: String..., change: (inout PNGSample) -> Void) -> Bool {
            refusal(change)?.damage(of: .png)?.names(values) == true
        }
        #expect(excess(0x7FFF_FFFF, 0x7FFF_FFFE) == [0x7FFF_FFFF, 1_000_000])
        #expect(excess(1, 0x7FFF_FFFF) == [0x7FFF_FFFF, 1_000_000])
        #expect(excess(16_001, 16_000) == [256_016_000, 256_000_000])
        #expect(names("25 bytes", "16000 x 16000") { ($0.width, $0.height) = (16_000, 16_000) })
        #expect(names("0 x 2") { $0.width = 0 })
        #expect(names("type 2", "3 bits") { $0.bitDepth = 3 })
    }

    @Test func aSettableLimitCounts() throws {
        let bytes = PNGDecodingTests.sample(2, 8, width: 10, height: 10, seed: 1).bytes
        var options = DecodingOptions()
        options.limits.pixels = 99
        let refused = PixelsError.overLimit(.png, quantity: "pixels", found: 100, limit: 99)
        #expect(throws: refused) { try PNGDecoding.decode(bytes, options: options) }
        #expect(throws: refused) { try PNGDecoding.header(prefix: bytes, limits: options.limits) }
        options.limits.pixels = 100
        #expect(throws: Never.self) { try PNGDecoding.decode(bytes, options: options) }
    }

    @Test func damageIsNamed() {
        let png = PNGDecodingTests.sample(2, 8, width: 9, height: 9, seed: 1)
        func refusal(_ bytes: [UInt8]) -> PixelsError? {
            #expect(throws: PixelsError.self) { try PNGDecoding.decode(bytes) }
        }
        func reason(_ bytes: [UInt8]) -> String? { refusal(bytes)?.damage(of: .png) }
        var asText = png.bytes
        asText.remove(at: 4)
        #expect(reason(asText)?.contains("text mode") == true)
        #expect(reason(png.bytes.dropLast(30))?.names("truncated") == true)
        // The last byte of the checksum of IDAT, before the twelve bytes of IEND.
        var flipped = png.bytes
        flipped[flipped.count - 13] ^= 1
        #expect(reason(flipped) == "IDAT: CRC error")
        var apple = png
        apple.width = 9
        let chunk = PNGSample.integer(4, 4) + Array("CgBI".utf8) + [UInt8](repeating: 0, count: 8)
        let compressed = refusal(png.bytes.prefix(8) + chunk + png.bytes.dropFirst(8))
        #expect(compressed?.unread(in: .png)?.contains("CgBI") == true)
        var short = png
        short.pixelBytes = [UInt8](repeating: 0, count: 100)
        #expect(reason(short.bytes) != nil)
    }
}
