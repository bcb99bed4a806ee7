extension ImageHeader {
    /// Reads a header from a file's first bytes, and takes only as many as it needs.
    ///
    /// - Parameters:
    ///   - prefix: The file's first bytes: all of them, or at least `ImageType.sniffedByteCount`.
    ///   - limits: What the picture may ask for.
    /// - Throws: What `Image.decode` would, as far as the header tells.
    public static func read(
        prefix: [UInt8], limits: DecodingLimits = .init()
    ) throws(PixelsError) -> PrefixReading<ImageHeader> {
        switch try ImageType.sniff(prefix) {
        case .jpeg: try readJPEG(prefix: prefix, limits: limits)
        case .png: .needsMoreBytes(count: 0)
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

    private static func readJPEG(
        prefix: [UInt8], limits: DecodingLimits
    ) throws(PixelsError) -> PrefixReading<ImageHeader> {
        var reader = JPEGMarkerReader(bytes: prefix, limits: limits)
        switch try JPEGHeader.read(from: &reader) {
        case .needsMoreBytes(let count):
            return .needsMoreBytes(count: count)
        case .complete(let header):
            let swaps = header.metadata.orientation.swapsWidthAndHeight
            let (width, height) = (header.frame.width, header.frame.height)
            return .complete(
                ImageHeader(type: .jpeg, width: swaps ? height : width, height: swaps ? width : height))
        }
    }
}
