/// The part of a picture that a variant shows, in pixels of that picture; it may begin and end between pixels.
public struct CropBox: Sendable, Equatable {
    /// The left edge, 0 or more.
    public var x: Double
    /// The top edge, 0 or more.
    public var y: Double
    /// Pixels from the left edge to the right one, more than 0.
    public var width: Double
    /// Pixels from the top edge to the bottom one, more than 0.
    public var height: Double

    /// A box from its top left corner and its size.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
