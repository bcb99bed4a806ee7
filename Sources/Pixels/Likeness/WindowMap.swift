/// A map from places in one image to places in another that shows the same, or a part of it:
/// `0.5 + shift + scale * (place - 0.5)` along each axis, in fractions of the images.
struct WindowMap: Sendable, Equatable {
    /// Shift and scale along a row, then along a column.
    var values: [Double]

    static let identity = WindowMap(scale: 1)

    init(scale: Double) { values = [0, scale, 0, scale] }

    /// Returns the map of a part of one image to a part of the other one.
    ///
    /// - Parameters:
    ///   - from: The columns and rows of a part of the image whose places are mapped.
    ///   - to: The columns and rows of a part of the other image.
    func between(
        _ from: [ClosedRange<Double>], _ to: [ClosedRange<Double>]
    ) -> WindowMap {
        var map = self
        for axis in 0..<2 {
            let (from, to) = (from[axis], to[axis])
            let length = to.upperBound - to.lowerBound
            let center = place((from.lowerBound + from.upperBound) / 2, axis)
            map.values[2 * axis] = (center - to.lowerBound) / length - 0.5
            map.values[2 * axis + 1] *= (from.upperBound - from.lowerBound) / length
        }
        return map
    }

    /// Returns the place in the other image along an axis, 0 for rows and 1 for columns.
    func place(_ place: Double, _ axis: Int) -> Double {
        0.5 + values[2 * axis] + values[2 * axis + 1] * (place - 0.5)
    }

    /// Returns the motion of the image in cells of a grid: the root mean square of the shifts, and of the effect of the scales at
    /// the edges.
    func motion(cells: Int) -> Double {
        let cells = Double(cells)
        let moves = [
            values[0] * cells, (values[1] - 1) * cells / 2, values[2] * cells, (values[3] - 1) * cells / 2,
        ]
        return (moves.reduce(0) { $0 + $1 * $1 } / 4).squareRoot()
    }
}

/// The limits of a search for a map.
struct MapLimits {
    let shift: Double, scale: ClosedRange<Double>

    /// The limits for whole images. Crops of 5 % at each side scale by 0.9, and an undetected border by up to 1 / 0.9. An even
    /// edge may be left out of one image as if it were a border.
    static let whole = MapLimits(shift: 0.065, scale: 0.86...1.16)
    /// The limits for the part with the detail, which has another extent if a crop removed some detail.
    static let detail = MapLimits(shift: 0.35, scale: 0.55...1.8)

    func clamped(_ map: WindowMap) -> WindowMap {
        var map = map
        for axis in [0, 2] {
            map.values[axis] = min(max(map.values[axis], -shift), shift)
            map.values[axis + 1] = min(max(map.values[axis + 1], scale.lowerBound), scale.upperBound)
        }
        return map
    }

    /// Returns whether a map is within the limits, and at none of them.
    func contains(_ map: WindowMap) -> Bool {
        [0, 2].allSatisfy { axis in
            abs(map.values[axis]) < shift && map.values[axis + 1] > scale.lowerBound
                && map.values[axis + 1] < scale.upperBound
        }
    }
}
