import WallpressColors
import WallpressDisk
import WallpressPixels
import WallpaperMetadata

/// The facts that verification keeps about an image after decoding it.
package struct ImageContents: Sendable {
    let type: ImageType
    /// The size of the upright image.
    let size: PixelSize
    let stored: StoredForm
    let notes: [String]
    /// The share of the background that shines through, 0...1. Clients have a color of their own there, and here it is
    /// black.
    let transparency: Double
    /// The image, reduced.
    let reduced: ReducedImage
    /// Its measure; nil unless asked for.
    let measure: VariantMeasure?

    /// The options for decoding. Several images are decoded at a time, so larger ones are refused. 7680 x 4320 passes.
    package static let options = {
        var options = DecodingOptions()
        options.limits.pixels = 40_000_000
        return options
    }()

    /// Decodes a file to its last row.
    ///
    /// - Parameters:
    ///   - kind: The variant to measure it as; nil to save the time.
    ///   - browsers: The browsers whose home pages are measured.
    /// - Throws: The errors of `Image.decode`.
    init(_ bytes: [UInt8], measuring kind: Variant?, in browsers: Set<HomeScreen.Browser>) throws(PixelsError)
    {
        type = try .sniff(bytes)
        let decoded = try Image.decode(bytes, options: Self.options)
        let image = decoded.image
        size = PixelSize(width: image.width, height: image.height)
        (stored, notes) = (decoded.stored, decoded.notes)
        transparency = decoded.stored.hasAlpha ? try Self.transparency(of: bytes, overBlack: image) : 0
        reduced = ReducedImage(image)
        measure = kind.map { VariantMeasure(of: image, as: $0, in: browsers, kernels: .best).figures }
    }

    /// Returns the share of the background that shines through, by decoding the file once more, over white. In linear light, it
    /// is the difference.
    private static func transparency(
        of bytes: [UInt8], overBlack black: Image
    ) throws(PixelsError) -> Double {
        var options = Self.options
        options.matte = RGB8(red: 255, green: 255, blue: 255)
        let white = try Image.decode(bytes, options: options).image
        let (darker, lighter) = (black.planes[0].samples, white.planes[0].samples)
        let difference = zip(darker, lighter).reduce(0) { sum, codes in
            sum + Int(SRGB.linear16[Int(codes.1)]) - Int(SRGB.linear16[Int(codes.0)])
        }
        return Double(difference) / Double(65535 * max(1, darker.count))
    }
}

extension FetchedFile {
    /// Returns whether it is a complete JPEG or PNG with this size in pixels.
    package func isImage(of size: PixelSize) -> Bool {
        guard let image = try? Image.decode(bytes, options: ImageContents.options).image else {
            return false
        }
        return PixelSize(width: image.width, height: image.height) == size
    }

    /// SHA-256 of all bytes, 64 hexadecimal digits in lower case, as the metadata spells it.
    package var sha256: String { Checksum(of: bytes).description }
}
