import WallpressPixels
import WallpressTestSupport
import Testing

#if HEIF
    @Suite struct HEIFDecodingTests {
        private let options = MasterFixture.options

        /// Returns a fixture with other code points in its box "colr".
        private func withPrimaries(_ primaries: UInt8, transfer: UInt8 = 13, _ name: String) throws -> [UInt8]
        {
            try changingColors(name) { ($0[1], $0[3]) = (primaries, transfer) }
        }

        /// Returns a fixture with another matrix and range in all of its boxes "colr".
        private func withMatrix(_ matrix: UInt8, range: UInt8, _ name: String) throws -> [UInt8] {
            try changingColors(name) { ($0[5], $0[6]) = (matrix, range) }
        }

        private func changingColors(_ name: String, _ change: (inout [UInt8]) -> Void) throws -> [UInt8] {
            var bytes = try MasterFixture(name).bytes
            let box = Array("colrnclx".utf8)
            let places = bytes.indices.filter { bytes[$0...].starts(with: box) }.map { $0 + box.count }
            guard !places.isEmpty else { throw PixelsError.empty }
            for place in places {
                var colors = Array(bytes[place..<place + 7])
                change(&colors)
                bytes.replaceSubrange(place..<place + 7, with: colors)
            }
            return bytes
        }

        /// With the matrix of R, G and B, the samples are the file's own: Cr, Y and Cb.
        @Test(arguments: ["444.avif", "odd.avif", "10.avif", "grid.heic", "grid.avif", "irot-1.avif"])
        func aLimitedRangeIsConvertedAsTheStandardSays(name: String) throws {
            func decode(_ matrix: UInt8, _ range: UInt8) throws -> Image {
                let bytes = try withMatrix(matrix, range: range, name)
                return try Image.decode(bytes, options: options).image
            }
            let stored = try decode(0, 0x80)
            // Samples of 10 bits are rounded to 8, and 1023 is 255, not 1020.
            let (tolerance, unit) = name == "10.avif" ? (2.2, 1023.0 / 1020) : (0.501, 1)
            for (matrix, red, blue) in [(1, 0.2126, 0.0722), (6, 0.299, 0.114), (9, 0.2627, 0.0593)] {
                let image = try decode(UInt8(matrix), 0)
                var worst = 0.0
                for i in 0..<image.width * image.height {
                    let (x, y) = (i % image.width, i / image.width)
                    let samples = stored.planes.map { unit * Double($0[x, y]) }
                    let luma = (samples[1] - 16) / 219
                    let r = luma + 2 * (1 - red) * (samples[0] - 128) / 224
                    let b = luma + 2 * (1 - blue) * (samples[2] - 128) / 224
                    let g = (luma - red * r - blue * b) / (1 - red - blue)
                    for (plane, value) in zip(image.planes, [r, g, b]) {
                        worst = max(worst, abs(Double(plane[x, y]) - 255 * min(1, max(0, value))))
                    }
                }
                #expect(worst <= tolerance, "\(matrix)")
            }
            let levels = try decode(0, 0)
            for (plane, stored) in zip(levels.planes, stored.planes) {
                for (level, value) in zip(plane.samples, stored.samples) {
                    let expected = 255 * min(1, max(0, (unit * Double(value) - 16) / 219))
                    #expect(abs(Double(level) - expected) <= tolerance)
                }
            }
        }

        @Test func grayOfLimitedRangeReachesBlackAndWhite() throws {
            let stored = try Image.decode(MasterFixture("gray.avif").bytes, options: options).image
            let bytes = try withMatrix(6, range: 0, "gray.avif")
            let image = try Image.decode(bytes, options: options).image
            for (level, value) in zip(image.planes[0].samples, stored.planes[0].samples) {
                let share: Double = (Double(value) - 16) / 219
                #expect(abs(Double(level) - 255 * min(1, max(0, share))) <= 0.501)
            }
        }

        /// Returns a fixture without a box "colr", and with other colors in its stream.
        private func withoutColors(_ name: String, _ old: [UInt8], _ new: [UInt8]) throws -> [UInt8] {
            var bytes = try MasterFixture(name).bytes
            for (old, new) in [(Array("colr".utf8), Array("free".utf8)), (old, new)] {
                let place = try #require(bytes.indices.first { bytes[$0...].starts(with: old) })
                bytes.replaceSubrange(place..<place + old.count, with: new)
            }
            return bytes
        }

        /// avifenc up to 1.3 turns only the colors. If it also turns alpha, the result must be equal.
        @Test func alphaIsTurnedWithItsImage() throws {
            func decode(colors: UInt8, alpha: UInt8) throws -> Image {
                var bytes = try MasterFixture("alpha-irot-1.avif").bytes
                for (list, place, property) in [
                    ([0, 1, 5, 1, 2, 0x83, 4, 0x85], 7, colors), ([0, 2, 4, 1, 6, 0x87, 8], 4, alpha),
                ] as [([UInt8], Int, UInt8)] {
                    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: list) })
                    bytes[start + place] = property
                }
                return try Image.decode(bytes, options: options).image
            }
            // A turn is the property 5, and 2 is the number of bits.
            let expected = try MasterFixture("alpha-irot-1.avif").expected
            #expect(try decode(colors: 0x85, alpha: 6) == expected)
            #expect(try decode(colors: 0x85, alpha: 0x85) == expected)
            let refusal = #expect(throws: PixelsError.self) { try decode(colors: 2, alpha: 0x85) }
            #expect(refusal?.unread(in: .avif)?.names("alpha", "rotated") == true)
        }

        /// Sony writes "ispe" after "irot".
        @Test func thePropertiesOfAnImageMayHaveAnotherOrder() throws {
            var bytes = try MasterFixture("irot-1.avif").bytes
            let order: [UInt8] = [5, 1, 2, 0x83, 4, 0x85]
            let place = try #require(bytes.indices.first { bytes[$0...].starts(with: order) })
            bytes.replaceSubrange(place..<place + 6, with: [5, 0x85, 2, 0x83, 4, 1])
            let expected = try Image.decode(MasterFixture("irot-1.avif").bytes, options: options).image
            #expect(try Image.decode(bytes, options: options).image == expected)
        }

        @Test func theStreamTellsTheRangeWhereNoBoxDoes() throws {
            let boxed = try Image.decode(withMatrix(6, range: 0, "gray.avif"), options: options).image
            let bytes = try withoutColors("gray.avif", [0x10, 0xD0, 0x6A], [0x10, 0xD0, 0x62])
            #expect(try Image.decode(bytes, options: options).image == boxed)
            let deep = try Image.decode(withMatrix(6, range: 0, "10.avif"), options: options).image
            let streamed = try withoutColors("10.avif", [0x68, 0x34, 0x80], [0x68, 0x30, 0x80])
            #expect(try Image.decode(streamed, options: options).image == deep)
        }

        @Test(arguments: [(16, "PQ"), (18, "HLG")] as [(UInt8, String)])
        func theStreamTellsHighDynamicRangeWhereNoBoxDoes(transfer: UInt8, curve: String) throws {
            let bytes = try withoutColors("10.avif", [8, 0x68, 0x34], [8, transfer << 3, 0x34])
            #expect(throws: PixelsError.highDynamicRange(.avif, curve: curve)) {
                try Image.decode(bytes, options: options)
            }
        }

        @Test func theBoxOfAGridCountsForItsTiles() throws {
            let boxed = try Image.decode(withMatrix(6, range: 0, "gray.avif"), options: options).image
            let file = try MasterFixture("gray.avif").bytes
            let mdat = try #require(file.indices.first { file[$0...].starts(with: "mdat".utf8) })
            let tile = HEIFSample.Item(
                type: "av01", properties: [3, 4, 5], bytes: Array(file[(mdat + 4)...]))
            let grid = HEIFSample(
                items: [
                    .init(type: "grid", properties: [1, 2], bytes: [0, 0, 0, 1, 0, 38, 0, 13]),
                    tile, tile,
                ],
                properties: [
                    HEIFSample.size(38, 13),
                    HEIFSample.box("colr", Array("nclx".utf8) + [0, 1, 0, 13, 0, 6, 0]),
                    HEIFSample.size(19, 13), HEIFSample.box("av1C", [0x81, 0, 0x1C, 0]),
                    HEIFSample.box("pixi", [0, 0, 0, 0, 1, 8]),
                ],
                references: [HEIFSample.reference("dimg", from: 1, to: [2, 3])])
            let image = try Image.decode(grid.bytes, options: options).image
            #expect(image.width == 38 && image.height == 13)
            for (plane, tile) in zip(image.planes, boxed.planes) {
                let expected = (0..<38 * 13).map { tile[$0 % 38 % 19, $0 / 38] }
                #expect((0..<38 * 13).map { plane[$0 % 38, $0 / 38] } == expected)
            }
        }

        /// libheif reads 8 and 12 only if samples have 8 bits and full range.
        @Test(
            arguments: [
                ("444.avif", 0x80, [3, 10, 11, 13, 14, 15, 16]),
                ("444.avif", 0, [3, 8, 10, 11, 12, 13, 14, 15, 16]),
                ("10.avif", 0x80, [3, 8, 10, 11, 12, 13, 14, 15, 16]), ("gray.avif", 0x80, []),
            ] as [(String, UInt8, [UInt8])])
        func unknownMatricesAreRefused(name: String, range: UInt8, unread: [UInt8]) throws {
            for matrix in UInt8(0)...16 {
                let refusal = MasterFixture.refusal(of: try withMatrix(matrix, range: range, name))
                guard unread.contains(matrix) else {
                    #expect(refusal == nil, "\(matrix)")
                    continue
                }
                #expect(refusal?.unread(in: .avif)?.names("matrix \(matrix) ", "H.273") == true, "\(matrix)")
            }
        }

        @Test(arguments: ["grid.heic", "lossless.avif", "10.avif"])
        func profilesAreHeeded(name: String) throws {
            let plain = try Image.decode(MasterFixture(name).bytes, options: options).image
            var options = options
            options.keepsColors = false
            #expect(try Image.decode(withPrimaries(1, name), options: options).image == plain)
            // Display P3 and the curve of sRGB instead of sRGB: 12 for 1, in the box "nclx".
            let p3 = try Image.decode(withPrimaries(12, name), options: options)
            #expect(p3.image != plain && p3.stored.colors == .otherProfile && p3.notes == [])
            for (transfer, curve) in [(16, "PQ"), (18, "HLG")] as [(UInt8, String)] {
                let error = PixelsError.highDynamicRange(MasterFixture(name).type, curve: curve)
                #expect(throws: error) {
                    try Image.decode(withPrimaries(9, transfer: transfer, name), options: options)
                }
            }
        }

        @Test func theLibraryIsNamed() {
            #expect(CodecVersion.all.contains { $0.name == "libheif" && $0.version.contains(".") })
        }
    }
#endif
