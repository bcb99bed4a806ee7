/// Two grids of one size, the first of which a map lays over the second.
struct LookPair {
    private let first, second: LookGrid
    /// The places of the cells of the second grid that are compared, in fractions.
    private let places: [Int]

    /// - Parameter margin: The number of cells at each edge that are not compared. Crops change them.
    init(_ first: LookGrid, _ second: LookGrid, margin: Int) {
        (self.first, self.second) = (first, second)
        places = Array(margin..<second.cells - margin)
    }

    /// A cell of the second grid, and the values of the first one at its place.
    struct Cell {
        /// Its place, as a distance from the center in fractions.
        let x, y: Double
        /// The value of the first grid minus the value of the second one.
        let difference: Double
        /// The slopes of the first grid along a row and along a column.
        let slopeX, slopeY: Double
    }

    /// Returns the cells that the map puts between the centers of the first grid's outermost cells.
    func cells(_ map: WindowMap) -> [Cell] {
        let (columns, rows) = (taps(map, axis: 0), taps(map, axis: 1))
        let side = Double(first.cells)
        var cells: [Cell] = []
        cells.reserveCapacity(columns.count * rows.count)
        for row in rows {
            for column in columns {
                let (value, slopeX, slopeY) = Self.interpolate(first, column, row)
                let own = second.values[row.index * second.cells + column.index]
                cells.append(
                    Cell(
                        x: column.place - 0.5, y: row.place - 0.5, difference: value - own,
                        slopeX: slopeX * side, slopeY: slopeY * side))
            }
        }
        return cells
    }

    /// Returns the differences, each with the contrast around its cell in that grid in which it is lower.
    ///
    /// - Parameter contrasts: The contrasts of both grids.
    func deviations(_ map: WindowMap, contrasts: (LookGrid, LookGrid)) -> [(
        difference: Double, contrast: Double
    )] {
        let around = LookPair(contrasts.0, LookGrid(cells: second.cells, values: zeros), places)
        let (columns, rows) = (taps(map, axis: 0), taps(map, axis: 1))
        let own = rows.flatMap { row in
            columns.map { contrasts.1.values[row.index * second.cells + $0.index] }
        }
        return zip(zip(cells(map), around.cells(map)), own).map { pair, own in
            (pair.0.difference, max(min(pair.1.difference, own), 0))
        }
    }

    private init(_ first: LookGrid, _ second: LookGrid, _ places: [Int]) {
        (self.first, self.second, self.places) = (first, second, places)
    }

    private var zeros: [Double] { [Double](repeating: 0, count: second.values.count) }

    // MARK: - Interpolation

    /// The four cells of the first grid around a place along one axis, their weights, and the slopes of these.
    private struct Taps {
        let index: Int
        let place: Double
        let cells: (Int, Int, Int, Int)
        let weights, slopes: (Double, Double, Double, Double)
    }

    private func taps(_ map: WindowMap, axis: Int) -> [Taps] {
        let last = first.cells - 1
        return places.compactMap { index in
            let place = (Double(index) + 0.5) / Double(second.cells)
            let position = map.place(place, axis) * Double(first.cells) - 0.5
            guard position >= 0, position <= Double(last) else { return nil }
            let cell = Int(position)
            let f = position - Double(cell)
            func inside(_ cell: Int) -> Int { min(max(cell, 0), last) }
            // Catmull and Rom: A Class of Local Interpolating Splines, Computer Aided Geometric Design, 1974.
            return Taps(
                index: index, place: place,
                cells: (inside(cell - 1), cell, inside(cell + 1), inside(cell + 2)),
                weights: (
                    f * (-0.5 + f * (1 - 0.5 * f)), 1 + f * f * (-2.5 + 1.5 * f),
                    f * (0.5 + f * (2 - 1.5 * f)), f * f * (-0.5 + 0.5 * f)
                ),
                slopes: (
                    -0.5 + f * (2 - 1.5 * f), f * (-5 + 4.5 * f), 0.5 + f * (4 - 4.5 * f),
                    f * (-1 + 1.5 * f)
                ))
        }
    }

    private static func interpolate(
        _ grid: LookGrid, _ column: Taps, _ row: Taps
    ) -> (value: Double, slopeX: Double, slopeY: Double) {
        let (cells, weights, slopes) = (column.cells, column.weights, column.slopes)
        var (value, slopeX, slopeY) = (0.0, 0.0, 0.0)
        func add(_ line: Int, _ weight: Double, _ slope: Double) {
            let start = line * grid.cells
            let a = grid.values[start + cells.0], b = grid.values[start + cells.1]
            let c = grid.values[start + cells.2], d = grid.values[start + cells.3]
            let sum = weights.0 * a + weights.1 * b + weights.2 * c + weights.3 * d
            value += weight * sum
            slopeX += weight * (slopes.0 * a + slopes.1 * b + slopes.2 * c + slopes.3 * d)
            slopeY += slope * sum
        }
        add(row.cells.0, row.weights.0, row.slopes.0)
        add(row.cells.1, row.weights.1, row.slopes.1)
        add(row.cells.2, row.weights.2, row.slopes.2)
        add(row.cells.3, row.weights.3, row.slopes.3)
        return (value, slopeX, slopeY)
    }
}
