import Colors
import Pixels
import WallpaperMetadata

extension WallpaperPressing {
    /// Brings the variants of one master to their size while it is read, so that it is never whole in memory;
    /// but where nobody says where a crop goes, all of it must be seen first.
    func prepare(
        _ pressing: Plan.Pressing, _ pressed: inout Pressed
    ) async throws(PressError) -> [PreparedVariant] {
        let path = pressing.master.path
        let asksAttention = pressing.variants.contains { $0.placement == nil }
        let (reader, file) = try await step { () throws(PressError) in
            try open(path, decodesWhole: asksAttention)
        }
        let attention = try await step { asksAttention ? reader.window.image.map { Attention(of: $0) } : nil }
        let arrived =
            reader.holdsAllCoefficients
            ? await largeMasters.whileHolding { await arrival(of: pressing, from: reader, attention) }
            : await arrival(of: pressing, from: reader, attention)
        let (variants, trials) = try arrived.get()
        pressed.findings.masterNotes.append(reader.notes)
        pressed.masters.append(file)
        let reduced = try await step { CropTrials.reduced(trials.image, kernels: kernels) }
        return try await forEach(variants) { variant in
            let pressing = VariantPressing(
                job: variant.job, isProgressive: recipe.isProgressive, kernels: kernels)
            let picture = variant.picture
            return PreparedVariant(
                masterPath: path, pressing: pressing, crop: variant.crop, picture: picture,
                measure: picture.measured(as: variant.job.variant, kernels: kernels),
                trials: CropTrials(master: reduced, job: variant.job, crop: variant.crop, kernels: kernels))
        }
    }

    private typealias Arrival = (variants: [ArrivingVariant], trials: BandedResampling)

    /// Reads a master to its end.
    private func arrival(
        of pressing: Plan.Pressing, from reader: PictureReader, _ attention: Attention?
    ) async -> Result<Arrival, PressError> {
        var variants = pressing.variants.map { job in
            ArrivingVariant(job, of: reader, attention: attention, kernels: kernels)
        }
        var trials = CropTrials.resampling(of: reader, for: pressing.variants, kernels: kernels)
        do throws(PressError) {
            while true {
                let isLast = reader.isAtEnd
                let rows = try await rows(
                    for: variants.map(\.resamplings) + [[trials]], while: reader, of: pressing.master.path)
                for i in variants.indices { variants[i].append(rows[i]) }
                trials.append(rows[variants.count][0])
                if isLast { return .success((variants, trials)) }
            }
        } catch {
            return .failure(error)
        }
    }

    /// Resamples what has been read, and at the same time reads on.
    private func rows(
        for resamplings: [[BandedResampling]], while reader: PictureReader, of path: String
    ) async throws(PressError) -> [[BandedResampling.Rows]] {
        let window = reader.window
        let needed = resamplings.flatMap(\.self).map(\.neededRows)
        async let rows = boundedMap(resamplings, width: resamplings.count) { resamplings in
            await permits.whileHolding { resamplings.map { $0.rows(from: window) } }
        }
        try await step { () throws(PressError) in try read(reader, keeping: needed, of: path) }
        return await rows
    }

    private func open(
        _ path: String, decodesWhole: Bool
    ) throws(PressError) -> (reader: PictureReader, file: RememberedFile) {
        let (bytes, stamp) = try InputFolder.stampedContents(of: path)
        let file = RememberedFile(
            sha256: ContentHash(of: bytes), stamp: stamp.settled(before: begin))
        do throws(PixelsError) {
            return (try PictureReader(bytes, options: recipe.decoding, decodesWhole: decodesWhole), file)
        } catch {
            throw .master(path: path, tried: "decode it", error)
        }
    }

    private func read(
        _ reader: PictureReader, keeping needed: [[Int]], of path: String
    ) throws(PressError) {
        do throws(PixelsError) {
            try reader.read(keeping: needed)
        } catch {
            throw .master(path: path, tried: "decode it", error)
        }
    }
}

/// A variant that grows while its master is read.
private struct ArrivingVariant: Sendable {
    let job: Plan.VariantJob
    let crop: CoverCrop
    private let kernels: KernelLevel
    /// For each type of file that is wanted.
    private var jpeg, png: BandedResampling?
    private let jpegIsMadeFromPNG: Bool

    init(_ job: Plan.VariantJob, of reader: PictureReader, attention: Attention?, kernels: KernelLevel) {
        self.job = job
        self.kernels = kernels
        let crop = CoverCrop(
            pictureWidth: reader.width, pictureHeight: reader.height, targetWidth: job.width,
            targetHeight: job.height, placement: job.placement ?? attention.map { .attention($0) } ?? .center)
        self.crop = crop
        func resampling(_ sampling: ChromaSampling, forJPEG: Bool) -> BandedResampling {
            BandedResampling(
                of: reader, crop.box, width: job.width, height: job.height, sampling: sampling,
                convertsRGB: forJPEG, kernels: kernels)
        }
        let types = Set(job.files.map(\.type))
        png = types.contains(.png) ? resampling(.full, forJPEG: false) : nil
        // RGB for a PNG does for the JPEG, too.
        jpegIsMadeFromPNG = png != nil && types.contains(.jpg) && reader.model == .rgb
        jpeg = types.contains(.jpg) && !jpegIsMadeFromPNG ? resampling(.half, forJPEG: true) : nil
    }

    var resamplings: [BandedResampling] { [jpeg, png].compactMap(\.self) }

    mutating func append(_ rows: [BandedResampling.Rows]) {
        if let first = rows.first { jpeg?.append(first) }
        if let last = rows.last { png?.append(last) }
    }

    /// The variant's pixels, for each type of file that is wanted.
    var picture: VariantPicture {
        let rgb = png?.image.rgb(kernels: kernels)
        return VariantPicture(
            jpeg: jpegIsMadeFromPNG ? rgb?.yCbCr420(kernels: kernels) : jpeg?.image, png: rgb)
    }
}
