import WallpressPixels
import WallpressTestSupport
import Testing

#if HEIF
    @Suite struct HEIFDamageTests {
        /// Tenths of a byte for each pixel of 19 x 13, or of the one tile of 64 x 64 in these HEICs; and other samples
        /// of the picture.
        @Test(arguments: [
            ("odd.avif", 130 + 21 * 15 / 10, 0), ("444.avif", 130 + 21 * 3, 0),
            ("gray.avif", 130 + 21 * 15 / 10, 0), ("irot-1.avif", 130 + 21 * 3, 0),
            ("odd.heic", 15 + 15 + 30, 3), ("444.heic", 15 + 30 + 30, 3),
        ])
        func theLimitOnMemoryCounts(name: String, tenths: Int, samples: Int) throws {
            let bytes = try MasterFixture(name).bytes
            let type = try ImageType.sniff(bytes, among: ImageType.masters)
            let pixels = type == .avif ? 19 * 13 : 64 * 64
            guard
                case .overLimit(_, let quantity, let needed, _) = MasterFixture.refusal(
                    of: bytes, { $0.libraryBytes = 1 })
            else {
                Issue.record("\(name) is not refused")
                return
            }
            let expected = Double(pixels * tenths) / 10 + Double(samples * 19 * 13)
            #expect(abs(Double(needed) - expected) < 0.02 * expected)
            #expect(
                MasterFixture.refusal(of: bytes) { $0.libraryBytes = needed - 1 }
                    == .overLimit(type, quantity: quantity, found: needed, limit: needed - 1))
            #expect(MasterFixture.refusal(of: bytes) { $0.libraryBytes = needed } == nil)
        }

        @Test func damageIsNamed() throws {
            let ftyp: [UInt8] = [0, 0, 0, 16] + Array("ftypheic".utf8) + [0, 0, 0, 0]
            func refusal(_ boxes: [UInt8]) -> PixelsError? { MasterFixture.refusal(of: ftyp + boxes) }
            func damage(_ boxes: [UInt8]) -> String? { refusal(boxes)?.damage(of: .heic) }
            #expect(damage([])?.contains("16 bytes") == true)
            let unnamed = damage([0, 0, 0, 12] + Array("meta".utf8) + [0, 0, 0, 0])
            #expect(unnamed?.contains("main picture") == true)
            let pitm: [UInt8] = [0, 0, 0, 14] + Array("pitm".utf8) + [0, 0, 0, 0, 0, 1]
            let named = damage([0, 0, 0, 26] + Array("meta".utf8) + [0, 0, 0, 0] + pitm)
            #expect(named?.contains("missing") == true)
            let endless = refusal([0, 0, 0, 0] + Array("meta".utf8) + [0, 0, 0, 0] + pitm)
            #expect(endless?.unread(in: .heic)?.contains("length") == true)
        }

        /// Programs often reserve a file with zeros before its bytes arrive. In a unit of HEVC, two zeros precede
        /// nothing less than 3, and no zero is at the end.
        @Test func zerosInThePlaceOfBytesAreSeen() throws {
            func areSeen(_ change: (inout [UInt8]) -> Void) throws -> Bool {
                let refusal = MasterFixture.refusal(of: try MasterFixture("odd.heic").withMainItem(change))
                return refusal?.damage(of: .heic)?.contains("zeros") == true
            }
            let cut = try areSeen { (item) in
                for i in item.count / 2..<item.count { item[i] = 0 }
            }
            #expect(cut)
            #expect(try areSeen { $0[$0.count - 1] = 0 })
            #expect(try areSeen { $0 += [0, 0, 0, 0] })
            for place in 60..<63 {
                for last in UInt8(0)...3 {
                    let found = try areSeen { $0.replaceSubrange(place..<place + 3, with: [0, 0, last]) }
                    #expect(found == (last < 3), "\(place) \(last)")
                }
            }
        }

        /// Nothing is missing, but nothing is usable.
        @Test func aSequenceIsNoImage() throws {
            let ftyp = HEIFSample.box("ftyp", Array("avis\0\0\0\0avif".utf8))
            let bytes = ftyp + HEIFSample.box("moov", [1, 2, 3]) + HEIFSample.box("mdat", [4, 5, 6])
            let refusal = try #require(MasterFixture.refusal(of: bytes))
            #expect(refusal.unread(in: .avif)?.contains("sequence") == true)
            #expect(throws: refusal) { try ImageHeader(of: bytes, limits: MasterFixture.options.limits) }
            for count in 20..<bytes.count {
                let cut = MasterFixture.refusal(of: Array(bytes.prefix(count)))
                #expect(cut?.damage(of: .avif)?.contains("\(count) bytes") == true)
            }
        }

        /// In grid.heic, picture 1 is made of 2 to 7.
        @Test func imagesAreNotMadeOfThemselves() throws {
            let bytes = try MasterFixture("grid.heic").bytes
            let parts = Array("dimg".utf8) + [0, 1, 0, 6, 0]
            let place = try #require(bytes.indices.first { bytes[$0...].starts(with: parts) }) + parts.count
            var changed = bytes
            changed[place] = 1
            let feature = MasterFixture.refusal(of: changed)?.unread(in: .heic)
            #expect(feature?.names("tile", "\"grid\"") == true)
        }

        @Test func thousandsOfTilesAreRefused() throws {
            var bytes = try MasterFixture("grid.heic").bytes
            let (parts, meta) = (Array("dimg".utf8), Array("meta".utf8))
            let place = try #require(bytes.indices.first { bytes[$0...].starts(with: parts) })
            let outer = try #require(bytes.indices.first { bytes[$0...].starts(with: meta) })
            func enlarge(_ place: Int, by more: Int) {
                let size = bytes[place - 4..<place].reduce(0) { $0 << 8 | Int($1) } + more
                for i in 0..<4 { bytes[place - 4 + i] = UInt8(size >> (24 - 8 * i) & 255) }
            }
            for box in [place, place - 12, outer] { enlarge(box, by: 2 * 1994) }
            bytes.replaceSubrange(place + 6..<place + 8, with: [7, 208])
            bytes.insert(contentsOf: (0..<1994).flatMap { _ in [UInt8(0), 2] }, at: place + 20)
            #expect(
                MasterFixture.refusal(of: bytes)
                    == .overLimit(.heic, quantity: "tiles", found: 2000, limit: 1024))
        }
    }
#endif
