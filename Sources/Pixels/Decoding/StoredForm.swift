/// The form in which a file stores an image, if readers that ignore it would show another one.
public struct StoredForm: Sendable, Equatable {
    /// The meaning of its numbers.
    public enum Colors: Sendable, Equatable {
        /// sRGB, by its profile or because it has none.
        case sRGB
        /// The colors of another profile.
        case otherProfile
        /// Amounts of ink.
        case inks
    }

    /// The turn that its rows and columns need.
    public var orientation = Orientation.asStored
    /// The meaning of its numbers.
    public var colors = Colors.sRGB
    /// Bytes behind the end of the image.
    public var trailingByteCount = 0
    /// Whether pixels of a PNG may be transparent.
    public var hasAlpha = false
    /// Whether the structure of a JPEG or PNG is damaged while all of its pixels are there. A note describes the damage.
    public var hasStructureErrors = false
}
