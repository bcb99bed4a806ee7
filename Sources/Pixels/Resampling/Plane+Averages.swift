import WallpressCPixels

extension Plane {
    /// Returns the start of each of `cells` nearly equal parts of a side, and the end of the last one.
    static func cellEdges(_ cells: Int, over length: Int) -> [Int] {
        (0...cells).map { $0 * length / cells }
    }

    /// Returns averages over cells, rounded.
    ///
    /// - Parameters:
    ///   - columns: The first sample of each cell in a row, and the end of the last cell (see `cpx_box_grid`).
    ///   - rows: The same along a column.
    func averaged(columns: [UInt32], rows: [UInt32]) -> Plane {
        precondition(columns.allSatisfy { $0 <= width } && rows.allSatisfy { $0 <= height })
        let cells = (columns: columns.count - 1, rows: rows.count - 1)
        var columnSums = [UInt16](repeating: 0, count: width + 8)
        var runningSums = [UInt32](repeating: 0, count: width + 1)
        var cellSums = [Double](repeating: 0, count: cells.columns)
        var averages = [UInt16](repeating: 0, count: cells.columns * cells.rows)
        columns.withUnsafeBufferPointer { columns in
            rows.withUnsafeBufferPointer { rows in
                var grid = cpx_box_grid(
                    column_edges: columns.baseAddress, columns: cells.columns,
                    row_edges: rows.baseAddress, rows: cells.rows)
                withRows {
                    cpx_box_average($0, width, &grid, &columnSums, &runningSums, &cellSums, &averages)
                }
            }
        }
        return Plane(width: cells.columns, height: cells.rows) { samples in
            // An average is at most 255 * 256, so that the sum fits.
            for (i, average) in averages.enumerated() {
                samples[i] = UInt8(truncatingIfNeeded: (average &+ 128) >> 8)
            }
        }
    }
}
