@testable import WallpressPixels
import WallpressTestSupport

extension FuzzTarget {
    static let images = [
        jpeg, png, jpegHeader, pngHeader, profile, orientation, photoMetadata, wallpaper,
    ]

    private static let jpeg = FuzzTarget(
        name: "jpeg", longest: 4096, seeds: ImageSeeds.jpegs, words: ImageSeeds.jpegWords
    ) { bytes in
        guard (try? ImageType.sniff(bytes)) == .jpeg else { return false }
        checkDecoding(bytes)
        return true
    }

    /// Nearly every change breaks a checksum. Therefore each input is also decoded with all checksums corrected.
    private static let png = FuzzTarget(
        name: "png", longest: 4096, seeds: ImageSeeds.pngs, words: ImageSeeds.pngWords
    ) { bytes in
        guard (try? ImageType.sniff(bytes)) == .png else { return false }
        let corrected = PNGSample.correctingChecksums(of: bytes)
        checkDecoding(corrected)
        if bytes != corrected { checkDecoding(bytes) }
        return true
    }

    private static let jpegHeader = header("jpeg-header", .jpeg, ImageSeeds.jpegs, ImageSeeds.jpegWords)
    private static let pngHeader = header("png-header", .png, ImageSeeds.pngs, ImageSeeds.pngWords)

    /// Checks that reading only the requested bytes gives the same header as reading the whole file.
    private static func header(
        _ name: String, _ type: ImageType, _ seeds: @escaping @Sendable () throws -> [[UInt8]],
        _ words: [String]
    ) -> FuzzTarget {
        FuzzTarget(name: name, longest: 4096, seeds: seeds, words: words) { bytes in
            guard (try? ImageType.sniff(bytes)) == type else { return false }
            checkHeader(type == .png ? PNGSample.correctingChecksums(of: bytes) : bytes)
            return true
        }
    }

    /// The first byte chooses the channels of the picture, and whether the length in the profile is corrected.
    private static let profile = FuzzTarget(
        name: "profile", longest: 4096, seeds: ImageSeeds.profiles,
        words: [
            "acsp", "mntr", "prtr", "scnr", "spac", "RGB ", "GRAY", "CMYK", "XYZ ", "Lab ", "mft1", "mft2",
        ]
            + [
                "para", "curv", "mAB ", "mBA ", "rTRC", "gTRC", "bTRC", "kTRC", "rXYZ", "A2B0", "wtpt",
                "chad",
            ]
    ) { bytes in
        guard let choice = bytes.first else { return false }
        var icc = Array(bytes.dropFirst())
        if choice & 4 != 0, icc.count >= 4 { icc[..<4] = PNGSample.integer(icc.count, 4)[...] }
        let channels: [ColorProfile.Channels] = [.gray, .rgb, .cmyk, .invertedCMYK]
        let kind = channels[Int(choice & 3)]
        guard let profile = try? ColorProfile(icc: icc, for: kind) else { return true }
        var planes = (0..<kind.count).map { channel in
            Plane(
                width: 16, height: 16,
                samples: (0..<256).map { UInt8(truncatingIfNeeded: $0 * (2 * channel + 1)) })
        }
        profile.convertToSRGB(&planes)
        checkDeepColors(icc, kind)
        expect(
            planes.count == 3 || kind == .gray && planes.count == 1, "\(planes.count) planes are a picture")
        return true
    }

    /// Checks samples of 16 bits; opaque alpha changes none of them.
    private static func checkDeepColors(_ icc: [UInt8], _ kind: ColorProfile.Channels) {
        guard let profile = (try? ColorProfile(icc: icc, for: kind, isDeep: true))?.unlessSRGB else { return }
        func converted(hasAlpha: Bool) -> [UInt8] {
            let rows = DeepRows(
                channels: kind, bits: 16, hasAlpha: hasAlpha, profile: profile, matte: .black)
            let stride = kind.count + (hasAlpha ? 1 : 0)
            var samples = (0..<256 * stride).map { index in
                index % stride == kind.count
                    ? UInt16.max : UInt16(index / stride * 257 * (2 * (index % stride) + 1) & 0xFFFF)
            }
            var planes = [UInt8](repeating: 0, count: 256 * rows.planeCount)
            samples.withUnsafeMutableBufferPointer { samples in
                planes.withUnsafeMutableBufferPointer { planes in
                    guard let samples = samples.baseAddress, let start = planes.baseAddress else { return }
                    rows.convert(
                        samples, count: 256, to: (0..<rows.planeCount).map { start + 256 * $0 })
                }
            }
            return planes
        }
        expect(
            converted(hasAlpha: true) == converted(hasAlpha: false), "alpha that hides nothing does nothing")
    }

    private static let orientation = FuzzTarget(
        name: "orientation", longest: 512, seeds: ImageSeeds.orientations,
        words: [
            "Exif\0\0", "II*\0", "MM\0*", "\u{12}\u{1}\u{3}\0\u{1}\0\0\0", "\u{1}\u{12}\0\u{3}\0\0\0\u{1}",
        ]
    ) { bytes in
        let shifted = ([0, 0, 0] + bytes)[3...]
        expect(EXIF(bytes[...]) == EXIF(shifted), "a slice may begin anywhere")
        return true
    }

    /// EXIF, IPTC and XMP in files of all types. Reading parts of a file gives the same as reading all of it.
    private static let photoMetadata = FuzzTarget(
        name: "photo-metadata", longest: 8192, seeds: ImageSeeds.photoMetadata,
        words: [
            "Exif\0\0", "Photoshop 3.0\0", "8BIM\u{4}\u{4}\0\0", "\u{1C}\u{2}\u{50}\0",
            "http://ns.adobe.com/xap/1.0/\0",
            "XML:com.adobe.xmp\0\0\0\0\0", "iTXt", "eXIf", "EXIF", "XMP ", "xml ", "Exif", "mime", "infe",
            "iloc",
            "<rdf:li>", "</rdf:li>", "xml:lang='x-default'", "<dc:creator>", "</dc:creator>", "&#xE9;",
            "<!DOCTYPE",
            "rdf:resource='", "II*\0", "MM\0*", "\u{3B}\u{1}\u{2}\0",
        ]
    ) { bytes in
        let metadata = PhotoMetadata(of: bytes)
        for text in metadata.texts.values {
            expect(!text.isEmpty && text.count <= PhotoMetadata.longestText, "a text is a line: \(text)")
            expect(PhotoMetadata.line(text) == text, "a line stays as it is: \(text)")
        }
        let file = PartialFile<Never>(count: bytes.count) { offset, count in
            Array(bytes.dropFirst(offset).prefix(count))
        }
        expect(PhotoMetadata.read(file) == metadata, "parts of a file contain the same")
        return true
    }
}
