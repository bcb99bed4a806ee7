import Testing
import WallpressPixels
import WallpressTestSupport

@Suite struct ImageFormatTests {
    @Test func theExtensionOfAPathStandsForAFormat() {
        #expect(ImageFormat(path: "ios/forest/forest.jpg") == .jpeg)
        #expect(ImageFormat(path: "forest.jpg.png") == .png)
        #expect(ImageFormat(path: "forest.webp") == .webP)
        for path in ["forest.jpeg", "forest.JPG", "jpg", "", "forest.jpg/x", "README"] {
            #expect(ImageFormat(path: path) == nil, "\(path)")
        }
        #expect(Set(ImageFormat.all.map(\.fileExtension)).count == ImageFormat.all.count)
    }

    @Test(arguments: ImageFormat.all.filter(\.isWritable))
    func whatItEncodesItRecognizes(format: ImageFormat) throws {
        let rgb = Image.drawn(width: 9, height: 7) { x, y in [Double(x * 20), Double(y * 30), 90] }
        let image = format.form == .planes ? rgb.yCbCr(.full, kernels: .best) : rgb
        let (good, bad) = (try format.encode(image, 95, true), try format.encode(image, 5, true))
        #expect(try ImageType.sniff(good) == format.type)
        let decoded = try Image.decode(good).image
        #expect(decoded.width == 9 && decoded.height == 7)
        #expect((good == bad) != format.isLossy)
    }
}
