/// From the bytes of a PNG to an upright picture in sRGB.
package enum PNGDecoding {
    /// Decodes a whole file into gray or RGB planes of full size.
    ///
    /// Palettes and small depths are expanded, and 16 bits are rounded to 8. Then the colors are converted to sRGB,
    /// transparent pixels are composited over the matte in linear light, and the picture is turned upright.
    ///
    /// - Throws: `damaged`, `overLimit`, `unsupported` or `outOfMemory`. Warnings of libpng become notes.
    package static func decode(
        _ bytes: [UInt8], options: DecodingOptions = .init()
    ) throws(PixelsError) -> DecodedImage {
        let file = try PNGFile(bytes, limits: options.limits)
        var reader = PNGReader(file, options: options)
        let header = try reader.header()
        var planes = try reader.planes(channels: header.channels)
        let alpha = planes.count.isMultiple(of: 2) ? planes.popLast() : nil

        var notes = reader.warnings.map { "libpng warns: \($0)" }
        if file.isAnimated { notes.append(animationNote) }
        let profile = file.color.profile(icc: header.profile, isGray: file.header.isGray, notes: &notes)
        profile?.convertToSRGB(&planes)
        if let alpha { planes.composite(over: options.matte, alpha: alpha) }
        let image = Image(
            width: file.header.width, height: file.header.height, model: planes.count == 1 ? .gray : .rgb,
            planes: planes)
        return DecodedImage(
            image: image.oriented(file.orientation), notes: notes,
            stored: StoredForm(
                orientation: file.orientation, colors: profile == nil ? .sRGB : .otherProfile,
                trailingBytes: bytes.count - file.byteCount))
    }

    private static let animationNote = "it is animated, and only its default image is used"

    /// Reads the header from a PNG's first bytes, and needs only as many as necessary.
    ///
    /// An orientation behind the pixels is not found here, but when the picture is decoded.
    ///
    /// - Throws: The errors of `decode` that the header reveals.
    package static func header(
        prefix: [UInt8], limits: DecodingLimits = .init()
    ) throws(PixelsError) -> PrefixReading<ImageHeader> {
        try PNGHeader.readShown(prefix: prefix, limits: limits)
    }
}
