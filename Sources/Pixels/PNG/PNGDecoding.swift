import WallpressCPixels

extension ImageType {
    /// PNG (W3C Portable Network Graphics), 1 to 16 bits a sample.
    ///
    /// The other half of the signature shows damage by a transfer as text, which the PNG reader reports.
    public static let png = ImageType(
        name: "PNG", fileExtensions: ["png", "apng"], decoder: PNGDecoding.self
    ) {
        $0.starts(with: [0x89, 0x50, 0x4E, 0x47])
    }
}

/// The decoder of the bytes of a PNG to an upright image in sRGB.
package enum PNGDecoding: ImageDecoder {
    static var libraries: [CodecVersion] {
        [CodecVersion("libpng", cpx_libpng_version()), CodecVersion("zlib", cpx_zlib_version())]
    }

    /// Decodes a whole file into gray or RGB planes of full size.
    ///
    /// Palettes and small depths are expanded. The colors are converted to sRGB, from 16 bits if there are 16,
    /// transparent pixels are composited over the matte in linear light, and the image is turned upright.
    ///
    /// - Throws: `damaged`, `overLimit`, `unsupported`, `highDynamicRange` or `outOfMemory`. Warnings of libpng become
    ///   notes.
    package static func decode(
        _ bytes: [UInt8], options: DecodingOptions = .init()
    ) throws(PixelsError) -> DecodedImage {
        let file = try PNGFile(bytes, limits: options.limits)
        do throws(PixelsError) {
            return try decode(PNGReader(file, options: options), trailing: bytes.count - file.byteCount)
        } catch {
            guard case .damaged = error else { throw error }
            if file.window < PNGFile.largestWindow,
                let decoded = try? decode(
                    PNGReader(file, options: options, ignoresWindow: true),
                    trailing: bytes.count - file.byteCount)
            {
                return decoded
            }
            throw file.missingEnd ?? error
        }
    }

    private static func decode(
        _ reader: PNGReader, trailing trailingByteCount: Int
    ) throws(PixelsError) -> DecodedImage {
        var reader = reader
        let (file, options) = (reader.file, reader.options)
        let header = try reader.header()
        let points = header.profile.flatMap { CodePoints(icc: $0) }
        if let curve = file.color.highDynamicRangeCurve ?? points?.highDynamicRangeCurve {
            throw .highDynamicRange(.png, curve: curve)
        }
        var colorNotes: [String] = []
        let isDeep = file.header.bitDepth == 16
        var profile = file.color.profile(
            icc: header.profile, isAdobeRGB: file.exif?.isAdobeRGB ?? false, isGray: file.header.isGray,
            isDeep: isDeep, notes: &colorNotes)
        if options.keepsColors { profile = nil }
        let planes =
            try isDeep
            ? reader.deepPlanes(profile: profile) : reader.planes(channels: header.channels, profile: profile)

        var notes = reader.damageNotes + reader.warnings.map { "libpng warns: \($0)" }
        if file.isAnimated { notes.append(animationNote) }
        let image = Image(
            width: file.header.width, height: file.header.height, model: planes.count == 1 ? .gray : .rgb,
            planes: planes)
        let orientation = file.exif?.orientation ?? .asStored
        return DecodedImage(
            image: image.oriented(orientation), notes: notes + colorNotes,
            stored: StoredForm(
                orientation: orientation, colors: profile == nil ? .sRGB : .otherProfile,
                trailingByteCount: trailingByteCount, hasAlpha: header.channels.isMultiple(of: 2),
                hasStructureErrors: !reader.damageNotes.isEmpty))
    }

    private static let animationNote = "it is animated, and only its default image is used"

    /// Reads the header from a PNG's first bytes, as few as necessary.
    ///
    /// An orientation after the pixels is not found here, but when the image is decoded.
    ///
    /// - Throws: The errors of `decode` that the header reveals.
    package static func header(
        prefix: [UInt8], window _: FileWindow? = nil, limits: DecodingLimits = .init()
    ) throws(PixelsError) -> PrefixReading<ImageHeader> {
        try PNGHeader.readShown(prefix: prefix, limits: limits)
    }
}
