#if WebP
    import Testing
    import WallpressPixels
    import WallpressTestSupport

    @Suite struct WebPEncodingTests {
        private func noise(_ width: Int, _ height: Int, seed: UInt64, padding: Int = 0) -> Plane {
            var random = SeededGenerator(seed: seed)
            let stride = width + padding
            return Plane(
                width: width, height: height, stride: stride,
                samples: (0..<stride * height).map { _ in .random(in: 0...255, using: &random) })
        }

        private let drawn = Image.drawn(width: 96, height: 64) { x, y in
            [Double(x * 2), Double(y * 3), Double(128 + x - y)]
        }

        @Test func aSmoothImageComesBackNearlyAsItWas() throws {
            let bytes = try WebPEncoding(quality: 95).encode(drawn)
            #expect(try ImageType.sniff(bytes) == .webP && ImageFormat(path: "a.webp")?.type == .webP)
            let back = try Image.decode(bytes).image
            #expect(back.width == 96 && back.height == 64 && back.model == .rgb)
            for (old, new) in zip(drawn.planes, back.planes) {
                let errors = zip(old.samples, new.samples).map { abs(Int($0) - Int($1)) }
                #expect(errors.reduce(0, +) < 3 * errors.count, "\(errors.max() ?? 0)")
            }
        }

        @Test(arguments: [(1, 1, 0), (7, 3, 5), (33, 40, 1)])
        func paddingIsNoPartOfTheImage(width: Int, height: Int, padding: Int) throws {
            let padded = (0..<3).map { noise(width, height, seed: $0, padding: padding) }
            let tight = padded.map { plane in
                Plane(
                    width: width, height: height,
                    samples: (0..<height).flatMap {
                        plane.samples[$0 * plane.stride..<$0 * plane.stride + width]
                    })
            }
            let bytes = try [padded, tight].map {
                try WebPEncoding(quality: 80).encode(
                    Image(width: width, height: height, model: .rgb, planes: $0))
            }
            #expect(bytes[0] == bytes[1])
        }

        @Test func moreQualityTakesMoreBytes() throws {
            let picture = Image(
                width: 64, height: 64, model: .rgb, planes: (0..<3).map { noise(64, 64, seed: $0) })
            let sizes = try [5, 40, 80, 100].map { try WebPEncoding(quality: $0).encode(picture).count }
            #expect(sizes == sizes.sorted() && Set(sizes).count == 4)
            #expect(try WebPEncoding(quality: 400).encode(picture).count == sizes[3])
        }

        @Test func grayIsWrittenAsRGB() throws {
            let gray = Image(width: 5, height: 4, model: .gray, planes: [noise(5, 4, seed: 9)])
            let three = Image(
                width: 5, height: 4, model: .rgb, planes: Array(repeating: gray.planes[0], count: 3))
            #expect(try WebPEncoding(quality: 90).encode(gray) == WebPEncoding(quality: 90).encode(three))
        }

        @Test func whatNoWebPCanHoldIsRefused() {
            let row = Plane(width: 16_384, height: 1, filledWith: 9)
            let long = Image(width: 16_384, height: 1, model: .rgb, planes: [row, row, row])
            let half = Plane(width: 2, height: 2, filledWith: 9)
            let full = Plane(width: 4, height: 4, filledWith: 9)
            let chroma = Image(
                width: 4, height: 4, model: .yCbCr, planes: [full, half, half], grids: [.full, .half, .half])
            for picture in [long, chroma] {
                let error = #expect(throws: PixelsError.self) {
                    try WebPEncoding(quality: 80).encode(picture)
                }
                guard case .notEncoded(.webP, _) = error else {
                    Issue.record("\(String(describing: error))")
                    continue
                }
            }
        }
    }
#endif
