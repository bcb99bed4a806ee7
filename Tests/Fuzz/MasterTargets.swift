import WallpressPixels
import WallpressTestSupport

extension FuzzTarget {
    /// The types of masters only, each with the files of its fixtures as seeds.
    static let masters = [
        master(
            "webp", .webP, "webp",
            words: ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP", "EXIF", "XMP ", "\u{1}*"]),
        master(
            "jpegxl", .jpegXL, "jxl", words: ["JXL ", "ftyp", "jxl ", "jxlc", "jxlp", "jbrd", "Exif", "brob"]),
        master(
            "tiff", .tiff, "tiff",
            words: [
                "II*\0", "MM\0*", "II+\0\u{8}\0\0\0", "MM\0+\0\u{8}\0\0", "\u{1}\u{3}\0\u{1}\0\0\0", "NIKON",
                "\u{53}\u{1}\u{3}\0\u{1}\0\0\0",
                // The sides of tiles, as 32-bit numbers.
                "\u{42}\u{1}\u{4}\0\u{1}\0\0\0", "\u{43}\u{1}\u{4}\0\u{1}\0\0\0",
            ]),
        master("heic", .heic, in: "heif", "heic", words: boxes),
        master("avif", .avif, in: "heif", "avif", words: boxes),
    ]

    private static let boxes = [
        "ftyp", "meta", "pitm", "iinf", "infe", "iref", "dimg", "auxl", "thmb", "iprp", "ipco", "ipma",
        "iloc", "idat", "ispe", "irot", "imir", "clap", "colrnclx", "colrprof", "hvcC", "av1C", "pixi",
        "auxC", "grid", "iovl", "iden", "hvc1", "av01", "mdat", "moov", "avis", "prem", "pred", "tmap",
        "cdsc",
        "urn:mpeg:mpegB:cicp:systems:auxiliary:alpha", "urn:mpeg:hevc:2015:auxid:1",
    ]

    /// Decodes a master. The header must agree with the picture, and so must the header of each prefix of the file.
    private static func master(
        _ name: String, _ type: ImageType, in folder: String? = nil, _ ending: String, words: [String]
    ) -> FuzzTarget {
        let seeds = { @Sendable in try ImageSeeds.fixtures(folder ?? name, ending) }
        return FuzzTarget(name: name, longest: 8192, seeds: seeds, words: words) { bytes in
            guard (try? ImageType.sniff(bytes, among: ImageType.masters)) == type else { return false }
            checkHeader(bytes)
            let decoded = result { () throws(PixelsError) in try Image.decode(bytes, options: options()) }
            // In a damaged stream, libde265 leaves pixels as they were in memory.
            if type != .heic {
                checkMemory(bytes, decoded)
                checkMatte(bytes, decoded)
            }
            guard let image = try? decoded.get().image else { return true }
            let header = try? ImageHeader(of: bytes, limits: options().limits)
            expect(
                header == ImageHeader(type: type, width: image.width, height: image.height),
                "\(image.width) x \(image.height) is what the header says: \(String(describing: header))")
            return true
        }
    }
}
