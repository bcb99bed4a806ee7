/// The degree to which two images resemble each other.
public enum Likeness: Sendable, Equatable, Comparable {
    /// They may be the same image. People have to look.
    case doubtful
    /// They are the same image: one was saved again, cropped a little or framed.
    case same
}

extension PerceptualDigest {
    /// Returns the likeness to another image; nil if they are different.
    public func likeness(to other: PerceptualDigest) -> Likeness? {
        if self == other { return .same }
        return switch deviation(from: other) {
        case ...1: .same
        case ...Self.mostDoubtful: .doubtful
        default: nil
        }
    }

    /// Returns the difference of the images, divided by the difference that saving again may make. It is the smaller of two: as
    /// they are, and aligned as well as possible.
    package func deviation(from other: PerceptualDigest) -> Double {
        guard Self.distance(outline, other.outline) < Self.farthestOutline,
            Self.distance(coarse, other.coarse) < Self.farthest
        else { return .infinity }
        let pairs = Self.pairs(whole, other.whole)
        let contrasts = zip(whole, other.whole).map { ($0.contrasts, $1.contrasts) }
        let details = (detail.contrasts, other.detail.contrasts)
        return maps(onto: other, pairs)
            .map { deviation(from: other, pairs, contrasts, details, $0) }.min() ?? .infinity
    }

    /// Returns the maps that may align one picture with the other. The coarse grids have fewer edges, so a search in them
    /// approaches the best map even from a distant start.
    private func maps(onto other: PerceptualDigest, _ pairs: [LookPair]) -> [WindowMap] {
        let coarse = Self.pairs(coarse, other.coarse)
        let near = Self.starts.map { LookAlignment(coarse, from: WindowMap(scale: $0), within: .whole) }
            .min { $0.error < $1.error }
        guard let near, near.error.squareRoot() < Self.farthestAligned else { return [.identity] }
        let best = LookAlignment(pairs, from: near.map, within: .whole).map
        return MapLimits.whole.contains(best) ? [.identity, best] : [.identity]
    }
}

/// The differences that saving again may make to a view of a picture.
private struct LookTolerance {
    /// The difference of a cell by which quality, size and format change even ground, in levels.
    let noise: Double
    /// The root mean square of all cells and the difference of a single one, in tolerances of the cell.
    let mean, peak: Double

    /// The share of the contrast around a cell that is added to the noise, for each cell by which the picture was moved: the
    /// grid samples other places of an edge then.
    private static let sampling = 0.25
    /// The cells that two pictures must have in common.
    private static let leastCells = 30

    /// Returns the deviation of some grids: the root of the sum of their mean squares or, if it is larger, the deviation of the
    /// worst cell.
    func deviation(of grids: [[(difference: Double, contrast: Double)]], _ motion: Double) -> Double {
        guard grids.reduce(0, { $0 + $1.count }) >= Self.leastCells else { return .infinity }
        var (sum, worst) = (0.0, 0.0)
        for grid in grids {
            let parts = grid.map { abs($0.difference) / (noise + Self.sampling * $0.contrast * motion) }
            sum += parts.reduce(0) { $0 + $1 * $1 } / Double(max(grid.count, 1))
            worst = max(worst, parts.max() ?? 0)
        }
        return max(sum.squareRoot() / mean, worst / peak)
    }
}

extension PerceptualDigest {
    // The constants were chosen on 720 pictures and on copies of some of them, so that 98 % of the copies are the same, and
    // checked on others; see Documentation/saved-again.md.

    /// The largest deviation with a doubt.
    private static let mostDoubtful = 1.1
    private static let wholeTolerance = LookTolerance(noise: 1.35, mean: 1.34, peak: 2.33)
    /// The tolerance for the part with the detail, which has smaller cells but no chroma.
    private static let detailTolerance = LookTolerance(noise: 1.15, mean: 0.68, peak: 3.89)
    /// The motion that every copy seems to have: its size is one of whole pixels, and codecs soften edges.
    private static let leastMotion = 0.2
    /// The motion beyond which the sampling gets no worse.
    private static let mostMotion = 0.8
    /// The contrast of a part without detail, which looks like any other.
    private static let evenContrast = 4.0
    /// The scales from which the search starts.
    private static let starts = [1, 0.94, 1.06]
    /// The distances beyond which two pictures are not the same, whatever the crop or border: as they are, with few cells, and
    /// aligned. Copies had at most 30, 12 and 12 levels.
    private static let (farthest, farthestOutline, farthestAligned) = (32.0, 14.0, 13.0)

    private static func pairs(_ a: [LookGrid], _ b: [LookGrid]) -> [LookPair] {
        // Crops change the outermost cells of luma. A cell of chroma is wider, and all of them are compared.
        zip(a, b).enumerated().map { LookPair($1.0, $1.1, margin: $0 == 0 ? 1 : 0) }
    }

    /// Returns the root mean square of the differences, without aligning them.
    private static func distance(_ a: [LookGrid], _ b: [LookGrid]) -> Double {
        zip(a, b).reduce(0) { $0 + $1.0.distance(from: $1.1) }.squareRoot()
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
        let wholeDeviation = Self.wholeTolerance.deviation(of: views, motion)
        if [details.0, details.1].allSatisfy({ ($0.values.max() ?? 0) < Self.evenContrast }) {
            return wholeDeviation
        }
        let start = map.between([other.columns, other.rows], [columns, rows])
        guard wholeDeviation <= Self.mostDoubtful, MapLimits.detail.contains(start) else { return .infinity }
        let pair = LookPair(detail, other.detail, margin: 1)
        let best = LookAlignment([pair], from: start, within: .detail)
        let view = pair.deviations(best.map, contrasts: details)
        return max(wholeDeviation, Self.detailTolerance.deviation(of: [view], motion))
    }
}
