/// A group of similar colors in the variants of a wallpaper.
package struct ColorCluster: Sendable, Equatable {
    /// The mean color.
    package let color: OKLab
    /// The part of the area of all variants.
    package let share: Share
    /// The weight of the cluster: its area, with the place of cards counted twice, times its chroma, which counts
    /// up to a card's.
    let dominance: Double

    /// The least chroma of a visible hue.
    package static let leastChroma = 0.02
    /// The share from which a cluster can give the cards their hue, in percent.
    package static let leastPercent = 8

    /// Whether the color is more than a gray.
    package var hasHue: Bool { color.chroma >= Self.leastChroma }

    /// Whether cards may take their hue from it.
    package var isCardHue: Bool { hasHue && share.isAtLeast(percent: Self.leastPercent) }
}

extension OKLab {
    /// Returns whether the hues of two colors are less than an angle apart, which is given by its cosine. A gray is near to no
    /// color.
    func isNear(hueOf other: OKLab, cosine: Double) -> Bool {
        a * other.a + b * other.b > cosine * chroma * other.chroma
    }
}

extension [VariantMeasure] {
    /// The clusters of the colors of all variants, at most eight. First come those that can give cards
    /// their hue, and among equals the more dominant one.
    ///
    /// This is k-means in OKLab with a fixed start. Lightness counts a quarter, because a hue is looked for, and it
    /// spans from shadow to light. Clusters of one hue become one, and so do all grays.
    package var colorClusters: [ColorCluster] {
        let samples = flatMap(\.colors).map(ClusterSample.init)
        let total = samples.reduce(0) { $0 + $1.boxes }
        var groups = ClusterSample.clusters(of: samples)
        while let (first, second) = groups.nearestHues {
            let other = groups.remove(at: second)
            groups[first].add(other)
        }
        return groups.map { $0.cluster(of: total) }.sorted { a, b in
            a.isCardHue == b.isCardHue ? a.dominance > b.dominance : a.isCardHue
        }
    }
}

/// A color that is sorted into clusters, and its frequency.
private struct ClusterSample {
    let color: OKLab
    let boxes: Int
    let weight: Int
    let chroma: Double

    init(_ count: ColorCount) {
        color = OKLab(count.color)
        (boxes, weight, chroma) = (count.boxes, count.weight, color.chroma)
    }

    private static let count = 8
    private static let rounds = 10

    /// Returns the square of the distance with a quarter of the difference in lightness.
    private func distance(to other: OKLab) -> Double {
        let (dl, da, db) = ((color.lightness - other.lightness) / 4, color.a - other.a, color.b - other.b)
        return dl * dl + da * da + db * db
    }

    static func clusters(of samples: [ClusterSample]) -> [ClusterSum] {
        var sums: [ClusterSum] = []
        var means = starts(in: samples)
        for _ in 0..<rounds {
            sums = Array(repeating: ClusterSum(), count: means.count)
            for sample in samples {
                var (nearest, least) = (0, Double.infinity)
                for (i, mean) in means.enumerated() {
                    let distance = sample.distance(to: mean)
                    if distance < least { (nearest, least) = (i, distance) }
                }
                sums[nearest].add(sample)
            }
            sums.removeAll { $0.boxes == 0 }
            let moved = sums.map(\.mean)
            if moved == means { break }
            means = moved
        }
        return sums
    }

    /// Returns the most frequent color, then, again and again, the one whose distance from all before, squared, times its
    /// frequency is largest.
    private static func starts(in samples: [ClusterSample]) -> [OKLab] {
        guard let first = samples.max(by: { $0.boxes < $1.boxes }) else { return [] }
        var starts = [first.color]
        var distances = [Double](repeating: .infinity, count: samples.count)
        while starts.count < count, let last = starts.last {
            var (best, most) = (0, 0.0)
            for (i, sample) in samples.enumerated() {
                distances[i] = min(distances[i], sample.distance(to: last))
                let need = distances[i] * Double(sample.boxes)
                if need > most { (best, most) = (i, need) }
            }
            guard most > 0 else { break }
            starts.append(samples[best].color)
        }
        return starts
    }
}

/// The sums over the samples of a cluster.
private struct ClusterSum {
    var boxes = 0
    private var weight = 0
    private var sums = OKLab(lightness: 0, a: 0, b: 0)

    mutating func add(_ sample: ClusterSample) {
        let count = Double(sample.boxes)
        add(sample.color, times: count)
        boxes += sample.boxes
        weight += sample.weight
    }

    mutating func add(_ other: ClusterSum) {
        add(other.sums, times: 1)
        boxes += other.boxes
        weight += other.weight
    }

    private mutating func add(_ color: OKLab, times count: Double) {
        sums.lightness += color.lightness * count
        sums.a += color.a * count
        sums.b += color.b * count
    }

    var mean: OKLab {
        let count = Double(boxes)
        return OKLab(lightness: sums.lightness / count, a: sums.a / count, b: sums.b / count)
    }

    func cluster(of total: Int) -> ColorCluster {
        let chroma = mean.chroma
        let colorfulness = chroma < ColorCluster.leastChroma ? 0 : min(chroma, CardChoice.chromas.upperBound)
        return ColorCluster(
            color: mean, share: Share(passed: boxes, total: total), dominance: Double(weight) * colorfulness)
    }
}

extension [ClusterSum] {
    /// The two clusters whose hues are nearest to each other and at most 12 degrees apart, or two grays.
    fileprivate var nearestHues: (Int, Int)? {
        var nearest: (Int, Int)?
        var most = 0.9781476007338057  // The cosine of 12 degrees.
        for second in indices.dropFirst() {
            for first in 0..<second {
                let (a, b) = (self[first].mean, self[second].mean)
                let (chroma, other) = (a.chroma, b.chroma)
                let grays = [chroma, other].count { $0 < ColorCluster.leastChroma }
                if grays == 2 { return (first, second) }
                guard grays == 0 else { continue }
                let cosine = (a.a * b.a + a.b * b.b) / (chroma * other)
                if cosine > most { (nearest, most) = ((first, second), cosine) }
            }
        }
        return nearest
    }
}
