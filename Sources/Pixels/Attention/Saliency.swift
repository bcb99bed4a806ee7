/// The place of the subject of an image. It is found once, and serves every crop of the image and of smaller versions.
public struct Saliency: Sendable, Equatable {
    private let look: SaliencyLook
    /// The confidence of the network that there is a subject at all: the largest value of its map, 0...1.
    public var confidence: Double { look.largest }

    /// The trust below which a crop is doubtful. One in five of the images on which crops are measured has one.
    public static let doubtfulTrust = 0.50
    /// The trust below which a crop is worth a warning. One in fourteen of these images has one.
    public static let leastTrust = 0.40

    /// The box around the subject, in fractions of the image.
    public var subject: FractionBox { look.box }

    /// The confidence below which an image has no subject that could be cut.
    private static let leastConfidence = 0.3

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
        self.init(maps: input.networkOutput(kernels: kernels))
    }

    package init(maps: SaliencyMaps) {
        look = SaliencyLook(maps)
    }

    /// Returns the share of the subject inside a box, 0...1.
    ///
    /// - Parameters:
    ///   - box: A cover crop in pixels of `image`, so it is as wide or as high as that.
    ///   - image: The image, or a smaller version of it.
    public func share(in box: CropBox, of image: Image) -> Double {
        look.share(\.subject, in: FractionBox(box, of: image))
    }

    /// Returns the share of the subject's core inside a box, 0...1; box and image are as in `share(in:of:)`.
    package func coreShare(in box: CropBox, of image: Image) -> Double {
        look.share(\.core, in: FractionBox(box, of: image))
    }

    /// Returns the weight of subject and core in a box, 0...1, in which parts near its edges count less and less; box and image
    /// are as in `share(in:of:)`.
    package func weight(in box: CropBox, of image: Image) -> Double {
        let window = FractionBox(box, of: image)
        return look.across.weight(from: window.left, window.right - window.left)
            * look.down.weight(from: window.top, window.bottom - window.top)
    }

    /// Returns the trust in a crop, 0...1: the share of the subject's core inside, times the share of the box that the best one of
    /// its shape has in common with it.
    ///
    /// - Parameters:
    ///   - box: A cover crop in pixels of `image`, so it is as wide or as high as that.
    ///   - image: The image, or a smaller version of it.
    public func trust(in box: CropBox, of image: Image) -> Double {
        let window = FractionBox(box, of: image)
        return look.share(\.core, in: window) * window.common(with: look.best(window))
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
            x: look.across.subject.middle(from: window.left, to: window.right),
            y: look.down.subject.middle(from: window.top, to: window.bottom))
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
        let columns = look.across.middles(ofWindow: box.width / Double(image.width), atMost: count)
        let rows = look.down.middles(ofWindow: box.height / Double(image.height), atMost: count)
        // A cover crop moves along one axis, so the other one has a single middle.
        return columns.flatMap { x in rows.map { FractionPoint(x: x, y: $0) } }
    }

    /// Returns the middle of the cover crop that contains most of the subject.
    ///
    /// - Parameters:
    ///   - target: A size in pixels, with sides of 1 or more. Only its aspect ratio matters.
    ///   - image: The image, or a smaller version of it.
    public func focus(ofCrop target: (width: Int, height: Int), of image: Image) -> FractionPoint {
        let box = CoverCrop(of: image, width: target.width, height: target.height).box
        return FractionPoint(
            x: look.across.middle(ofWindow: box.width / Double(image.width)),
            y: look.down.middle(ofWindow: box.height / Double(image.height)))
    }
}
