/// A position in a text file. Lines and columns start at 1; columns count Unicode scalars.
public struct TextPosition: Sendable, Equatable, CustomStringConvertible {
    /// The line.
    public var line: Int { Int(lineCount) }
    /// The column.
    public var column: Int { Int(columnCount) }

    /// The numbers, in 32 bits each, because a large tree has thousands of positions.
    private let lineCount, columnCount: UInt32

    /// Creates a position.
    public init(line: Int, column: Int) {
        lineCount = UInt32(clamping: line)
        columnCount = UInt32(clamping: column)
    }

    /// Line and column as compilers write them: "12:5".
    public var description: String { "\(line):\(column)" }
}
