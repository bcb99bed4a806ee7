import Pixels
import TestSupport

extension FuzzTarget {
    static let pictures = [jpeg, png, jpegHeader, pngHeader, profile, orientation, wallpaper]

    /// Small enough for a thousand pictures a second.
    static func options(usesOnlyLibraries: Bool = false) -> DecodingOptions {
        var options = DecodingOptions()
        options.limits.types = ImageType.masters
        options.limits.pixels = 1 << 16
        options.usesOnlyLibraries = usesOnlyLibraries
        return options
    }

    private static let jpeg = FuzzTarget(
        name: "jpeg", longest: 4096, seeds: PictureSeeds.jpegs, words: PictureSeeds.jpegWords
    ) { bytes in
        guard (try? ImageType.sniff(bytes)) == .jpeg else { return false }
        checkDecoding(bytes)
        return true
    }

    /// Nearly every change breaks a checksum. So each input is also decoded with all checksums corrected.
    private static let png = FuzzTarget(
        name: "png", longest: 4096, seeds: PictureSeeds.pngs, words: PictureSeeds.pngWords
    ) { bytes in
        guard (try? ImageType.sniff(bytes)) == .png else { return false }
        let corrected = PNGSample.correctingChecksums(of: bytes)
        checkDecoding(corrected)
        if bytes != corrected { checkDecoding(bytes) }
        return true
    }

    /// Our own ways through progressive JPEGs and plain PNGs give what the libraries give, and the header says the same
    /// as the picture.
    private static func checkDecoding(_ bytes: [UInt8]) {
        let ours = result { () throws(PixelsError) in try Image.decode(bytes, options: options()) }
        let theirs = result { () throws(PixelsError) in
            try Image.decode(bytes, options: options(usesOnlyLibraries: true))
        }
        switch (ours, theirs) {
        case (.success(let ours), .success(let theirs)):
            expect(ours.image == theirs.image, "the pixels are those of the library")
            expect(ours.notes == theirs.notes, "\(ours.notes) is \(theirs.notes)")
            expect(ours.stored == theirs.stored, "\(ours.stored) is \(theirs.stored)")
            let header = result { () throws(PixelsError) in
                try ImageHeader(of: bytes, limits: options().limits)
            }
            guard case .success(let header) = header else {
                return expect(false, "a picture has a header: \(header)")
            }
            let (width, height) = (ours.image.width, ours.image.height)
            // The orientation of a PNG may stand behind its pixels.
            let isTurned = header.type == .png && (header.width, header.height) == (height, width)
            expect(
                (header.width, header.height) == (width, height) || isTurned,
                "\(width) x \(height) is what the header says: \(header)")
        case (.failure(let ours), .failure(let theirs)):
            expect(ours == theirs, "\(ours) is \(theirs)")
        case (.failure(let error), .success), (.success, .failure(let error)):
            expect(false, "only one of two ways fails: \(error)")
        }
    }

    private static let jpegHeader = header("jpeg-header", .jpeg, PictureSeeds.jpegs, PictureSeeds.jpegWords)
    private static let pngHeader = header("png-header", .png, PictureSeeds.pngs, PictureSeeds.pngWords)

    /// Reading as much as is asked for leads to the same header as reading the whole file.
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

    static func checkHeader(_ bytes: [UInt8]) {
        func read(
            _ prefix: [UInt8], _ window: FileWindow? = nil
        ) -> Result<PrefixReading<ImageHeader>, PixelsError> {
            result { () throws(PixelsError) in
                try ImageHeader.read(prefix: prefix, window: window, limits: options().limits)
            }
        }
        func type(_ prefix: [UInt8]) -> ImageType? { try? .sniff(prefix, among: ImageType.masters) }
        let (whole, wholeType) = (read(bytes), type(bytes))
        // Where one can tell the type.
        var count = min(bytes.count, 16)
        while count < bytes.count, type(Array(bytes.prefix(count))) != wholeType { count += 1 }
        while true {
            let prefix = Array(bytes.prefix(count))
            var found = read(prefix)
            if prefix.count < bytes.count, case .success(.needsMoreBytes(let needed)) = found {
                let offset = max(0, needed - FileWindow.longestNumber)
                let window = FileWindow(
                    offset: offset, bytes: Array(bytes.dropFirst(offset).prefix(prefix.count)))
                found = read(prefix, window)
            }
            guard case .success(.needsMoreBytes(let needed)) = found else {
                return expect(found == whole, "\(found) after \(count) bytes is \(whole)")
            }
            expect(needed > prefix.count, "\(needed) are more bytes than \(prefix.count)")
            if prefix.count == bytes.count { return }
            count = needed
        }
    }

    /// The first byte chooses the channels of the picture, and whether the length in the profile is corrected.
    private static let profile = FuzzTarget(
        name: "profile", longest: 4096, seeds: PictureSeeds.profiles,
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
        expect(
            planes.count == 3 || kind == .gray && planes.count == 1, "\(planes.count) planes are a picture")
        return true
    }

    private static let orientation = FuzzTarget(
        name: "orientation", longest: 512, seeds: PictureSeeds.orientations,
        words: [
            "Exif\0\0", "II*\0", "MM\0*", "\u{12}\u{1}\u{3}\0\u{1}\0\0\0", "\u{1}\u{12}\0\u{3}\0\0\0\u{1}",
        ]
    ) { bytes in
        let shifted = ([0, 0, 0] + bytes)[3...]
        expect(Orientation(tiff: bytes[...]) == Orientation(tiff: shifted), "a slice may begin anywhere")
        return true
    }
}
