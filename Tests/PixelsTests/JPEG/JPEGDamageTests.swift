import WallpressPixels
import WallpressTestSupport
import Testing

/// Omissions and additions of cameras and Photoshop that leave all pixels intact.
@Suite struct JPEGDamageTests {
    private static let huffman = JPEGSample.names.filter { !$0.contains("arithmetic") }
    private static let arithmetic = JPEGSample.names.filter { $0.contains("arithmetic") }

    /// Returns the picture of a fixture, and the notes on it.
    private func whole(_ name: String) throws -> (bytes: [UInt8], decoded: DecodedImage) {
        let bytes = try JPEGSample.fixture(name)
        return (bytes, try Image.decode(bytes))
    }

    /// Whether a picture has the notes of the whole one, and others with these words.
    private func hasNotes(
        about words: String..., in decoded: DecodedImage, besides whole: DecodedImage
    ) -> Bool {
        let others = decoded.notes.filter { !whole.notes.contains($0) }
        return decoded.notes.count == whole.notes.count + words.count && others.count == words.count
            && zip(others, words).allSatisfy { $0.contains($1) }
    }

    @Test(arguments: huffman) func anImageWithoutEndIsWhole(name: String) throws {
        let (bytes, expected) = try whole(name)
        for count in 1...2 {
            let decoded = try Image.decode(Array(bytes.dropLast(count)))
            #expect(decoded.image == expected.image)
            #expect(hasNotes(about: "EOI", in: decoded, besides: expected))
        }
    }

    /// Some programs write zero for the band of a baseline scan, or count the versions of JFIF in their own way.
    @Test(arguments: ["baseline-420", "gray"]) func numbersThatDecideNothingMayBeWrong(name: String) throws {
        let (bytes, expected) = try whole(name)
        let scan = try #require(bytes.indices.last { bytes[$0...].starts(with: [0xFF, 0xDA]) })
        let length = Int(bytes[scan + 3])
        var changed = bytes
        changed.replaceSubrange(scan + 2 + length - 3..<scan + 2 + length, with: [0, 0, 0])
        let jfif = JPEGSample.segment(0xE0, Array("JFIF\0".utf8) + [150, 0, 0, 0, 1, 0, 1, 0, 0])
        for changed in [changed, bytes[..<2] + jfif + bytes[2...]] {
            let decoded = try Image.decode(Array(changed))
            #expect(changed.elementsEqual(bytes) == false)
            #expect(decoded.image == expected.image && decoded.notes == expected.notes)
        }
    }

    /// Samsung's phones write their own data behind pictures without EOI; others a second picture.
    @Test(arguments: huffman) func whatFollowsAnImageWithoutEndIsIgnored(name: String) throws {
        let (bytes, expected) = try whole(name)
        let picture = Array(bytes.dropLast(2))
        let trailer = [0, 0, 1, 10] + Array("Image_UTC_Data1526992342123SEFH".utf8)
        let decoded = try Image.decode(picture + trailer)
        #expect(decoded.image == expected.image)
        #expect(hasNotes(about: "EOI", "coded data", in: decoded, besides: expected))
        for rest in [bytes, [0xFF, 0xE1, 0, 1], [0xFF, 0xE1, 0xFF, 0xFF, 9], JPEGSample.segment(0xFE, [7])] {
            let decoded = try Image.decode(picture + rest)
            #expect(decoded.image == expected.image)
            #expect(hasNotes(about: "EOI", in: decoded, besides: expected))
            #expect(decoded.stored.trailingByteCount == rest.count)
        }
    }

    /// libjpeg reads missing bytes at the end of arithmetic coding as zeros.
    @Test(arguments: arithmetic) func anArithmeticImageNeedsItsEnd(name: String) throws {
        let cut = Array(try JPEGSample.fixture(name).dropLast(2))
        #expect(MasterFixture.refusal(of: cut)?.damage(of: .jpeg)?.contains("\(cut.count) bytes") == true)
    }

    /// After a complete scan, a progressive picture is intact so far, but coarse.
    @Test(arguments: ["progressive-444", "gray-2x2-progressive"])
    func anImageHasAllBitsOfItsCoefficients(name: String) throws {
        let bytes = try JPEGSample.fixture(name)
        let stream = try JPEGStream(bytes)
        #expect(stream.scans.count > 2)
        for scan in stream.scans.dropLast() {
            let cut = Array(bytes[..<scan.bytes.upperBound])
            #expect(MasterFixture.refusal(of: cut)?.damage(of: .jpeg)?.contains("\(cut.count) bytes") == true)
        }
    }

    /// One flipped bit in the marker of a scan, and its bytes are in no segment, or in the scan before it.
    @Test(arguments: ["progressive-444", "gray-2x2-progressive", "arithmetic-progressive-440"])
    func scansAreNotSkipped(name: String) throws {
        let bytes = try JPEGSample.fixture(name)
        for scan in try JPEGStream(bytes).scans {
            for bit in 0..<16 {
                var changed = bytes
                changed[scan.bytes.lowerBound + bit / 8] ^= 1 << (bit % 8)
                #expect(MasterFixture.refusal(of: changed) != nil, "\(scan.bytes.lowerBound), \(bit)")
            }
        }
    }

    /// Three scans of one component each.
    @Test func anImageHasAllComponents() throws {
        let bytes = JPEGSample.flat([200, 48, 232], factors: [0x11, 0x11, 0x11], width: 8, height: 8)
        let scans = try JPEGStream(bytes).scans
        #expect(scans.count == 3)
        #expect(throws: PixelsError.self) { try Image.decode(Array(bytes[..<scans[1].bytes.upperBound])) }
        #expect(
            try Image.decode(Array(bytes[..<scans[2].bytes.upperBound])).image == Image.decode(bytes).image)
    }

    @Test(arguments: huffman) func codedDataAreWhole(name: String) throws {
        let bytes = try JPEGSample.fixture(name)
        let last = try #require(try JPEGStream(bytes).scans.last).bytes
        for missing in 1..<min(20, last.count - 14) {
            #expect(throws: PixelsError.self, "\(missing)") {
                try Image.decode(Array(bytes[..<(last.upperBound - missing)]))
            }
        }
    }

    @Test(arguments: huffman) func bytesBeforeTheEndAreIgnored(name: String) throws {
        let (bytes, expected) = try whole(name)
        // More bytes than libjpeg reads ahead, without a note.
        let extra = [[UInt8]](repeating: [0, 0, 0x11, 0x22], count: 10).joined()
        let decoded = try Image.decode(bytes.dropLast(2) + extra + [0xFF, 0xD9])
        #expect(decoded.image == expected.image)
        #expect(hasNotes(about: "coded data", in: decoded, besides: expected))
    }

    /// Coded data that end at a wrong place are damaged.
    @Test func bytesBetweenScansAreDamage() throws {
        var bytes = try JPEGSample.fixture("progressive-444")
        let first = try #require(try JPEGStream(bytes).scans.first).bytes
        bytes.insert(contentsOf: [0, 0, 0x11, 0x22], at: first.upperBound)
        #expect(throws: PixelsError.self) { try Image.decode(bytes) }
    }

    /// Photoshop CS6 and CC, and some cameras.
    @Test(arguments: JPEGSample.names) func bytesBetweenSegmentsAreIgnored(name: String) throws {
        let (bytes, expected) = try whole(name)
        let places = try JPEGStream(bytes).scans.map(\.bytes.lowerBound)
        for stray in [[0], [0, 0, 0, 0], [1, 0xFF, 0, 2], Array("stray".utf8)] as [[UInt8]] {
            var changed = bytes
            // SOI is at 0, and the first segment at 2.
            for place in [2, places[0]].reversed() { changed.insert(contentsOf: stray, at: place) }
            let decoded = try Image.decode(changed)
            #expect(decoded.image == expected.image)
            #expect(hasNotes(about: "\(2 * stray.count) bytes", in: decoded, besides: expected))
            #expect(try ImageHeader(of: changed) == ImageHeader(of: bytes))
        }
    }

    /// Photoshop CS writes the transform of four components with three. libjpeg also treats it as the one of three.
    @Test func anAdobeTransformOfOtherComponentsIsANote() throws {
        func decode(_ values: [UInt8], transform: UInt8) throws -> DecodedImage {
            let adobe = JPEGSample.segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, transform])
            let bytes = JPEGSample.flat(
                values, factors: [UInt8](repeating: 0x11, count: values.count), width: 8, height: 8)
            return try Image.decode(JPEGSample.inserting(adobe, into: bytes))
        }
        for (values, known) in [([200, 48, 232], 1), ([200, 48, 232, 208], 2)] as [([UInt8], UInt8)] {
            let expected = try decode(values, transform: known)
            let decoded = try decode(values, transform: 3 - known)
            #expect(decoded.image == expected.image)
            #expect(hasNotes(about: "Adobe", in: decoded, besides: expected))
        }
    }
}
