/// The bytes of a TIFF, or of EXIF, which has the same form: numbers in either byte order (TIFF 6.0, section 2), and
/// longer ones in a BigTIFF.
struct TIFFBlock {
    /// Whether offsets and counts have 8 bytes.
    let isBig: Bool
    private let isLittleEndian: Bool
    private let bytes: ArraySlice<UInt8>
    /// The window, if `bytes` are only the first ones.
    private let window: FileWindow?

    /// The largest offset or count. Larger ones are treated as this one, with which nothing overflows. No file has as many bytes.
    private static let largest: UInt64 = 1 << 40

    /// The bytes that each TIFF and each BigTIFF begins with.
    static let signatures: [[UInt8]] = [
        [0x49, 0x49, 42, 0], [0x4D, 0x4D, 0, 42], [0x49, 0x49, 43, 0], [0x4D, 0x4D, 0, 43],
    ]

    /// Opens the bytes; nil if they do not begin like a TIFF.
    init?(_ bytes: ArraySlice<UInt8>, window: FileWindow? = nil) {
        guard let signature = Self.signatures.first(where: { bytes.starts(with: $0) }) else { return nil }
        isLittleEndian = signature[0] == 0x49
        isBig = signature.contains(43)
        self.bytes = bytes
        self.window = window
    }

    /// Bytes of the block.
    var count: Int { bytes.count }

    /// Returns the start of the first directory.
    func firstDirectory() throws(TIFFError) -> Int {
        try isBig ? integer(at: 8, length: 8) : integer(at: 4, length: 4)
    }

    func directory(at offset: Int) throws(TIFFError) -> TIFFDirectory {
        TIFFDirectory(
            block: self, offset: offset, count: try integer(at: offset, length: isBig ? 8 : 2))
    }

    /// Returns the number at an offset, which is not negative.
    func integer(at offset: Int, length: Int) throws(TIFFError) -> Int {
        let part = try bytes(offset..<offset + length)
        var value: UInt64 = 0
        for index in 0..<length {
            value = value << 8 | UInt64(part[part.startIndex + (isLittleEndian ? length - 1 - index : index)])
        }
        return Int(min(value, Self.largest))
    }

    /// Returns the bytes at an offset, as text up to a zero byte.
    func text(at offset: Int, length: Int) throws(TIFFError) -> String {
        String(decoding: try bytes(offset..<offset + length).prefix { $0 != 0 }, as: UTF8.self)
    }

    func bytes(_ range: Range<Int>) throws(TIFFError) -> ArraySlice<UInt8> {
        if range.upperBound <= bytes.count {
            return bytes[bytes.startIndex + range.lowerBound..<bytes.startIndex + range.upperBound]
        }
        guard let window, range.lowerBound >= window.offset,
            range.upperBound <= window.offset + window.bytes.count
        else { throw .missing(end: range.upperBound) }
        return window.bytes[range.lowerBound - window.offset..<range.upperBound - window.offset]
    }
}

/// The reason that a TIFF cannot be read.
enum TIFFError: Error {
    /// The file ends before the byte `end`, which a number in it points to.
    case missing(end: Int)
    case refused(PixelsError)

    static func damaged(_ reason: String) -> TIFFError { .refused(.damaged(.tiff, reason: reason)) }
    static func unsupported(_ feature: String) -> TIFFError {
        .refused(.unsupported(.tiff, feature: feature))
    }
    /// Returns the error of something that only begins like a TIFF.
    static func otherKind(_ found: String) -> TIFFError {
        .refused(.notAnImage(found: found, expected: ImageType.masters))
    }
    static func overLimit(_ quantity: String, _ found: Int, _ limit: Int) -> TIFFError {
        .refused(.overLimit(.tiff, quantity: quantity, found: found, limit: limit))
    }
}

/// The tags that matter here (TIFF 6.0, appendix A; CIPA DC-008, section 4.6; those of XMP, IPTC, Photoshop and DNG from Adobe).
enum TIFFTag: Int {
    /// In the interoperability directory of EXIF.
    case interoperabilityIndex = 1
    case newSubfileType = 254
    case width = 256
    case height, bitsPerSample, compression
    case photometric = 262
    case maker = 271
    case stripOffsets = 273
    case orientation
    case samplesPerPixel = 277
    case rowsPerStrip, stripByteCounts
    case planarConfiguration = 284
    case artist = 315
    case tileWidth = 322
    case tileHeight, tileOffsets, tileByteCounts
    case subdirectories = 330
    case inkSet = 332
    case extraSamples = 338
    case sampleFormat
    case chromaSubsampling = 530
    case xmp = 700
    case copyright = 33432
    case iptc = 33723
    case photoshop = 34377
    case exif = 34665
    case colorSpace = 40961
    case interoperability = 40965
    case dngVersion = 50706
}
