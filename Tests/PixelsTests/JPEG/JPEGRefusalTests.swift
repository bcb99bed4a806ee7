import WallpressPixels
import WallpressTestSupport
import Testing

/// Refused files. If the walk over the markers is enough to refuse a file, libjpeg gets none of it.
@Suite struct JPEGRefusalTests {
    private func refusal(_ bytes: [UInt8], limits: DecodingLimits = .init()) -> PixelsError? {
        do throws(PixelsError) {
            _ = try JPEGStream(bytes, limits: limits)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [100_000, 500_000])
    func manyEmptyMarkersAreRefused(count: Int) throws {
        let markers = (0..<count).flatMap { _ in [0xFF, 0xE1, 0, 2] as [UInt8] }
        let bytes = JPEGSample.inserting(markers, into: try JPEGSample.fixture("gray"))
        #expect(MasterFixture.refusal(of: bytes)?.excess(in: .jpeg) == [2001, 2000])
    }

    @Test func manyMarkersBetweenScansAreRefused() throws {
        var bytes = try JPEGSample.fixture("progressive-444")
        bytes.removeLast(2)
        bytes += (0..<3000).flatMap { _ in JPEGSample.segment(0xFE, []) } + [0xFF, 0xD9]
        #expect(refusal(bytes)?.excess(in: .jpeg) == [2001, 2000])
    }

    @Test func manyScansAreRefusedBeforeAndWithinLibjpeg() throws {
        let bytes = try JPEGSample.fixture("progressive-444")
        let scans = try JPEGStream(bytes).scans.count
        let scan = try #require((2..<bytes.count).last { bytes[$0 - 2] == 0xFF && bytes[$0 - 1] == 0xDA }) - 2
        let repeated = (0..<100).flatMap { _ in bytes[scan..<bytes.count - 2] }
        let many = Array(bytes[..<scan]) + repeated + [0xFF, 0xD9] as [UInt8]
        #expect(MasterFixture.refusal(of: many)?.excess(in: .jpeg) == [101, 100])

        var limits = DecodingLimits()
        limits.scans = scans
        #expect(refusal(bytes, limits: limits) == nil)
        limits.scans = scans - 1
        #expect(refusal(bytes, limits: limits) != nil)
        var options = DecodingOptions()
        options.limits = limits
        let reader = JPEGReader(bytes: bytes, stream: try JPEGStream(bytes), options: options)
        let within = #expect(throws: PixelsError.self) { try reader.components() }
        #expect(within?.excess(in: .jpeg) == [scans, scans - 1])
    }

    /// libjpeg keeps the coefficients of a whole picture, two bytes each.
    @Test func scansThatTakeTooMuchMemoryAreRefused() throws {
        var random = SeededGenerator(seed: 5)
        let noise = Image(width: 90, height: 401, model: .yCbCr, random: &random)
        let picture = noise.yCbCr420(kernels: .best)
        let bytes = try JPEGEncoding(quality: 80, isProgressive: true).encode(picture)
        let needed = 2 * (96 * 408 + 2 * 48 * 208)
        #expect(MasterFixture.refusal(of: bytes) { $0.libraryBytes = needed } == nil)
        let refusal = MasterFixture.refusal(of: bytes) { $0.libraryBytes = needed - 1 }
        #expect(refusal?.excess(in: .jpeg) == [needed, needed - 1])
        let baseline = try JPEGEncoding(quality: 80, isProgressive: false).encode(picture)
        #expect(MasterFixture.refusal(of: baseline) { $0.libraryBytes = 0 } == nil)
    }

    /// libjpeg also checks tables that no scan needs.
    @Test(arguments: [0xC4, 0xDD]) func brokenTablesBehindTheLastScanAreRefused(code: UInt8) throws {
        let bytes = try JPEGSample.fixture("progressive-444")
        let end = try #require(try JPEGStream(bytes).scans.last).bytes.upperBound
        let table = JPEGSample.segment(code, [0x10] + [UInt8](repeating: 255, count: 30))
        #expect(throws: PixelsError.self) { try Image.decode(Array(bytes[..<end] + table + bytes[end...])) }
    }

    @Test func longHeadersAreRefused() throws {
        let comments = (0..<600).flatMap { _ in JPEGSample.segment(0xFE, Array(repeating: 7, count: 65_533)) }
        let bytes = JPEGSample.inserting(comments, into: try JPEGSample.fixture("gray"))
        #expect(refusal(bytes)?.excess(in: .jpeg)?.last == DecodingLimits().headerBytes)
    }

    @Test func hugeSizesAreRefusedByTheHeader() {
        let huge = JPEGSample.file(around: JPEGSample.frame(width: 65_500, height: 65_500))
        let error = PixelsError.overLimit(
            .jpeg, quantity: "pixels", found: 65_500 * 65_500, limit: 256_000_000)
        #expect(throws: error) { try Image.decode(huge) }
        #expect(throws: error) { try ImageHeader(of: huge) }
        let long = JPEGSample.file(around: JPEGSample.frame(width: 65_501, height: 1))
        #expect(refusal(long)?.excess(in: .jpeg) == [65_501, 65_500])
        var limits = DecodingLimits()
        limits.pixels = 15
        let small = JPEGSample.file(around: JPEGSample.frame(width: 4, height: 4))
        #expect(refusal(small, limits: limits) == .overLimit(.jpeg, quantity: "pixels", found: 16, limit: 15))
    }

    @Test func kindsThatAreNotReadAreNamed() {
        func names(_ feature: String, _ frame: [UInt8]) -> Bool {
            refusal(JPEGSample.file(around: frame))?.unread(in: .jpeg)?.contains(feature) == true
        }
        #expect(names("12 bits", JPEGSample.frame(0xC1, precision: 12, width: 8, height: 8)))
        for code: UInt8 in [0xC3, 0xCB] {
            #expect(names("lossless", JPEGSample.frame(code, width: 8, height: 8)))
        }
        for code: UInt8 in [0xC5, 0xC6, 0xC7, 0xCD, 0xCE, 0xCF, 0xDE] {
            #expect(names("hierarchical", JPEGSample.frame(code, width: 8, height: 8)))
        }
        #expect(names("JPEG-LS", JPEGSample.frame(0xF7, width: 8, height: 8)))
        #expect(names("2 color", JPEGSample.frame(width: 8, height: 8, components: 2)))
        #expect(names("DNL", JPEGSample.frame(width: 8, height: 0)))
    }

    @Test func disorderIsDamage() {
        let frame = JPEGSample.frame(width: 8, height: 8)
        let disorders: [[UInt8]] = [
            JPEGSample.frame(width: 0, height: 8), JPEGSample.frame(width: 8, height: 8, factors: 0x51),
            JPEGSample.frame(width: 8, height: 8, factors: 0), frame + frame,
            [0xFF, 0xE1, 0, 1] + frame, [0xFF, 0xD8] + frame, [],
            [0xFF, 0xD9],
            JPEGSample.segment(0xC0, [8]), JPEGSample.segment(0xC0, [8, 0, 8, 0, 8, 3, 1, 0x11, 0]),
        ]
        for disorder in disorders {
            guard case .damaged(.jpeg, _) = refusal(JPEGSample.file(around: disorder)) else {
                Issue.record("\(disorder)")
                continue
            }
        }
    }

    @Test(arguments: JPEGSample.names)
    func cutFilesAreRefused(name: String) throws {
        let bytes = try JPEGSample.fixture(name)
        for count in Array(stride(from: 0, to: bytes.count - 2, by: 37)) {
            #expect(throws: PixelsError.self, "\(name) cut at \(count)") {
                try Image.decode(Array(bytes[..<count]))
            }
        }
    }

    @Test(arguments: JPEGSample.names)
    func flippedBytesNeverCrash(name: String) throws {
        let seed = UInt64(name.utf8.reduce(0) { $0 + Int($1) })
        var random = SeededGenerator(seed: seed)
        let bytes = try JPEGSample.fixture(name)
        for _ in 0..<500 {
            var flipped = bytes
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                flipped[Int.random(in: 2..<bytes.count, using: &random)] = .random(
                    in: 0...255, using: &random)
            }
            // Sizes of a few megapixels at most, to stay quick.
            var options = DecodingOptions()
            options.limits.pixels = 100_000
            do throws(PixelsError) {
                let image = try Image.decode(flipped, options: options).image
                #expect(image.planes.count == image.model.planeCount, "\(name), seed \(seed)")
            } catch {
                #expect(!error.description.isEmpty)
            }
        }
    }

    @Test func aGapWithinTheDataIsRefused() throws {
        var bytes = try JPEGSample.fixture("baseline-420")
        bytes.removeSubrange(bytes.count - 40..<bytes.count - 2)
        guard
            case .some(.damaged(.jpeg, _)) = #expect(
                throws: PixelsError.self,
                performing: {
                    try Image.decode(bytes)
                })
        else {
            Issue.record("not refused as damaged")
            return
        }
    }
}
