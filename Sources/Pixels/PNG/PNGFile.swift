/// The structure of a whole PNG, read from its chunks before libpng sees the file.
struct PNGFile {
    /// The file, with an end if it has none.
    private(set) var bytes: [UInt8]
    /// The first chunk.
    let header: PNGHeader
    /// The first chunk eXIf that can be read, anywhere in the file.
    private(set) var exif: EXIF?
    /// Whether there are more images than the one in IDAT.
    private(set) var isAnimated = false
    /// The small color chunks. They count only before the pixels.
    private(set) var color = PNGColorChunks()
    /// The reason that there is no end (IEND). It matters unless all rows are there.
    private(set) var missingEnd: PixelsError?
    /// Bytes from the signature to the end of IEND, or all without one.
    private(set) var byteCount = 0
    /// The bytes that the stream of pixels claims to refer back to (RFC 1950, section 2.2).
    private(set) var window = largestWindow
    /// The number of bytes of compressed pixels, without chunk headers.
    private var pixelBytes = 0
    /// The last chunk of pixels. Its payload may reach past the end of the file.
    private var lastPixels: PNGChunkReader.Chunk?

    /// The largest window of Deflate.
    static let largestWindow = 1 << 15

    /// Walks over all chunks, and ignores those that do not match their checksum.
    ///
    /// - Throws: The errors that are found without decoding: `damaged` if the file is cut short before its pixels or has
    ///   fewer bytes than its pixels need, `overLimit`, `unsupported`.
    init(_ bytes: [UInt8], limits: DecodingLimits) throws(PixelsError) {
        var reader = PNGChunkReader(bytes: bytes)
        header = try PNGHeader.read(from: &reader, limits: limits)
        self.bytes = bytes
        do throws(PixelsError) {
            try walk(&reader, limits: limits)
        } catch {
            guard case .damaged = error, pixelBytes > 0 else { throw error }
            missingEnd = error
            byteCount = bytes.count
            appendEnd()
        }
        try checkPixelBytes()
    }

    private mutating func walk(_ reader: inout PNGChunkReader, limits: DecodingLimits) throws(PixelsError) {
        while let chunk = try reader.next() {
            if chunk.name == .pixels { readPixels(chunk) }
            guard chunk.end <= bytes.count else { break }
            switch chunk.name {
            case .end:
                byteCount = chunk.end
                return
            case .pixels: continue
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
        throw .damaged(.png, reason: "it is truncated after \(bytes.count) bytes")
    }

    private mutating func readPixels(_ chunk: PNGChunkReader.Chunk) {
        let payload = bytes[chunk.payload.clamped(to: 0..<bytes.count)]
        if pixelBytes == 0, let first = payload.first {
            // The upper four bits are the logarithm less 8.
            window = min(1 << (8 + Int(first >> 4)), Self.largestWindow)
        }
        pixelBytes += payload.count
        lastPixels = chunk
    }

    private mutating func read(_ name: PNGChunkName, _ payload: ArraySlice<UInt8>) {
        if name == .exif {
            exif = exif ?? EXIF(payload)
        } else if pixelBytes == 0 {
            isAnimated = isAnimated || name == .animation
            color.read(name, payload)
        }
    }

    /// Ends the file after its last pixels. If these are cut short, their chunk becomes complete.
    private mutating func appendEnd() {
        guard let chunk = lastPixels else { return }
        let start = chunk.payload.lowerBound - PNGChunkReader.chunkHeaderLength
        var pixels = bytes[start..<min(chunk.end, bytes.count)]
        if chunk.end > bytes.count {
            let payload = chunk.payload.clamped(to: 0..<bytes.count)
            // libpng reads the sum after the rows, and does not compare it.
            let missing = chunk.payload.count - payload.count
            let sum = [UInt8](repeating: 0, count: missing <= Self.sumLength ? missing : 0)
            pixels = Self.chunk(.pixels, bytes[payload] + sum)[...]
        }
        bytes.replaceSubrange(start..., with: pixels + Self.chunk(.end, []))
    }

    /// The bytes of the Adler-32 at the end of a zlib stream (RFC 1950, section 2.2).
    private static let sumLength = 4

    private static func chunk(_ name: PNGChunkName, _ payload: ArraySlice<UInt8>) -> [UInt8] {
        func bytes(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }
        let named = bytes(name.rawValue) + payload
        return bytes(UInt32(payload.count)) + named + bytes(UInt32(PNGChecksum.of(named[...])))
    }

    /// Refuses a header with a wrong size of the image before memory is allocated.
    private func checkPixelBytes() throws(PixelsError) {
        // Deflate makes at most 258 bytes from 2 bits (RFC 1951, section 3.2.5).
        let longest = pixelBytes * 258 * 4
        guard longest >= header.width * header.height * header.bitsPerPixel / 8 else {
            let size = "\(header.width) x \(header.height)"
            throw .damaged(.png, reason: "\(pixelBytes) bytes cannot hold \(size) pixels")
        }
    }
}
