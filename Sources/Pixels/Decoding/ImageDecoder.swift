/// A decoder of images of one type, or of a few that share a library.
protocol ImageDecoder: Sendable {
    /// The libraries that decode, and their versions in use.
    static var libraries: [CodecVersion] { get }

    /// Reads the header from the first bytes of a file, as few as necessary.
    ///
    /// - Throws: The errors of `decode` that the header reveals.
    static func header(
        prefix: [UInt8], window: FileWindow?, limits: DecodingLimits
    ) throws(PixelsError) -> PrefixReading<ImageHeader>

    /// Decodes a whole file to an upright image in sRGB.
    ///
    /// - Throws: `damaged`, `overLimit`, `unsupported`, `highDynamicRange` or `outOfMemory`.
    static func decode(_ bytes: [UInt8], options: DecodingOptions) throws(PixelsError) -> DecodedImage
}

extension Image {
    /// Decodes an image of any name.
    ///
    /// - Parameters:
    ///   - bytes: A whole file.
    ///   - options: The limits with the types that are decoded, and the color behind transparent pixels.
    /// - Returns: The image upright and in sRGB, and notes on ignored parts. Its planes are YCbCr or gray as a JPEG
    ///   stores them if that is possible, and otherwise RGB or gray of full size.
    /// - Throws: `empty`, `notAnImage`, `withoutDecoder`, or the errors of the decoder.
    public static func decode(
        _ bytes: [UInt8], options: DecodingOptions = .init()
    ) throws(PixelsError) -> DecodedImage {
        try ImageType.decoder(for: bytes, among: options.limits.types).decoder.decode(bytes, options: options)
    }
}
