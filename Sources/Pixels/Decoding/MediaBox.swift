/// A box of an ISO base media file (ISO/IEC 14496-12, section 4.2). The container of a JPEG XL is made of them, too.
struct MediaBox {
    /// The name, four characters.
    let name: String
    /// Its bytes after length and name; in a box that is cut short, the remaining ones.
    let payload: ArraySlice<UInt8>
    /// Its stated end. This may be past the end of the bytes. Nil if it extends to the end of its container.
    let end: Int?
    /// Whether it has room for its own header.
    let isPossible: Bool

    /// The farthest end of a box. No file has as many bytes. A box that claims more ends here, so that nothing overflows.
    static let farthest = 1 << 48

    /// Reads the box at an index of some bytes. Nil if its header is not complete.
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
