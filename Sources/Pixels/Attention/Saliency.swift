/// The place of the subject of an image. It is found once, and serves every crop of the image and of smaller versions.
public struct Saliency: Sendable, Equatable {
    let axes: SaliencyAxes
    /// The axes of a second look, at the mirror image at three quarters of the size. Where the network sees another subject in
    /// it, crops are often bad.
    private let mirrored: SaliencyAxes?
    /// The confidence of the network that there is a subject at all: the largest value of its map, 0...1.
    public let confidence: Double
    /// The box around the subject, in fractions of the image: all cells of its map of at least half the largest value.
    public let subject: FractionBox
    /// The box around all that may belong to the subject, such as the tip of a wing: all cells of at least a fifth of the largest
    /// value.
    package let extent: FractionBox

    /// The trust below which a crop is doubtful. One in five of the images on which crops are measured has one.
    public static let doubtfulTrust = 0.50
    /// The trust below which a crop is worth a warning. One in eleven of these images has one.
    public static let leastTrust = 0.38

    /// The confidence below which an image has no subject that could be cut.
    static let leastConfidence = 0.3

    /// Whether there is a subject at all.
    public var hasSubject: Bool { confidence >= Self.leastConfidence }

    /// Returns whether a crop may cut the subject off.
    ///
    /// - Parameters:
    ///   - trust: The trust in the crop, 0...1; nil if a person placed it, which is never doubtful.
    ///   - confidence: The confidence that there is a subject, 0...1.
    public static func isDoubtful(trust: Double?, confidence: Double?) -> Bool {
        guard let trust, let confidence else { return false }
        return trust < doubtfulTrust && confidence >= leastConfidence
    }

    /// Finds the subject of an image of any model, size and subsampling.
    public init(of image: Image, kernels: KernelLevel = .best) {
        self.init(ofInput: image.networkInput(kernels: kernels), kernels: kernels)
    }

    /// Finds the subject of an image as `networkInput` makes it.
    package init(ofInput input: Image, kernels: KernelLevel) {
        self.init(
            maps: input.networkOutput(kernels: kernels),
            mirrored: input.mirroredNetworkInput(kernels: kernels).networkOutput(kernels: kernels))
    }

    /// Creates the saliency from maps as `saliencyMaps` makes them.
    ///
    /// - Parameter mirrored: The maps of the mirror image, of any size; without them, trust depends on `maps` alone.
    package init(maps: SaliencyMaps, mirrored: SaliencyMaps? = nil) {
        let subject = SaliencyMapLines(maps.subject)
        axes = SaliencyAxes(subject: subject, core: SaliencyMapLines(maps.core))
        self.mirrored = mirrored.map {
            SaliencyAxes(subject: SaliencyMapLines($0.subject), core: SaliencyMapLines($0.core))
        }
        confidence = subject.largest
        (self.subject, extent) = (subject.box(ofLeast: 0.5), subject.box(ofLeast: 0.2))
    }

    /// Returns the share of the subject inside a box, 0...1.
    ///
    /// - Parameters:
    ///   - box: A cover crop in pixels of `image`, so it is as wide or as high as that.
    ///   - image: The image, or a smaller version of it.
    public func share(in box: CropBox, of image: Image) -> Double {
        axes.share(\.subject, in: FractionBox(box, of: image))
    }

    /// Returns the share of the subject's core inside a box, 0...1; box and image are as in `share(in:of:)`.
    package func coreShare(in box: CropBox, of image: Image) -> Double {
        axes.share(\.core, in: FractionBox(box, of: image))
    }

    /// Returns whether all cells of the core's map of at least half the largest value are inside a box; box and image are as in
    /// `share(in:of:)`.
    package func isCoreInside(_ box: CropBox, of image: Image) -> Bool {
        let window = FractionBox(box, of: image)
        return axes.across.isCoreInside(from: window.left, to: window.right)
            && axes.down.isCoreInside(from: window.top, to: window.bottom)
    }

    /// Returns the weight of subject and core in a box, 0...1, in which parts near its edges count less and less; box and image
    /// are as in `share(in:of:)`.
    package func weight(in box: CropBox, of image: Image) -> Double {
        let window = FractionBox(box, of: image)
        return axes.across.weight(from: window.left, window.right - window.left)
            * axes.down.weight(from: window.top, window.bottom - window.top)
    }

    /// Returns the trust in a crop, 0...1: the share of the subject's core inside, times the share of the box that the best one of
    /// its shape has in common with it, times the same for the best one of the second look.
    ///
    /// - Parameters:
    ///   - box: A cover crop in pixels of `image`, so it is as wide or as high as that.
    ///   - image: The image, or a smaller version of it.
    public func trust(in box: CropBox, of image: Image) -> Double {
        let window = FractionBox(box, of: image)
        return axes.share(\.core, in: window) * axes.agreement(with: window)
            * (mirrored?.agreement(with: window.mirrored) ?? 1)
    }

    /// Returns the middle of the subject inside a box, in fractions of the box; the middle of the box if there is no subject.
    ///
    /// - Parameters:
    ///   - box: A part of `image` in pixels.
    ///   - image: The image, or a smaller version of it.
    package func middle(in box: CropBox, of image: Image) -> FractionPoint {
        guard hasSubject else { return FractionPoint(x: 0.5, y: 0.5) }
        let window = FractionBox(box, of: image)
        return FractionPoint(
            x: axes.across.subject.middle(from: window.left, to: window.right),
            y: axes.down.subject.middle(from: window.top, to: window.bottom))
    }

    /// Returns the middles of the cover crops that contain more than those beside them, the one with the most first.
    ///
    /// - Parameters:
    ///   - target: As for `focus`.
    ///   - image: The image, or a smaller version of it.
    ///   - count: The most middles to return.
    package func foci(
        ofCrop target: (width: Int, height: Int), of image: Image, atMost count: Int
    ) -> [FractionPoint] {
        let box = CoverCrop(of: image, width: target.width, height: target.height).box
        let columns = axes.across.middles(ofWindow: box.width / Double(image.width), atMost: count)
        let rows = axes.down.middles(ofWindow: box.height / Double(image.height), atMost: count)
        // A cover crop moves along one axis, so the other one has a single middle.
        return columns.flatMap { x in rows.map { FractionPoint(x: x, y: $0) } }
    }

    /// Returns the middle of the cover crop that holds the whole core, if it fits, and contains most of the subject.
    ///
    /// - Parameters:
    ///   - target: A size in pixels, with sides of 1 or more. Only its aspect ratio matters.
    ///   - image: The image, or a smaller version of it.
    public func focus(ofCrop target: (width: Int, height: Int), of image: Image) -> FractionPoint {
        let box = CoverCrop(of: image, width: target.width, height: target.height).box
        return FractionPoint(
            x: axes.across.middle(ofWindow: box.width / Double(image.width)),
            y: axes.down.middle(ofWindow: box.height / Double(image.height)))
    }
}

extension FractionBox {
    fileprivate var mirrored: FractionBox {
        FractionBox(left: 1 - right, top: top, right: 1 - left, bottom: bottom)
    }

    init(_ box: CropBox, of image: Image) {
        let (width, height) = (Double(image.width), Double(image.height))
        self.init(
            left: box.x / width, top: box.y / height, right: (box.x + box.width) / width,
            bottom: (box.y + box.height) / height)
    }
}
