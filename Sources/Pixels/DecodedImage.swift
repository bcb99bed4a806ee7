/// How a master becomes planes.
public struct DecodingOptions: Sendable, Equatable {
    /// What is refused by its header.
    public var limits = DecodingLimits()
    /// What shows through transparent pixels.
    public var matte = RGB8.black

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

/// A master as planes, and what was noticed on the way.
public struct DecodedImage: Sendable {
    /// Upright, in sRGB, without alpha.
    public let image: Image
    /// Survivable matters, each a sentence without a final stop: "the color profile is cut short and is ignored".
    public let notes: [String]
    /// What the file has that not every reader heeds, and that decoding has dealt with.
    public let stored: StoredForm

    /// A picture, its notes and how it was stored.
    public init(image: Image, notes: [String], stored: StoredForm = .init()) {
        self.image = image
        self.notes = notes
        self.stored = stored
    }
}

/// How a file stores a picture, as far as readers that take it as it is would show another one.
public struct StoredForm: Sendable, Equatable {
    /// What its numbers mean.
    public enum Colors: Sendable, Equatable {
        /// sRGB, by a profile or for want of one.
        case sRGB
        /// The colors of another profile.
        case otherProfile
        /// Amounts of ink.
        case inks
    }

    /// How its rows and columns have to be turned.
    public var orientation: Orientation
    /// What its numbers mean.
    public var colors: Colors
    /// Bytes behind the end of the picture.
    public var trailingBytes: Int

    /// A form from its parts; a plain file when not given.
    public init(orientation: Orientation = .asStored, colors: Colors = .sRGB, trailingBytes: Int = 0) {
        self.orientation = orientation
        self.colors = colors
        self.trailingBytes = trailingBytes
    }
}
