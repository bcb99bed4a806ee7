import Colors
import Pixels
import WallpaperMetadata

extension WallpaperPressing {
    /// Brings the variants of one master to their size while it is read, so that it is never whole in memory;
    /// but where nobody says where a crop goes, all of it must be seen first.
    func prepare(_ pressing: Plan.Pressing, notes: inout [String]) async throws(PressError)
        -> [PreparedVariant]
    {
        let path = pressing.master.path
        let asksAttention = pressing.variants.contains { $0.placement == nil }
        let reader = try await step { () throws(PressError) in try open(path, decodesWhole: asksAttention) }
        let attention = try await step { asksAttention ? reader.window.image.map { Attention(of: $0) } : nil }
        var variants = pressing.variants.map { job in
            ArrivingVariant(job, of: reader, attention: attention, kernels: kernels)
        }
        var trials = CropTrials.resampling(of: reader, for: pressing.variants, kernels: kernels)
        while true {
            let window = reader.window
            let rows = try await forEach(variants.map(\.resamplings) + [[trials]]) { resamplings in
                resamplings.map { $0.rows(from: window) }
            }
            for i in variants.indices { variants[i].append(rows[i]) }
            trials.append(rows[variants.count][0])
            if reader.isAtEnd { break }
            let needed = (variants.flatMap(\.resamplings) + [trials]).map(\.neededRows)
            try await step { () throws(PressError) in try read(reader, keeping: needed, of: path) }
        }
        notes += reader.notes.map { "\(path): \($0)" }
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

    private func open(_ path: String, decodesWhole: Bool) throws(PressError) -> PictureReader {
        let bytes = try input.read(path)
        do throws(PixelsError) {
            return try PictureReader(bytes, options: recipe.decoding, decodesWhole: decodesWhole)
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
    /// One for each type of file that is wanted; one for both where they need the same.
    private(set) var resamplings: [BandedResampling]

    private var types: Set<Layout.FileType> { Set(job.files.map(\.type)) }

    init(_ job: Plan.VariantJob, of reader: PictureReader, attention: Attention?, kernels: KernelLevel) {
        self.job = job
        self.kernels = kernels
        let crop = CoverCrop(
            pictureWidth: reader.width, pictureHeight: reader.height, targetWidth: job.width,
            targetHeight: job.height, placement: job.placement ?? attention.map { .attention($0) } ?? .center)
        self.crop = crop
        // What is YCbCr stays so: JPEG takes half of its chroma, PNG all of it.
        let types = Set(job.files.map(\.type))
        let samplings: [ChromaSampling] =
            (types.contains(.jpg) ? [.half] : []) + (types.contains(.png) ? [.full] : [])
        let distinct = reader.model == .yCbCr ? samplings : [.full]
        resamplings = distinct.map { sampling in
            BandedResampling(
                of: reader, crop.box, width: job.width, height: job.height, sampling: sampling,
                kernels: kernels)
        }
    }

    mutating func append(_ rows: [[[UInt8]]]) {
        for i in resamplings.indices { resamplings[i].append(rows[i]) }
    }

    /// The variant's pixels, for each type of file that is wanted.
    var picture: VariantPicture {
        let images = resamplings.map(\.image)
        guard let first = images.first, let last = images.last else {
            return VariantPicture(jpeg: nil, png: nil)
        }
        return VariantPicture(
            jpeg: types.contains(.jpg)
                ? (first.model == .rgb ? first.yCbCr420(kernels: kernels) : first) : nil,
            png: types.contains(.png) ? last.rgb(kernels: kernels) : nil)
    }
}
