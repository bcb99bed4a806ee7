/// The structure of a WebP (RFC 9649), read from its chunks before libwebp sees the file.
struct WebPFile {
    /// Pixels in a row as stored.
    let width: Int
    /// Rows as stored.
    let height: Int
    /// The number of first bytes of a file that always contain the size.
    static let headerLength = prefixLength + chunkHeaderLength + 10
    /// The EXIF, which follows the pixels.
    private(set) var exif: EXIF?
    /// Bytes from the start of the file to the end of the image, according to the file.
    let byteCount: Int
    /// Whether the first chunk announces EXIF. Otherwise there is none.
    private var hasEXIF = false

    /// The length of "RIFF", the size of the rest, and "WEBP".
    private static let prefixLength = 12
    /// The length of a chunk's name and length.
    private static let chunkHeaderLength = 8

    /// Reads the size and the orientation, from as few bytes as necessary.
    ///
    /// - Parameter prefix: The first bytes of a file, or all.
    /// - Throws: `damaged` or `overLimit`.
    static func read(
        prefix: [UInt8], limits: DecodingLimits
    ) throws(PixelsError) -> PrefixReading<WebPFile> {
        let first = prefixLength + chunkHeaderLength
        guard prefix.count >= first else { return .needsMoreBytes(count: first) }
        let needed = first + firstBytesNeeded(of: prefix[prefixLength..<prefixLength + 4])
        guard prefix.count >= needed else { return .needsMoreBytes(count: needed) }
        var file = try WebPFile(prefix, limits: limits)
        guard file.hasEXIF else { return .complete(file) }
        if let count = try file.readEXIF(prefix) { return .needsMoreBytes(count: count) }
        return .complete(file)
    }

    /// Returns the number of bytes of a first chunk that contain the size of the image.
    private static func firstBytesNeeded(of name: ArraySlice<UInt8>) -> Int {
        name.elementsEqual("VP8L".utf8) ? 5 : 10
    }

    /// Reads the size from the first `headerLength` bytes.
    ///
    /// - Throws: `damaged` or `overLimit`.
    init(_ bytes: [UInt8], limits: DecodingLimits) throws(PixelsError) {
        byteCount = 8 + bytes.littleEndian(at: 4, count: 4)
        let start = Self.prefixLength + Self.chunkHeaderLength
        let name = String(decoding: bytes[Self.prefixLength..<Self.prefixLength + 4], as: UTF8.self)
        let length = bytes.littleEndian(at: Self.prefixLength + 4, count: 4)
        guard length >= Self.firstBytesNeeded(of: bytes[Self.prefixLength..<Self.prefixLength + 4]),
            start + length <= byteCount
        else {
            throw .damaged(
                .webP, reason: "its first chunk has a length of \(length) bytes in a file of \(byteCount)"
            )
        }
        switch name {
        case "VP8 ":
            // A key frame begins with three bytes, of which the lowest bit is 0, and a start code (RFC 6386, 9.1).
            guard bytes[start] & 1 == 0, bytes[start + 3..<start + 6].elementsEqual([0x9D, 0x01, 0x2A])
            else {
                throw .damaged(.webP, reason: "its pixels do not begin with a key frame of VP8")
            }
            width = bytes.littleEndian(at: start + 6, count: 2) & 0x3FFF
            height = bytes.littleEndian(at: start + 8, count: 2) & 0x3FFF
        case "VP8L":
            guard bytes[start] == 0x2F else {
                throw .damaged(.webP, reason: "its pixels do not begin with the signature of VP8L")
            }
            let bits = bytes.littleEndian(at: start + 1, count: 4)
            width = (bits & 0x3FFF) + 1
            height = (bits >> 14 & 0x3FFF) + 1
        case "VP8X":
            hasEXIF = bytes[start] & 0x08 != 0
            width = bytes.littleEndian(at: start + 4, count: 3) + 1
            height = bytes.littleEndian(at: start + 7, count: 3) + 1
        default:
            throw .damaged(.webP, reason: "it does not begin with a chunk VP8, VP8L or VP8X")
        }
        guard width > 0, height > 0 else {
            throw .damaged(.webP, reason: "its header has the size \(width) x \(height) pixels")
        }
        guard width * height <= limits.pixels else {
            throw .overLimit(.webP, quantity: "pixels", found: width * height, limit: limits.pixels)
        }
    }

    /// Walks to the first chunk EXIF that can be read. Returns the number of bytes that takes, if there are fewer.
    private mutating func readEXIF(_ bytes: [UInt8]) throws(PixelsError) -> Int? {
        var position = Self.prefixLength
        while position + Self.chunkHeaderLength <= byteCount {
            let payload = position + Self.chunkHeaderLength
            // The prefix doubles each time, so that a file of many small chunks is not read again for each of them.
            guard payload <= bytes.count else { return max(payload, min(2 * bytes.count, byteCount)) }
            let end = payload + bytes.littleEndian(at: position + 4, count: 4)
            guard end <= byteCount else {
                throw .damaged(
                    .webP, reason: "the chunk at byte \(position) reaches past the end of the picture")
            }
            if bytes[position..<position + 4].elementsEqual("EXIF".utf8) {
                guard end <= bytes.count else { return end }
                exif = EXIF(bytes[payload..<end])
                if exif != nil { return nil }
            }
            // Chunks begin at even places.
            position = end + end % 2
        }
        return nil
    }

    /// The turn that the image needs.
    var orientation: Orientation { exif?.orientation ?? .asStored }

    /// The size as shown.
    var shown: ImageHeader { ImageHeader(.webP, storedAs: width, height, orientation) }
}
