/// The place of the subject of an image. It is found once, and serves every crop of the image and of smaller versions.
public struct Saliency: Sendable, Equatable {
    private let across, down: SaliencyAxis
    /// The confidence of the network that there is a subject at all: the largest value of its map, 0...1.
    public let confidence: Double
    /// The box around the subject, in fractions of the image: all cells of its map of at least half the largest value.
    public let subject: FractionBox

    /// The trust below which a crop is doubtful. One in five of the images on which crops are measured has one.
    public static let doubtfulTrust = 0.56
    /// The trust below which a crop is worth a warning. One in fourteen of these images has one.
    public static let leastTrust = 0.46

    /// The confidence below which an image has no subject that could be cut.
    private static let leastConfidence = 0.3
    /// The value added to every cell if the network sees nothing at all, and less of it the surer it is. So uncertain
    /// subjects stay in the middle. Cross-validation chose it.
    private static let unsureFloor = 0.15

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

    /// Creates the saliency from maps as `saliencyMaps` makes them.
    package init(maps: SaliencyMaps) {
        let (subject, core) = (SaliencyMapLines(maps.subject), SaliencyMapLines(maps.core))
        // A core of the whole image fits into no crop, so it moves none.
        let coreBox = subject.largest < Self.leastConfidence ? FractionBox.whole : core.box
        func axis(
            _ lines: (SaliencyMapLines) -> [Double], core range: ClosedRange<Double>, pull: Double
        ) -> SaliencyAxis {
            func profile(_ map: SaliencyMapLines) -> SaliencyProfile {
                let floor = Self.unsureFloor * (1 - map.largest)
                return SaliencyProfile(lines(map).map { $0 + floor })
            }
            return SaliencyAxis(
                subject: profile(subject), core: profile(core), coreRange: range, pull: pull)
        }
        across = axis(\.columns, core: coreBox.left...coreBox.right, pull: 0.15)
        down = axis(\.rows, core: coreBox.top...coreBox.bottom, pull: 0.06)
        (confidence, self.subject) = (subject.largest, subject.box)
    }

    /// Returns the share of the subject inside a box, 0...1.
    ///
    /// - Parameters:
    ///   - box: A cover crop in pixels of `image`, so it is as wide or as high as that.
    ///   - image: The image, or a smaller version of it.
    public func share(in box: CropBox, of image: Image) -> Double {
        share(\.subject, in: FractionBox(box, of: image))
    }

    /// Returns the share of the subject's core inside a box, 0...1; box and image are as in `share(in:of:)`.
    package func coreShare(in box: CropBox, of image: Image) -> Double {
        share(\.core, in: FractionBox(box, of: image))
    }

    /// Returns whether all cells of the core's map of at least half the largest value are inside a box; box and image are as in
    /// `share(in:of:)`.
    package func isCoreInside(_ box: CropBox, of image: Image) -> Bool {
        let window = FractionBox(box, of: image)
        return across.isCoreInside(from: window.left, to: window.right)
            && down.isCoreInside(from: window.top, to: window.bottom)
    }

    /// Returns the weight of subject and core in a box, 0...1, in which parts near its edges count less and less; box and image
    /// are as in `share(in:of:)`.
    package func weight(in box: CropBox, of image: Image) -> Double {
        let window = FractionBox(box, of: image)
        return across.weight(from: window.left, window.right - window.left)
            * down.weight(from: window.top, window.bottom - window.top)
    }

    /// Returns the trust in a crop, 0...1: the share of the subject's core inside, times the share of the box that the best one of
    /// its shape has in common with it.
    ///
    /// - Parameters:
    ///   - box: A cover crop in pixels of `image`, so it is as wide or as high as that.
    ///   - image: The image, or a smaller version of it.
    public func trust(in box: CropBox, of image: Image) -> Double {
        let window = FractionBox(box, of: image)
        return share(\.core, in: window) * window.common(with: best(window))
    }

    /// Returns the share of the subject, or of its core, inside a window.
    private func share(_ part: KeyPath<SaliencyAxis, SaliencyProfile>, in window: FractionBox) -> Double {
        across[keyPath: part].share(from: window.left, to: window.right)
            * down[keyPath: part].share(from: window.top, to: window.bottom)
    }

    /// Returns the window of the same size that contains most.
    private func best(_ window: FractionBox) -> FractionBox {
        let (width, height) = (window.right - window.left, window.bottom - window.top)
        let (x, y) = (across.middle(ofWindow: width), down.middle(ofWindow: height))
        return FractionBox(
            left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2)
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
            x: across.subject.middle(from: window.left, to: window.right),
            y: down.subject.middle(from: window.top, to: window.bottom))
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
        let columns = across.middles(ofWindow: box.width / Double(image.width), atMost: count)
        let rows = down.middles(ofWindow: box.height / Double(image.height), atMost: count)
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
            x: across.middle(ofWindow: box.width / Double(image.width)),
            y: down.middle(ofWindow: box.height / Double(image.height)))
    }
}

extension FractionBox {
    fileprivate static let whole = FractionBox(left: 0, top: 0, right: 1, bottom: 1)

    /// Returns the share of the box that another of the same size has in common with it.
    fileprivate func common(with other: FractionBox) -> Double {
        max(0, 1 - abs(other.left - left) / (right - left))
            * max(0, 1 - abs(other.top - top) / (bottom - top))
    }

    init(_ box: CropBox, of image: Image) {
        let (width, height) = (Double(image.width), Double(image.height))
        self.init(
            left: box.x / width, top: box.y / height, right: (box.x + box.width) / width,
            bottom: (box.y + box.height) / height)
    }
}
