/// Big-endian numbers, one after the other.
struct MediaNumbers {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    /// The bytes that have not been read.
    var rest: ArraySlice<UInt8> { bytes }

    /// Returns a number of 0...8 bytes, or nil if there are fewer, or it does not fit.
    mutating func read(_ count: Int) -> Int? {
        guard bytes.count >= count else { return nil }
        let digits = bytes.prefix(count)
        bytes = bytes.dropFirst(count)
        guard count < 8 || (digits.first ?? 0) < 0x80 else { return nil }
        return digits.reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns the next `count` bytes, or nil if there are fewer.
    mutating func readBytes(_ count: Int) -> ArraySlice<UInt8>? {
        guard count <= bytes.count else { return nil }
        defer { bytes = bytes.dropFirst(count) }
        return bytes.prefix(count)
    }

    /// Returns the version of a full box, whose flags are skipped.
    mutating func readVersion() -> Int? { read(4).map { $0 >> 24 } }
}
