/// What saving changes in a file.
package struct FileChange: Sendable, Equatable, Encodable {
    /// A line of a difference.
    package struct Line: Sendable, Equatable, Encodable {
        /// The kinds of lines; a gap stands for equal lines that are left out.
        package enum Kind: String, Sendable, Encodable {
            case same, added, removed, gap
        }

        package let kind: Kind
        package let text: String
        /// The number of the line, from 1: in the new text, or in the old one if it was removed.
        package let line: Int
    }

    /// What has changed on disk since the file was read.
    package struct Conflict: Sendable, Equatable, Encodable {
        package let diff: [Line]
    }

    /// The path in the input.
    package let path: String
    /// Whether there is no such file yet.
    package let isNew: Bool
    package let diff: [Line]
    /// The whole new text.
    package let text: String
    package let conflict: Conflict?
}
