/// The bytes of a TIFF, or of EXIF, which has the same form: numbers in either byte order (TIFF 6.0, section 2), and
/// longer ones in a BigTIFF.
struct TIFFBlock {
    /// Whether offsets and counts have 8 bytes.
    let isBig: Bool
    private let isLittleEndian: Bool
    private let bytes: ArraySlice<UInt8>
    /// Where `bytes` are only the first ones.
    private let window: FileWindow?

    /// Larger offsets and counts are taken for this one, with which nothing overflows. No file has as many bytes.
    private static let largest: UInt64 = 1 << 40

    /// The bytes that each TIFF and each BigTIFF begins with.
    static let signatures: [[UInt8]] = [
        [0x49, 0x49, 42, 0], [0x4D, 0x4D, 0, 42], [0x49, 0x49, 43, 0], [0x4D, 0x4D, 0, 43],
    ]

    /// Nil where the bytes do not begin like a TIFF.
    init?(_ bytes: ArraySlice<UInt8>, window: FileWindow? = nil) {
        guard let signature = Self.signatures.first(where: { bytes.starts(with: $0) }) else { return nil }
        isLittleEndian = signature[0] == 0x49
        isBig = signature.contains(43)
        self.bytes = bytes
        self.window = window
    }

    /// Bytes of the block.
    var count: Int { bytes.count }

    /// Where the first directory begins.
    func firstDirectory() throws(TIFFError) -> Int {
        try isBig ? integer(at: 8, length: 8) : integer(at: 4, length: 4)
    }

    func directory(at offset: Int) throws(TIFFError) -> TIFFDirectory {
        TIFFDirectory(
            block: self, offset: offset, count: try integer(at: offset, length: isBig ? 8 : 2))
    }

    /// The number at an offset, which is not negative.
    func integer(at offset: Int, length: Int) throws(TIFFError) -> Int {
        let part = try bytes(offset..<offset + length)
        var value: UInt64 = 0
        for index in 0..<length {
            value = value << 8 | UInt64(part[part.startIndex + (isLittleEndian ? length - 1 - index : index)])
        }
        return Int(min(value, Self.largest))
    }

    /// The bytes at an offset, as text up to a zero byte.
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

/// A directory of a TIFF: what is said about one picture, each fact with its tag.
struct TIFFDirectory {
    /// One fact. Its values stand at `position`.
    struct Entry {
        let type: Int
        let count: Int
        let position: Int

        /// Bytes of a value. Types that nobody knows count as bytes.
        var length: Int {
            switch type {
            case 3, 8: 2
            case 4, 9, 11, 13: 4
            case 5, 10, 12, 16, 17, 18: 8
            default: 1
            }
        }

        /// Whether its values are whole numbers without sign.
        var isInteger: Bool { [1, 3, 4, 13, 16, 18].contains(type) }
    }

    let block: TIFFBlock
    /// Where it begins.
    let offset: Int
    /// The number of its entries.
    let count: Int

    private var entryLength: Int { block.isBig ? 20 : 12 }
    private var start: Int { offset + (block.isBig ? 8 : 2) }

    /// Where the next directory begins; 0 after the last.
    func next() throws(TIFFError) -> Int {
        try block.integer(at: start + count * entryLength, length: block.isBig ? 8 : 4)
    }

    /// The first entry with a tag.
    func entry(_ tag: TIFFTag) throws(TIFFError) -> Entry? {
        for index in 0..<count {
            let position = start + index * entryLength
            guard try block.integer(at: position, length: 2) == tag.rawValue else { continue }
            return try entry(at: position)
        }
        return nil
    }

    private func entry(at position: Int) throws(TIFFError) -> Entry {
        let word = block.isBig ? 8 : 4
        let type = try block.integer(at: position + 2, length: 2)
        let count = try block.integer(at: position + 4, length: word)
        let entry = Entry(type: type, count: count, position: position + 4 + word)
        guard entry.length * count > word else { return entry }
        let offset = try block.integer(at: entry.position, length: word)
        return Entry(type: type, count: count, position: offset)
    }

    /// The first values of a tag, at most `most` of them. Nil where there is no such tag, or its values are no numbers.
    func integers(_ tag: TIFFTag, most: Int = 1) throws(TIFFError) -> [Int]? {
        guard let entry = try entry(tag), entry.isInteger, entry.count > 0 else { return nil }
        let length = entry.length
        let count = min(entry.count, most)
        // Before there is an array of them.
        _ = try block.integer(at: entry.position + (count - 1) * length, length: length)
        var values: [Int] = []
        values.reserveCapacity(count)
        for index in 0..<count {
            values.append(try block.integer(at: entry.position + index * length, length: length))
        }
        return values
    }

    /// Whether the values of all tags are there.
    func checkValues() throws(TIFFError) {
        for index in 0..<count {
            let entry = try entry(at: start + index * entryLength)
            let end = entry.position + entry.length * entry.count
            guard end <= block.count else { throw .missing(end: end) }
        }
    }

    /// The first value of a tag.
    func integer(_ tag: TIFFTag) throws(TIFFError) -> Int? { try integers(tag)?.first }

    /// How the picture must be turned. Nil where the tag has no valid value.
    func orientation() throws(TIFFError) -> Orientation? {
        guard let entry = try entry(.orientation), entry.type == 3, entry.count == 1 else { return nil }
        return Orientation(rawValue: try block.integer(at: entry.position, length: 2))
    }
}

/// Why a TIFF cannot be read.
enum TIFFError: Error {
    /// The file ends before the byte `end`, which a number in it points to.
    case missing(end: Int)
    case refused(PixelsError)

    static func damaged(_ reason: String) -> TIFFError { .refused(.damaged(.tiff, reason: reason)) }
    static func unsupported(_ feature: String) -> TIFFError {
        .refused(.unsupported(.tiff, feature: feature))
    }
    static func overLimit(_ quantity: String, _ found: Int, _ limit: Int) -> TIFFError {
        .refused(.overLimit(.tiff, quantity: quantity, found: found, limit: limit))
    }
}

/// The tags that matter here (TIFF 6.0, appendix A; the last from Adobe's DNG).
enum TIFFTag: Int {
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
    case tileWidth = 322
    case tileHeight, tileOffsets, tileByteCounts
    case subdirectories = 330
    case inkSet = 332
    case extraSamples = 338
    case sampleFormat
    case chromaSubsampling = 530
    case dngVersion = 50706
}
