import Pixels
import TestSupport
import Testing

#if HEIF
    @Suite struct HEIFDecodingTests {
        private let options = MasterFixture.options

        /// A fixture with other code points in its box "colr".
        private func withPrimaries(_ primaries: UInt8, transfer: UInt8 = 13, _ name: String) throws -> [UInt8]
        {
            try changingColors(name) { ($0[1], $0[3]) = (primaries, transfer) }
        }

        /// A fixture with another matrix and range in all of its boxes "colr".
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

        /// With the matrix of R, G and B, the samples are those of the file: Cr, Y and Cb.
        @Test(arguments: ["444.avif", "odd.avif", "10.avif", "grid.heic", "grid.avif", "irot-1.avif"])
        func aLimitedRangeIsConvertedAsTheStandardSays(name: String) throws {
            func decode(_ matrix: UInt8, _ range: UInt8) throws -> Image {
                let bytes = try withMatrix(matrix, range: range, name)
                return try Image.decode(bytes, options: options).image
            }
            let stored = try decode(0, 0x80)
            // Those of 10 bits come rounded to 8, where 1023 is 255, not 1020.
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
                #expect(abs(Double(level) - 255 * min(1, max(0, (Double(value) - 16) / 219))) <= 0.501)
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
