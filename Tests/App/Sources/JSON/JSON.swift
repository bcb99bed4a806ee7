/// The app's own text of a picture.
public struct JSON {
    /// The text.
    public let text: String

    /// A text from the bytes of a picture.
    public init(byteCount: Int) { text = "{\"bytes\": \(byteCount)}" }
}
