/// One number for each cell of a picture, row after row.
package struct CellGrid {
    let columns: Int
    let rows: Int
    package var values: [Int32]
}

/// A direction through a grid.
enum GridAxis {
    case horizontal, vertical
}

extension CellGrid {
    /// The averages of a plane's samples, or of their differences at a distance of `reach` samples.
    init(averagingPlane index: Int, of image: Image, columns: Int, rows: Int, differencesAt reach: Int = 0) {
        let plane = image.planes[index]
        let grid = image.grids[index]
        let columnEdges = cellEdges(
            columns, over: image.width, grid.horizontal, origin: grid.originX, samples: plane.width)
        let rowEdges = cellEdges(
            rows, over: image.height, grid.vertical, origin: grid.originY, samples: plane.height)
        let averages = plane.averages(columns: columnEdges, rows: rowEdges, differencesAt: reach)
        self.init(columns: columns, rows: rows, values: averages.map(Int32.init))
    }

    /// Replaces each cell by the mean of the square that reaches `radius` cells in all directions. Near an end of the
    /// grid the square reaches only as far as to that end, on both sides, so that a gradient keeps its values.
    func blurred(radius: Int) -> CellGrid {
        blurredAlongRows(radius).transposed.blurredAlongRows(radius).transposed
    }

    private func blurredAlongRows(_ radius: Int) -> CellGrid {
        var blurred = values
        for row in 0..<rows {
            let start = row * columns
            var sums = [0]
            for column in 0..<columns { sums.append(sums[column] + Int(values[start + column])) }
            for column in 0..<columns {
                let reach = min(radius, column, columns - 1 - column)
                let sum = sums[column + reach + 1] - sums[column - reach]
                blurred[start + column] = Int32(truncatingIfNeeded: sum / (2 * reach + 1))
            }
        }
        return CellGrid(columns: columns, rows: rows, values: blurred)
    }

    /// Blurred twice, which comes close to a Gaussian.
    func smoothed(radius: Int) -> CellGrid { blurred(radius: radius).blurred(radius: radius) }

    /// The grid with rows and columns swapped.
    var transposed: CellGrid {
        var turned = values
        for row in 0..<rows {
            for column in 0..<columns { turned[column * rows + row] = values[row * columns + column] }
        }
        return CellGrid(columns: rows, rows: columns, values: turned)
    }
}

/// The values of a list by rank, to a quarter of a sample's step.
struct Ranks {
    private static let shift = 6
    private var counts: [Int]
    private let total: Int

    /// Counts values of 0 or more.
    init(_ values: [Int32]) {
        counts = [Int](repeating: 0, count: Int((values.max() ?? 0) >> Self.shift) + 1)
        for value in values { counts[Int(value >> Self.shift)] += 1 }
        total = values.count
    }

    /// The value that `percent` of the values are below, rounded down; 0 when there are none.
    subscript(percent percent: Int) -> Int32 {
        var left = total * percent / 100
        for (bucket, count) in counts.enumerated() {
            if left < count { return Int32(bucket) << Self.shift }
            left -= count
        }
        return 0
    }
}

/// The samples of a plane at which `cells` equal parts of a picture's side begin, and the end of the last part.
private func cellEdges(
    _ cells: Int, over pixels: Int, _ ratio: PlaneGrid.Ratio, origin: Int, samples: Int
) -> [UInt32] {
    (0...cells).map { cell in
        let sample = (cell * pixels / cells - origin) * ratio.samples / ratio.pixels
        return UInt32(min(sample, cell == cells ? samples : samples - 1))
    }
}
