/// A part of an image, in pixels. Pixel `i` covers the interval from `i` to `i + 1` along an axis.
///
/// A box may begin and end between pixels. If it reaches beyond the image, the image's edge repeats.
public struct CropBox: Sendable, Equatable, Codable {
    /// The left edge.
    public let x: Double
    /// The top edge.
    public let y: Double
    /// The extent along a row, above 0.
    public let width: Double
    /// The extent along a column, above 0.
    public let height: Double

    /// Creates a box from its edges and extents.
    ///
    /// - Precondition: All are finite, and `width` and `height` above 0.
    public init(x: Double, y: Double, width: Double, height: Double) {
        precondition(x.isFinite && y.isFinite && width.isFinite && height.isFinite && width > 0 && height > 0)
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Reads a box from a file that may have been changed by hand.
    ///
    /// - Throws: `DecodingError` unless its edges and extents are possible in an image that can be decoded.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func value(_ key: CodingKeys, from least: Double) throws -> Double {
            let value = try values.decode(Double.self, forKey: key)
            if (least...1e9).contains(value) { return value }
            throw DecodingError.dataCorruptedError(
                forKey: key, in: values, debugDescription: "expected \(least) to 1e9, found \(value)")
        }
        self.init(
            x: try value(.x, from: -1e9), y: try value(.y, from: -1e9),
            width: try value(.width, from: 1e-3), height: try value(.height, from: 1e-3))
    }
}

extension Image {
    /// The box around the whole image.
    public var bounds: CropBox { CropBox(x: 0, y: 0, width: Double(width), height: Double(height)) }
}
