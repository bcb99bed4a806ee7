/// The largest part of a picture that has the aspect ratio of a target, and what that choice costs.
///
/// All numbers come from addition, subtraction, multiplication and division of doubles in a fixed order, so
/// they are equal on every machine.
public struct CoverCrop: Sendable, Equatable {
    /// The part of the picture to show. Its left and top edges lie on whole pixels, so that a crop of exactly
    /// the target's size needs no resampling; only where a kept box fits with less than a pixel to spare they
    /// may lie between.
    public let box: CropBox
    /// The middle of `box` with four decimals. In a picture of up to 10,000 pixels a side,
    /// `CropPlacement.focus` of it gives the same `box`; in a larger one the same within a pixel.
    public let focus: FractionPoint
    /// The target's size over the crop's: above 1 the crop has too few pixels and must be enlarged.
    public let enlargement: Double
    /// What of a kept box lies outside, in the order left, top, right, bottom; empty when all is inside or
    /// nothing was to be kept.
    public let losses: [EdgeLoss]

    /// A part of a kept box that is cut off at one of its edges.
    public struct EdgeLoss: Sendable, Equatable {
        /// An edge of the kept box.
        public enum Edge: String, Sendable {
            case left, top, right, bottom
        }
        /// Where it is cut.
        public let edge: Edge
        /// How far the crop's edge lies inside the kept box, in pixels of the picture, 0.5 or more.
        public let pixels: Double
        /// The same as a fraction of the kept box's width or height, 0...1.
        public let fraction: Double
    }

    /// The crop of a picture of `pictureWidth` x `pictureHeight` pixels for a target of `targetWidth` x
    /// `targetHeight` pixels.
    ///
    /// - Precondition: all sides are 1 or more.
    public init(
        pictureWidth: Int, pictureHeight: Int, targetWidth: Int, targetHeight: Int,
        placement: CropPlacement = .center
    ) {
        precondition(pictureWidth > 0 && pictureHeight > 0 && targetWidth > 0 && targetHeight > 0)
        let picture = (width: Double(pictureWidth), height: Double(pictureHeight))
        let target = (width: Double(targetWidth), height: Double(targetHeight))
        let isWider = picture.width * target.height > target.width * picture.height
        let width = isWider ? picture.height * target.width / target.height : picture.width
        let height = isWider ? picture.height : picture.width * target.height / target.width

        var horizontal = Axis(picture: picture.width, crop: width)
        var vertical = Axis(picture: picture.height, crop: height)
        switch placement {
        case .center: break
        case .focus(let point):
            horizontal.center(on: point.x)
            vertical.center(on: point.y)
        case .keep(let kept):
            horizontal.keep(from: kept.left, to: kept.right)
            vertical.keep(from: kept.top, to: kept.bottom)
        case .attention(let attention):
            horizontal.center(on: attention.horizontal.bestCenter(forWindow: width / picture.width))
            vertical.center(on: attention.vertical.bestCenter(forWindow: height / picture.height))
        }
        box = CropBox(x: horizontal.start, y: vertical.start, width: width, height: height)
        focus = FractionPoint(x: horizontal.middle, y: vertical.middle).rounded
        enlargement = isWider ? target.height / height : target.width / width
        losses = [
            EdgeLoss(.left, horizontal.lossAtStart), EdgeLoss(.top, vertical.lossAtStart),
            EdgeLoss(.right, horizontal.lossAtEnd), EdgeLoss(.bottom, vertical.lossAtEnd),
        ].compactMap(\.self)
    }
}

extension CoverCrop.EdgeLoss {
    /// Nothing where less than half a pixel is lost, which nobody sees.
    fileprivate init?(_ edge: Edge, _ loss: (pixels: Double, fraction: Double)) {
        guard loss.pixels >= 0.5 else { return nil }
        self.init(edge: edge, pixels: loss.pixels, fraction: loss.fraction)
    }
}

/// The crop along one axis: it has `crop` of the picture's `picture` pixels, from `start` on.
private struct Axis {
    let picture: Double
    let crop: Double
    private(set) var start: Double
    private var kept: (start: Double, end: Double)?

    init(picture: Double, crop: Double) {
        self.picture = picture
        self.crop = crop
        start = 0
        center(on: 0.5)
    }

    var middle: Double { (start + crop / 2) / picture }

    /// As near as whole pixels inside the picture allow.
    mutating func center(on fraction: Double) {
        let room = picture - crop
        start = max(0, min((fraction * picture - crop / 2).rounded(), room.rounded(.down)))
    }

    mutating func keep(from low: Double, to high: Double) {
        let kept = (start: low * picture, end: high * picture)
        center(on: (low + high) / 2)
        if kept.end - kept.start <= crop {
            start = min(max(start, kept.end - crop), kept.start, picture - crop)
        }
        self.kept = kept
    }

    var lossAtStart: (pixels: Double, fraction: Double) {
        guard let kept else { return (0, 0) }
        return loss(start - kept.start, of: kept)
    }

    var lossAtEnd: (pixels: Double, fraction: Double) {
        guard let kept else { return (0, 0) }
        return loss(kept.end - (start + crop), of: kept)
    }

    private func loss(_ pixels: Double, of kept: (start: Double, end: Double)) -> (Double, Double) {
        guard pixels > 0 else { return (0, 0) }
        return (pixels, pixels / (kept.end - kept.start))
    }
}
