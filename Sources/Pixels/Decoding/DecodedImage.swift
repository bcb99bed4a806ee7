/// How files are decoded.
public struct DecodingOptions: Sendable, Equatable {
    /// What is refused because of its header.
    public var limits = DecodingLimits()
    /// The color behind transparent pixels.
    public var matte = RGB8.black
    /// Leaves everything to libjpeg and libpng. Tests set this, to compare; the pixels are the same.
    package var usesOnlyLibraries = false

    /// The defaults.
    public init() {}
}

/// The limits for pictures, which are checked in the header before anything is decoded.
public struct DecodingLimits: Sendable, Equatable {
    /// Width times height.
    public var pixels = 256_000_000
    /// Bytes before the first scan of a JPEG, metadata included.
    public var headerBytes = 32 << 20
    /// Marker segments of a JPEG. libjpeg-turbo's time grows with their square: 100,000 of them take 7 seconds.
    public var markers = 2_000
    /// Scans of a JPEG. A valid progressive file of 237 KB can take 9 seconds.
    public var scans = 100
    /// Bytes that a compressed chunk of a PNG, such as its color profile, may inflate to.
    public var chunkBytes = 16 << 20

    /// The defaults.
    public init() {}
}

/// An sRGB color of 8 bits a channel, each 0...255.
public struct RGB8: Sendable, Equatable, Hashable {
    /// The channels, sRGB encoded.
    public var red, green, blue: UInt8

    /// 000000.
    public static let black = RGB8(red: 0, green: 0, blue: 0)

    /// A color from its channels.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }
}

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

    /// A form from its parts. The defaults are those of a plain file.
    public init(orientation: Orientation = .asStored, colors: Colors = .sRGB, trailingBytes: Int = 0) {
        self.orientation = orientation
        self.colors = colors
        self.trailingBytes = trailingBytes
    }
}
