import WallpressPixels
import WallpressTestSupport
import Testing

#if TIFF
    @Suite struct TIFFDecodingTests {
        private let options = MasterFixture.options

        private func decode(_ draft: TIFFDraft) throws -> DecodedImage {
            try Image.decode(draft.bytes, options: options)
        }

        @Test(arguments: [false, true])
        func aHeaderAtTheEndIsReadThroughAWindow(isBig: Bool) throws {
            var draft = TIFFDraft(width: 300, height: 200)
            draft.isBig = isBig
            let (bytes, limits) = (draft.bytes, options.limits)
            let header = try ImageHeader(of: bytes, limits: limits)
            let head = Array(bytes.prefix(512))
            guard case .needsMoreBytes(let needed) = try ImageHeader.read(prefix: head, limits: limits) else {
                return #expect(Bool(false), "the header stands in the first 512 bytes")
            }
            let offset = needed - FileWindow.longestNumber
            for length in 0...bytes.count - offset {
                let window = FileWindow(offset: offset, bytes: Array(bytes[offset..<offset + length]))
                switch try ImageHeader.read(prefix: head, window: window, limits: limits) {
                case .complete(let found): #expect(found == header)
                case .needsMoreBytes(let count):
                    #expect(count > offset + length && length < bytes.count - offset)
                }
            }
        }

        @Test(arguments: ["rgb-8", "rgb-16", "alpha-16", "gray-8"])
        func profilesAreHeededAsInAPNG(fixture: String) throws {
            let isGray = fixture == "gray-8"
            let icc =
                isGray
                ? ICCSample.gray(gamma: 1.8) : ICCSample.rgb(colorants: ICCSample.displayP3Colorants)
            var options = options
            options.keepsColors = false
            let png = try MasterFixture("\(fixture).tiff").expectedBytes
            let expected = try Image.decode(
                png[..<33] + PNGSample.file(.profile(icc)) + png[33...], options: options)
            let decoded = try Image.decode(
                adding(icc, to: MasterFixture("\(fixture).tiff").bytes), options: options)
            #expect(decoded.image.farthest(from: expected.image) == 0)
            #expect(try decoded.image.farthest(from: MasterFixture("\(fixture).tiff").expected) > 2)
            #expect(decoded.stored.colors == .otherProfile && decoded.notes == [])
        }

        /// Returns the file with a second, longer directory at its end.
        private func adding(_ icc: [UInt8], to bytes: [UInt8]) -> [UInt8] {
            func little(_ value: Int, _ length: Int) -> [UInt8] {
                (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
            }
            let old = bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
            let count = Int(bytes[old]) | Int(bytes[old + 1]) << 8
            let padded = bytes + [UInt8](repeating: 0, count: bytes.count % 2)
            let entry = little(34675, 2) + little(7, 2) + little(icc.count, 4) + little(padded.count, 4)
            let place = padded.count + icc.count + icc.count % 2
            return padded[..<4] + little(place, 4) + padded[8...] + icc
                + [UInt8](repeating: 0, count: icc.count % 2)
                + little(count + 1, 2) + bytes[(old + 2)..<(old + 2 + 12 * count)] + entry + little(0, 4)
        }

        @Test func inksAreConvertedWithTheirProfile() throws {
            let icc = ICCSample.cmyk { inks in [inks[3] ? 0 : 255, inks[0] ? 90 : 128, inks[2] ? 160 : 128] }
            var options = options
            options.keepsColors = false
            let bytes = try MasterFixture("cmyk-8.tiff").bytes
            let plain = try Image.decode(bytes, options: options)
            let converted = try Image.decode(adding(icc, to: bytes), options: options)
            #expect(plain.image.farthest(from: converted.image) > 2)
            #expect(plain.stored.colors == .inks && converted.stored.colors == .inks)
        }

        @Test func aBrokenProfileIsANote() throws {
            var options = options
            options.keepsColors = false
            let decoded = try Image.decode(
                adding([1, 2, 3, 4, 5, 6], to: MasterFixture("rgb-8.tiff").bytes), options: options)
            #expect(decoded.notes.count == 1 && decoded.notes[0].hasSuffix("ignored"))
            #expect(try decoded.image == MasterFixture("rgb-8.tiff").expected)
        }

        /// Tags that no picture reader supports are no reason for a note.
        @Test func unknownTagsAreIgnored() throws {
            var draft = TIFFDraft(width: 5, height: 4)
            draft.set(50_999, type: 4, [1, 2, 3])
            #expect(try decode(draft).notes == [])
        }

        /// As in libtiff's own reader.
        @Test func aPaletteMayHaveValuesOf8Bits() throws {
            var draft = TIFFDraft(width: 20, height: 10)
            draft.pixels = [UInt8](0..<200)
            draft.set(258, [8])
            draft.set(262, [3])
            draft.set(277, [1])
            draft.set(279, type: 4, [200])
            let values = (0..<3 * 256).map { ($0 * 7 + $0 / 256 * 50) % 256 }
            draft.set(320, values)
            let image = try decode(draft).image
            #expect(image.planes.map { $0[19, 9] } == [199, 455, 711].map { UInt8(values[$0]) })
            draft.set(320, values.map { $0 << 8 })
            #expect(try decode(draft).image == image)
        }

        /// A few programs mark the only picture of a file as a reduced one.
        @Test func aReducedImageAloneIsTheImage() throws {
            var draft = TIFFDraft(width: 5, height: 4)
            let expected = try decode(draft).image
            draft.set(254, type: 4, [1])
            #expect(try decode(draft).image == expected)
        }
    }
#endif
