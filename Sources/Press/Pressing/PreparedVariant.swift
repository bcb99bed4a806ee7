import Colors
import Pixels
import WallpaperMetadata

/// A variant of its final size that is measured.
struct PreparedVariant: Sendable {
    let masterPath: String
    let job: Plan.VariantJob
    let crop: CoverCrop
    var pixels: Pixels
    /// Nil for the thumbnail, which no text stands upon.
    let measure: VariantMeasure?
    /// All of the master, reduced: for trying other places for the crop.
    let smallMaster: Image

    enum Pixels: Sendable {
        case staged(StagedVariant)
        /// The bytes of a JPEG.
        case encoded([UInt8])
        /// To be encoded, perhaps under a scrim.
        case gathered(VariantPicture)
    }

    /// What can still be changed.
    var picture: VariantPicture? {
        guard case .gathered(let picture) = pixels else { return nil }
        return picture
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

    /// The picture under a scrim, if there is one. Without, and for the thumbnail, it stays as it is.
    func under(_ scrim: Scrim?, as variant: Variant, kernels: KernelLevel) -> VariantPicture {
        guard let scrim, let kind = VariantKind(variant), let rgb = rgb(kernels: kernels) else { return self }
        let shaded = scrim.apply(to: rgb, as: kind)
        return VariantPicture(
            jpeg: jpeg.map { _ in shaded.yCbCr420(kernels: kernels) }, png: png.map { _ in shaded })
    }

    /// The bytes of its files by their type.
    func encoded(
        _ jpegEncoding: JPEGEncoding, memory: JPEGMemory
    ) throws(PixelsError) -> [Layout.FileType: [UInt8]] {
        var bytes: [Layout.FileType: [UInt8]] = [:]
        if let jpeg { bytes[.jpg] = try jpegEncoding.encode(jpeg, memory: memory) }
        if let png { bytes[.png] = try PNGEncoding().encode(png) }
        return bytes
    }

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
