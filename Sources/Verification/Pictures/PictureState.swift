/// What a client gets when it asks for a picture.
package enum PictureState: Sendable, Equatable {
    /// A picture that decodes to its last row.
    case usable
    /// No bytes.
    case missing
    /// Bytes that are no whole picture.
    case broken
}
