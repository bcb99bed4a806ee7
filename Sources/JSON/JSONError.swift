/// An error in a JSON text, with its position.
public struct JSONError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The kinds of errors.
    public enum Kind: Sendable, Equatable {
        /// The text is not JSON. Nothing after this position was read.
        case syntax
        /// The text is not JSON, and nothing after this position closes the open values: the file was cut off, or is something
        /// else altogether. No reader can read it, however lenient it is.
        case unreadable
        /// The text is not plain UTF-8: it is in UTF-16, or begins with a byte order mark. RFC 8259 forbids both, but
        /// allows ignoring the mark.
        case encoding
        /// A comma before a closing bracket. Some readers ignore it.
        case trailingComma
        /// A key that occurs twice in one object. Readers disagree on which one counts.
        case duplicateKey
    }

    /// The kind of problem.
    public let kind: Kind
    /// The position of the problem.
    public let position: TextPosition
    /// The expected and the found text, without a final period.
    public let message: String

    /// "12:5: expected a value, found ']'".
    public var description: String { "\(position): \(message)" }
}
