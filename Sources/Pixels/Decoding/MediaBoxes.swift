/// A box of an ISO base media file (ISO/IEC 14496-12, section 4.2). The container of a JPEG XL is made of them, too.
struct MediaBox {
    /// Four characters.
    let name: String
    /// Its bytes behind length and name; in a box that is cut short, those that are there.
    let payload: ArraySlice<UInt8>
    /// Where it ends, as it says. This may lie behind the end of the bytes. Nil where it goes on to the end of what it is
    /// in.
    let end: Int?
    /// Whether it has room for its own header.
    let isPossible: Bool

    /// No file has as many bytes. A box that claims more ends here, so that nothing overflows.
    static let farthest = 1 << 48

    /// The box at an index of some bytes. Nil where its header is not all there.
    init?(_ bytes: ArraySlice<UInt8>, at position: Int) {
        var numbers = MediaNumbers(bytes[position...])
        guard let length = numbers.read(4), numbers.read(4) != nil else { return nil }
        name = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
        var start = position + 8
        switch length {
        case 0: end = nil
        case 1:
            guard numbers.rest.count >= 8 else { return nil }
            start += 8
            end = min(numbers.read(8) ?? Self.farthest, Self.farthest - position) + position
        default: end = position + length
        }
        isPossible = start <= end ?? start
        payload = isPossible ? bytes[start..<min(end ?? bytes.endIndex, bytes.endIndex)] : []
    }

    /// Whether the bytes go on to its end.
    var isWhole: Bool { end == nil || payload.endIndex == end }
}

/// The boxes in some bytes, one after the other. A box that cannot be right ends them.
struct MediaBoxes: Sequence, IteratorProtocol {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    mutating func next() -> MediaBox? {
        guard let box = MediaBox(bytes, at: position), box.isPossible, box.end ?? 0 < MediaBox.farthest else {
            return nil
        }
        position = box.payload.endIndex
        return box
    }
}

/// Big-endian numbers, one after the other.
struct MediaNumbers {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    /// What has not been read.
    var rest: ArraySlice<UInt8> { bytes }

    /// A number of 0...8 bytes, or nil where there are fewer, or it does not fit.
    mutating func read(_ count: Int) -> Int? {
        guard bytes.count >= count else { return nil }
        let digits = bytes.prefix(count)
        bytes = bytes.dropFirst(count)
        guard count < 8 || (digits.first ?? 0) < 0x80 else { return nil }
        return digits.reduce(0) { $0 << 8 | Int($1) }
    }

    /// As many bytes, or nil where there are fewer.
    mutating func readBytes(_ count: Int) -> ArraySlice<UInt8>? {
        guard count <= bytes.count else { return nil }
        defer { bytes = bytes.dropFirst(count) }
        return bytes.prefix(count)
    }

    /// The version of a full box, whose flags are skipped.
    mutating func readVersion() -> Int? { read(4).map { $0 >> 24 } }
}
