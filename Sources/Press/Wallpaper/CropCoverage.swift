import WallpressPixels

/// The shares of the important parts that a crop keeps, each 0...1.
package struct CropCoverage: Sendable {
    /// The shares of the subject and of its core.
    package let subject, core: Double
    /// The weight of the kept parts, in which the edges of the crop count less. It falls if the subject comes near an edge.
    private let weight: Double
    /// The share of the area that a person wants to keep; 1 without one.
    package let area: Double
    /// The parts of the subject's extent beyond the left, top, right and bottom edge, in sides of the image.
    private let beyond: [Double]
    private let hasSubject: Bool
    private let holdsCore: Bool

    /// The share of the subject below which two crops show the same to the eye.
    private static let tolerance = 0.02
    /// The share of the subject that a crop may lose if people are asked whether they miss it.
    private static let askedLoss = 0.15
    /// The share by which a complete core varies, because the grid of the saliency is coarse.
    private static let coreTolerance = 0.01
    /// The length beyond an edge, in sides of the image, that nobody misses.
    private static let edgeTolerance = 0.005

    /// - Parameters:
    ///   - box: The crop in pixels of `image`, which may be a smaller version of the master.
    ///   - area: The area that a person wants to keep, if there is one.
    package init(of box: CropBox, in image: Image, _ saliency: Saliency, keeping area: FractionBox?) {
        hasSubject = saliency.hasSubject
        subject = saliency.share(in: box, of: image)
        core = saliency.coreShare(in: box, of: image)
        holdsCore = saliency.isCoreInside(box, of: image)
        weight = saliency.weight(in: box, of: image)
        beyond = saliency.extent.parts(beyond: box, of: image)
        self.area = area?.share(in: box, of: image) ?? 1
    }

    /// Returns whether it keeps as much as another crop.
    package func isAtLeast(_ other: CropCoverage) -> Bool {
        area >= other.area - 0.001
            && (!hasSubject
                || subject >= other.subject - Self.tolerance && weight >= other.weight - Self.tolerance
                    && core >= other.core - Self.coreTolerance && (holdsCore || !other.holdsCore))
    }

    /// Returns whether it shows the same as another crop, for eyes that look at the faint ends of the subject, too: it keeps as
    /// much, and no edge cuts more.
    package func showsAll(of other: CropCoverage) -> Bool {
        isAtLeast(other)
            && (!hasSubject || zip(beyond, other.beyond).allSatisfy { $0 <= $1 + Self.edgeTolerance })
    }

    /// Returns whether it keeps nearly as much as another crop, so that people may prefer it.
    package func isNearly(_ other: CropCoverage) -> Bool {
        area >= other.area - 0.001
            && (!hasSubject
                || subject >= other.subject - Self.askedLoss && core >= other.core - Self.askedLoss)
    }
}

extension FractionBox {
    /// Returns the lengths of the box beyond the left, top, right and bottom edge of a crop, as fractions of the image.
    fileprivate func parts(beyond crop: CropBox, of image: Image) -> [Double] {
        let (width, height) = (Double(image.width), Double(image.height))
        return [
            crop.x / width - left, crop.y / height - top, right - (crop.x + crop.width) / width,
            bottom - (crop.y + crop.height) / height,
        ].map { max(0, $0) }
    }

    /// Returns the share of the box inside a crop.
    fileprivate func share(in crop: CropBox, of image: Image) -> Double {
        func share(_ low: Double, _ high: Double, _ start: Double, _ length: Double, _ side: Int) -> Double {
            let (start, end) = (start / Double(side), (start + length) / Double(side))
            return max(0, min(high, end) - max(low, start)) / max(high - low, 1e-9)
        }
        return share(left, right, crop.x, crop.width, image.width)
            * share(top, bottom, crop.y, crop.height, image.height)
    }
}
