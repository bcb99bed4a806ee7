import Colors
import Pixels
import WallpaperMetadata

/// The colors of one picture that is in no tree, and how legible they are.
///
/// The picture is cropped to its middle in the sizes of the four variants. The numbers are those of a build with
/// `crop: center`, except for the small changes that JPEG makes.
public struct ColorSheet: Sendable {
    /// The path of the picture as it was given.
    public let path: String
    /// The colors that the metadata would have.
    public let colors: WallpaperColors
    /// The legible shares of each variant, and the contrast on the cards.
    public let contrast: ContrastReport
    /// What was ignored in the file, each a sentence without a final period.
    public let notes: [String]

    /// Reads and measures a JPEG or PNG.
    ///
    /// - Parameters:
    ///   - path: Any path. Links are followed.
    ///   - recipe: The sizes of the variants, the color behind transparent pixels, and the limits.
    /// - Throws: `PressError.unreadable` or `.notAFile` if there is no such file, `.master` if it is not a picture that
    ///   can be used.
    public init(of path: String, recipe: Recipe = Recipe()) throws(PressError) {
        let bytes = try InputFolder.contents(of: path)
        let decoded: DecodedImage
        do throws(PixelsError) {
            decoded = try Image.decode(bytes, options: recipe.decoding)
        } catch {
            throw .master(path: path, tried: "decode it", error)
        }
        let measures = Variant.fullSize.compactMap { VariantMeasure(of: decoded.image, as: $0, recipe) }
        self.path = path
        colors = WallpaperColors(measuring: measures)
        contrast = ContrastReport(of: colors, on: measures)
        notes = decoded.notes
    }

    /// The contrast ratio of text on the card, 1...21.
    public var textOnCard: Double { contrastRatio(colors.text, colors.card) }

    /// The contrast ratio of text on the average of the picture, 1...21.
    public var textOnAverage: Double { contrastRatio(colors.text, colors.average) }
}

extension VariantMeasure {
    /// Measures the middle of a picture in the shape and size of a variant.
    fileprivate init?(of picture: Image, as variant: Variant, _ recipe: Recipe) {
        guard let size = recipe.variants[variant] else { return nil }
        let crop = CoverCrop(
            pictureWidth: picture.width, pictureHeight: picture.height, targetWidth: size.width,
            targetHeight: size.height)
        let resampled = picture.resampled(
            crop.box, width: size.width, height: size.height, sampling: .full, kernels: .best)
        self.init(of: resampled.rgb(kernels: .best), as: variant)
    }
}
