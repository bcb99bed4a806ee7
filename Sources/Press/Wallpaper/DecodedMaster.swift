import Disk
import Input
import Pixels
import WallpaperMetadata

/// A decoded master: a whole picture, upright and in sRGB, and where it draws the eye.
struct DecodedMaster: Sendable {
    var image: Image
    /// What was ignored in the file, each a sentence without a final period.
    let notes: [String]
    let attention: Attention
    /// The places that attention chooses for crops in the sizes of the variants.
    let places: [PixelSize: AttentionPlace]
    /// The chroma of JPEGs that are made from it.
    let chroma: ChromaSampling
    let record: FileRecord

    init(
        _ decoded: DecodedImage, for variants: [Plan.VariantJob], chroma rule: Recipe.ChromaRule,
        _ kernels: KernelLevel, record: FileRecord
    ) {
        (image, notes, self.record) = (decoded.image, decoded.notes, record)
        attention = Attention(of: image)
        let makesJPEG = variants.contains { $0.fileTypes.contains(.jpg) }
        chroma = rule.sampling ?? (makesJPEG ? image.suitableChroma(kernels: kernels) : .half)
        places = attention.places(of: variants)
    }

    /// The same master with fewer pixels, for smaller variants.
    ///
    /// - Parameter longest: The longer side that it gets in pixels, if it is larger.
    init(_ master: DecodedMaster, longestSide longest: Int, for variants: [Plan.VariantJob]) {
        let (whole, side) = (master.image, max(master.image.width, master.image.height))
        let kept = min(longest, side)
        image = whole.reduced(width: whole.width * kept / side, height: whole.height * kept / side)
        attention = master.attention.scaled(toWidth: image.width, height: image.height)
        places = attention.places(of: variants)
        (notes, chroma, record) = (master.notes, master.chroma, master.record)
    }
}

extension Attention {
    /// The places that it chooses for crops in the sizes of variants.
    fileprivate func places(of variants: [Plan.VariantJob]) -> [PixelSize: AttentionPlace] {
        let sizes = variants.map { PixelSize(width: $0.width, height: $0.height) }
        return Dictionary(zip(sizes, places(for: sizes.map { ($0.width, $0.height) }))) { first, _ in first }
    }
}
