/// A square grid of smoothed samples over a part of a plane.
struct LookGrid: Sendable, Equatable {
    /// The cells along a side.
    let cells: Int
    /// The values 0...255 at the centers of the cells, row after row, each a whole number.
    let values: [Double]

    init(cells: Int, values: [Double]) { (self.cells, self.values) = (cells, values) }

    /// Smooths a part of a plane by a cubic B-spline, so that values between the centers can be interpolated. It is computed
    /// with operations that IEEE 754 defines to the last bit, so the same samples give the same grid on every machine.
    init(of plane: Plane, in window: SampleWindow, cells: Int) {
        let columns = Self.taps(cells, window.columns, samples: plane.width)
        let rows = Self.taps(cells, window.rows, samples: plane.height)
        let used = (rows.map(\.first).min() ?? 0)..<(rows.map { $0.first + $0.weights.count }.max() ?? 0)
        var lines = [Double](repeating: 0, count: used.count * cells)
        plane.samples.withUnsafeBufferPointer { samples in
            for y in used {
                for (i, taps) in columns.enumerated() {
                    var sum = 0.0
                    var place = y * plane.stride + taps.first
                    for weight in taps.weights {
                        sum += weight * Double(samples[place])
                        place += 1
                    }
                    lines[(y - used.lowerBound) * cells + i] = sum
                }
            }
        }
        values = rows.flatMap { taps in
            (0..<cells).map { i in
                let sum = taps.weights.enumerated().reduce(0) { sum, tap in
                    sum + tap.element * lines[(taps.first + tap.offset - used.lowerBound) * cells + i]
                }
                return min(max(sum.rounded(), 0), 255)
            }
        }
        self.cells = cells
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
