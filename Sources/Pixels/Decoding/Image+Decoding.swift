extension Image {
    /// Decodes a JPEG or PNG, whatever its name says.
    ///
    /// - Parameters:
    ///   - bytes: A whole file.
    ///   - options: The limits, and the color behind transparent pixels.
    /// - Returns: The picture upright and in sRGB, and notes on what was ignored. Its planes are YCbCr or gray as a JPEG
    ///   stores them where that is possible, and otherwise RGB or gray of full size.
    /// - Throws: `empty`, `notAPicture`, `unsupported`, `overLimit`, `damaged` or `outOfMemory`.
    public static func decode(
        _ bytes: [UInt8], options: DecodingOptions = .init()
    ) throws(PixelsError) -> DecodedImage {
        switch try ImageType.sniff(bytes) {
        case .jpeg: try JPEGDecoding.decode(bytes, options: options)
        case .png: try PNGDecoding.decode(bytes, options: options)
        }
    }
}
