import Pixels
import TestSupport
import Testing

/// What is refused, before libjpeg sees a byte of it where the walk over the markers tells.
@Suite struct JPEGRefusalTests {
    private func refusal(_ bytes: [UInt8], limits: DecodingLimits = .init()) -> PixelsError? {
        do throws(PixelsError) {
            _ = try JPEGStream(bytes, limits: limits)
            return nil
        } catch {
            return error
        }
    }

    private static let manyMarkers = PixelsError.overLimit(
        .jpeg, quantity: "or more markers", found: 2001, limit: 2000)

    private static func manyScans(_ found: Int, limit: Int) -> PixelsError {
        .overLimit(.jpeg, quantity: "or more scans", found: found, limit: limit)
    }

    @Test(arguments: [100_000, 500_000])
    func manyEmptyMarkersAreRefused(count: Int) throws {
        let markers = (0..<count).flatMap { _ in [0xFF, 0xE1, 0, 2] as [UInt8] }
        let bytes = JPEGSample.inserting(markers, into: try JPEGSample.fixture("gray"))
        #expect(throws: Self.manyMarkers) { try Image.decode(bytes) }
    }

    @Test func manyMarkersBetweenScansAreRefused() throws {
        var bytes = try JPEGSample.fixture("progressive-444")
        bytes.removeLast(2)
        bytes += (0..<3000).flatMap { _ in JPEGSample.segment(0xFE, []) } + [0xFF, 0xD9]
        #expect(refusal(bytes) == Self.manyMarkers)
    }

    @Test func manyScansAreRefusedBeforeAndWithinLibjpeg() throws {
        let bytes = try JPEGSample.fixture("progressive-444")
        let scans = try JPEGStream(bytes).scans.count
        let scan = try #require((2..<bytes.count).last { bytes[$0 - 2] == 0xFF && bytes[$0 - 1] == 0xDA }) - 2
        let repeated = (0..<100).flatMap { _ in bytes[scan..<bytes.count - 2] }
        #expect(throws: Self.manyScans(101, limit: 100)) {
            try Image.decode(Array(bytes[..<scan]) + repeated + [0xFF, 0xD9] as [UInt8])
        }

        var limits = DecodingLimits()
        limits.scans = scans
        #expect(refusal(bytes, limits: limits) == nil)
        limits.scans = scans - 1
        #expect(refusal(bytes, limits: limits) != nil)
        var options = DecodingOptions()
        options.limits = limits
        let reader = JPEGReader(bytes: bytes, stream: try JPEGStream(bytes), options: options)
        #expect(throws: Self.manyScans(scans, limit: scans - 1)) { try reader.components() }
    }

    @Test func longHeadersAreRefused() throws {
        let comments = (0..<600).flatMap { _ in JPEGSample.segment(0xFE, Array(repeating: 7, count: 65_533)) }
        let bytes = JPEGSample.inserting(comments, into: try JPEGSample.fixture("gray"))
        guard case .overLimit(.jpeg, "or more bytes before its first scan", _, _) = refusal(bytes) else {
            Issue.record("\(String(describing: refusal(bytes)))")
            return
        }
    }

    @Test func hugeSizesAreRefusedByTheHeader() {
        let huge = JPEGSample.file(around: JPEGSample.frame(width: 65_500, height: 65_500))
        let error = PixelsError.overLimit(
            .jpeg, quantity: "pixels", found: 65_500 * 65_500, limit: 256_000_000)
        #expect(throws: error) { try Image.decode(huge) }
        #expect(throws: error) { try ImageHeader(of: huge) }
        let long = JPEGSample.file(around: JPEGSample.frame(width: 65_501, height: 1))
        #expect(
            refusal(long)
                == .overLimit(
                    .jpeg, quantity: "pixels in one direction", found: 65_501, limit: 65_500))
        var limits = DecodingLimits()
        limits.pixels = 15
        let small = JPEGSample.file(around: JPEGSample.frame(width: 4, height: 4))
        #expect(refusal(small, limits: limits) == .overLimit(.jpeg, quantity: "pixels", found: 16, limit: 15))
    }

    @Test func kindsThatAreNotReadAreNamed() {
        func feature(_ frame: [UInt8]) -> String? {
            guard case .unsupported(.jpeg, let feature) = refusal(JPEGSample.file(around: frame)) else {
                return nil
            }
            return feature
        }
        #expect(feature(JPEGSample.frame(0xC1, precision: 12, width: 8, height: 8)) == "12 bits a sample")
        for code: UInt8 in [0xC3, 0xCB] {
            #expect(feature(JPEGSample.frame(code, width: 8, height: 8)) == "lossless coding")
        }
        for code: UInt8 in [0xC5, 0xC6, 0xC7, 0xCD, 0xCE, 0xCF, 0xDE] {
            #expect(feature(JPEGSample.frame(code, width: 8, height: 8)) == "hierarchical coding")
        }
        #expect(feature(JPEGSample.frame(0xF7, width: 8, height: 8)) == "JPEG-LS coding")
        #expect(feature(JPEGSample.frame(width: 8, height: 8, components: 2)) == "2 color components")
        #expect(feature(JPEGSample.frame(width: 8, height: 0)) == "its height behind the picture (DNL)")
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
