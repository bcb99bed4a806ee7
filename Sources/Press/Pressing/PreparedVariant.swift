import Colors
import Pixels
import WallpaperMetadata

/// A variant of its final size that is measured and not yet encoded.
struct PreparedVariant: Sendable {
    let masterPath: String
    let pressing: VariantPressing
    let crop: CoverCrop
    let picture: VariantPicture
    /// Nil for the thumbnail, which no text stands upon.
    let measure: VariantMeasure?
    /// Other places for its crop.
    let trials: CropTrials

    var job: Plan.VariantJob { pressing.job }

    /// The pixels that are encoded. Without a scrim, and for the thumbnail, they stay as they are.
    func picture(under scrim: Scrim?) -> VariantPicture {
        guard let scrim, let kind = measure?.kind, let rgb = picture.rgb(kernels: pressing.kernels) else {
            return picture
        }
        let shaded = scrim.apply(to: rgb, as: kind)
        return VariantPicture(
            jpeg: picture.jpeg.map { _ in shaded.yCbCr420(kernels: pressing.kernels) },
            png: picture.png.map { _ in shaded })
    }
}

/// A variant's pixels as they are encoded.
struct VariantPicture: Sendable {
    /// Gray, or YCbCr of 4:2:0; nil where no JPEG is wanted.
    let jpeg: Image?
    /// RGB; nil where no PNG is wanted.
    let png: Image?

    /// The pixels that are measured: those of the JPEG where there is one.
    func rgb(kernels: KernelLevel) -> Image? { jpeg?.rgb(kernels: kernels) ?? png }

    /// The measure of what is behind text; nil for the thumbnail.
    func measured(as variant: Variant, kernels: KernelLevel) -> VariantMeasure? {
        guard let kind = VariantKind(variant), let picture = jpeg ?? png else { return nil }
        return VariantMeasure(of: picture, as: kind, kernels: kernels)
    }
}

extension VariantKind {
    /// The shape of a variant; nil for the thumbnail.
    init?(_ variant: Variant) {
        switch variant {
        case .portrait: self = .phonePortrait
        case .landscape: self = .phoneLandscape
        case .pad: self = .padPortrait
        case .padLandscape: self = .padLandscape
        case .thumbnail: return nil
        }
    }
}
