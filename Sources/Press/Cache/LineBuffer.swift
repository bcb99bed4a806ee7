/// A splitter of a file into lines while it is read in pieces, so that a large file is never in memory as a whole.
package struct LineBuffer {
    private static let lineBreak = UInt8(ascii: "\n")
    /// The start of the next line, if it was read in part.
    private var begun: [UInt8] = []
    /// The length of the longest line, above the line of any wallpaper.
    private static let longest = 16 << 20

    /// Whether this is not a file with lines: it has no line break for too long.
    package var isFull: Bool { begun.count > Self.longest }

    package init() {}

    /// Takes the next piece of the file. Returns the lines that are complete now, without their line breaks and without
    /// empty ones.
    package mutating func lines(with piece: ArraySlice<UInt8>, isLast: Bool) -> [ArraySlice<UInt8>] {
        guard let end = isLast ? piece.endIndex : piece.lastIndex(of: Self.lineBreak) else {
            begun += piece
            return []
        }
        let lines = (begun + piece[..<end]).split(separator: Self.lineBreak)
        begun = Array(piece[end...])
        return lines
    }
}
