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
    /// share of the subject's. A subject that does not fit has to be cut, and only a cut of the last share is reported.
    private static let (touch, cut, unavoidableCut) = (0.01, 0.08, 0.3)

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
            let lost = max(0, -end.distance / max(side.subject, 1e-9))
            let fraction = lost < Self.cut ? 0 : min(lost, 1)
            let wouldFit = side.subject <= side.crop
            guard wouldFit || fraction >= Self.unavoidableCut else { return nil }
            return SubjectCut(edge: edge, fraction: fraction, wouldFit: wouldFit)
        }
    }

    /// A subject and a crop along one axis, in fractions of it.
    private struct Side {
        /// The distance of the subject from an end of the crop, below 0 if it is outside.
        typealias End = (distance: Double, isOfImage: Bool)

        let subject, crop: Double
        let start, end: End

        init(_ low: Double, _ high: Double, _ cropLow: Double, _ cropHigh: Double) {
            (subject, crop) = (high - low, cropHigh - cropLow)
            start = (low - cropLow, cropLow < 0.005)
            end = (cropHigh - high, cropHigh > 0.995)
        }
    }
}
