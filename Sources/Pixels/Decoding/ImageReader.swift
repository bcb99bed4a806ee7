import WallpressCPixels

/// A reader of an image with a library of `decoders.h`, which returns it row by row.
struct ImageReader {
    /// The type, for errors.
    let type: ImageType
    /// The name of the library, for its warnings.
    let library: String
    let decoder: UnsafePointer<cpx_decoder>
    let options: DecodingOptions
    /// See `cpx_encoded`.
    var start = 0
    var matrix = cpx_color_matrix()
    var part = cpx_image_part()
    var ignoresWindow = false

    /// The details that a format's own reader finds in a file, beyond those of its library.
    struct FormatDetails {
        /// The orientation; nil if the library handles it.
        var orientation: Orientation?
        /// Whether EXIF names Adobe RGB.
        var isAdobeRGB = false
        /// Notes on the ignored parts.
        var notes: [String] = []
        /// The number of bytes after the end of the image.
        var trailingByteCount = 0

        /// The note of an image that has a second one, with which screens for HDR make it brighter.
        static let gainMapNote = "its gain map for HDR screens is ignored"
        /// The note of a CMYK image without a definition of its inks.
        static let inksNote = "its CMYK colors are approximate, because there is no usable color profile"
    }

    /// Decodes a whole file to an upright image in sRGB.
    ///
    /// - Throws: `damaged`, `overLimit`, `unsupported`, `highDynamicRange` or `outOfMemory`.
    func decode(_ bytes: [UInt8], _ details: FormatDetails = .init()) throws(PixelsError) -> DecodedImage {
        try open(bytes) { (picture) throws(PixelsError) in
            let info = picture.info
            var notes = details.notes
            if info.is_animated != 0 { notes.append("it is animated, and only its first frame is used") }
            let profile = try info.profile(
                of: type, isAdobeRGB: details.isAdobeRGB, options: options, notes: &notes)
            if info.model == CPX_PICTURE_CMYK, profile == nil { notes.append(FormatDetails.inksNote) }
            let planes = try picture.planes(profile: profile, matte: options.matte)
            let orientation =
                details.orientation ?? Orientation(rawValue: Int(info.orientation)) ?? .asStored
            let image = Image(
                width: Int(info.width), height: Int(info.height), model: planes.count == 1 ? .gray : .rgb,
                planes: planes)
            return DecodedImage(
                image: image.oriented(orientation),
                notes: notes + picture.warnings.map { "\(library) warns: \($0)" },
                stored: StoredForm(
                    orientation: orientation,
                    colors: info.model == CPX_PICTURE_CMYK ? .inks : profile == nil ? .sRGB : .otherProfile,
                    trailingByteCount: details.trailingByteCount))
        }
    }

    /// Opens a file, and closes it after `body`.
    func open<Result>(
        _ bytes: [UInt8], _ body: (inout OpenImage) throws(PixelsError) -> Result
    ) throws(PixelsError) -> Result {
        try bytes.withUnsafeBufferPointer { (bytes) throws(PixelsError) in
            var encoded = cpx_encoded()
            encoded.bytes = bytes.baseAddress
            encoded.byte_count = bytes.count
            encoded.max_pixels = options.limits.pixels
            encoded.max_memory = options.limits.libraryBytes
            encoded.start = start
            encoded.matrix = matrix
            encoded.part = part
            encoded.ignores_window = ignoresWindow ? 1 : 0
            return try withUnsafePointer(to: encoded) { (encoded) throws(PixelsError) in
                var picture = try OpenImage(type, decoder.pointee, encoded)
                defer { picture.close() }
                let (width, height) = (Int(picture.info.width), Int(picture.info.height))
                guard width > 0, height > 0 else { throw .damaged(type, reason: "it has no pixels") }
                guard width * height <= options.limits.pixels else {
                    throw .overLimit(
                        type, quantity: "pixels", found: width * height, limit: options.limits.pixels)
                }
                return try body(&picture)
            }
        }
    }
}
