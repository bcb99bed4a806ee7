/// Where a picture draws the eye. It is computed once, and serves every crop of the picture.
///
/// Where nothing stands out, crops stay at the center.
public struct Attention: Sendable, Equatable {
    private var width, height: Int
    private let horizontal, vertical: AttentionProfile

    /// Measures a picture of any model, size and subsampling.
    public init(of image: Image) {
        let salience = Salience(ReducedImage(image))
        (width, height) = (image.width, image.height)
        horizontal = AttentionProfile(salience, along: .horizontal)
        vertical = AttentionProfile(salience, along: .vertical)
    }

    /// The same attention for a version of the picture in another size.
    package func scaled(toWidth width: Int, height: Int) -> Attention {
        var attention = self
        (attention.width, attention.height) = (width, height)
        return attention
    }

    /// The share of all that stands out in the picture which a box of it holds, 0...1.
    ///
    /// - Parameter box: A cover crop in pixels of the picture. It is as wide or as high as the picture.
    public func share(in box: CropBox) -> Double {
        let (width, height) = (Double(width), Double(height))
        return horizontal.share(in: box.x / width...(box.x + box.width) / width)
            * vertical.share(in: box.y / height...(box.y + box.height) / height)
    }

    /// The share that a cover crop for a target size holds when it is centered on a point.
    ///
    /// - Parameter target: A size in pixels, with sides of 1 or more. Only its aspect ratio matters.
    public func share(ofCrop target: (width: Int, height: Int), at focus: FractionPoint) -> Double {
        share(
            in: CoverCrop(
                pictureWidth: width, pictureHeight: height, targetWidth: target.width,
                targetHeight: target.height, placement: .focus(focus)
            ).box)
    }

    /// The places of the cover crops for some target sizes, in their order.
    ///
    /// They agree with each other: each crop lies inside those that can move along the same axis and are larger.
    ///
    /// - Parameter targets: Sizes in pixels, with sides of 1 or more. Only their aspect ratios matter.
    public func places(for targets: [(width: Int, height: Int)]) -> [AttentionPlace] {
        let windows = targets.map { target in
            let ratio = Double(target.width) / Double(target.height) * Double(height) / Double(width)
            return (x: min(ratio, 1), y: min(1 / ratio, 1))
        }
        let x = Self.nested(horizontal, windows.map(\.x))
        let y = Self.nested(vertical, windows.map(\.y))
        return zip(x, y).map(AttentionPlace.init)
    }

    /// Places the largest window first, and each smaller one inside it.
    private static func nested(_ profile: AttentionProfile, _ windows: [Double]) -> [AttentionProfile.Place] {
        var outer = 0.0...1.0
        var places: [Int: AttentionProfile.Place] = [:]
        for index in windows.indices.sorted(by: { (windows[$0], $1) > (windows[$1], $0) }) {
            let place = profile.place(forWindow: windows[index], within: outer)
            outer = place.range
            places[index] = place
        }
        return windows.indices.compactMap { places[$0] }
    }
}

/// The place of a crop that was chosen by attention.
public struct AttentionPlace: Sendable, Equatable {
    /// The middle of the crop.
    public let focus: FractionPoint
    /// How much worse the next different place is, 0...1, compared with this one. A different place is at least a
    /// quarter of the crop away, and keeps less than nine tenths of what this one keeps. 1 where there is none.
    public let confidence: Double
    /// The middle of the next different place; nil where there is none.
    public let other: FractionPoint?

    /// Whether a crop loses a part of the subject, although another place is about as good. Where it keeps less than
    /// half, attention is spread over the picture, and there is no one subject to lose. These limits find 4 of 5 bad
    /// crops, and 17 of 218 good ones, on 62 pictures whose subjects were drawn by hand.
    ///
    /// - Parameters:
    ///   - kept: The share of all that stands out which the crop keeps, 0...1.
    ///   - confidence: See `confidence`; nil if a person chose the place.
    public static func isDoubtful(kept: Double, confidence: Double?) -> Bool {
        kept >= 0.5 && kept < 0.8 && confidence ?? 1 < 0.15
    }

    fileprivate init(_ x: AttentionProfile.Place, _ y: AttentionProfile.Place) {
        func middle(_ range: ClosedRange<Double>) -> Double { (range.lowerBound + range.upperBound) / 2 }
        focus = FractionPoint(x: middle(x.range), y: middle(y.range))
        confidence = min(x.confidence, y.confidence)
        other =
            x.other == nil && y.other == nil
            ? nil : FractionPoint(x: middle(x.other ?? x.range), y: middle(y.other ?? y.range))
    }
}
