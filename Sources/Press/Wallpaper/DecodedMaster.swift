import WallpressColors
import WallpressDisk
import WallpressInput
import WallpressPixels

/// A decoded master: an upright image in sRGB, the place of its subject, and its perceptual digest.
struct DecodedMaster: Sendable {
    var image: Image
    /// The ignored parts of the file, each a sentence without a final period.
    let notes: [String]
    let saliency: Saliency
    let perceptual: PerceptualDigest
    /// The chroma of the planes that are made from it.
    let chroma: ChromaSampling
    let record: FileRecord
    /// The file itself, if it may be copied.
    let file: [UInt8]?

    init(
        _ decoded: DecodedImage, for variants: [Plan.VariantJob], chroma rule: Recipe.ChromaRule,
        _ kernels: KernelLevel, record: FileRecord, file: [UInt8]
    ) {
        let isCopied = variants.contains {
            $0.copies.values.contains { $0.master == record.sha256.description }
        }
        self.file = isCopied ? file : nil
        (image, notes, self.record) = (decoded.image, decoded.notes, record)
        let input = image.networkInput(kernels: kernels)
        saliency = Saliency(ofInput: input, kernels: kernels)
        perceptual = PerceptualDigest(ofInput: input)
        let hasPlanes = variants.contains { $0.formats.contains { $0.form == .planes } }
        chroma = rule.sampling ?? (hasPlanes ? image.suitableChroma(kernels: kernels) : .half)
    }

    /// Creates the same master with fewer pixels, for smaller variants.
    ///
    /// - Parameter longest: The longer side that it gets in pixels, if it is larger.
    init(_ master: DecodedMaster, longestSide longest: Int) {
        let (whole, side) = (master.image, max(master.image.width, master.image.height))
        let kept = min(longest, side)
        // Means in linear light, as in the boxes in which text is measured: means of codes would darken fine texture.
        image =
            kept < side
            ? LinearReduction(whole, columns: whole.width * kept / side, rows: whole.height * kept / side)
                .image
            : whole
        (notes, saliency, perceptual) = (master.notes, master.saliency, master.perceptual)
        (chroma, record, file) = (master.chroma, master.record, nil)
    }
}
