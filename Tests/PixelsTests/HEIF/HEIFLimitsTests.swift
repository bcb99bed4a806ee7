import WallpressPixels
import WallpressTestSupport
import Testing

#if HEIF
    /// Small files that require much time or memory.
    @Suite struct HEIFLimitsTests {
        /// Returns the items of a picture and its alpha.
        private static func grids(of tiles: Int) -> HEIFSample {
            HEIFSample(
                items: [
                    .init(type: "grid", properties: [1]), .init(type: "grid", properties: [1, 2]),
                    .init(type: "av01", properties: [3, 4]),
                ],
                properties: [
                    HEIFSample.size(tiles, 1), HEIFSample.auxiliary(HEIFSample.alpha), HEIFSample.size(1, 1),
                    HEIFSample.box("av1C", [0x81, 0, 0x0C, 0]),
                ],
                references: [HEIFSample.reference("auxl", from: 2, to: [1])]
                    + [1, 2].map {
                        HEIFSample.reference("dimg", from: $0, to: [Int](repeating: 3, count: tiles))
                    })
        }

        @Test func imagesHaveUpTo1024Tiles() throws {
            let header = try ImageHeader(of: Self.grids(of: 1024).bytes, limits: MasterFixture.options.limits)
            #expect(header.width == 1024)
            #expect(
                MasterFixture.refusal(of: Self.grids(of: 1025).bytes)
                    == .overLimit(.avif, quantity: "tiles", found: 1025, limit: 1024))
        }

        /// Boxes, items, pieces, references and properties. Entries of a list may take no bytes of the file.
        @Test func listsHaveTogetherAFewEntries() {
            func areTooMany(_ sample: HEIFSample) -> Bool {
                MasterFixture.refusal(of: sample.bytes)?.excess(in: .avif)?.last == 131_072
            }
            let item = HEIFSample.Item(type: "av01", properties: [UInt8](repeating: 1, count: 200))
            #expect(!areTooMany(HEIFSample(items: [HEIFSample.Item](repeating: item, count: 600))))
            #expect(areTooMany(HEIFSample(items: [HEIFSample.Item](repeating: item, count: 700))))
            let box = HEIFSample.box("free", [])
            #expect(!areTooMany(HEIFSample(items: [], properties: [[UInt8]](repeating: box, count: 131_000))))
            #expect(areTooMany(HEIFSample(items: [], properties: [[UInt8]](repeating: box, count: 132_000))))
            let reference = HEIFSample.reference("cdsc", from: 1, to: [Int](repeating: 1, count: 60_000))
            #expect(!areTooMany(HEIFSample(items: [], references: [reference, reference])))
            #expect(areTooMany(HEIFSample(items: [], references: [reference, reference, reference])))
            let pieces =
                [UInt8]([0, 0, 0, 0, 0, 0, 0, 3]) + (1...3).flatMap { [0, $0, 0, 0, 0xF0, 0] as [UInt8] }
            let meta = HEIFSample.box("meta", [0, 0, 0, 0] + HEIFSample.box("iloc", pieces))
            let refusal = MasterFixture.refusal(
                of: HEIFSample.box("ftyp", Array("heic\0\0\0\0".utf8)) + meta)
            #expect(refusal?.excess(in: .heic) == [184_324, 131_072])
        }

        /// A tile is decoded for each of its places, and its configuration with it.
        @Test func configurationsCountForEachTile() {
            func areTooLarge(_ count: Int) -> Bool {
                // Padding of AV1, with its length in three bytes.
                let unit = [
                    0x7A, 0x80 | UInt8(count & 127), 0x80 | UInt8(count >> 7 & 127), UInt8(count >> 14),
                ]
                var sample = Self.grids(of: 1024)
                sample.properties[3] = HEIFSample.box(
                    "av1C", [0x81, 0, 0x0C, 0] + unit + [UInt8](repeating: 0, count: count))
                for index in sample.items.indices { sample.items[index].bytes = [0] }
                return MasterFixture.refusal(of: sample.bytes)?.damage(of: .avif)?.contains("larger") == true
            }
            #expect(areTooLarge(35_000))
            #expect(!areTooLarge(30_000))
        }

        /// libheif decodes whole tiles, even if a grid shows only one row of pixels of them.
        @Test func tilesAreNotMuchLargerThanTheirGrid() throws {
            func sample(_ tiles: Int) -> [UInt8] {
                HEIFSample(
                    items: [
                        .init(type: "grid", properties: [1]), .init(type: "av01", properties: [2, 3]),
                    ],
                    properties: [
                        HEIFSample.size(20 * tiles, 1), HEIFSample.size(20, 40),
                        HEIFSample.box("av1C", [0x81, 0, 0x0C, 0]),
                    ],
                    references: [
                        HEIFSample.reference("dimg", from: 1, to: [Int](repeating: 2, count: tiles))
                    ]
                ).bytes
            }
            var limits = MasterFixture.options.limits
            limits.pixels = 1000
            #expect(try ImageHeader(of: sample(5), limits: limits).width == 100)
            #expect(
                MasterFixture.refusal(of: sample(6)) { $0 = limits }?.excess(in: .avif) == [4800, 4000])
        }

        /// A frame is decoded as often as it is coded. There may be up to eight layers.
        @Test func anItemIsOneCodedImage() throws {
            func refusal(_ name: String, _ images: Int, from start: Int) throws -> PixelsError? {
                let bytes = try MasterFixture(name).withMainItem { item in
                    item += [[UInt8]](repeating: Array(item[start...]), count: images - 1).joined()
                }
                return MasterFixture.refusal(of: bytes)
            }
            #expect(try refusal("odd.heic", 1, from: 0) == nil)
            let two = try refusal("odd.heic", 2, from: 0)
            #expect(two?.damage(of: .heic)?.names("coded picture", "2") == true)
            // Behind a delimiter and the header of the sequence.
            #expect(try refusal("odd.avif", 8, from: 13) == nil)
            let nine = try refusal("odd.avif", 9, from: 13)
            #expect(nine?.damage(of: .avif)?.names("coded picture", "9") == true)
        }

        @Test func anImageHasFewSlices() throws {
            func refusal(_ slices: Int) throws -> PixelsError? {
                MasterFixture.refusal(
                    of: try MasterFixture("odd.heic").withMainItem { item in
                        var next = item
                        next[6] &= 0x7F
                        item += [[UInt8]](repeating: next, count: slices - 1).joined()
                    })
            }
            #expect(try refusal(601)?.excess(in: .heic) == [601, 600])
            #expect(try refusal(600)?.excess(in: .heic) == nil)
        }
    }

    extension MasterFixture {
        /// Returns the file with a change to the bytes of its main picture. These must be all of the last box, "mdat".
        func withMainItem(_ change: (inout [UInt8]) -> Void) throws -> [UInt8] {
            let bytes = try bytes
            let mdat = try #require(bytes.indices.first { bytes[$0...].starts(with: "mdat".utf8) })
            var (boxes, item) = (Array(bytes[..<(mdat - 4)]), Array(bytes[(mdat + 4)...]))
            let length = HEIFSample.number(item.count)
            let place = try #require(boxes.indices.first { boxes[$0...].starts(with: length) })
            change(&item)
            boxes.replaceSubrange(place..<place + 4, with: HEIFSample.number(item.count))
            return boxes + HEIFSample.box("mdat", item)
        }
    }
#endif
