import WallpressJSON

/// The size of an image in pixels.
public struct PixelSize: Sendable, Hashable, Encodable, CustomStringConvertible {
    /// Pixels in a row, at least 1.
    public var width: Int
    /// Rows, at least 1.
    public var height: Int

    /// Creates a size.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Reads the members of a file in `metadata/v2`, in a lock or in the record of a release; nil if one is missing.
    init?(_ node: JSONNode) {
        guard let width = node["width"]?.count, let height = node["height"]?.count else { return nil }
        self.init(width: width, height: height)
    }

    /// "1170 x 2532".
    public var description: String { "\(width) x \(height)" }

    /// Returns whether this has the aspect ratio of another size: at this height, the width differs by at most 1 % or
    /// one pixel.
    public func hasAspect(of other: PixelSize) -> Bool {
        // |width - height * ratio| <= max(1 % of it, 1), times the other height.
        let wanted = height * other.width
        return abs(width * other.height - wanted) <= max(wanted / 100, other.height)
    }
}
