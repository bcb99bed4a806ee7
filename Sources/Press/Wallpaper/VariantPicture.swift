import WallpressColors
import WallpressDisk
import WallpressPixels
import WallpaperMetadata

/// A variant in its final size. It gets its measure when the colors are chosen.
struct VariantPicture: Sendable {
    let job: Plan.VariantJob
    let crop: CoverCrop
    /// The share of the master's subject that the crop keeps, and how sure it is that there is one, both 0...1.
    let kept, confidence: Double
    /// How far the crop can be trusted, 0...1.
    let trust: Double
    /// The picture for the JPEG, gray or YCbCr with the chroma that the file will have; nil if there is no JPEG.
    private(set) var jpeg: Image?
    /// The picture for the PNG, RGB; nil if there is no PNG.
    private(set) var png: Image?
    /// The colors behind text and logo; nil until they are measured, and for the thumbnail, which has no text on it.
    private(set) var measure: VariantMeasure?

    /// Crops and resamples a master. If a PNG is made from an RGB master, the JPEG is made from the same pixels.
    init(_ job: Plan.VariantJob, of master: DecodedMaster, kernels: KernelLevel) {
        let image = master.image
        let saliency = master.saliency
        let placement =
            job.placement ?? .focus(saliency.focus(ofCrop: (job.width, job.height), of: image))
        let crop = CoverCrop(
            pictureWidth: image.width, pictureHeight: image.height, targetWidth: job.width,
            targetHeight: job.height, placement: placement)
        (self.job, self.crop) = (job, crop)
        (kept, confidence) = (saliency.share(in: crop.box, of: image), saliency.confidence)
        trust = saliency.trust(in: crop.box, of: image)
        func resampled(_ sampling: ChromaSampling) -> Image {
            image.resampled(
                crop.box, width: job.width, height: job.height, sampling: sampling, kernels: kernels)
        }
        if job.fileTypes.contains(.png) { png = resampled(.full).rgb(kernels: kernels) }
        guard job.fileTypes.contains(.jpg) else { return }
        if image.model == .rgb {
            jpeg = (png ?? resampled(.full)).yCbCr(master.chroma, kernels: kernels)
        } else {
            jpeg = resampled(master.chroma)
        }
    }

    /// Returns the pixels that clients show: those of the JPEG if there is one.
    func rgb(kernels: KernelLevel) -> Image? { jpeg?.rgb(kernels: kernels) ?? png }

    /// Returns the variant with its measure. The colors of the metadata are for light pictures only: the clients that show
    /// dark ones do not read it.
    func measured(in browsers: Set<HomeScreen.Browser>, kernels: KernelLevel) -> VariantPicture {
        guard job.variant != .thumbnail, job.theme == .light, let image = jpeg ?? png else { return self }
        var variant = self
        variant.measure = VariantMeasure(of: image, as: job.variant, in: browsers, kernels: kernels)
        return variant
    }

    /// Returns the variant under a scrim. Where that has no bands, such as on the thumbnail, nothing changes, and nothing does
    /// on a dark picture, for which the scrim is not made.
    func under(_ scrim: Scrim, _ kernels: KernelLevel) -> VariantPicture {
        guard job.theme == .light, scrim.maps[job.variant] != nil, let rgb = rgb(kernels: kernels) else {
            return self
        }
        let shaded = scrim.apply(to: rgb, as: job.variant)
        var variant = self
        if let jpeg { variant.jpeg = shaded.yCbCr(jpeg.chroma, kernels: kernels) }
        if png != nil { variant.png = shaded }
        return variant
    }
}

// MARK: - Encoding

extension VariantPicture {
    /// Encodes the variant, JPEG before PNG.
    ///
    /// - Throws: what the encoders throw.
    func encoded(isProgressive: Bool) throws(PixelsError) -> [EncodedVariant] {
        var files: [EncodedVariant] = []
        if let jpeg {
            let (quality, bytes) = try job.limit.best { quality throws(PixelsError) in
                try JPEGEncoding(quality: quality, isProgressive: isProgressive).encode(jpeg)
            }
            files.append(EncodedVariant(job, .jpg, bytes, quality: quality, chroma: jpeg.chroma))
        }
        if let png { files.append(EncodedVariant(job, .png, try PNGEncoding().encode(png))) }
        return files
    }
}

/// A variant as the bytes of a file.
struct EncodedVariant: Sendable {
    let bytes: [UInt8]
    /// What the report and the cache keep of it.
    let picture: WallpaperResult.Picture
    /// Where it goes in the tree. All profiles that ask for this type get the same bytes.
    let paths: [String]

    init(
        _ job: Plan.VariantJob, _ type: Layout.FileType, _ bytes: [UInt8], quality: Int? = nil,
        chroma: ChromaSampling? = nil
    ) {
        self.bytes = bytes
        picture = WallpaperResult.Picture(
            variant: job.variant, theme: job.theme, width: job.width, height: job.height, type: type,
            bytes: bytes.count, quality: quality, chroma: chroma, sha256: Checksum(of: bytes))
        paths = job.files.filter { $0.type == type }.map(\.path)
    }
}
