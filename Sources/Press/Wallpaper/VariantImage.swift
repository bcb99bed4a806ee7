import WallpressColors
import WallpressDisk
import WallpressInput
import WallpressPixels
import WallpaperMetadata

/// A variant in its final size. It gets its measure when the colors are chosen.
struct VariantImage: Sendable {
    let job: Plan.VariantJob
    let crop: CoverCrop
    /// The share of the master's subject that the crop keeps, and the confidence that there is one, both 0...1.
    let kept, confidence: Double
    /// The shares that the crop keeps.
    let coverage: CropCoverage
    /// The trust in the crop, 0...1.
    let trust: Double
    /// The edges at which the crop ends the subject.
    let cuts: [SubjectCut]
    /// Whether the crop is the published one, and a crop that attention would place now keeps more of the subject.
    let wouldMove: Bool
    /// The facts about it that windows need; nil for variants that no window cuts.
    private(set) var window: WindowFit?
    /// The image in the forms that its formats are encoded from.
    private var images: [ImageFormat.PixelForm: Image] = [:]
    /// The file of the master and its checksum; nil if no variant copies it.
    private let original: (bytes: [UInt8], sha256: Checksum)?
    /// The colors behind text and logo; nil until they are measured, and for variants on which they are not measured.
    private(set) var measure: VariantMeasure?

    /// Crops and resamples a master. If the master is RGB, all forms have the same pixels.
    ///
    /// - Parameter focus: The middle of a crop that no person placed; nil if attention places it.
    init(
        _ job: Plan.VariantJob, of master: DecodedMaster, at focus: FractionPoint? = nil, kernels: KernelLevel
    ) {
        let image = master.image
        let saliency = master.saliency
        let automatic = saliency.focus(ofCrop: (job.width, job.height), of: image)
        let placement = job.placement ?? .focus(focus ?? job.published ?? automatic)
        let crop = CoverCrop(of: image, width: job.width, height: job.height, placement: placement)
        (self.job, self.crop) = (job, crop)
        original = master.file.map { ($0, master.record.sha256) }
        coverage = CropCoverage(of: crop.box, in: image, saliency, keeping: job.placement?.kept)
        (kept, confidence) = (coverage.subject, saliency.confidence)
        trust = saliency.trust(in: crop.box, of: image)
        cuts = saliency.cuts(by: crop.box, of: image)
        let anew = CoverCrop(
            of: image, width: job.width, height: job.height, placement: .focus(automatic))
        wouldMove =
            job.placement == nil && job.published != nil
            && !coverage.isAtLeast(CropCoverage(of: anew.box, in: image, saliency, keeping: nil))
        func resampled(_ sampling: ChromaSampling) -> Image {
            image.resampled(
                crop.box, width: job.width, height: job.height, sampling: sampling, kernels: kernels)
        }
        defer { window = WindowFit(job, of: master, crop, shown: shown) }
        let forms = Set(job.formats.map(\.form))
        if forms.contains(.rgb) { images[.rgb] = resampled(.full).rgb(kernels: kernels) }
        guard forms.contains(.planes) else { return }
        if image.model == .rgb {
            images[.planes] = (images[.rgb] ?? resampled(.full)).yCbCr(master.chroma, kernels: kernels)
        } else {
            images[.planes] = resampled(master.chroma)
        }
    }

    /// The image that clients show: the planes if there are any.
    var shown: Image? { images[.planes] ?? images[.rgb] }

    /// Returns the variant with its measure, unless it has one. The colors of the metadata are for light images only: the clients
    /// that show dark ones do not read it.
    ///
    /// - Parameter variants: The variants on which colors are measured.
    func measured(
        among variants: [Variant], in browsers: Set<HomeScreen.Browser>, kernels: KernelLevel
    ) -> VariantImage {
        guard measure == nil, variants.contains(job.variant), job.theme == .light, let image = shown else {
            return self
        }
        var variant = self
        variant.measure = VariantMeasure(of: image, as: job.variant, in: browsers, kernels: kernels)
        return variant
    }

    /// Returns the variant under a scrim. Without bands in the scrim, as for the thumbnail, it does not change; neither does
    /// a dark image, for which the scrim is not made.
    func under(_ scrim: Scrim, _ kernels: KernelLevel) -> VariantImage {
        guard job.theme == .light, scrim.maps[job.variant] != nil, let shown else { return self }
        let shaded = scrim.apply(to: shown.rgb(kernels: kernels), as: job.variant)
        var variant = self
        variant.measure = nil
        if let planes = images[.planes] {
            variant.images[.planes] = shaded.yCbCr(planes.chroma, kernels: kernels)
        }
        if images[.rgb] != nil { variant.images[.rgb] = shaded }
        return variant
    }

    /// Returns the same image with the measure that it would have under a scrim.
    func measured(under scrim: Scrim) -> VariantImage {
        var variant = self
        variant.measure = measure?.under(scrim)
        return variant
    }
}

// MARK: - Encoding

extension VariantImage {
    /// Returns the published image in one of the formats if it is copied as it is; nil if it is made from the master.
    func copied(as format: ImageFormat) -> (bytes: [UInt8], image: Outcome.EncodedImage)? {
        guard let original, let copy = job.copies[format], copy.master == original.sha256.description else {
            return nil
        }
        guard let path = copy.path else {
            return (original.bytes, result(original.bytes, original.sha256, format))
        }
        // If the file is gone or another one by now, the build warns that the published bytes change.
        guard let bytes = try? InputFolder.contents(of: path) else { return nil }
        let sha256 = Checksum(of: bytes)
        return sha256.description == copy.sha256 ? (bytes, result(bytes, sha256, format)) : nil
    }

    /// Encodes the variant in one of its formats. All profiles that ask for the format get the same bytes.
    ///
    /// - Returns: The bytes, and their record for the report and the cache.
    /// - Throws: The errors of the encoders.
    func encoded(
        as format: ImageFormat, isProgressive: Bool
    ) throws(PixelsError) -> (bytes: [UInt8], image: Outcome.EncodedImage) {
        guard let image = images[format.form] else {
            preconditionFailure("no picture for \(format.fileExtension)")
        }
        func encode(_ quality: Int) throws(PixelsError) -> [UInt8] {
            try format.encode(image, quality, isProgressive)
        }
        let (quality, bytes) = format.isLossy ? try job.limit.best(encode) : (nil, try encode(job.quality))
        let chroma = format.form == .planes ? image.chroma : nil
        return (bytes, result(bytes, Checksum(of: bytes), format, quality, chroma))
    }

    /// Returns the record of a file for the report and the cache. A copy has neither quality nor chroma.
    private func result(
        _ bytes: [UInt8], _ sha256: Checksum, _ format: ImageFormat, _ quality: Int? = nil,
        _ chroma: ChromaSampling? = nil
    ) -> Outcome.EncodedImage {
        Outcome.EncodedImage(
            variant: job.variant, theme: job.theme, width: job.width, height: job.height,
            type: format.fileExtension, bytes: bytes.count, quality: quality, chroma: chroma, sha256: sha256)
    }
}
