import Foundation
import WallpressPixels
import WallpressTestSupport

/// Small valid pictures of all kinds, and the texts in them.
enum ImageSeeds {
    static let jpegWords =
        ["Exif\0\0", "ICC_PROFILE\0", "JFIF\0", "Adobe", "II*\0", "MM\0*"]
    static let pngWords =
        [
            "IHDR", "IDAT", "IEND", "iCCP", "sRGB", "gAMA", "cHRM", "cICP", "eXIf", "acTL", "CgBI", "PLTE",
            "tRNS",
        ]
        + ["bKGD", "sBIT", "pHYs", "tEXt", "zTXt", "iTXt", "tIME", "hIST", "sPLT"]

    /// Returns our own JPEGs, and the ones of the tests, which other encoders made.
    static func jpegs() throws -> [[UInt8]] {
        let gray = Plane(width: 19, height: 13, samples: (0..<247).map { UInt8($0) })
        let chroma = Plane(width: 10, height: 7, samples: (0..<70).map { UInt8(3 * $0) })
        let images = [
            Image(width: 19, height: 13, model: .gray, planes: [gray]),
            Image(
                width: 19, height: 13, model: .yCbCr, planes: [gray, chroma, chroma],
                grids: [.full, .half, .half]),
        ]
        var seeds: [[UInt8]] = []
        for image in images {
            for isProgressive in [false, true] {
                seeds.append(try JPEGEncoding(quality: 50, isProgressive: isProgressive).encode(image))
            }
        }
        // With many rows of blocks.
        let stripes = Image.drawn(width: 33, height: 190) { x, y in SIMD3(Double(y), Double(7 * x), 99) }
        seeds.append(try JPEGEncoding(quality: 20).encode(stripes.yCbCr420(kernels: .portable)))
        let plain = seeds[2]
        for tiff in [TIFFSample.orientation(6), TIFFSample.adobeRGB(orientation: 3)] {
            seeds.append(plain[..<2] + segment(0xE1, Array("Exif\0\0".utf8) + tiff) + plain[2...])
        }
        // An orientation of another type behind a segment that is none, and a scan that names no band.
        let exif = segment(0xE1, Array("Exif\0\0".utf8) + TIFFSample.orientation(6, type: 9))
        seeds.append(plain[..<2] + segment(0xE1, Array("Exif\0\0II*".utf8)) + exif + plain[2...])
        if let scan = plain.indices.last(where: { plain[$0...].starts(with: [0xFF, 0xDA]) }) {
            let end = scan + 2 + Int(plain[scan + 3])
            seeds.append(plain[..<(end - 3)] + [0, 0, 0] + plain[end...])
        }
        for icc in [ICCSample.rgb(colorants: ICCSample.displayP3Colorants), ICCSample.gray(gamma: 1.8)] {
            let piece = segment(0xE2, Array("ICC_PROFILE\0".utf8) + [1, 1] + icc)
            seeds += [plain, seeds[0]].map { $0[..<2] + piece + $0[2...] }
        }
        return try seeds + fixtures("jpeg", "jpg")
    }

    /// Returns the files with an extension in a folder of the fixtures.
    static func fixtures(_ folder: String, _ ending: String) throws -> [[UInt8]] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/\(folder)")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".\(ending)") }
            .map { [UInt8](try Data(contentsOf: folder.appendingPathComponent($0))) }
    }

    private static func segment(_ code: UInt8, _ payload: [UInt8]) -> [UInt8] {
        [0xFF, code] + PNGSample.integer(payload.count + 2, 2) + payload
    }

    /// Returns every color type, depth and filter, with and without interlacing, and every chunk about colors.
    static func pngs() throws -> [[UInt8]] {
        let kinds = [(0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16])]
        var seeds: [[UInt8]] = []
        for (colorType, depths) in kinds {
            for depth in depths {
                for isInterlaced in [false, true] {
                    var sample = PNGSample(width: 9, height: 7) {
                        (7 * $0 + 31 * $1 + 97 * $2) % (1 << depth)
                    }
                    (sample.bitDepth, sample.colorType) = (depth, colorType)
                    sample.isInterlaced = isInterlaced
                    sample.filters = [0, 1, 2, 3, 4]
                    if colorType == 3 {
                        let colors = (0..<3 << depth).map { UInt8(truncatingIfNeeded: 5 * $0) }
                        sample.chunks = [.init("PLTE", colors), .init("tRNS", [0, 128])]
                    }
                    seeds.append(sample.bytes)
                }
            }
        }
        let p3 = ICCSample.rgb(colorants: ICCSample.displayP3Colorants)
        let chunks: [[PNGSample.Chunk]] = [
            [.profile(p3)], [.gamma(1 / 1.8)], [.init("sRGB", [0])], [.init("cICP", [12, 13, 0, 1])],
            [.chromaticities([0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06])],
            [.init("eXIf", TIFFSample.orientation(6))], [.init("eXIf", TIFFSample.adobeRGB())],
            [.init("acTL", [0, 0, 0, 2, 0, 0, 0, 0])],
            [.init("tEXt", Array("Title\0A".utf8)), .init("tRNS", [0, 1, 0, 2, 0, 3])],
        ]
        for chunks in chunks {
            var sample = PNGSample(width: 5, height: 8) { 20 * $0 + 9 * $1 + $2 }
            sample.chunks = chunks
            seeds.append(sample.bytes)
            sample.pixelChunkLengths = [0, 1, 30]
            (sample.chunks, sample.lateChunks) = ([], chunks)
            seeds.append(sample.bytes)
        }
        // With real compression.
        let scene = SyntheticMaster(seed: 1).image
        let small = scene.resampled(scene.bounds, width: 24, height: 14, sampling: .full, kernels: .portable)
        for level in [1, 9] { seeds.append(try PNGEncoding(level: level).encode(small)) }
        // Without an end, and with a window that is too small.
        seeds += seeds.suffix(2).map { $0.dropLast(12) }
        var far = PNGSample(width: 20, height: 271) { _, _, _ in 0 }
        let rows = [UInt8](repeating: 0, count: 792) + [1]
        for header: [UInt8] in [[0x08, 0x1D], [0x78, 0x01]] {
            far.stream = PNGSample.zlib(rows, thenRepeated: 61, from: 793, header: header)
            seeds.append(far.bytes)
        }
        // More rows than are inflated at once.
        let stripes = Image.drawn(width: 250, height: 250) { x, y in SIMD3(Double(y), 100, x < 9 ? 50 : 200) }
        seeds.append(try PNGEncoding().encode(stripes))
        return seeds
    }

    static func profiles() throws -> [[UInt8]] {
        let gray = [ICCSample.gray(gamma: 2.2), ICCSample.gray(gamma: nil)]
        let tinted = ICCSample.tinted(black: [0, 120, 128], white: [255, 128, 140])
        let rgb = [
            ICCSample.rgb(colorants: ICCSample.sRGBColorants),
            ICCSample.rgb(colorants: ICCSample.displayP3Colorants, gamma: 2.2),
        ]
        let cmyk = ICCSample.cmyk { inks in [inks[3] ? 0 : 255, inks[0] ? 90 : 128, inks[2] ? 160 : 128] }
        return (gray + [tinted]).map { [4] + $0 } + rgb.map { [5] + $0 } + [[6] + cmyk, [7] + cmyk]
            + ["link", "nmcl", "abst"].map { [5] + ICCSample.empty(deviceClass: $0) }
    }

    /// Returns small pictures of all types with the three standards. Pictures with XMP begin with a packet of it.
    static func photoMetadata() throws -> [[UInt8]] {
        let packet =
            "<x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>"
            + "<rdf:Description xmlns:dc='http://purl.org/dc/elements/1.1/' xmlns:cc='http://creativecommons.org/ns#'>"
            + "<dc:creator><rdf:Seq><rdf:li>Jane</rdf:li></rdf:Seq></dc:creator>"
            + "<dc:rights><rdf:Alt><rdf:li xml:lang='x-default'>All</rdf:li></rdf:Alt></dc:rights>"
            + "<cc:license rdf:resource='https://creativecommons.org/licenses/by/4.0/'/>"
            + "</rdf:Description></rdf:RDF></x:xmpmeta>"
        // Artist, in one directory.
        let exif = Array(
            "II*\0\u{8}\0\0\0\u{1}\0\u{3B}\u{1}\u{2}\0\u{5}\0\0\0\u{1A}\0\0\0\0\0\0\0Jane\0".utf8)
        let records: [UInt8] = [0x1C, 2, 80, 0, 4] + Array("Jane".utf8)
        let resources = Array("8BIM\u{4}\u{4}\0\0\0\0\0\u{9}".utf8) + records + [0]
        let jpeg: [UInt8] =
            [0xFF, 0xD8] + segment(0xE1, Array("Exif\0\0".utf8) + exif)
            + segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0\(packet)".utf8))
            + segment(0xED, Array("Photoshop 3.0\0".utf8) + resources) + [0xFF, 0xDA, 0, 2, 0xFF, 0xD9]
        var png = PNGSample(width: 3, height: 3) { _, _, _ in 0 }
        png.chunks = [.init("eXIf", exif)]
        png.lateChunks = [.init("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0\(packet)".utf8))]
        func box(_ name: String, _ payload: [UInt8]) -> [UInt8] {
            PNGSample.integer(8 + payload.count, 4) + Array(name.utf8) + payload
        }
        let jpegXL =
            [0, 0, 0, 12] + Array("JXL ".utf8) + [0x0D, 0x0A, 0x87, 0x0A] + box("jxlc", [0xFF, 0x0A])
            + box("Exif", [0, 0, 0, 0] + exif) + box("xml ", Array(packet.utf8))
        return try [jpeg, png.bytes, jpegXL] + fixtures("webp", "webp") + fixtures("tiff", "tiff")
            + fixtures("heif", "heic") + fixtures("heif", "avif")
    }

    static func orientations() throws -> [[UInt8]] {
        (1...8).flatMap { value in
            [true, false].map { TIFFSample.orientation(value, isLittleEndian: $0) }
        } + [
            Array("Exif\0\0".utf8) + TIFFSample.orientation(3), TIFFSample.orientation(6, type: 4),
            TIFFSample.adobeRGB(), TIFFSample.adobeRGB(isLittleEndian: false, colorSpace: 2),
        ]
    }
}

extension PNGSample {
    /// Returns the file with the right checksum in every whole chunk.
    static func correctingChecksums(of bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        var start = 8
        while start + 12 <= bytes.count {
            let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            let end = start + 8 + length
            guard end + 4 <= bytes.count else { break }
            bytes.replaceSubrange(end..<end + 4, with: integer(PNGChecksum.of(bytes[start + 4..<end]), 4))
            start = end + 4
        }
        return bytes
    }
}
