import Colors
import Crypto
import Pixels
import WallpaperMetadata

/// What verification keeps of a picture after decoding it.
package struct DecodedPicture: Sendable {
    let type: ImageType
    /// Upright.
    let size: PixelSize
    let stored: StoredForm
    let notes: [String]
    /// What it shows.
    let reduced: ReducedPicture
    /// What was measured on it; nil unless asked for.
    let measure: VariantMeasure?

    /// Several pictures are decoded at a time, so larger ones are refused. 7680 x 4320 passes.
    package static let options = {
        var options = DecodingOptions()
        options.limits.pixels = 40_000_000
        return options
    }()

    /// Decodes a file to its last row.
    ///
    /// - Parameter kind: What to measure it as; nil to save the time.
    /// - Throws: What `Image.decode` throws.
    init(_ bytes: [UInt8], measuring kind: Variant?) throws(PixelsError) {
        type = try .sniff(bytes)
        let decoded = try Image.decode(bytes, options: Self.options)
        let image = decoded.image
        size = PixelSize(width: image.width, height: image.height)
        (stored, notes) = (decoded.stored, decoded.notes)
        reduced = ReducedPicture(image)
        measure = kind.map { VariantMeasure(of: image, as: $0, kernels: .best).figures }
    }
}

extension Fetched {
    /// SHA-256 of all bytes, 64 hexadecimal digits in lower case, as the metadata spells it.
    package var sha256: String { hexadecimal(SHA256.hash(data: bytes)) }
}
