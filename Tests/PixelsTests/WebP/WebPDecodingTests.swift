import WallpressPixels
import WallpressTestSupport
import Testing

#if WebP
    @Suite struct WebPDecodingTests {
        private let options = MasterFixture.options

        private func decode(_ sample: WebPSample) throws -> DecodedImage {
            try Image.decode(sample.bytes, options: options)
        }

        @Test(arguments: Orientation.allCases, ["lossy-high", "lossless-alpha"])
        func turnsImagesUpright(orientation: Orientation, fixture: String) throws {
            let tiff = TIFFSample.orientation(
                orientation.rawValue, isLittleEndian: orientation.rawValue % 2 == 0)
            let expected = try MasterFixture("\(fixture).webp").expected.oriented(orientation)
            let fill = WebPSample.Chunk("fill", [UInt8](repeating: 7, count: 301))
            for exif in [tiff, Array("Exif\0\0".utf8) + tiff] {
                let sample = try WebPSample(
                    fixture, first: [fill], last: [fill, .init("EXIF", exif)], flags: WebPSample.Chunk.exif)
                let decoded = try decode(sample)
                #expect(decoded.image == expected)
                #expect(decoded.stored.orientation == orientation)
                let header = try ImageHeader(of: sample.bytes, limits: options.limits)
                #expect((header.width, header.height) == (expected.width, expected.height))
            }
        }

        @Test func onlyAnAnnouncedOrientationCounts() throws {
            let exif = WebPSample.Chunk("EXIF", TIFFSample.orientation(6))
            let silent = try WebPSample("lossy", last: [exif], flags: 0)
            #expect(try decode(silent).image == MasterFixture("lossy.webp").expected)
            let missing = try WebPSample("lossy", flags: WebPSample.Chunk.exif)
            #expect(try decode(missing).image == MasterFixture("lossy.webp").expected)
            let broken = try WebPSample(
                "lossy", last: [.init("EXIF", [1, 2, 3])], flags: WebPSample.Chunk.exif)
            #expect(try decode(broken).image == MasterFixture("lossy.webp").expected)
        }

        @Test func theFirstEXIFThatCanBeReadCounts() throws {
            let last: [WebPSample.Chunk] = [
                .init("EXIF", [1, 2, 3]), .init("EXIF", TIFFSample.orientation(6, type: 4)),
            ]
            let sample = try WebPSample("lossy", last: last, flags: WebPSample.Chunk.exif)
            #expect(try decode(sample).stored.orientation == .rotateClockwise)
            let header = try ImageHeader(of: sample.bytes, limits: options.limits)
            #expect(try header.width == MasterFixture("lossy.webp").expected.height)
        }

        @Test(arguments: ["lossy", "lossless-alpha"]) func adobeRGBMayBeNamedByEXIF(fixture: String) throws {
            var options = options
            options.keepsColors = false
            let exif = WebPSample.Chunk("EXIF", TIFFSample.adobeRGB(isLittleEndian: fixture == "lossy"))
            let sample = try WebPSample(fixture, last: [exif], flags: WebPSample.Chunk.exif)
            let decoded = try Image.decode(sample.bytes, options: options)
            #expect(decoded.notes.count == 1 && decoded.notes[0].names("Adobe RGB"))
            #expect(decoded.stored.colors == .otherProfile)
            #expect(try decoded.image.farthest(from: MasterFixture("\(fixture).webp").expected) > 10)
        }

        @Test func aHeaderTakesOnlyWhatItNeeds() throws {
            let fill = [WebPSample.Chunk](repeating: .init("fill", []), count: 3000)
            let last =
                fill + [
                    .init("EXIF", TIFFSample.orientation(6)), .init("tail", .init(repeating: 1, count: 9000)),
                ]
            let bytes = try WebPSample("lossy-high", last: last, flags: WebPSample.Chunk.exif).bytes
            var (length, reads) = (12, 0)
            while case .needsMoreBytes(let count) = try ImageHeader.read(
                prefix: Array(bytes.prefix(length)), limits: options.limits)
            {
                try #require(count > length)
                (length, reads) = (count, reads + 1)
            }
            #expect(reads < 14 && length < bytes.count)
            let header = try ImageHeader.read(prefix: Array(bytes.prefix(length)), limits: options.limits)
            #expect(header == .complete(ImageHeader(type: .webP, width: 33, height: 17)))
            let plain = try ImageHeader.read(
                prefix: Array(MasterFixture("lossy-high.webp").bytes.prefix(30)), limits: options.limits)
            #expect(plain == .complete(ImageHeader(type: .webP, width: 17, height: 33)))
        }

        @Test(arguments: ["lossy", "lossless", "lossless-alpha"])
        func profilesAreHeededAsInAPNG(fixture: String) throws {
            let icc = ICCSample.rgb(colorants: ICCSample.displayP3Colorants)
            let sample = try WebPSample(
                fixture, first: [.init("ICCP", icc)], flags: WebPSample.Chunk.profile | WebPSample.Chunk.alpha
            )
            var options = options
            options.keepsColors = false
            let decoded = try Image.decode(sample.bytes, options: options)
            let png = try MasterFixture("\(fixture).webp").expectedBytes
            let expected = try Image.decode(
                png[..<33] + PNGSample.file(.profile(icc)) + png[33...], options: options)
            #expect(decoded.image == expected.image)
            #expect(try decoded.image != MasterFixture("\(fixture).webp").expected)
            #expect(decoded.stored.colors == .otherProfile && decoded.notes == [])
        }

        @Test func aBrokenProfileIsANote() throws {
            var options = options
            options.keepsColors = false
            let sample = try WebPSample(
                "lossy", first: [.init("ICCP", [1, 2, 3])], flags: WebPSample.Chunk.profile)
            let decoded = try Image.decode(sample.bytes, options: options)
            #expect(decoded.notes.count == 1 && decoded.notes[0].hasSuffix("ignored"))
            #expect(try decoded.image == MasterFixture("lossy.webp").expected)
        }

        @Test func theFirstFrameStandsOnItsCanvasOverTheMatte() throws {
            let pixels = try WebPSample("lossless", flags: 0).chunks[1]
            let frame = WebPSample.Chunk.frame(pixels, x: 6, y: 2, width: 19, height: 13)
            let head: [WebPSample.Chunk] = [
                .extended(width: 40, height: 31, flags: WebPSample.Chunk.animation), .loop,
            ]
            let still = try decode(WebPSample(head + [frame]))
            #expect(still.notes == [])
            let moving = try decode(WebPSample(head + [frame, frame]))
            #expect(moving.notes.count == 1 && moving.notes[0].contains("animated"))
            #expect(moving.image == still.image)
            let inner = try MasterFixture("lossless.webp").expected
            let matte: [UInt8] = [10, 200, 90]
            for (channel, plane) in still.image.planes.enumerated() {
                for y in 0..<31 {
                    for x in 0..<40 {
                        let isInside = (6..<25).contains(x) && (2..<15).contains(y)
                        let expected = isInside ? inner.planes[channel][x - 6, y - 2] : matte[channel]
                        #expect(plane[x, y] == expected)
                    }
                }
            }
        }

        @Test func theLibraryIsNamed() {
            let version = CodecVersion.all.first { $0.name == "libwebp" }?.version
            #expect(version?.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
        }
    }
#endif
