/// The degree to which two images resemble each other.
public enum Likeness: Sendable, Equatable, Comparable {
    /// They may be the same image. People have to look.
    case doubtful
    /// They are the same image: one was saved again, cropped a little or framed.
    case same
}

extension PerceptualDigest {
    /// Compares two images; nil if they are different.
    public func likeness(to other: PerceptualDigest) -> Likeness? {
        switch deviation(from: other) {
        case ...1: .same
        case ...Self.mostDoubtful: .doubtful
        default: nil
        }
    }

    /// Returns the difference of the images, divided by the difference that saving again may make. It is the smaller of two: as
    /// they are, and with one laid over the other as well as possible.
    package func deviation(from other: PerceptualDigest) -> Double {
        let first = Self.distance(whole, other.whole)
        guard first < Self.farthest else { return .infinity }
        let pairs = Self.pairs(whole, other.whole)
        let contrasts = zip(whole, other.whole).map { ($0.contrasts, $1.contrasts) }
        let details = (detail.contrasts, other.detail.contrasts)
        let best = Self.starts.map { LookAlignment(pairs, from: WindowMap(scale: $0), within: .whole) }
            .min { $0.error < $1.error }
        var maps = [WindowMap.identity]
        if let map = best?.map, MapLimits.whole.contains(map) { maps.append(map) }
        return maps.map { deviation(from: other, pairs, contrasts, details, $0) }.min() ?? .infinity
    }
}

extension PerceptualDigest {
    // The constants were chosen on 720 images and on copies of some of them, so that 96 % of the copies are the same, and
    // checked on others; see Documentation/publishing.md.

    /// The largest deviation with a doubt.
    private static let mostDoubtful = 1.1
    /// The difference of a cell by which quality, size and format change even ground, in levels.
    private static let noise = 1.35
    /// The same for the part with the detail, which has smaller cells but no chroma.
    private static let detailNoise = 0.85 * noise
    /// The share of the contrast around a cell that is added to that, for each cell by which the image was moved: the grid
    /// samples other places of an edge then.
    private static let sampling = 0.19
    /// The motion that every copy has, because of its size in whole pixels.
    private static let leastMotion = 0.06
    /// The motion beyond which the sampling gets no worse.
    private static let mostMotion = 0.8
    /// The difference that a single cell may have, in tolerances.
    private static let peak = 3.0
    /// The contrast of a part without detail, which looks like any other.
    private static let evenContrast = 4.0
    /// The cells that two images must have in common.
    private static let leastCells = 30
    /// The scales from which the search starts.
    private static let starts = [1, 0.94, 1.06]
    /// The distance beyond which no crop or border makes two images of one. Copies had at most 21 levels.
    private static let farthest = 30.0

    private static func pairs(_ a: [LookGrid], _ b: [LookGrid]) -> [LookPair] {
        // A cell of chroma is two of luma wide, and all of them are compared.
        zip(a, b).enumerated().map { LookPair($1.0, $1.1, margin: $0 == 0 ? 1 : 0) }
    }

    /// Returns the root mean square of the differences, without laying one over the other.
    private static func distance(_ a: [LookGrid], _ b: [LookGrid]) -> Double {
        zip(a, b).reduce(0) { sum, grids in
            let squares = zip(grids.0.values, grids.1.values).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
            return sum + squares / Double(grids.0.values.count)
        }.squareRoot()
    }

    /// - Parameters:
    ///   - contrasts: The contrasts of both grids of each pair.
    ///   - details: The contrasts of the parts with the detail.
    private func deviation(
        from other: PerceptualDigest, _ pairs: [LookPair], _ contrasts: [(LookGrid, LookGrid)],
        _ details: (LookGrid, LookGrid), _ map: WindowMap
    ) -> Double {
        let motion = Self.leastMotion + min(map.motion(cells: whole[0].cells), Self.mostMotion)
        let views = zip(pairs, contrasts).map { $0.deviations(map, contrasts: $1) }
        let wholeDeviation = Self.deviation(of: views, noise: Self.noise, motion)
        if [details.0, details.1].allSatisfy({ ($0.values.max() ?? 0) < Self.evenContrast }) {
            return wholeDeviation
        }
        let start = map.between([other.columns, other.rows], [columns, rows])
        guard MapLimits.detail.contains(start) else { return .infinity }
        let pair = LookPair(detail, other.detail, margin: 1)
        let best = LookAlignment([pair], from: start, within: .detail)
        let view = pair.deviations(best.map, contrasts: details)
        return max(wholeDeviation, Self.deviation(of: [view], noise: Self.detailNoise, motion))
    }

    /// Returns the deviation of some views: the root of the sum of their mean squares, or the deviation of the worst cell.
    private static func deviation(
        of views: [[(difference: Double, contrast: Double)]], noise: Double, _ motion: Double
    ) -> Double {
        guard views.reduce(0, { $0 + $1.count }) >= leastCells else { return .infinity }
        var (sum, worst) = (0.0, 0.0)
        for view in views {
            let parts = view.map { abs($0.difference) / (noise + sampling * $0.contrast * motion) }
            sum += parts.reduce(0) { $0 + $1 * $1 } / Double(max(view.count, 1))
            worst = max(worst, parts.max() ?? 0)
        }
        return max(sum.squareRoot(), worst / peak)
    }
}
