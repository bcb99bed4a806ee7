import Colors
import Pixels
import WallpaperMetadata

/// A variant that grows while its master is read.
struct ArrivingVariant: Sendable {
    let job: Plan.VariantJob
    let crop: CoverCrop
    /// For each type of file that is wanted.
    private let jpeg, png: ArrivingPicture?
    private let jpegIsMadeFromPNG: Bool

    /// A variant of which nothing has been made.
    ///
    /// - Parameters:
    ///   - gathers: Whether the picture must be whole before it is encoded. Where there are PNGs, it must in any case.
    ///   - workplace: Where there is memory for one that is encoded as it comes, and what others began with.
    /// - Throws: What `JPEGWriter` throws.
    init(
        _ job: Plan.VariantJob, of master: PictureWindow, attention: Attention?, gathers: Bool,
        encoding: JPEGEncoding, workplace: Build.Workplace
    ) async throws(PixelsError) {
        let crop = CoverCrop(
            pictureWidth: master.width, pictureHeight: master.height, targetWidth: job.width,
            targetHeight: job.height, placement: job.placement ?? attention.map { .attention($0) } ?? .center)
        (self.job, self.crop) = (job, crop)
        func resampling(_ sampling: ChromaSampling, forJPEG: Bool) async -> BandedResampling {
            await workplace.beginnings.resampling(
                BandedResampling.Geometry(
                    of: master, crop.box, width: job.width, height: job.height, sampling: sampling,
                    convertsRGB: forJPEG))
        }
        let types = Set(job.files.map(\.type))
        png = types.contains(.png) ? ArrivingPicture(gathering: await resampling(.full, forJPEG: false)) : nil
        // RGB for a PNG does for the JPEG, too.
        jpegIsMadeFromPNG = png != nil && types.contains(.jpg) && master.model == .rgb
        guard types.contains(.jpg), !jpegIsMadeFromPNG else {
            jpeg = nil
            return
        }
        let rows = await resampling(.half, forJPEG: true)
        var measuring: VariantMeasuring?
        if let kind = VariantKind(job.variant) {
            measuring = await workplace.beginnings.measuring(of: rows.window, as: kind)
        }
        jpeg =
            gathers || png != nil
            ? ArrivingPicture(gathering: rows, measuring: measuring)
            : try ArrivingPicture(
                encoding: rows, as: encoding, measuring: measuring, memory: workplace.jpegMemory)
    }

    /// What is to be made while the master is read.
    var pictures: [ArrivingPicture] { [jpeg, png].compactMap(\.self) }

    /// Makes the rows that the master's window has everything for.
    ///
    /// - Throws: What `JPEGWriter` throws.
    func take(_ master: PictureWindow) async throws(PixelsError) {
        for picture in pictures { try await picture.take(master) }
    }

    /// The variant, once all of its master has been read.
    ///
    /// - Throws: What `JPEGWriter` throws.
    func finished(kernels: KernelLevel) async throws(PixelsError) -> FinishedVariant {
        let measure = await jpeg?.takeMeasure()
        if let bytes = try await jpeg?.encoded() {
            return FinishedVariant(measure: measure, pixels: .encoded(bytes))
        }
        let rgb = await png?.takeImage()?.rgb(kernels: kernels)
        let picture = VariantPicture(
            jpeg: jpegIsMadeFromPNG ? rgb?.yCbCr420(kernels: kernels) : await jpeg?.takeImage(), png: rgb)
        return FinishedVariant(
            measure: measure ?? picture.measured(as: job.variant, kernels: kernels),
            pixels: .gathered(picture))
    }
}

/// A variant of its final size, measured.
struct FinishedVariant {
    /// Nil for the thumbnail, which no text stands upon.
    let measure: VariantMeasure?
    let pixels: PreparedVariant.Pixels
}
