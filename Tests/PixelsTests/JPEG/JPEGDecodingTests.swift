import WallpressPixels
import WallpressTestSupport
import Testing

@Suite struct JPEGDecodingTests {
    private static let colored = JPEGSample.names.filter { !$0.contains("gray") && !$0.contains("k-") }

    /// BT.601 full range with JFIF's siting.
    @Test(arguments: colored) func pixelsAreThoseOfTheDefinition(name: String) throws {
        let image = try Image.decode(try JPEGSample.fixture(name)).image.rgb(kernels: .best)
        for (plane, expected) in zip(image.planes, try JPEGSample.expectedRGB(name)) {
            #expect(plane.distance(to: expected) <= 2, "\(name)")
        }
    }

    @Test(arguments: ["gray", "gray-2x2-progressive"])
    func grayIsOnePlane(name: String) throws {
        let decoded = try Image.decode(try JPEGSample.fixture(name))
        #expect(decoded.notes.isEmpty)
        #expect(decoded.image.model == .gray)
        #expect(decoded.image.grids == [.full])
        #expect(decoded.image.planes[0].distance(to: try JPEGSample.expectedRGB(name)[0]) <= 1)
    }

    @Test(
        arguments: [
            ("baseline-420", .half, .half), ("baseline-restarts", .half, .one),
            ("arithmetic-422", .half, .one),
            ("arithmetic-progressive-440", .one, .half), ("progressive-444", .one, .one),
            ("extended", .one, .one),
        ] as [(String, PlaneGrid.Ratio, PlaneGrid.Ratio)])
    func chromaStaysAsItIsStored(
        name: String, horizontal: PlaneGrid.Ratio, vertical: PlaneGrid.Ratio
    ) throws {
        let image = try Image.decode(try JPEGSample.fixture(name)).image
        let grid = PlaneGrid(horizontal: horizontal, vertical: vertical)
        #expect(image.model == .yCbCr)
        #expect(image.grids == [.full, grid, grid])
        let rgb = try JPEGSample.expectedRGB(name)
        for y in 0..<13 {
            for x in 0..<19 {
                let cx = x * horizontal.samples / horizontal.pixels
                let cy = y * vertical.samples / vertical.pixels
                let luma = Double(image.planes[0][x, y])
                let cb = Double(image.planes[1][cx, cy]) - 128
                let cr = Double(image.planes[2][cx, cy]) - 128
                // ITU-T T.871, section 7. The nearest chroma sample is off by a step of the gradient.
                let slack = grid == .full ? 2.0 : 16.0
                let red = min(max(luma + 1.402 * cr, 0), 255)
                let blue = min(max(luma + 1.772 * cb, 0), 255)
                #expect(abs(red - Double(rgb[0][x, y])) <= slack)
                #expect(abs(blue - Double(rgb[2][x, y])) <= slack)
            }
        }
    }

    @Test(arguments: ["rgb", "rgb-arithmetic-progressive", "rgb-subsampled"])
    func rgbStaysRGB(name: String) throws {
        let image = try Image.decode(try JPEGSample.fixture(name)).image
        #expect(image.model == .rgb)
        for (plane, expected) in zip(image.planes, try JPEGSample.expectedRGB(name)) {
            #expect(plane.distance(to: expected) <= 1)
        }
    }

    @Test(arguments: ["cmyk-adobe", "cmyk-plain", "ycck-adobe-subsampled"])
    func inksBecomeRGB(name: String) throws {
        let decoded = try Image.decode(try JPEGSample.fixture(name))
        #expect(decoded.image.model == .rgb)
        #expect(decoded.notes.count == 1 && decoded.notes[0].contains("CMYK"))
        for (plane, expected) in zip(decoded.image.planes, try JPEGSample.expectedRGB(name)) {
            #expect(plane.distance(to: expected) <= 2)
        }
    }

    /// Tools that remove metadata also remove this segment.
    @Test func anAdobeSegmentSaysNothingNewOfInks() throws {
        let adobe = try Image.decode(try JPEGSample.fixture("cmyk-adobe")).image
        #expect(try Image.decode(try JPEGSample.fixture("cmyk-plain")).image == adobe)
    }

    /// libjpeg stretches components only by whole numbers, and inks are mixed from all channels of a pixel.
    @Test(arguments: [0, 2] as [UInt8]) func inksSampledAtOddRatiosBecomeRGB(transform: UInt8) throws {
        let stored: [Double] = [200, 48, 232, 208]
        let adobe = JPEGSample.segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, transform])
        let bytes = JPEGSample.flat(
            stored.map { UInt8($0) }, factors: [0x31, 0x21, 0x12, 0x32], width: 21, height: 19)
        let image = try Image.decode(JPEGSample.inserting(adobe, into: bytes)).image
        // Adobe stores the light that inks transmit. YCCK is the YCbCr of the light they absorb (ITU-T T.871, section
        // 7).
        let (cb, cr) = (stored[1] - 128, stored[2] - 128)
        let ycc = [1.402 * cr, -0.344136 * cb - 0.714136 * cr, 1.772 * cb].map { stored[0] + $0 }
        let inks = transform == 2 ? ycc.map { 255 - min(max($0, 0), 255) } : Array(stored[..<3])
        #expect(image.model == .rgb)
        for (plane, ink) in zip(image.planes, inks) {
            for sample in plane.samples { #expect(abs(Double(sample) - ink * stored[3] / 255) <= 1) }
        }
    }

    /// Adobe's, and ISO 21496-1's. A program that rewrites the picture may keep only the words.
    @Test func aGainMapBehindTheImageIsANote() throws {
        let bytes = try JPEGSample.fixture("baseline-420")
        let plain = try Image.decode(bytes).image
        let xmp = "http://ns.adobe.com/xap/1.0/\0<x xmlns:hdrgm=\"http://ns.adobe.com/hdr-gain-map/1.0/\"/>"
        for segment in [
            JPEGSample.segment(0xE1, Array(xmp.utf8)),
            JPEGSample.segment(0xE2, Array("urn:iso:std:iso:ts:21496:-1\0\0\0\0\0".utf8)),
        ] {
            let alone = JPEGSample.inserting(segment, into: bytes)
            #expect(try Image.decode(alone).notes == [])
            let decoded = try Image.decode(alone + JPEGSample.fixture("gray"))
            #expect(decoded.notes.count == 1 && decoded.notes[0].contains("gain map"))
            #expect(decoded.image == plain)
        }
        #expect(try Image.decode(bytes + JPEGSample.fixture("gray")).notes == [])
    }

    /// Only the metadata of the second picture marks it.
    @Test func aGainMapOfAppleIsANote() throws {
        let bytes = try JPEGSample.fixture("baseline-420")
        let xmp =
            "http://ns.adobe.com/xap/1.0/\0<x xmlns:HDRGainMap=\"http://ns.apple.com/HDRGainMap/1.0/\"/>"
        let gainMap = JPEGSample.inserting(
            JPEGSample.segment(0xE1, Array(xmp.utf8)), into: try JPEGSample.fixture("gray"))
        let decoded = try Image.decode(bytes + [0, 0] + gainMap)
        #expect(decoded.notes.count == 1 && decoded.notes[0].contains("gain map"))
        #expect(try decoded.image == Image.decode(bytes).image)
    }

    @Test func exifTurnsTheImage() throws {
        let bytes = try JPEGSample.fixture("baseline-420")
        let stored = try Image.decode(bytes).image
        for orientation in Orientation.allCases {
            let exif = JPEGSample.exif(orientation: TIFFSample.orientation(orientation.rawValue))
            let turned = JPEGSample.inserting(exif, into: bytes)
            let image = try Image.decode(turned).image
            #expect(image == stored.oriented(orientation))
            let header = try ImageHeader(of: turned)
            #expect([header.width, header.height] == [image.width, image.height])
        }
    }
}
