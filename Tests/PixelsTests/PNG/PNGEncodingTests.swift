import WallpressPixels
import WallpressTestSupport
import Testing

@Suite struct PNGEncodingTests {
    private func plane(_ width: Int, _ height: Int, seed: UInt64, padding: Int = 0) -> Plane {
        var random = SeededGenerator(seed: seed)
        let stride = width + padding
        return Plane(
            width: width, height: height, stride: stride,
            samples: (0..<stride * height).map { _ in .random(in: 0...255, using: &random) })
    }

    @Test func comesBackAsItWas() throws {
        for (width, height, padding) in [(1, 1, 0), (7, 3, 5), (33, 40, 1)] {
            let planes = (0..<3).map { plane(width, height, seed: $0, padding: padding * Int($0)) }
            let image = Image(width: width, height: height, model: .rgb, planes: planes)
            let bytes = try PNGEncoding().encode(image)
            let decoded = try PNGDecoding.decode(bytes)
            #expect(decoded.image == image && decoded.notes == [])
            #expect(try PNGEncoding().encode(image) == bytes)
        }
    }

    @Test func isPlainRGB() throws {
        let gray = plane(5, 4, seed: 9)
        let bytes = try PNGEncoding().encode(Image(width: 5, height: 4, model: .gray, planes: [gray]))
        // Depth 8, color type 2, deflate, adaptive filters, not interlaced.
        #expect(Array(bytes[24..<29]) == [8, 2, 0, 0, 0])
        #expect(try PNGDecoding.decode(bytes).image.planes == [gray, gray, gray])
    }

    @Test func refusesWhatIsNotRGB() {
        let full = Plane(width: 4, height: 4, filledWith: 9)
        let half = Plane(width: 2, height: 2, filledWith: 9)
        let chroma = Image(
            width: 4, height: 4, model: .yCbCr, planes: [full, half, half], grids: [.full, .half, .half])
        let odd = Image(width: 4, height: 4, model: .rgb, planes: [full, half, full])
        for (image, word) in [(chroma, "YCbCr"), (odd, "size")] {
            let error = #expect(throws: PixelsError.self) { try PNGEncoding().encode(image) }
            guard case .notEncoded(.png, let reason) = error, reason.contains(word) else {
                Issue.record("\(String(describing: error))")
                continue
            }
        }
    }

    @Test func versionsAreThere() {
        let names = CodecVersion.all.map(\.name)
        #expect(Set(names).isSuperset(of: ["libjpeg-turbo", "libpng", "zlib", "Little CMS"]))
        #expect(Set(names).count == names.count)
        for library in CodecVersion.all {
            #expect(library.version.first?.isNumber == true && library.version.contains("."), "\(library)")
        }
    }
}
