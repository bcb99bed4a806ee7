import Pixels
import Testing

#if HEIF
    /// Small files that ask for much time or memory.
    @Suite struct HEIFLimitsTests {
        private static let alpha = "urn:mpeg:mpegB:cicp:systems:auxiliary:alpha"

        private func refusal(_ sample: HEIFSample) -> PixelsError? { MasterFixture.refusal(of: sample.bytes) }

        @Test func referencesToAPictureCountOnce() {
            let many = [Int](repeating: 1, count: 2000)
            let sample = HEIFSample(
                items: [.init(type: "av01"), .init(type: "grid", properties: [1])],
                properties: [HEIFSample.auxiliary(Self.alpha)],
                references: ["auxl", "dimg"].map { HEIFSample.reference($0, from: 2, to: many) })
            #expect(
                MasterFixture.refusal(of: sample.bytes)
                    == .overLimit(.avif, quantity: "tiles", found: 2000, limit: 1024))
        }

        @Test func aPictureHasOneAlpha() {
            let sample = HEIFSample(
                items: [
                    .init(type: "av01"), .init(type: "av01", properties: [1]),
                    .init(type: "av01", properties: [1]),
                ],
                properties: [HEIFSample.auxiliary(Self.alpha)],
                references: [2, 3].map { HEIFSample.reference("auxl", from: $0, to: [1]) })
            #expect(refusal(sample) == .damaged(.avif, reason: "a picture has two of alpha"))
        }

        @Test func itemsHaveFewProperties() {
            func refusal(_ counts: [Int]) -> PixelsError? {
                let items = counts.map {
                    HEIFSample.Item(type: "av01", properties: [UInt8](repeating: 1, count: $0))
                }
                return self.refusal(
                    HEIFSample(items: items, properties: [HEIFSample.auxiliary("urn:depth")]))
            }
            let many = PixelsError.damaged(
                .avif, reason: "its items have more than 64 properties, or 65536 in all")
            let other = MasterFixture.withoutSize(.avif)
            #expect(refusal([65]) == many)
            #expect(refusal([64]) == other)
            #expect(refusal([Int](repeating: 64, count: 1025)) == many)
            #expect(refusal([Int](repeating: 64, count: 1024)) == other)
        }

        @Test func propertiesAreListedOnce() {
            var bytes = HEIFSample(
                items: [.init(type: "av01", properties: [1]), .init(type: "av01", properties: [1])],
                properties: [HEIFSample.size(9, 9)]
            ).bytes
            let list: [UInt8] = [0, 1, 1, 1, 0, 2, 1, 1]
            guard let place = bytes.indices.first(where: { bytes[$0...].starts(with: list) }) else {
                Issue.record("there is no list")
                return
            }
            bytes[place + 5] = 1
            #expect(
                MasterFixture.refusal(of: bytes)
                    == .damaged(.avif, reason: "the properties of an item are listed twice"))
        }

        /// libheif decodes whole tiles, of which a grid may show one row of pixels.
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
                MasterFixture.refusal(of: sample(6)) { $0 = limits }
                    == .overLimit(.avif, quantity: "pixels in its tiles", found: 4800, limit: 4000))
        }

        /// A frame is decoded again for each time that it is coded. Layers are up to eight.
        @Test func anItemIsOneCodedPicture() throws {
            func refusal(_ name: String, _ pictures: Int, from start: Int) throws -> PixelsError? {
                let bytes = try MasterFixture(name).withMainItem { item in
                    item += [[UInt8]](repeating: Array(item[start...]), count: pictures - 1).joined()
                }
                return MasterFixture.refusal(of: bytes)
            }
            func error(_ type: ImageType, _ pictures: Int) -> PixelsError {
                .damaged(type, reason: "in the place of one coded picture there are \(pictures)")
            }
            #expect(try refusal("odd.heic", 1, from: 0) == nil)
            #expect(try refusal("odd.heic", 2, from: 0) == error(.heic, 2))
            // Behind a delimiter and the header of the sequence.
            #expect(try refusal("odd.avif", 8, from: 13) == nil)
            #expect(try refusal("odd.avif", 9, from: 13) == error(.avif, 9))
        }

        @Test func aPictureHasFewSlices() throws {
            func refusal(_ slices: Int) throws -> PixelsError? {
                MasterFixture.refusal(
                    of: try MasterFixture("odd.heic").withMainItem { item in
                        var next = item
                        next[6] &= 0x7F
                        item += [[UInt8]](repeating: next, count: slices - 1).joined()
                    })
            }
            let error = {
                PixelsError.overLimit(.heic, quantity: "slices in a coded picture", found: $0, limit: 600)
            }
            #expect(try refusal(601) == error(601))
            #expect(try refusal(600) != error(600))
        }
    }

    extension MasterFixture {
        /// The file with a change to the bytes of its main picture. These must be all of the last box, "mdat".
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
