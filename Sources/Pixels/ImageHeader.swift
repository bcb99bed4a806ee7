/// What a picture's first bytes say of it, without decoding.
public struct ImageHeader: Sendable, Equatable {
    /// Told by content, not by name.
    public let type: ImageType
    /// Pixels in a row as shown, orientation applied.
    public let width: Int
    /// Rows as shown, orientation applied.
    public let height: Int

    /// A header from its fields.
    public init(type: ImageType, width: Int, height: Int) {
        self.type = type
        self.width = width
        self.height = height
    }
}
