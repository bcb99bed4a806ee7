import WallpressCPixels

/// The names of the chunks that matter here (PNG Specification, Third Edition, section 11).
enum PNGChunkName: UInt32 {
    case header = 0x4948_4452  // IHDR
    case pixels = 0x4944_4154  // IDAT
    case end = 0x4945_4E44  // IEND
    case colorProfile = 0x6943_4350  // iCCP
    case sRGB = 0x7352_4742  // sRGB
    case gamma = 0x6741_4D41  // gAMA
    case chromaticities = 0x6348_524D  // cHRM
    case codePoints = 0x6349_4350  // cICP
    case exif = 0x6558_4966  // eXIf
    case animation = 0x6163_544C  // acTL
    /// The first chunk of files that Apple's tools make from the PNG resources of an app.
    case apple = 0x4367_4249  // CgBI
}

/// A reader that steps from chunk to chunk through the bytes of a PNG, reading only lengths and names.
///
/// It also works on a prefix of a file: the last chunk may reach past its end.
struct PNGChunkReader {
    /// A chunk's place in the file.
    struct Chunk {
        /// The name; `nil` for a chunk that does not matter here.
        let name: PNGChunkName?
        /// The range of the payload. It may reach past the end of the bytes.
        let payload: Range<Int>

        /// The end of the chunk with its checksum.
        var end: Int { payload.upperBound + 4 }
    }

    /// The eight bytes that all PNG files begin with.
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    /// The length of a chunk's length and name.
    static let chunkHeaderLength = 8

    let bytes: [UInt8]
    /// The place at which the next chunk starts.
    private(set) var position = Self.signature.count

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the next chunk, or `nil` if the bytes end before its payload begins.
    mutating func next() throws(PixelsError) -> Chunk? {
        let start = position + Self.chunkHeaderLength
        guard start <= bytes.count else { return nil }
        let length = bytes.bigEndian(at: position)
        guard length < 0x8000_0000 else {
            throw .damaged(.png, reason: "the chunk at byte \(position) has an impossible length")
        }
        let name = PNGChunkName(rawValue: UInt32(bytes.bigEndian(at: position + 4)))
        let chunk = Chunk(name: name, payload: start..<start + length)
        position = chunk.end
        return chunk
    }

    /// Returns the bytes of a chunk, or `nil` if some are missing or they do not match their checksum.
    func payload(of chunk: Chunk) -> ArraySlice<UInt8>? {
        guard chunk.end <= bytes.count else { return nil }
        let named = chunk.payload.lowerBound - 4..<chunk.payload.upperBound
        guard PNGChecksum.of(bytes[named]) == bytes.bigEndian(at: chunk.payload.upperBound) else {
            return nil
        }
        return bytes[chunk.payload]
    }
}

/// The checksum of PNG's chunks (ISO 3309; PNG Specification, annex D).
package enum PNGChecksum {
    /// Returns the checksum of the name and the payload of a chunk.
    package static func of(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            bytes.baseAddress.map { Int(cpx_png_checksum($0, bytes.count)) } ?? 0
        }
    }
}
