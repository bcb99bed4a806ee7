/// Where the subject of a picture is. It is found once, and serves every crop of the picture and of smaller versions.
public struct Saliency: Sendable, Equatable {
    private let horizontal, vertical: SaliencyProfile
    /// How sure the network is that there is a subject at all: the largest value of its map, 0...1.
    public let confidence: Double

    /// A crop that keeps a smaller share of the subject is doubtful. Of 925 pictures that the network was not trained on,
    /// just under a quarter have such a crop.
    public static let doubtfulShare = 0.475
    /// A crop that keeps less than this is worth a warning. Of 60 wallpapers that were judged by eye, 8 had one, and half of
    /// these crops had to be placed again; of 12 with a crop between both limits, one.
    public static let lostShare = 0.40

    /// The confidence below which a picture has no subject that could be cut.
    private static let leastConfidence = 0.3

    /// What is added to every cell where the network sees nothing at all, and less of it the surer the network is. So what
    /// it is unsure of stays in the middle. Cross-validation chose it.
    private static let unsureFloor = 0.15

    /// Whether there is a subject at all.
    public var hasSubject: Bool { confidence >= Self.leastConfidence }

    /// Whether a crop may cut the subject off.
    ///
    /// - Parameters:
    ///   - kept: The share of the subject inside the crop, 0...1; nil if a person placed the crop, which is never doubtful.
    ///   - confidence: How sure it is that there is a subject, 0...1.
    public static func isDoubtful(kept: Double?, confidence: Double?) -> Bool {
        guard let kept, let confidence else { return false }
        return kept < doubtfulShare && confidence >= leastConfidence
    }

    /// Finds the subject of a picture of any model, size and subsampling.
    public init(of image: Image, kernels: KernelLevel = .best) {
        self.init(map: image.saliencyMap(kernels: kernels))
    }

    /// The saliency in a map as `saliencyMap` makes it.
    package init(map: Plane) {
        let (columns, rows) = (0..<map.width, 0..<map.height)
        confidence = Double(map.samples.max() ?? 0) / 255
        let floor = Self.unsureFloor * (1 - confidence)
        func mean(_ sum: Int, of cells: Int) -> Double { Double(sum) / Double(255 * cells) + floor }
        horizontal = SaliencyProfile(
            columns.map { x in mean(rows.reduce(0) { $0 + Int(map[x, $1]) }, of: map.height) }, pull: 0.15)
        vertical = SaliencyProfile(
            rows.map { y in mean(columns.reduce(0) { $0 + Int(map[$1, y]) }, of: map.width) }, pull: 0.06)
    }

    /// The share of the subject inside a box, 0...1.
    ///
    /// - Parameters:
    ///   - box: A cover crop in pixels of `image`, so it is as wide or as high as that.
    ///   - image: The picture, or a smaller version of it.
    public func share(in box: CropBox, of image: Image) -> Double {
        let (width, height) = (Double(image.width), Double(image.height))
        return horizontal.share(from: box.x / width, to: (box.x + box.width) / width)
            * vertical.share(from: box.y / height, to: (box.y + box.height) / height)
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
        let columns = horizontal.middles(ofWindow: box.width / Double(image.width), atMost: count)
        let rows = vertical.middles(ofWindow: box.height / Double(image.height), atMost: count)
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
            x: horizontal.middle(ofWindow: box.width / Double(image.width)),
            y: vertical.middle(ofWindow: box.height / Double(image.height)))
    }
}

/// How much of a saliency map lies where along one axis. Places are fractions of the axis.
private struct SaliencyProfile: Sendable, Equatable {
    /// The share of the map before each cell, and the sum of these shares over the axis so far.
    private let sums, areas: [Double]
    /// What a window at an end of the axis has to hold beyond one in the middle, as a share of the map. Cross-validation
    /// chose it.
    private let pull: Double

    /// The outer part of a window, on both sides, in which things count less and less toward its end. So a small subject
    /// does not end up at the edge of its crop.
    private static let margin = 0.12
    private static let places = 97

    /// - Parameter lines: The mean of each column, or of each row.
    init(_ lines: [Double], pull: Double) {
        self.pull = pull
        let total = lines.reduce(0, +)
        var (sums, areas) = ([0.0], [0.0])
        for (i, value) in lines.enumerated() {
            sums.append(sums[i] + value / total)
            areas.append(areas[i] + (sums[i] + sums[i + 1]) / 2 / Double(lines.count))
        }
        (self.sums, self.areas) = (sums, areas)
    }

    /// The share of the map between two places.
    func share(from start: Double, to end: Double) -> Double {
        min(max(sum(to: end) - sum(to: start), 0), 1)
    }

    /// The middle of the window of this length that holds most.
    func middle(ofWindow length: Double) -> Double {
        guard length < 1 else { return 0.5 }
        var best = (position: 0.5, score: -Double.infinity)
        for place in 0..<Self.places {
            let score = score(at: place, length)
            if score > best.score { best = (Self.position(of: place), score) }
        }
        return 0.5 + (best.position - 0.5) * (1 - length)
    }

    /// The middles of the windows of this length that hold more than those beside them, the one that holds most first. Those
    /// that hold less than a third of what that one does are left out.
    func middles(ofWindow length: Double, atMost count: Int) -> [Double] {
        let best = middle(ofWindow: length)
        guard length < 1 else { return [best] }
        let scores = (0..<Self.places).map { score(at: $0, length) }
        let least = weight(from: best - length / 2, length) / 3
        let peaks = scores.indices.dropFirst().dropLast().filter {
            scores[$0] > scores[$0 - 1] && scores[$0] >= scores[$0 + 1]
        }
        let others = peaks.sorted { scores[$0] > scores[$1] }
            .map { 0.5 + (Self.position(of: $0) - 0.5) * (1 - length) }
            .filter { $0 != best && weight(from: $0 - length / 2, length) >= least }
        return Array(([best] + others).prefix(count))
    }

    /// A place as a fraction of the way from the first window to the last.
    private static func position(of place: Int) -> Double { Double(place) / Double(places - 1) }

    /// How much the window at a place holds, less what it has to hold beyond one in the middle.
    private func score(at place: Int, _ length: Double) -> Double {
        let position = Self.position(of: place)
        let distance = abs(2 * position - 1)
        return weight(from: position * (1 - length), length) - pull * distance * distance.squareRoot()
    }

    /// The share of the map in a window, where a ramp weighs each margin: the mean of the sums over the margin at its end,
    /// minus the mean over the margin at its start.
    private func weight(from start: Double, _ length: Double) -> Double {
        let (end, margin) = (start + length, Self.margin * length)
        func mean(_ low: Double, _ high: Double) -> Double {
            (area(to: high) - area(to: low)) / margin
        }
        return mean(end - margin, end) - mean(start, start + margin)
    }

    /// The share of the map before a place. Within a cell it grows evenly.
    private func sum(to place: Double) -> Double {
        let (cell, part) = cell(at: place)
        return sums[cell] + (sums[cell + 1] - sums[cell]) * part
    }

    /// The integral of `sum(to:)` up to a place.
    private func area(to place: Double) -> Double {
        let (cell, part) = cell(at: place)
        let mean = sums[cell] + (sums[cell + 1] - sums[cell]) * part / 2
        return areas[cell] + mean * part / Double(sums.count - 1)
    }

    private func cell(at place: Double) -> (index: Int, part: Double) {
        let position = min(max(place, 0), 1) * Double(sums.count - 1)
        let index = min(Int(position), sums.count - 2)
        return (index, position - Double(index))
    }
}
