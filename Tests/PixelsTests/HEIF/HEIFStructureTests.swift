import WallpressPixels
import WallpressTestSupport
import Testing

#if HEIF
    /// Structures that libheif would accept, and that are refused before it.
    @Suite struct HEIFStructureTests {
        private let options = MasterFixture.options

        /// Returns the reason for refusing a fixture with some changed bytes behind a mark.
        private func refusal(
            _ name: String, behind mark: String, at offset: Int, _ new: [UInt8], occurrence: Int = 0
        ) throws -> PixelsError? {
            var bytes = try MasterFixture(name).bytes
            let places = bytes.indices.filter { bytes[$0...].starts(with: mark.utf8) }
            let start = try #require(places.dropFirst(occurrence).first) + mark.utf8.count + offset
            bytes.replaceSubrange(start..<start + new.count, with: new)
            return MasterFixture.refusal(of: bytes)
        }

        /// libheif 1.15 wrote beyond its memory if a grid has more than 2^31 bytes. The last change asks for 9 tiles,
        /// not 6.
        @Test(
            arguments: [
                (4, [255, 255]), (6, [255, 255]), (4, [0, 149]), (6, [0, 101]), (2, [2, 2]),
            ] as [(Int, [UInt8])])
        func aGridIsAsLargeAsItsHeaderSays(offset: Int, size: [UInt8]) throws {
            let refusal = try refusal("grid.heic", behind: "idat", at: offset, size)
            #expect(refusal?.damage(of: .heic)?.names("grid", "size") == true)
        }

        /// The decoders allocate by the stream. The tile of high.heic is 64 x 70, in blocks of 8.
        @Test func aStreamIsAsLargeAsItsHeaderSays() throws {
            let wide = try refusal("odd.avif", behind: "ispe", at: 4, [0, 0, 0, 18])
            #expect(wide?.damage(of: .avif)?.names("19 x 13", "18 x 13") == true)
            let high = try refusal("high.heic", behind: "ispe", at: 8, [0, 0, 0, 8])
            #expect(high?.damage(of: .heic)?.names("64 x 72", "64 x 8") == true)
        }

        /// Besides the configuration, the stream itself counts. In odd.avif that is the second one.
        @Test func theStreamItselfIsRead() throws {
            let bytes = try MasterFixture("odd.avif").bytes
            let mdat = try #require(bytes.indices.first { bytes[$0...].starts(with: "mdat".utf8) })
            var changed = bytes
            // A unit of 127 bytes, which are missing.
            changed[mdat + 5] = 127
            let reason = MasterFixture.refusal(of: changed)?.damage(of: .avif)
            #expect(reason?.names("size", "coded picture") == true)
        }

        @Test func alphaIsAsLargeAsItsImage() throws {
            let refusal = try refusal("alpha.heic", behind: "ispe", at: 8, [0, 0, 0, 25], occurrence: 3)
            #expect(refusal?.unread(in: .heic)?.names("alpha", "size", "picture") == true)
        }

        @Test func otherKindsOfImagesAreNotRead() throws {
            let refusal = try refusal("grid.heic", behind: "grid", at: -4, Array("iovl".utf8))
            #expect(refusal?.unread(in: .heic)?.names("picture", "\"iovl\"") == true)
        }

        /// A denominator of zero, and an offset that libheif halves until its denominator becomes zero.
        @Test(arguments: [(4, [0, 0, 0, 0]), (16, [0x40, 0, 0, 0])] as [(Int, [UInt8])])
        func impossibleCropsAreRefused(offset: Int, value: [UInt8]) throws {
            let refusal = try refusal("crop.avif", behind: "clap", at: offset, value)
            #expect(refusal?.damage(of: .avif)?.contains("crop") == true)
        }

        /// Of two, the first one counts, for us and therefore for libheif.
        @Test func nothingIsReadTwice() throws {
            let bytes = try MasterFixture("odd.heic").bytes
            let image = try Image.decode(bytes, options: options).image
            let empty = HEIFSample.box("meta", [0, 0, 0, 0] + HEIFSample.box("pitm", [0, 0, 0, 0, 0, 9]))
            #expect(try Image.decode(bytes + empty, options: options).image == image)
            let many = [[UInt8]](repeating: HEIFSample.box("free", []), count: 1 << 14).joined()
            #expect(try Image.decode(bytes + many + empty, options: options).image == image)
            let others: [[UInt8]] = [
                HEIFSample.box("pitm", [0, 0, 0, 0, 0, 9]),
                HEIFSample.box("iinf", [0, 0, 0, 0, 0, 0]),
                HEIFSample.box("iloc", [0, 0, 0, 0, 0, 0, 0, 0]),
                HEIFSample.box("iprp", HEIFSample.box("ipco", HEIFSample.size(1, 1))),
                // libheif 1.15 decompresses text without a limit.
                HEIFSample.box("iinf", Array("mime\0text/xml\0deflate\0".utf8)),
            ]
            for other in others {
                let changed = try adding(other, to: bytes)
                #expect(try Image.decode(changed, options: options).image == image)
            }
        }

        /// Returns the file with a box at the end of "meta". Items are in "mdat" behind it.
        private func adding(_ box: [UInt8], to bytes: [UInt8]) throws -> [UInt8] {
            var bytes = bytes
            func number(at place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
            let meta = try #require(bytes.indices.first { bytes[$0...].starts(with: "meta".utf8) }) - 4
            let extent = try #require(bytes.indices.first { bytes[$0...].starts(with: "mdat".utf8) }) + 4
            let place = try #require(
                bytes.indices.first { bytes[$0...].starts(with: HEIFSample.number(extent)) })
            bytes.replaceSubrange(place..<place + 4, with: HEIFSample.number(extent + box.count))
            let length = number(at: meta)
            bytes.replaceSubrange(meta..<meta + 4, with: HEIFSample.number(length + box.count))
            bytes.insert(contentsOf: box, at: meta + length)
            return bytes
        }

        /// The alpha of the main picture is a grid of the main picture, whatever length a reference has. libheif 1.15
        /// follows the numbers alone, in a circle until it crashes.
        @Test(arguments: [8, 12, 13, 14, 15, 16, 0x0100_000E])
        func referencesInACircleEndNowhere(length: Int) throws {
            let sized = [HEIFSample.size(19, 13), HEIFSample.auxiliary(HEIFSample.alpha)]
            let circle = HEIFSample(
                items: [.init(type: "grid", properties: [1]), .init(type: "grid", properties: [1, 2])],
                properties: sized,
                references: [
                    HEIFSample.reference("auxl", from: 2, to: [1]),
                    HEIFSample.reference("dimg", from: 1, to: [2]),
                    HEIFSample.reference("dimg", from: 2, to: [1]),
                ])
            var bytes = circle.bytes
            let place = try #require(bytes.indices.first { bytes[$0...].starts(with: "auxl".utf8) })
            bytes.replaceSubrange(place - 4..<place, with: HEIFSample.number(length))
            #expect(MasterFixture.refusal(of: bytes) != nil)
        }

        /// libheif 1.15 has such a limit, and ends its message with a line feed.
        @Test func aLimitOfLibheifIsNoDamage() throws {
            let file = try MasterFixture("gray.avif").bytes
            let mdat = try #require(file.indices.first { file[$0...].starts(with: "mdat".utf8) })
            let wide = HEIFSample(
                items: [
                    .init(type: "grid", properties: [1], bytes: [0, 0, 0, 0, 0x9C, 0x40, 0, 13]),
                    .init(type: "av01", properties: [2, 3], bytes: Array(file[(mdat + 4)...])),
                ],
                properties: [
                    HEIFSample.size(40_000, 13), HEIFSample.size(19, 13),
                    HEIFSample.box("av1C", [0x81, 0, 0x1C, 0]),
                ],
                references: [HEIFSample.reference("dimg", from: 1, to: [2])])
            guard case .unsupported(.avif, let feature)? = MasterFixture.refusal(of: wide.bytes) else {
                return #expect(
                    MasterFixture.refusal(of: wide.bytes) == nil, "another error than that of libheif")
            }
            #expect(feature.hasPrefix("something that this libheif, ") && feature.hasSuffix(")"))
            #expect(!feature.contains("\n"))
        }

        @Test func anImageThatIsPredictedFromAnotherIsRefused() {
            let sample = HEIFSample(
                items: [.init(type: "hvc1"), .init(type: "hvc1")],
                references: [HEIFSample.reference("pred", from: 1, to: [2])])
            let feature = MasterFixture.refusal(of: sample.bytes)?.unread(in: .avif)
            #expect(feature?.contains("depends") == true)
        }

        /// An item without a place in the file is not read from its beginning.
        @Test func itemsHaveAPlace() throws {
            for sizes in [[0x94, 0], [0x49, 0], [0x44, 0x90]] as [[UInt8]] {
                let refusal = try refusal("odd.heic", behind: "iloc", at: 4, sizes)
                #expect(refusal?.damage(of: .heic)?.contains("position") == true)
            }
        }
    }
#endif
