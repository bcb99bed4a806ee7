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
    /// The least cuts that are reported of a subject that does not fit: at one edge, and at two opposite ones together. Of 17 crops
    /// with smaller cuts from 0.3 on, two were bad by eye.
    private static let (unavoidable, unavoidableBoth) = (0.4, 0.6)

    /// Returns the cuts of the subject by a crop, in the order left, top, right, bottom. An edge of the image itself is not a
    /// cut.
    ///
    /// - Parameters:
    ///   - box: A cover crop in pixels of `image`.
    ///   - image: The image, or a smaller version of it.
    public func cuts(by box: CropBox, of image: Image) -> [SubjectCut] {
        guard hasSubject else { return [] }
        let (window, subject) = (FractionBox(box, of: image), subject)
        let across = Side(subject.left, subject.right, window.left, window.right)
        let down = Side(subject.top, subject.bottom, window.top, window.bottom)
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
                : fraction >= Self.unavoidable || fraction > 0 && side.lost >= Self.unavoidableBoth
            guard isReported else { return nil }
            return SubjectCut(edge: edge, fraction: fraction, wouldFit: wouldFit)
        }
    }

    /// A subject and a crop along one axis, in fractions of it.
    private struct Side {
        /// The distance of the subject from an end of the crop, below 0 if it is outside.
        typealias End = (distance: Double, isOfImage: Bool)

        let subject, crop: Double
        let start, end: End
        /// The share of the subject that is outside, at both ends.
        var lost: Double { (max(0, -start.distance) + max(0, -end.distance)) / subject }

        init(_ low: Double, _ high: Double, _ cropLow: Double, _ cropHigh: Double) {
            (subject, crop) = (max(high - low, 1e-9), cropHigh - cropLow)
            start = (low - cropLow, cropLow < 0.005)
            end = (cropHigh - high, cropHigh > 0.995)
        }
    }
}
