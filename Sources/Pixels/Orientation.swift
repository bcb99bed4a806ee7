/// How a stored picture must be turned to stand upright.
///
/// The raw values are those of the EXIF tag Orientation (CIPA DC-008, section 4.6.4). The cases name what is done to
/// the stored rows and columns.
public enum Orientation: Int, Sendable, Equatable, CaseIterable {
    /// Nothing: it is stored upright.
    case asStored = 1
    /// Left and right are swapped.
    case flipHorizontally
    /// Half a turn.
    case rotate180
    /// Top and bottom are swapped.
    case flipVertically
    /// Rows become columns.
    case transpose
    /// A quarter turn clockwise.
    case rotateClockwise
    /// Rows become columns, and then half a turn.
    case transverse
    /// A quarter turn counterclockwise.
    case rotateCounterclockwise

    /// Whether the shown picture is as wide as the stored one is high.
    public var swapsWidthAndHeight: Bool { rawValue >= 5 }

    /// Whether left and right are swapped, after rows and columns are.
    var mirrorsColumns: Bool {
        switch self {
        case .flipHorizontally, .rotate180, .rotateClockwise, .transverse: true
        case .asStored, .flipVertically, .transpose, .rotateCounterclockwise: false
        }
    }

    /// Whether top and bottom are swapped, after rows and columns are.
    var mirrorsRows: Bool {
        switch self {
        case .rotate180, .flipVertically, .transverse, .rotateCounterclockwise: true
        case .asStored, .flipHorizontally, .transpose, .rotateClockwise: false
        }
    }
}

extension Orientation {
    /// The orientation that a TIFF block, which is the body of EXIF, gives for its first picture.
    ///
    /// `tiff` begins with the byte order mark, or with "Exif\0\0" before it, as in the APP1 segment of a JPEG. Nil
    /// where there is no such tag, the block is broken, or the value is not 1...8.
    public init?(tiff: ArraySlice<UInt8>) {
        let bytes = tiff.starts(with: Array("Exif\0\0".utf8)) ? tiff.dropFirst(6) : tiff
        guard let block = TIFFBlock(bytes), let value = block.shortInFirstDirectory(tag: 0x0112) else {
            return nil
        }
        self.init(rawValue: value)
    }
}

/// The necessary parts of TIFF 6.0: numbers in either byte order, and the entries of the first directory.
private struct TIFFBlock {
    private let bytes: ArraySlice<UInt8>
    private let isLittleEndian: Bool

    init?(_ bytes: ArraySlice<UInt8>) {
        if bytes.starts(with: [0x49, 0x49, 42, 0]) {
            isLittleEndian = true
        } else if bytes.starts(with: [0x4D, 0x4D, 0, 42]) {
            isLittleEndian = false
        } else {
            return nil
        }
        self.bytes = bytes
    }

    /// The value of a tag that holds one SHORT.
    func shortInFirstDirectory(tag: Int) -> Int? {
        let entryLength = 12
        let typeShort = 3
        guard let directory = integer(at: 4, length: 4), let count = integer(at: directory, length: 2) else {
            return nil
        }
        for entry in 0..<count {
            let position = directory + 2 + entry * entryLength
            guard let found = integer(at: position, length: 2) else { return nil }
            guard found == tag else { continue }
            guard integer(at: position + 2, length: 2) == typeShort,
                integer(at: position + 4, length: 4) == 1
            else { return nil }
            return integer(at: position + 8, length: 2)
        }
        return nil
    }

    private func integer(at offset: Int, length: Int) -> Int? {
        guard offset >= 0, offset + length <= bytes.count else { return nil }
        let start = bytes.startIndex + offset
        let digits = bytes[start..<start + length]
        return isLittleEndian
            ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
    }
}
