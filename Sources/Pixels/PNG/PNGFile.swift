/// The structure of a whole PNG, read from its chunks before libpng sees the file.
struct PNGFile {
    /// The file.
    let bytes: [UInt8]
    /// The first chunk.
    let header: PNGHeader
    /// From eXIf, anywhere in the file.
    private(set) var orientation = Orientation.asStored
    /// Whether there are more pictures than the one in IDAT.
    private(set) var isAnimated = false
    /// The small color chunks. They count only before the pixels.
    private(set) var color = PNGColorChunks()
    /// The number of bytes of compressed pixels, without chunk headers.
    private var pixelBytes = 0
    /// Bytes from the signature to the end of IEND.
    private(set) var byteCount = 0

    /// Walks over all chunks, and ignores those that do not match their checksum.
    ///
    /// - Throws: The errors that are found without decoding: `damaged` where the file is cut short or has fewer bytes
    ///   than its pixels need, `overLimit`, `unsupported`.
    init(_ bytes: [UInt8], limits: DecodingLimits) throws(PixelsError) {
        var reader = PNGChunkReader(bytes: bytes)
        header = try PNGHeader.read(from: &reader, limits: limits)
        self.bytes = bytes
        try walk(&reader, limits: limits)
        try checkPixelBytes()
    }

    private mutating func walk(_ reader: inout PNGChunkReader, limits: DecodingLimits) throws(PixelsError) {
        while let chunk = try reader.next(), chunk.end <= bytes.count {
            switch chunk.name {
            case .end:
                byteCount = chunk.end
                return
            case .pixels:
                pixelBytes += chunk.payload.count
            case .colorProfile:
                // libpng reads it later, and shows whether it is valid.
                color.hasProfile = color.hasProfile || pixelBytes == 0
            case let name? where chunk.payload.count <= limits.chunkBytes:
                guard let payload = reader.payload(of: chunk) else { continue }
                read(name, payload)
            default:
                continue
            }
        }
        throw .damaged(.png, reason: "it is cut short, after \(bytes.count) bytes")
    }

    private mutating func read(_ name: PNGChunkName, _ payload: ArraySlice<UInt8>) {
        if name == .exif {
            orientation = Orientation(tiff: payload) ?? orientation
        } else if pixelBytes == 0 {
            isAnimated = isAnimated || name == .animation
            color.read(name, payload)
        }
    }

    /// Refuses a header with a wrong size of the picture before memory is allocated.
    private func checkPixelBytes() throws(PixelsError) {
        // Deflate makes at most 258 bytes from 2 bits (RFC 1951, section 3.2.5).
        let longest = pixelBytes * 258 * 4
        guard longest >= header.width * header.height * header.bitsPerPixel / 8 else {
            let size = "\(header.width) x \(header.height)"
            throw .damaged(.png, reason: "\(pixelBytes) bytes cannot hold \(size) pixels")
        }
    }
}
