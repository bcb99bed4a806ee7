/// A point of an image in fractions of its width and height: `(0, 0)` is the top left corner of the image, and
/// `(1, 1)` the bottom right.
public struct FractionPoint: Sendable, Equatable, Codable {
    /// 0...1 from left to right.
    public let x: Double
    /// 0...1 from top to bottom.
    public let y: Double

    /// The middle.
    public static let center = FractionPoint(x: 0.5, y: 0.5)

    /// Creates a point. Values outside the image are moved to its edge, and NaN to the middle.
    public init(x: Double, y: Double) {
        self.x = fraction(x, otherwise: 0.5)
        self.y = fraction(y, otherwise: 0.5)
    }

    /// Reads a point; values outside the image are moved to its edge.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        self.init(x: try numbers.decode(Double.self), y: try numbers.decode(Double.self))
    }

    /// Writes `[x, y]`.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        try numbers.encode(x)
        try numbers.encode(y)
    }

    /// The point with four decimals, which are enough to get the same crop again (see `CoverCrop.focus`).
    public var rounded: FractionPoint {
        FractionPoint(x: (x * 10_000).rounded() / 10_000, y: (y * 10_000).rounded() / 10_000)
    }
}

/// A box of an image in fractions of its width and height, each 0...1, with `left <= right` and `top <= bottom`.
public struct FractionBox: Sendable, Equatable {
    /// The left edge, from the image's left edge.
    public let left: Double
    /// The top edge, from the image's top edge.
    public let top: Double
    /// The right edge, from the image's left edge.
    public let right: Double
    /// The bottom edge, from the image's top edge.
    public let bottom: Double

    /// Creates a box. Edges outside the image are moved to its edge, NaN becomes the image's own edge, and edges in the
    /// wrong order are swapped.
    public init(left: Double, top: Double, right: Double, bottom: Double) {
        let (left, right) = (fraction(left, otherwise: 0), fraction(right, otherwise: 1))
        let (top, bottom) = (fraction(top, otherwise: 0), fraction(bottom, otherwise: 1))
        self.left = min(left, right)
        self.top = min(top, bottom)
        self.right = max(left, right)
        self.bottom = max(top, bottom)
    }
}

private func fraction(_ value: Double, otherwise replacement: Double) -> Double {
    value.isNaN ? replacement : min(max(value, 0), 1)
}
