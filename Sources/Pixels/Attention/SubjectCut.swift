/// An edge of a crop that cuts the subject or touches it.
public struct SubjectCut: Sendable, Equatable {
    /// The edge.
    public let edge: CoverCrop.EdgeLoss.Edge
    /// The share of the subject's width or height that is outside, 0...1; 0 if the subject only touches the edge.
    public let fraction: Double
    /// Whether all of the subject would fit into the crop at another place.
    public let wouldFit: Bool
}

extension Saliency {
    /// The distance at which a subject touches an edge, as a share of the crop's side, and the least cut that people see, as a
    /// share of the subject's.
    private static let (touch, cut) = (0.01, 0.08)
    /// The share of the crop's side up to which a subject can stay away from both edges.
    private static let roomy = 0.9
    /// The least cut of the core that is reported of a subject that does not fit, as a share of the core's side. Of 341 crops that
    /// are not doubtful and have one, 72 % cut a quarter of a labeled core or more, such as a nose.
    private static let coreCut = 0.2

    /// Returns the cuts of the subject by a crop, in the order left, top, right, bottom. An edge of the image itself is not a
    /// cut.
    ///
    /// - Parameters:
    ///   - box: A cover crop in pixels of `image`.
    ///   - image: The image, or a smaller version of it.
    public func cuts(by box: CropBox, of image: Image) -> [SubjectCut] {
        guard hasSubject else { return [] }
        let (window, subject) = (FractionBox(box, of: image), subject)
        let across = Side(subject.left, subject.right, axes.across.coreRange, window.left, window.right)
        let down = Side(subject.top, subject.bottom, axes.down.coreRange, window.top, window.bottom)
        return [
            (.left, across.start, across), (.top, down.start, down),
            (.right, across.end, across), (.bottom, down.end, down),
        ].compactMap { (edge: CoverCrop.EdgeLoss.Edge, end: Side.End, side: Side) in
            guard !end.isOfImage, end.distance < Self.touch * side.crop else { return nil }
            let lost = max(0, -end.distance / side.subject)
            let fraction = lost < Self.cut ? 0 : min(lost, 1)
            let wouldFit = side.subject <= side.crop
            let isReported =
                wouldFit
                ? fraction > 0 || side.subject <= Self.roomy * side.crop
                : end.coreLoss >= Self.coreCut
            guard isReported else { return nil }
            return SubjectCut(edge: edge, fraction: fraction, wouldFit: wouldFit)
        }
    }

    /// A subject, its core and a crop along one axis, in fractions of it.
    private struct Side {
        /// The distance of the subject from an end of the crop, below 0 if it is outside, and the share of the core that is outside.
        typealias End = (distance: Double, coreLoss: Double, isOfImage: Bool)

        let subject, crop: Double
        let start, end: End

        init(
            _ low: Double, _ high: Double, _ core: ClosedRange<Double>, _ cropLow: Double,
            _ cropHigh: Double
        ) {
            (subject, crop) = (max(high - low, 1e-9), cropHigh - cropLow)
            let length = max(core.upperBound - core.lowerBound, 1e-9)
            start = (low - cropLow, (cropLow - core.lowerBound) / length, cropLow < 0.005)
            end = (cropHigh - high, (core.upperBound - cropHigh) / length, cropHigh > 0.995)
        }
    }
}
