/// The form in which a file stores an image. Readers that ignore it may show another image.
public struct StoredForm: Sendable, Equatable {
    /// The meaning of its samples.
    public enum Colors: Sendable, Equatable {
        /// sRGB, by its profile or because it has none.
        case sRGB
        /// The colors of another profile.
        case otherProfile
        /// Amounts of ink.
        case inks
    }

    /// The rotation or reflection that makes it upright.
    public var orientation = Orientation.asStored
    /// The meaning of its samples.
    public var colors = Colors.sRGB
    /// The number of bytes after the end of the image.
    public var trailingByteCount = 0
    /// Whether pixels of a PNG may be transparent.
    public var hasAlpha = false
    /// Whether the structure of a JPEG or PNG is damaged while all of its pixels are there. A note describes the damage.
    public var hasStructureErrors = false
}
