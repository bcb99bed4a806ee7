import Colors
import Pixels
import WallpaperMetadata

/// What is kept of a picture once it was decoded.
struct DecodedPicture: Sendable {
    let type: ImageType
    /// Pixels in a row, upright.
    let width: Int
    /// Rows, upright.
    let height: Int
    let stored: StoredForm
    let notes: [String]
    /// What it shows.
    let sketch: PictureSketch
    /// Nil unless asked for.
    let measure: VariantMeasure?

    /// Decodes a file to its last row.
    ///
    /// - Parameter kind: What to measure it as; nil to save the time.
    /// - Throws: What `Image.decode` throws.
    init(_ bytes: [UInt8], measuring kind: VariantKind?) throws(PixelsError) {
        type = try .sniff(bytes)
        let decoded = try Image.decode(bytes)
        let image = decoded.image
        (width, height) = (image.width, image.height)
        (stored, notes) = (decoded.stored, decoded.notes)
        sketch = PictureSketch(image)
        measure = kind.map { VariantMeasure(of: image.rgb(kernels: .best), as: $0) }
    }
}
