import Pixels
import Testing

#if HEIF
    /// What libheif would believe, and must never see.
    @Suite struct HEIFStructureTests {
        /// Why a fixture is refused in which some bytes behind a mark are others.
        private func refusal(
            _ name: String, behind mark: String, at offset: Int, _ new: [UInt8], occurrence: Int = 0
        ) throws -> PixelsError? {
            var bytes = try MasterFixture(name).bytes
            let places = bytes.indices.filter { bytes[$0...].starts(with: mark.utf8) }
            let start = try #require(places.dropFirst(occurrence).first) + mark.utf8.count + offset
            bytes.replaceSubrange(start..<start + new.count, with: new)
            return MasterFixture.refusal(of: bytes)
        }

        private let otherSize = PixelsError.damaged(
            .heic, reason: "its grid of tiles has another size than its header says")
        private let unclear = PixelsError.damaged(
            .avif, reason: "it does not say which items belong together")

        private func codedAs(_ type: ImageType, _ found: String, _ expected: String) -> PixelsError {
            .damaged(type, reason: "a coded picture is \(found), and its header says \(expected)")
        }

        /// libheif 1.15 wrote behind its memory where a grid has more than 2^31 bytes.
        @Test(
            arguments: [(4, [255, 255]), (6, [255, 255]), (4, [0, 149]), (6, [0, 101])] as [(Int, [UInt8])])
        func aGridIsAsLargeAsItsHeaderSays(offset: Int, size: [UInt8]) throws {
            #expect(
                try refusal("grid.heic", behind: "idat", at: offset, size)
                    == otherSize)
        }

        @Test func aGridHasAllItsTiles() throws {
            #expect(
                try refusal("grid.heic", behind: "idat", at: 2, [2, 2])
                    == otherSize)
        }

        /// The decoders allocate by the stream. The tile of high.heic is 64 x 70, in blocks of 8.
        @Test func aStreamIsAsLargeAsItsHeaderSays() throws {
            #expect(
                try refusal("odd.avif", behind: "ispe", at: 4, [0, 0, 0, 18])
                    == codedAs(.avif, "19 x 13", "18 x 13"))
            #expect(
                try refusal("high.heic", behind: "ispe", at: 8, [0, 0, 0, 8])
                    == codedAs(.heic, "64 x 72", "64 x 8"))
        }

        /// Not only the configuration counts, but also what stands in the stream itself. In odd.avif that is the second.
        @Test func theStreamItselfIsRead() throws {
            let bytes = try MasterFixture("odd.avif").bytes
            let mdat = try #require(bytes.indices.first { bytes[$0...].starts(with: "mdat".utf8) })
            var changed = bytes
            // A unit of 127 bytes, which are not there.
            changed[mdat + 5] = 127
            #expect(
                MasterFixture.refusal(of: changed)
                    == .damaged(.avif, reason: "the size in a coded picture cannot be read"))
        }

        @Test func alphaIsAsLargeAsItsPicture() throws {
            #expect(
                try refusal("alpha.heic", behind: "ispe", at: 8, [0, 0, 0, 25], occurrence: 3)
                    == .unsupported(.heic, feature: "alpha of another size than its picture"))
        }

        @Test func otherKindsOfPicturesAreNotRead() throws {
            #expect(
                try refusal("grid.heic", behind: "grid", at: -4, Array("iovl".utf8))
                    == .unsupported(.heic, feature: "a picture of the kind \"iovl\""))
        }

        /// A denominator of zero, and an offset that libheif halves until its denominator is.
        @Test(arguments: [(4, [0, 0, 0, 0]), (16, [0x40, 0, 0, 0])] as [(Int, [UInt8])])
        func impossibleCropsAreRefused(offset: Int, value: [UInt8]) throws {
            #expect(
                try refusal("crop.avif", behind: "clap", at: offset, value)
                    == .damaged(.avif, reason: "its crop is not possible"))
        }

        /// Of two, libheif may take the other.
        @Test func nothingIsSaidTwice() throws {
            func box(_ name: String, _ payload: [UInt8]) -> [UInt8] {
                [0, 0, 0, UInt8(8 + payload.count)] + Array(name.utf8) + payload
            }
            func refusal(_ boxes: [UInt8]) -> PixelsError? {
                let meta = box("meta", [0, 0, 0, 0] + box("pitm", [0, 0, 0, 0, 0, 1]) + boxes)
                return MasterFixture.refusal(of: box("ftyp", Array("heic\0\0\0\0".utf8)) + meta)
            }
            let once = box("pitm", [0, 0, 0, 0, 0, 1])
            func twice(_ box: String) -> PixelsError {
                .damaged(.heic, reason: "it has two boxes \"\(box)\"")
            }
            #expect(refusal(once) == twice("pitm"))
            let item = box("infe", [2, 0, 0, 0, 0, 1, 0, 0] + Array("hvc1".utf8))
            #expect(
                refusal(box("iinf", [0, 0, 0, 0, 0, 2] + item + item))
                    == .damaged(.heic, reason: "two of its items have the number 1"))
            let text = box("infe", [2, 0, 0, 0, 0, 2, 0, 0] + Array("mime\0text/xml\0deflate\0".utf8))
            #expect(
                refusal(box("iinf", [0, 0, 0, 0, 0, 1] + text))
                    == .damaged(.heic, reason: "it has compressed text"))
            // The items are said to lie in many pieces, of which none takes a byte to say.
            let pieces = box(
                "iloc", [0, 0, 0, 0, 0, 0, 0, 3] + (1...3).flatMap { [0, $0, 0, 0, 0x60, 0] as [UInt8] })
            #expect(refusal(pieces) == .damaged(.heic, reason: "its items lie in more than 65536 pieces"))
            let bytes = (try? MasterFixture("odd.heic").bytes) ?? []
            #expect(
                MasterFixture.refusal(of: bytes + box("meta", []))
                    == twice("meta"))
            // Behind more boxes than we look at, libheif would find it.
            let many = [[UInt8]](repeating: box("free", []), count: 1 << 14).joined()
            #expect(
                MasterFixture.refusal(of: bytes + many + box("meta", []))
                    == .overLimit(.heic, quantity: "boxes", found: 16385, limit: 16384))
        }

        /// The alpha of the main picture is a grid of the main picture, which is to be seen whatever length a reference
        /// says it has. libheif 1.15 goes by the numbers alone, and then around in a circle until it crashes.
        @Test(arguments: [8, 12, 13, 15, 16, 0x0100_000E])
        func referencesAreAsLongAsTheySay(length: Int) throws {
            let circle = HEIFSample(
                items: [.init(type: "av01"), .init(type: "grid", properties: [1])],
                properties: [HEIFSample.auxiliary("urn:mpeg:mpegB:cicp:systems:auxiliary:alpha")],
                references: ["auxl", "dimg"].map { HEIFSample.reference($0, from: 2, to: [1]) })
            var bytes = circle.bytes
            let place = try #require(bytes.indices.first { bytes[$0...].starts(with: "auxl".utf8) })
            bytes.replaceSubrange(place - 4..<place, with: HEIFSample.number(length))
            #expect(
                MasterFixture.refusal(of: bytes)
                    == unclear)
        }

        /// libheif takes numbers of 4 and 8 bytes only, and a box "uuid" as one with a longer header.
        @Test func numbersHaveLengthsThatLibheifReads() throws {
            let sample = HEIFSample(
                items: [.init(type: "av01")], references: [HEIFSample.reference("uuid", from: 1, to: [2, 3])])
            #expect(
                MasterFixture.refusal(of: sample.bytes)
                    == unclear)
            for sizes in [[0x24, 0], [0x43, 0], [0x44, 0x10], [0x44, 4]] as [[UInt8]] {
                #expect(
                    try refusal("odd.heic", behind: "iloc", at: 4, sizes)
                        == .damaged(.heic, reason: "it does not say where its items lie"))
            }
        }

        @Test func propertiesAreNotHiddenBehindManyOthers() {
            let sample = HEIFSample(
                items: [.init(type: "av01", properties: [1])],
                properties: [[UInt8]](repeating: HEIFSample.box("free", []), count: 16385))
            #expect(
                MasterFixture.refusal(of: sample.bytes)
                    == .damaged(.avif, reason: "a box of it has more than 16384 others"))
        }
    }
#endif
