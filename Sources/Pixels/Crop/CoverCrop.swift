/// The largest part of an image with the aspect ratio of a target, and the costs of this choice.
///
/// All numbers are computed with addition, subtraction, multiplication and division of doubles in a fixed order, so
/// they are the same on every machine.
public struct CoverCrop: Sendable, Equatable {
    /// The part of the image to show. Its left and top edges are on whole pixels, so that a crop of exactly the
    /// target's size needs no resampling. They may be between pixels only if a box to keep fits with less than a
    /// pixel to spare.
    public let box: CropBox
    /// The middle of `box` with four decimals. In an image of up to 10,000 pixels a side, `CropPlacement.focus` with
    /// this point gives the same `box`. In a larger image the boxes differ by less than a pixel.
    public let focus: FractionPoint
    /// The target's size divided by the crop's. Above 1, the crop has too few pixels and must be enlarged.
    public let enlargement: Double
    /// The parts of a box to keep that are outside, in the order left, top, right, bottom. Empty when everything is
    /// inside, or there was no box to keep.
    public let losses: [EdgeLoss]

    /// A part of a box to keep that is cut off at one of its edges.
    public struct EdgeLoss: Sendable, Equatable {
        /// An edge of the box to keep.
        public enum Edge: String, Sendable {
            case left, top, right, bottom
        }
        /// The edge that is cut.
        public let edge: Edge
        /// The distance of the crop's edge from the box's edge, in pixels of the image; at least 0.5.
        public let pixels: Double
        /// The same distance as a fraction of the box's width or height, 0.005...1.
        public let fraction: Double
    }

    /// Places the crop of an image.
    ///
    /// - Precondition: All sides are 1 or more.
    public init(
        imageWidth: Int, imageHeight: Int, targetWidth: Int, targetHeight: Int,
        placement: CropPlacement = .center
    ) {
        precondition(imageWidth > 0 && imageHeight > 0 && targetWidth > 0 && targetHeight > 0)
        let image = (width: Double(imageWidth), height: Double(imageHeight))
        let target = (width: Double(targetWidth), height: Double(targetHeight))
        let isWider = image.width * target.height > target.width * image.height
        let width = isWider ? image.height * target.width / target.height : image.width
        let height = isWider ? image.height : image.width * target.height / target.width

        var horizontal = Axis(image: image.width, crop: width)
        var vertical = Axis(image: image.height, crop: height)
        switch placement {
        case .center: break
        case .focus(let point):
            horizontal.center(on: point.x)
            vertical.center(on: point.y)
        case .keep(let kept):
            horizontal.keep(from: kept.left, to: kept.right)
            vertical.keep(from: kept.top, to: kept.bottom)
        }
        box = CropBox(x: horizontal.start, y: vertical.start, width: width, height: height)
        focus = FractionPoint(x: horizontal.middle, y: vertical.middle).rounded
        enlargement = isWider ? target.height / height : target.width / width
        losses = [
            EdgeLoss(.left, horizontal.lossAtStart), EdgeLoss(.top, vertical.lossAtStart),
            EdgeLoss(.right, horizontal.lossAtEnd), EdgeLoss(.bottom, vertical.lossAtEnd),
        ].compactMap(\.self)
    }

    /// Places the crop of an image for a target of this size.
    package init(of image: Image, width: Int, height: Int, placement: CropPlacement = .center) {
        self.init(
            imageWidth: image.width, imageHeight: image.height, targetWidth: width, targetHeight: height,
            placement: placement)
    }
}

extension CoverCrop.EdgeLoss {
    /// Creates the loss; nil if less than half a pixel or less than half a percent is lost, which nobody sees.
    fileprivate init?(_ edge: Edge, _ loss: (pixels: Double, fraction: Double)) {
        guard loss.pixels >= 0.5, loss.fraction >= 0.005 else { return nil }
        self.init(edge: edge, pixels: loss.pixels, fraction: loss.fraction)
    }
}

/// The crop along one axis: `crop` of the image's `picture` pixels, from `start` on.
private struct Axis {
    let image: Double
    let crop: Double
    private(set) var start: Double
    private var kept: (start: Double, end: Double)?

    init(image: Double, crop: Double) {
        self.image = image
        self.crop = crop
        start = 0
        center(on: 0.5)
    }

    var middle: Double { (start + crop / 2) / image }

    /// Moves as near to this center as whole pixels inside the image allow.
    mutating func center(on fraction: Double) {
        let room = image - crop
        start = max(0, min((fraction * image - crop / 2).rounded(), room.rounded(.down)))
    }

    mutating func keep(from low: Double, to high: Double) {
        let kept = (start: low * image, end: high * image)
        center(on: (low + high) / 2)
        if kept.end - kept.start <= crop {
            start = min(max(start, kept.end - crop), kept.start, image - crop)
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
