import WallpressPixels
import WallpressTestSupport
import Testing

#if WebP
    @Suite struct WebPDamageTests {
        private let options = MasterFixture.options

        @Test func bytesBehindTheImageAreCounted() throws {
            let long = try Image.decode(MasterFixture("lossy.webp").bytes + [1, 2, 3], options: options)
            #expect(long.stored.trailingByteCount == 3)
        }

        @Test func aCanvasOfAnySizeIsMeasured() {
            let wide = WebPSample([
                .extended(width: 1 << 24, height: 1 << 24, flags: WebPSample.Chunk.animation)
            ])
            #expect(
                MasterFixture.refusal(of: wide.bytes)
                    == .overLimit(.webP, quantity: "pixels", found: 1 << 48, limit: 256_000_000))
        }

        /// Bytes of a pixel: three or four of the result, four of lossless pixels, and five of the alpha of lossy ones.
        @Test(arguments: [
            ("lossy", 3), ("lossy-alpha", 9), ("lossless", 7), ("lossless-alpha", 8),
        ])
        func theLimitOnMemoryCounts(name: String, bytesOfAPixel: Int) throws {
            let bytes = try MasterFixture("\(name).webp").bytes
            let needed = 247 * bytesOfAPixel
            #expect(
                MasterFixture.refusal(of: bytes) { $0.libraryBytes = needed - 1 }?.excess(in: .webP)
                    == [needed, needed - 1])
            #expect(MasterFixture.refusal(of: bytes) { $0.libraryBytes = needed } == nil)
        }

        @Test func aSmallFrameOnALargeCanvasIsMeasuredByTheCanvas() throws {
            let pixels = try WebPSample("lossless", flags: 0).chunks[1]
            let sample = WebPSample([
                .extended(width: 16_000, height: 16_000, flags: WebPSample.Chunk.animation), .loop,
                .frame(pixels, x: 0, y: 0, width: 19, height: 13),
            ])
            let needed = 4 * 256_000_000 + 4 * 247
            #expect(
                MasterFixture.refusal(of: sample.bytes) { $0.libraryBytes = 1_000_000_000 }?.excess(in: .webP)
                    == [needed, 1_000_000_000])
        }

        @Test func damageIsNamed() throws {
            func reason(_ sample: WebPSample) -> String? {
                MasterFixture.refusal(of: sample.bytes)?.damage(of: .webP)
            }
            let lossy = try WebPSample("lossy", flags: 0)
            let lossless = try WebPSample("lossless", flags: 0)
            let junk = WebPSample([.init("JUNK", .init(repeating: 0, count: 40))])
            #expect(reason(junk)?.names("VP8", "VP8L", "VP8X") == true)
            #expect(reason(WebPSample([.init("VP8 ", [1, 2])] + lossy.chunks))?.contains("2 bytes") == true)
            var other = lossy.chunks[1]
            other.payload[3] = 0
            #expect(reason(WebPSample([other]))?.names("key frame", "VP8") == true)
            other = lossless.chunks[1]
            other.payload[0] = 0
            #expect(reason(WebPSample([other]))?.names("signature", "VP8L") == true)
            other = lossy.chunks[1]
            other.payload.replaceSubrange(6..<8, with: [0, 0])
            #expect(reason(WebPSample([other]))?.contains("0 x 13") == true)
            other = lossy.chunks[1]
            other.payload.removeLast(30)
            #expect(
                reason(WebPSample([other])) == "its compressed pixels end too early")
            var chunks = lossy.chunks
            chunks[0] = .extended(width: 20, height: 13, flags: 0)
            #expect(reason(WebPSample(chunks)) == "its chunks do not fit together")
            #expect(reason(WebPSample([chunks[0]])) != nil)
            var far = WebPSample(lossy.chunks + [.init("EXIF", .init(repeating: 0, count: 60))])
            far.chunks[0] = .extended(width: 19, height: 13, flags: WebPSample.Chunk.exif)
            var bytes = far.bytes
            bytes[bytes.count - 64] = 200
            let pastEnd = MasterFixture.refusal(of: bytes)?.damage(of: .webP)
            #expect(pastEnd?.contains("byte \(bytes.count - 68)") == true)
        }
    }
#endif
