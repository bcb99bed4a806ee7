import WallpressCPixels
import WallpressPixels
import WallpressTestSupport
import Testing

#if JPEGXL
    @Suite struct JPEGXLDamageTests {
        private let options = MasterFixture.options

        @Test(arguments: ["lossless-7", "lossy-7", "pieces", "layers", "patches"])
        func bytesBehindTheImageAreCounted(name: String) throws {
            let bytes = try MasterFixture("\(name).jxl").bytes
            let long = try Image.decode(bytes + [1, 2, 3], options: options)
            #expect(try long.image.planes == Image.decode(bytes, options: options).image.planes)
            #expect(long.stored.trailingByteCount == 3)
        }

        /// Bytes of a pixel: in the result, and in libjxl's memory.
        @Test(arguments: [
            ("lossy-7", 3 + 16), ("lossless-7", 3 + 30), ("deep-lossless", 6 + 36), ("deep-lossy", 6 + 16),
            ("alpha-lossy", 4 + 16 + 33), ("alpha-lossless", 4 + 30 + 12),
        ])
        func theLimitOnMemoryCounts(name: String, bytesOfAPixel: Int) throws {
            let bytes = try MasterFixture("\(name).jxl").bytes
            let needed = 247 * bytesOfAPixel
            #expect(
                MasterFixture.refusal(of: bytes) { $0.libraryBytes = needed - 1 }?.excess(in: .jpegXL)
                    == [needed, needed - 1])
            #expect(MasterFixture.refusal(of: bytes) { $0.libraryBytes = needed } == nil)
        }

        @Test func layersAreMeasuredTogether() throws {
            let bytes = try MasterFixture("layers.jxl").bytes
            let needed = 247 * 3 + (247 + 48) * 30
            #expect(MasterFixture.refusal(of: bytes) { $0.libraryBytes = needed - 1 } != nil)
            #expect(MasterFixture.refusal(of: bytes) { $0.libraryBytes = needed } == nil)
        }

        /// libjxl 0.7 would end the program.
        @Test func aHiddenFrameOfAnySizeIsMeasured() throws {
            for side in [20_000, 100_000, 1 << 29] {
                var frame = JPEGXLSample.Bits()
                frame.addHiddenFrame(width: side, height: 100)
                let bytes = try JPEGXLSample.replacingFrames(
                    of: "lossless-7", headerLength: headerLength("lossless-7"), with: frame)
                let needed = 247 * 3 + side * 100 * 30
                #expect(
                    MasterFixture.refusal(of: bytes) { $0.libraryBytes = 10_000_000 }?.excess(in: .jpegXL)
                        == [needed, 10_000_000])
            }
            var frame = JPEGXLSample.Bits()
            frame.addHiddenFrame(width: (1 << 30) + 18687, height: (1 << 30) + 18687)
            let bytes = try JPEGXLSample.replacingFrames(
                of: "lossless-7", headerLength: headerLength("lossless-7"), with: frame)
            guard case .overLimit = MasterFixture.refusal(of: bytes) else {
                return #expect(MasterFixture.refusal(of: bytes) == nil)
            }
        }

        @Test func hiddenFramesAreCounted() throws {
            var frames = JPEGXLSample.Bits()
            for _ in 0..<200 { frames.addHiddenFrame(width: 1, height: 1) }
            let bytes = try JPEGXLSample.replacingFrames(
                of: "lossless-7", headerLength: headerLength("lossless-7"), with: frames)
            #expect(
                MasterFixture.refusal(of: bytes)
                    == .overLimit(.jpegXL, quantity: "hidden frames", found: 200, limit: 199))
        }

        @Test func aHiddenFrameThatCannotBeMeasuredIsRefused() throws {
            var frame = JPEGXLSample.Bits()
            frame.addHiddenFrame(width: 10, height: 10, isDisordered: true)
            let bytes = try JPEGXLSample.replacingFrames(
                of: "lossless-7", headerLength: headerLength("lossless-7"), with: frame)
            let feature = MasterFixture.refusal(of: bytes + [0, 0, 0, 0])?.unread(in: .jpegXL)
            #expect(feature?.names("hidden frame", "permuted") == true)
        }

        /// Returns the number of bytes before the first frame.
        private func headerLength(_ name: String) throws -> Int {
            let bytes = try MasterFixture("\(name).jxl").bytes
            var (header, isComplete) = (cpx_jpegxl_header(), Int32(0))
            #expect(cpx_jpegxl_read_header(bytes, bytes.count, 1, &header, &isComplete) == CPX_DECODER_OK)
            #expect(isComplete == 1)
            return header.byte_count
        }

        @Test func damagedContainersAreNamed() throws {
            func refusal(_ bytes: [UInt8]) -> PixelsError? { MasterFixture.refusal(of: bytes) }
            func isDisordered(_ bytes: [UInt8], at place: Int) -> Bool {
                isDamaged(bytes, "order", "byte \(place)")
            }
            func isCutShort(_ bytes: [UInt8]) -> Bool { isDamaged(bytes, "\(bytes.count) bytes") }
            func isDamaged(_ bytes: [UInt8], _ values: String...) -> Bool {
                refusal(bytes)?.damage(of: .jpegXL)?.names(values) == true
            }
            let bare = try MasterFixture("lossless-7.jxl").bytes
            let (first, second) = (Array(bare.prefix(50)), Array(bare.dropFirst(50)))
            let start = JPEGXLSample.start
            func piece(_ number: UInt8, _ content: [UInt8], isLast: Bool = false) -> [UInt8] {
                JPEGXLSample.box("jxlp", [isLast ? 0x80 : 0, 0, 0, number] + content)
            }
            #expect(refusal(start + piece(0, first) + piece(1, second, isLast: true)) == nil)
            #expect(isDisordered(start + piece(1, first) + piece(0, second, isLast: true), at: 40))
            #expect(isDisordered(start + piece(0, first) + JPEGXLSample.box("jxlc", bare), at: 102))
            #expect(isCutShort(start + piece(0, first) + piece(1, second)))
            #expect(isDisordered(start + JPEGXLSample.box("jxlp", [0, 0]), at: 40))
            let impossible: [UInt8] = start + [0, 0, 0, 3] + Array("free".utf8) + bare
            #expect(isDamaged(impossible, "size", "byte 32"))
            #expect(refusal(start + [0, 0, 0, 0] + Array("jxlc".utf8) + bare) == nil)
            let long: [UInt8] = [0, 0, 0, 1] + Array("jxlc".utf8) + PNGSample.integer(16 + bare.count, 8)
            #expect(refusal(start + long + bare) == nil)
            let huge: [UInt8] = [0, 0, 0, 1] + Array("jxlc".utf8) + .init(repeating: 0xFF, count: 8)
            #expect(isCutShort(start + huge + bare))
            var text = start
            text[8] = 0x0A
            #expect(isDamaged(text + JPEGXLSample.box("jxlc", bare), "text mode"))

            // The header is in the first piece.
            let late = start + piece(0, first) + piece(5, second, isLast: true)
            let limits = options.limits
            #expect(try ImageHeader(of: late, limits: limits) == ImageHeader(of: bare, limits: limits))
            #expect(isDisordered(late, at: 102))
        }

        /// The picture may need a newer version.
        @Test func whatCannotBeDecodedNamesTheVersionOfTheLibrary() throws {
            let version = try #require(CodecVersion.all.first { $0.name == "libjxl" }).version
            let bare = try MasterFixture("lossless-7.jxl").bytes
            var header = bare
            for place in 2..<9 { header[place] = 0xFF }
            #expect(MasterFixture.refusal(of: header)?.damage(of: .jpegXL)?.names("header", version) == true)
            var pixels = bare
            for place in bare.count / 2..<bare.count - 1 { pixels[place] ^= 0x55 }
            #expect(MasterFixture.refusal(of: pixels)?.damage(of: .jpegXL)?.names(version) == true)
        }

        @Test func manyBoxesTakeNoTime() throws {
            let bare = try MasterFixture("lossless-7.jxl").bytes
            let boxes = [[UInt8]](repeating: JPEGXLSample.box("free", []), count: 300_000).flatMap { $0 }
            let bytes = JPEGXLSample.start + boxes + JPEGXLSample.box("jxlc", bare)
            #expect(
                try Image.decode(bytes, options: options).image == MasterFixture("lossless-7.jxl").expected)
            var (length, reads) = (512, 0)
            while case .needsMoreBytes(let count) = try ImageHeader.read(
                prefix: Array(bytes.prefix(length)), limits: options.limits)
            {
                (length, reads) = (count, reads + 1)
            }
            #expect(reads < 20)
        }
    }
#endif
