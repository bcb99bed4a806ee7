/// A scrim that was found to be enough, and what it does to the pictures.
public struct MeasuredScrim: Sendable, Equatable {
    /// The scrim.
    public let scrim: Scrim
    /// The variants under the scrim as they will be published, measured on every pixel: the final colors are
    /// computed from these.
    public let measures: [VariantMeasure]
    /// How much the scrim changes the pictures: the mean distance in OKLab (dE_OK, 0...1) to the original over
    /// the whole picture, reduced to an eighth, and over the variants.
    public let change: Double
}
