/// The place of the subject of an image. It is found once, and serves every crop of the picture and of smaller versions.
public struct Saliency: Sendable, Equatable {
    /// What all looks at the picture have in common, and each of them alone.
    private let mean: SaliencyLook, looks: [SaliencyLook]
    /// How sure the networks are that there is a subject at all: the largest value of the mean of their maps, 0...1.
    public var confidence: Double { mean.largest }

    /// A crop with less trust is doubtful. Just under a quarter of the pictures on which crops are measured have one.
    public static let doubtfulTrust = 0.44
    /// A crop with less trust is worth a warning. One in fourteen of these pictures has one.
    public static let leastTrust = 0.33

    /// The confidence below which a picture has no subject that could be cut.
    private static let leastConfidence = 0.3

    /// Whether there is a subject at all.
    public var hasSubject: Bool { confidence >= Self.leastConfidence }

    /// Whether a crop may cut the subject off.
    ///
    /// - Parameters:
    ///   - trust: How far the crop can be trusted, 0...1; nil if a person placed it, which is never doubtful.
    ///   - confidence: How sure it is that there is a subject, 0...1.
    public static func isDoubtful(trust: Double?, confidence: Double?) -> Bool {
        guard let trust, let confidence else { return false }
        return trust < doubtfulTrust && confidence >= leastConfidence
    }

    /// Finds the subject of a picture of any model, size and subsampling.
    public init(of image: Image, kernels: KernelLevel = .best) {
        self.init(ofInput: image.networkInput(kernels: kernels), kernels: kernels)
    }

    /// Finds the subject of a picture as `networkInput` makes it.
    package init(ofInput input: Image, kernels: KernelLevel) {
        self.init(maps: input.inputSaliencyMaps(kernels: kernels))
    }

    /// The saliency in maps as `saliencyMaps` makes them, one at least, all of one size.
    package init(maps: [SaliencyMaps]) {
        mean = SaliencyLook(maps)
        looks = maps.map { SaliencyLook([$0]) }
    }

    /// The share of the subject inside a box, 0...1.
    ///
    /// - Parameters:
    ///   - box: A cover crop in pixels of `image`, so it is as wide or as high as that.
    ///   - image: The picture, or a smaller version of it.
    public func share(in box: CropBox, of image: Image) -> Double {
        mean.share(\.subject, in: FractionBox(box, of: image))
    }

    /// How far a crop can be trusted, 0...1: the share of the subject's core inside, times how far the looks at the picture
    /// agree on it. They agree by the mean share of the box that the crops by each look have in common with it.
    ///
    /// - Parameters:
    ///   - box: A cover crop in pixels of `image`, so it is as wide or as high as that.
    ///   - image: The picture, or a smaller version of it.
    public func trust(in box: CropBox, of image: Image) -> Double {
        let window = FractionBox(box, of: image)
        let common = looks.map { window.common(with: $0.best(window)) }
        return mean.share(\.core, in: window) * common.reduce(0, +) / Double(common.count)
    }

    /// The middle of the subject inside a box, in fractions of the box; the middle of the box where there is no subject.
    ///
    /// - Parameters:
    ///   - box: A part of `image` in pixels.
    ///   - image: The picture, or a smaller version of it.
    package func middle(in box: CropBox, of image: Image) -> FractionPoint {
        guard hasSubject else { return FractionPoint(x: 0.5, y: 0.5) }
        let window = FractionBox(box, of: image)
        return FractionPoint(
            x: mean.across.subject.middle(from: window.left, to: window.right),
            y: mean.down.subject.middle(from: window.top, to: window.bottom))
    }

    /// The middles of the cover crops that hold more than those beside them, the one that holds most first.
    ///
    /// - Parameters:
    ///   - target: As of `focus`.
    ///   - image: The picture, or a smaller version of it.
    ///   - count: How many to return at most.
    package func foci(
        ofCrop target: (width: Int, height: Int), of image: Image, atMost count: Int
    ) -> [FractionPoint] {
        let box = CoverCrop(
            pictureWidth: image.width, pictureHeight: image.height, targetWidth: target.width,
            targetHeight: target.height
        ).box
        let columns = mean.across.middles(ofWindow: box.width / Double(image.width), atMost: count)
        let rows = mean.down.middles(ofWindow: box.height / Double(image.height), atMost: count)
        // A cover crop moves along one axis, so the other one has a single middle.
        return columns.flatMap { x in rows.map { FractionPoint(x: x, y: $0) } }
    }

    /// The middle of the cover crop that holds most of the subject.
    ///
    /// - Parameters:
    ///   - target: A size in pixels, with sides of 1 or more. Only its aspect ratio matters.
    ///   - image: The picture, or a smaller version of it.
    public func focus(ofCrop target: (width: Int, height: Int), of image: Image) -> FractionPoint {
        let box = CoverCrop(
            pictureWidth: image.width, pictureHeight: image.height, targetWidth: target.width,
            targetHeight: target.height
        ).box
        return FractionPoint(
            x: mean.across.middle(ofWindow: box.width / Double(image.width)),
            y: mean.down.middle(ofWindow: box.height / Double(image.height)))
    }
}
