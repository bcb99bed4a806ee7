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

    /// A picture and its notes.
    public init(image: Image, notes: [String]) {
        self.image = image
        self.notes = notes
    }
}
