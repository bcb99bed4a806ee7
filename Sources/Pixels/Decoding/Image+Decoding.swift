extension Image {
    /// Decodes a JPEG or PNG, whatever its name says.
    ///
    /// - Parameters:
    ///   - bytes: A whole file.
    ///   - options: What is refused, and what shows through transparent pixels.
    /// - Returns: The picture upright and in sRGB: YCbCr or gray planes as a JPEG stores them where that is
    ///   possible, else RGB or gray of full size; and notes on what was ignored.
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
