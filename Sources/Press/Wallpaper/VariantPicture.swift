import Colors
import Pixels
import WallpaperMetadata

/// A variant of its final size. It gains its measure when the colors are chosen.
struct VariantPicture: Sendable {
    let job: Plan.VariantJob
    let crop: CoverCrop
    /// Gray, or YCbCr with 4:2:0 chroma; nil where no JPEG is wanted.
    private(set) var jpeg: Image?
    /// RGB; nil where no PNG is wanted.
    private(set) var png: Image?
    /// What lies behind text and logo; nil until it is measured, and for the thumbnail, which no text stands on.
    private(set) var measure: VariantMeasure?

    /// Crops and resamples a master. Where a PNG is made from an RGB master, the JPEG is made from the same pixels.
    init(_ job: Plan.VariantJob, of master: DecodedMaster, kernels: KernelLevel) {
        let image = master.image
        let placement = job.placement ?? master.attention.map { .attention($0) } ?? .center
        let crop = CoverCrop(
            pictureWidth: image.width, pictureHeight: image.height, targetWidth: job.width,
            targetHeight: job.height, placement: placement)
        (self.job, self.crop) = (job, crop)
        func resampled(_ sampling: ChromaSampling) -> Image {
            image.resampled(
                crop.box, width: job.width, height: job.height, sampling: sampling, kernels: kernels)
        }
        let types = Set(job.files.map(\.type))
        if types.contains(.png) { png = resampled(.full).rgb(kernels: kernels) }
        guard types.contains(.jpg) else { return }
        if image.model == .rgb {
            jpeg = (png ?? resampled(.full)).yCbCr420(kernels: kernels)
        } else {
            jpeg = resampled(.half)
        }
    }

    /// The pixels that clients show: those of the JPEG where there is one.
    func rgb(kernels: KernelLevel) -> Image? { jpeg?.rgb(kernels: kernels) ?? png }

    /// The variant with its measure.
    func measured(kernels: KernelLevel) -> VariantPicture {
        guard job.variant != .thumbnail, let image = jpeg ?? png else { return self }
        var variant = self
        variant.measure = VariantMeasure(of: image, as: job.variant, kernels: kernels)
        return variant
    }

    /// The variant under a scrim, if there is one. The thumbnail stays as it is.
    func under(_ scrim: Scrim?, _ kernels: KernelLevel) -> VariantPicture {
        guard let scrim, job.variant != .thumbnail, let rgb = rgb(kernels: kernels) else { return self }
        let shaded = scrim.apply(to: rgb, as: job.variant)
        var variant = self
        if jpeg != nil { variant.jpeg = shaded.yCbCr420(kernels: kernels) }
        if png != nil { variant.png = shaded }
        return variant
    }
}

/// The files of a variant.
struct EncodedVariant: Sendable {
    let job: Plan.VariantJob
    /// JPEG before PNG.
    private(set) var files: [(type: Layout.FileType, bytes: [UInt8])] = []

    /// Encodes a variant.
    ///
    /// - Throws: what the encoders throw.
    init(_ variant: VariantPicture, isProgressive: Bool) throws(PixelsError) {
        job = variant.job
        if let jpeg = variant.jpeg {
            let encoding = JPEGEncoding(quality: job.quality, isProgressive: isProgressive)
            files.append((.jpg, try encoding.encode(jpeg)))
        }
        if let png = variant.png { files.append((.png, try PNGEncoding().encode(png))) }
    }
}

/// The staged files of a variant, and what the report says about them.
struct StagedVariant: Sendable {
    var pictures: [WallpaperResult.Picture] = []
    var files: [Commit.Picture] = []
}
