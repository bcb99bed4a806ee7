/// A picture as planes, and what was noticed while it was decoded.
public struct DecodedImage: Sendable {
    /// Upright, in sRGB, without alpha.
    public let image: Image
    /// Minor problems, each a sentence without a final stop: "the color profile is cut short and is ignored".
    public let notes: [String]
    /// What the file requires that not every reader does, and decoding has done.
    public let stored: StoredForm
}
