/// Reads the lines of a file in pieces, so that a large file is never in memory as a whole.
struct FileLines: ~Copyable {
    /// How much is read at a time, in bytes.
    private static let pieceSize = 1 << 20
    private static let lineBreak = UInt8(ascii: "\n")

    private let file: Descriptor
    /// The start of the next line, as far as it was read.
    private var begun: [UInt8] = []

    /// - Parameter file: A file that is open at its start.
    /// - Throws: `PressError.output` if it has more bytes than `limit`.
    init(of file: consuming Descriptor, upTo limit: Int) throws(PressError) {
        _ = try file.size(upTo: limit)
        self.file = file
    }

    /// Returns the next lines without their line breaks, and none at the end. Empty lines are left out. A line that is
    /// larger than a piece comes in parts.
    mutating func next() throws(PressError) -> [ArraySlice<UInt8>] {
        var bytes = [UInt8](repeating: 0, count: Self.pieceSize)
        let count = try file.next(into: &bytes)
        let piece = begun + bytes[..<count]
        let isLast = count < bytes.count
        let end = isLast ? piece.endIndex : piece.lastIndex(of: Self.lineBreak) ?? piece.endIndex
        begun = Array(piece[end...])
        return piece[..<end].split(separator: Self.lineBreak)
    }
}
