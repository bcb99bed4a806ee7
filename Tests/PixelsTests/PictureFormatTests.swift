import Testing
import WallpressPixels
import WallpressTestSupport

@Suite struct PictureFormatTests {
    @Test func theExtensionOfAPathStandsForAFormat() {
        #expect(PictureFormat(path: "ios/forest/forest.jpg") == .jpeg)
        #expect(PictureFormat(path: "forest.jpg.png") == .png)
        #expect(PictureFormat(path: "forest.webp") == .webP)
        for path in ["forest.jpeg", "forest.JPG", "jpg", "", "forest.jpg/x", "README"] {
            #expect(PictureFormat(path: path) == nil, "\(path)")
        }
        #expect(Set(PictureFormat.all.map(\.fileExtension)).count == PictureFormat.all.count)
    }

    @Test(arguments: PictureFormat.all.filter(\.isWritable))
    func whatItEncodesItRecognizes(format: PictureFormat) throws {
        let rgb = Image.drawn(width: 9, height: 7) { x, y in [Double(x * 20), Double(y * 30), 90] }
        let image = format.form == .planes ? rgb.yCbCr(.full, kernels: .best) : rgb
        let (good, bad) = (try format.encode(image, 95, true), try format.encode(image, 5, true))
        #expect(try ImageType.sniff(good) == format.type)
        let decoded = try Image.decode(good).image
        #expect(decoded.width == 9 && decoded.height == 7)
        #expect((good == bad) != format.isLossy)
    }
}
