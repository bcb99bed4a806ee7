/// A square grid of smoothed samples over a part of a plane.
struct LookGrid: Sendable, Equatable {
    /// The cells along a side.
    let cells: Int
    /// The values 0...255 at the centers of the cells, row after row. The values of a picture are whole numbers.
    let values: [Double]

    init(cells: Int, values: [Double]) { (self.cells, self.values) = (cells, values) }

    /// Smooths a part of a plane by a cubic B-spline, so that values between the centers can be interpolated. It is computed
    /// with operations that IEEE 754 defines to the last bit, so the same samples give the same grid on every machine.
    init(of plane: Plane, in window: SampleWindow, cells: Int) {
        let columns = Self.taps(cells, window.columns, samples: plane.width)
        let rows = Self.taps(cells, window.rows, samples: plane.height)
        values = rows.flatMap { row in
            let line = Self.line(row, of: plane)
            return columns.map { column in
                var sum = 0.0
                for (i, weight) in column.weights.enumerated() { sum += weight * line[column.first + i] }
                return min(max(sum.rounded(), 0), 255)
            }
        }
        self.cells = cells
    }

    /// Returns the weighted sum of some rows of a plane.
    private static func line(_ row: (first: Int, weights: [Double]), of plane: Plane) -> [Double] {
        [Double](unsafeUninitializedCapacity: plane.width) { line, count in
            line.initialize(repeating: 0)
            count = plane.width
            plane.samples.withUnsafeBufferPointer { samples in
                for (i, weight) in row.weights.enumerated() {
                    let start = (row.first + i) * plane.stride
                    for x in 0..<plane.width { line[x] += weight * Double(samples[start + x]) }
                }
            }
        }
    }

    /// The distance between the knots of the B-spline in cells. Its standard deviation is this by the square root of 3, or 0.7
    /// cells: wide enough to interpolate between cells, and narrow enough to show small things.
    private static let knot = 1.2
    /// The least distance in samples.
    private static let leastKnot = 0.87

    /// Returns the samples around the center of each cell that are inside the window, and their weights. The weights of a cell
    /// sum to 1.
    private static func taps(
        _ cells: Int, _ range: ClosedRange<Double>, samples: Int
    ) -> [(first: Int, weights: [Double])] {
        let length = range.upperBound - range.lowerBound
        let knot = max(knot * length / Double(cells), leastKnot)
        return (0..<cells).map { i in
            let center = range.lowerBound + (Double(i) + 0.5) / Double(cells) * length
            let first = max(Int(max(center - 2 * knot, range.lowerBound)), 0)
            let end = min(Int(min(center + 2 * knot, range.upperBound).rounded(.up)), samples)
            let weights = (first..<end).map { spline((Double($0) + 0.5 - center) / knot) }
            let sum = weights.reduce(0, +)
            return (first, weights.map { $0 / sum })
        }
    }

    /// Returns the cubic B-spline, up to a factor.
    private static func spline(_ place: Double) -> Double {
        let x = abs(place)
        if x >= 2 { return 0 }
        if x >= 1 { return (2 - x) * (2 - x) * (2 - x) }
        return 4 - 6 * x * x + 3 * x * x * x
    }
}

extension LookGrid {
    /// Returns a grid of fewer cells, each the mean of a square of these.
    ///
    /// - Parameter side: The cells along a side of such a square. The cells of the grid are a multiple of it.
    func pooled(by side: Int) -> LookGrid {
        let count = cells / side
        var sums = [Double](repeating: 0, count: count * count)
        for y in 0..<count * side {
            for x in 0..<count * side { sums[y / side * count + x / side] += values[y * cells + x] }
        }
        return LookGrid(cells: count, values: sums.map { $0 / Double(side * side) })
    }

    /// Returns the mean squared difference from a grid of the same size.
    func distance(from other: LookGrid) -> Double {
        let sum = zip(values, other.values).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
        return sum / Double(values.count)
    }

    /// The difference between the largest and the smallest value of each cell and its neighbors.
    var contrasts: LookGrid {
        let values = (0..<cells * cells).map { index in
            let (row, column) = (index / cells, index % cells)
            var (least, most) = (255.0, 0.0)
            for y in max(row - 1, 0)...min(row + 1, cells - 1) {
                for x in max(column - 1, 0)...min(column + 1, cells - 1) {
                    least = min(least, self.values[y * cells + x])
                    most = max(most, self.values[y * cells + x])
                }
            }
            return most - least
        }
        return LookGrid(cells: cells, values: values)
    }
}
