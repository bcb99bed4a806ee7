/// An image as planes, and notes from decoding it.
public struct DecodedImage: Sendable {
    /// The image, upright, in sRGB, without alpha.
    public let image: Image
    /// Minor problems, each a sentence without a final stop: "the color profile is cut short and is ignored".
    public let notes: [String]
    /// The requirements of the file that not every reader meets, and decoding has met.
    public let stored: StoredForm
}
