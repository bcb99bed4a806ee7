/// A picture as planes, and what was noticed while it was decoded.
public struct DecodedImage: Sendable {
    /// Upright, in sRGB, without alpha.
    public let image: Image
    /// Minor problems, each a sentence without a final stop: "the color profile is cut short and is ignored".
    public let notes: [String]
    /// What the file requires that not every reader does, and decoding has done.
    public let stored: StoredForm

    /// A decoded picture.
    public init(image: Image, notes: [String], stored: StoredForm = .init()) {
        self.image = image
        self.notes = notes
        self.stored = stored
    }
}

/// How a file stores a picture, where readers that ignore this would show another one.
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

    /// How its rows and columns must be turned.
    public var orientation: Orientation
    /// The meaning of its numbers.
    public var colors: Colors
    /// Bytes behind the end of the picture.
    public var trailingBytes: Int
    /// Whether pixels of a PNG may be transparent.
    public var hasAlpha: Bool

    /// A form from its parts. The defaults are those of a plain file.
    public init(
        orientation: Orientation = .asStored, colors: Colors = .sRGB, trailingBytes: Int = 0,
        hasAlpha: Bool = false
    ) {
        self.orientation = orientation
        self.colors = colors
        self.trailingBytes = trailingBytes
        self.hasAlpha = hasAlpha
    }
}
