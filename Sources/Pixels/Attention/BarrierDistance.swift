/// Where the ways out of a grid end.
enum GridBorder {
    /// The first and the last column.
    case sides
    /// The first and the last row.
    case topAndBottom
    case all
}

/// How much two grids must change at least, added up, on the way from each cell to a border: for each path the
/// span of each grid (its largest value on the path minus its smallest), and the path with the smallest sum.
///
/// A sky, a horizon, a slow gradient and all else that reaches the border has a short way out; what stands apart
/// from its ground has its whole contrast between itself and the border. This is the minimum barrier distance of
/// Strand, Ciesielski, Malmberg and Saha (2013), approximated by the raster scans of Zhang, Sclaroff, Lin, Shen,
/// Price and Mech: Minimum Barrier Salient Object Detection at 80 FPS (ICCV 2015).
func barrierDistance(in first: CellGrid, _ second: CellGrid, to border: GridBorder) -> CellGrid {
    var scan = BarrierScan(first, second, border)
    scan.forward()
    scan.backward()
    scan.forward()
    return CellGrid(columns: first.columns, rows: first.rows, values: scan.paths.map(\.cost))
}

private struct BarrierScan {
    /// The best path found so far from a cell to the border, and the span of its values.
    struct Path {
        var cost: Int32
        var highest, lowest: (first: Int32, second: Int32)
    }

    let columns: Int
    let rows: Int
    var paths: [Path]
    let values: [(first: Int32, second: Int32)]

    init(_ first: CellGrid, _ second: CellGrid, _ border: GridBorder) {
        columns = first.columns
        rows = first.rows
        values = zip(first.values, second.values).map { ($0, $1) }
        paths = values.map { Path(cost: .max, highest: $0, lowest: $0) }
        if border != .topAndBottom {
            for row in 0..<rows {
                paths[row * columns].cost = 0
                paths[(row + 1) * columns - 1].cost = 0
            }
        }
        if border != .sides {
            for column in 0..<columns {
                paths[column].cost = 0
                paths[(rows - 1) * columns + column].cost = 0
            }
        }
    }

    mutating func forward() {
        for row in 0..<rows {
            for column in 0..<columns {
                let cell = row * columns + column
                if column > 0 { extend(from: cell - 1, to: cell) }
                if row > 0 { extend(from: cell - columns, to: cell) }
            }
        }
    }

    mutating func backward() {
        for row in (0..<rows).reversed() {
            for column in (0..<columns).reversed() {
                let cell = row * columns + column
                if column < columns - 1 { extend(from: cell + 1, to: cell) }
                if row < rows - 1 { extend(from: cell + columns, to: cell) }
            }
        }
    }

    @inline(__always)
    private mutating func extend(from neighbor: Int, to cell: Int) {
        let path = paths[neighbor]
        guard path.cost < paths[cell].cost else { return }
        let value = values[cell]
        let highest = (max(path.highest.first, value.first), max(path.highest.second, value.second))
        let lowest = (min(path.lowest.first, value.first), min(path.lowest.second, value.second))
        let cost = highest.0 - lowest.0 + highest.1 - lowest.1
        if cost < paths[cell].cost { paths[cell] = Path(cost: cost, highest: highest, lowest: lowest) }
    }
}
