extension ImageHeader {
    /// Reads a header from a file's first bytes, and takes only as many as it needs.
    ///
    /// A PNG may keep its orientation behind its pixels, where it is not seen here: the size of what
    /// `Image.decode` returns is the one to go by then.
    ///
    /// - Parameters:
    ///   - prefix: The file's first bytes: all of them, or at least `ImageType.sniffedByteCount`.
    ///   - limits: What the picture may ask for.
    /// - Throws: What `Image.decode` would, as far as the header tells.
    public static func read(
        prefix: [UInt8], limits: DecodingLimits = .init()
    ) throws(PixelsError) -> PrefixReading<ImageHeader> {
        switch try ImageType.sniff(prefix) {
        case .jpeg: try JPEGDecoding.header(prefix: prefix, limits: limits)
        case .png: try PNGDecoding.header(prefix: prefix, limits: limits)
        }
    }

    /// Reads the header of a whole file.
    public init(of bytes: [UInt8], limits: DecodingLimits = .init()) throws(PixelsError) {
        guard case .complete(let header) = try Self.read(prefix: bytes, limits: limits) else {
            throw .damaged(
                try .sniff(bytes), reason: "it is cut short within its header, after \(bytes.count) bytes")
        }
        self = header
    }
}
