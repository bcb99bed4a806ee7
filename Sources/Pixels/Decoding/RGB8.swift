/// An sRGB color of 8 bits a channel, each 0...255.
public struct RGB8: Sendable, Equatable, Hashable {
    /// The channels, sRGB encoded.
    public var red, green, blue: UInt8

    /// 000000.
    public static let black = RGB8(red: 0, green: 0, blue: 0)

    /// Creates a color from its channels.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }
}
