import WallpressPixels
import WallpressTestSupport
import Testing

@Suite struct JPEGEncodingTests {
    /// Returns a smooth picture whose planes have the size that `grids` require, with padding at the end of each row.
    private func picture(width: Int, height: Int, grids: [PlaneGrid]) -> Image {
        let planes = grids.enumerated().map { index, grid in
            let planeWidth = grid.horizontal.sampleCount(covering: width)
            let planeHeight = grid.vertical.sampleCount(covering: height)
            let stride = planeWidth + 3
            var samples = [UInt8](repeating: 255, count: stride * planeHeight)
            for y in 0..<planeHeight {
                for x in 0..<planeWidth {
                    // The same slope over the picture, whatever the sampling.
                    let across = x * grid.horizontal.pixels / grid.horizontal.samples
                    let down = y * grid.vertical.pixels / grid.vertical.samples
                    samples[y * stride + x] = UInt8(60 + 20 * index + across + 2 * down)
                }
            }
            return Plane(width: planeWidth, height: planeHeight, stride: stride, samples: samples)
        }
        return Image(width: width, height: height, model: .yCbCr, planes: planes, grids: grids)
    }

    private func noise(size: Int) -> Image {
        var random = SeededGenerator(seed: 5)
        let planes = (0..<3).map { _ in
            let samples = (0..<size * size).map { _ in UInt8.random(in: 0...255, using: &random) }
            return Plane(width: size, height: size, samples: samples)
        }
        return Image(width: size, height: size, model: .yCbCr, planes: planes)
    }

    private func grid(_ horizontal: (Int, Int), _ vertical: (Int, Int)) -> PlaneGrid {
        PlaneGrid(
            horizontal: .init(samples: horizontal.0, pixels: horizontal.1),
            vertical: .init(samples: vertical.0, pixels: vertical.1))
    }

    private func expectRoundTrip(_ image: Image, isProgressive: Bool, _ comment: Comment) throws {
        let bytes = try JPEGEncoding(quality: 100, isProgressive: isProgressive).encode(image)
        let decoded = try Image.decode(bytes).image
        #expect(decoded.grids == image.grids, comment)
        #expect([decoded.width, decoded.height] == [image.width, image.height], comment)
        for (written, read) in zip(image.planes, decoded.planes) {
            #expect(written.distance(to: read) <= 2, comment)
        }
    }

    @Test func everySubsamplingSurvivesInEverySize() throws {
        let samplings: [[PlaneGrid]] = [
            [.full, .full, .full], [.full, .half, .half],
            [.full, grid((1, 2), (1, 1)), grid((1, 2), (1, 1))],
            [.full, grid((1, 1), (1, 2)), grid((1, 1), (1, 2))],
            [.full, grid((1, 4), (1, 1)), grid((1, 4), (1, 1))],
            [.full, grid((1, 4), (1, 2)), grid((1, 4), (1, 2))],
            [.full, grid((1, 3), (1, 1)), grid((2, 3), (1, 1))],
            [.full, grid((1, 1), (1, 3)), grid((1, 1), (2, 3))],
            [.half, .full, .half], [grid((2, 3), (1, 1)), .full, grid((1, 3), (1, 1))],
            [.full, grid((1, 2), (1, 1)), grid((1, 1), (1, 2))],
        ]
        var random = SeededGenerator(seed: 42)
        for grids in samplings {
            for size in [(1, 1), (8, 16), (17, 3), (Int.random(in: 1...50, using: &random), 33)] {
                let image = picture(width: size.0, height: size.1, grids: grids)
                for isProgressive in [true, false] {
                    try expectRoundTrip(image, isProgressive: isProgressive, "\(grids) at \(size)")
                }
            }
        }
    }

    @Test func isWrittenAsAskedAndTheSameEachTime() throws {
        let image = picture(width: 37, height: 21, grids: [.full, .half, .half])
        for isProgressive in [true, false] {
            let encoding = JPEGEncoding(isProgressive: isProgressive)
            let bytes = try encoding.encode(image)
            #expect(bytes == (try encoding.encode(image)))
            let stream = try JPEGStream(bytes)
            #expect(stream.header.metadata.hasJFIF)
            #expect(stream.header.metadata.profile.assembled() == .none)
            #expect(stream.header.frame.process == (isProgressive ? .progressive : .baseline))
            // SOI, APP0, 2 DQT, SOF0, 4 DHT, SOS, EOI
            if !isProgressive { #expect(stream.markerCount == 11) }
        }
        #expect(JPEGEncoding() == JPEGEncoding(quality: 85, isProgressive: true))
    }

    @Test func paddingIsNotWritten() throws {
        let image = picture(width: 13, height: 9, grids: [.full, .full, .full])
        let packed = image.planes.map { plane in
            Plane(width: plane.width, height: plane.height) { samples in
                for y in 0..<plane.height {
                    for x in 0..<plane.width { samples[y * plane.width + x] = plane[x, y] }
                }
            }
        }
        let bytes = try JPEGEncoding().encode(image)
        #expect(
            bytes
                == (try JPEGEncoding().encode(
                    Image(width: 13, height: 9, model: .yCbCr, planes: packed))))
    }

    @Test func theEdgeRepeatsSoThatAFlatImageStaysFlat() throws {
        let planes =
            [Plane(width: 9, height: 9, filledWith: 200)]
            + [90, 160].map { Plane(width: 5, height: 5, filledWith: $0) }
        let image = Image(width: 9, height: 9, model: .yCbCr, planes: planes, grids: [.full, .half, .half])
        let decoded = try Image.decode(try JPEGEncoding(quality: 30).encode(image)).image
        for plane in decoded.planes {
            #expect(plane == Plane(width: plane.width, height: plane.height, filledWith: plane[0, 0]))
        }
    }

    @Test func grayIsWrittenWithNeutralChroma() throws {
        let luma = picture(width: 11, height: 7, grids: [.full, .full, .full]).planes[0]
        let gray = Image(width: 11, height: 7, model: .gray, planes: [luma])
        let decoded = try Image.decode(try JPEGEncoding(quality: 100).encode(gray)).image
        #expect(decoded.grids == [.full, .half, .half])
        #expect(decoded.planes[0].distance(to: luma) <= 1)
        for chroma in decoded.planes[1...] {
            #expect(chroma == Plane(width: 6, height: 4, filledWith: 128))
        }
    }

    @Test func qualityIsHeeded() throws {
        let image = noise(size: 32)
        let sizes = try [1, 40, 85, 100].map { try JPEGEncoding(quality: $0).encode(image).count }
        #expect(sizes == sizes.sorted() && Set(sizes).count == 4)
        #expect(try JPEGEncoding(quality: 900).encode(image).count == sizes[3])
        #expect(try JPEGEncoding(quality: -3).encode(image).count == sizes[0])
    }

    @Test func largeFilesGrowTheBuffer() throws {
        let image = noise(size: 256)
        let bytes = try JPEGEncoding(quality: 100, isProgressive: false).encode(image)
        #expect(bytes.count > 1 << 17)
        let decoded = try Image.decode(bytes).image
        for (written, read) in zip(image.planes, decoded.planes) { #expect(written.distance(to: read) <= 3) }
    }

    @Test func whatNoJPEGCanHoldIsRefused() {
        func expectRefusal(_ image: Image, _ comment: Comment) {
            #expect(throws: PixelsError.self, comment) { try JPEGEncoding().encode(image) }
        }
        let full = (0..<3).map { _ in Plane(width: 9, height: 9, filledWith: 1) }
        expectRefusal(Image(width: 9, height: 9, model: .rgb, planes: full), "RGB")
        expectRefusal(
            Image(width: 9, height: 9, model: .yCbCr, planes: full, grids: [.full, .half, .half]), "size")
        expectRefusal(
            Image(
                width: 65_501, height: 1, model: .gray,
                planes: [
                    Plane(width: 65_501, height: 1, filledWith: 1)
                ]), "too wide")
        let flipped = picture(width: 9, height: 9, grids: [.full, .half, .half]).oriented(.rotate180)
        expectRefusal(flipped, "chroma begins outside")
        // 4 x 4 blocks plus two are more than the ten allowed in an MCU.
        let quarter = grid((1, 4), (1, 4))
        expectRefusal(picture(width: 16, height: 16, grids: [.full, quarter, quarter]), "MCU")
    }
}
