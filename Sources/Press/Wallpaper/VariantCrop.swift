import WallpressPixels
import WallpaperMetadata

/// The crop of a variant in its master.
public struct VariantCrop: Sendable, Equatable, Codable {
    /// The origin of a crop's place.
    public enum Chooser: String, Sendable, Codable {
        /// `focus` in `collection.yml`.
        case focus
        /// `keep` in `collection.yml`.
        case keep
        /// `crop: attention`.
        case attention
        /// `crop: center`.
        case center

        /// Whether a person placed this very crop.
        public var isByHand: Bool { self == .focus || self == .keep }
    }

    /// The variant.
    public let variant: Variant
    /// The theme of the image.
    public let theme: Theme
    /// The crop in pixels of the master.
    public let box: CropBox
    /// The middle of the crop in fractions of the master, with four decimals. The setting `focus: [x, y]` with
    /// these numbers gives the same crop.
    public let focus: FractionPoint
    /// The origin of a crop's place.
    public let chooser: Chooser
    /// The share of the master's subject that the crop keeps, 0...1, with four decimals. Nil if a person placed the
    /// crop, who has seen it.
    public let kept: Double?
    /// The confidence that the master has a subject, 0...1, with four decimals (see `Saliency.confidence`). Nil if a
    /// person placed the crop.
    public let confidence: Double?
    /// The trust in the crop, 0...1, with four decimals (see `Saliency.trust`). Nil if a person placed it.
    public let trust: Double?
    /// The facts about the image that windows need; nil for variants that no window cuts.
    let window: WindowFit?

    /// Whether the crop may have lost the subject.
    public var isDoubtful: Bool { Saliency.isDoubtful(trust: trust, confidence: confidence) }

    /// Returns the factor by which the crop is enlarged to be `width` pixels wide, with two decimals; nil if it is not.
    func enlargement(to width: Int) -> Double? {
        let factor = (Double(width) / box.width * 100).rounded() / 100
        return factor > 1 ? factor : nil
    }
}

extension VariantCrop {
    init(_ image: VariantImage) {
        let chooser: Chooser =
            switch image.job.placement {
            case .center: .center
            case .focus: .focus
            case .keep: .keep
            case nil: .attention
            }
        func rounded(_ share: Double) -> Double { (share * 10_000).rounded() / 10_000 }
        self.init(
            variant: image.job.variant, theme: image.job.theme, box: image.crop.box,
            focus: image.crop.focus, chooser: chooser,
            kept: chooser.isByHand ? nil : rounded(image.kept),
            confidence: chooser.isByHand ? nil : rounded(image.confidence),
            trust: chooser.isByHand ? nil : rounded(image.trust), window: image.window)
    }
}
