import CPixels

extension Plane {
    /// Averages over cells, rounded, in 1/256 of a sample's step, row after row: of the samples, or of their differences
    /// at a distance of `reach` samples.
    ///
    /// - Parameters:
    ///   - columns: The first sample of each cell in a row, and the end of the last cell (see `cpx_box_grid`).
    ///   - rows: The same along a column.
    func averages(columns: [UInt32], rows: [UInt32], differencesAt reach: Int = 0) -> [UInt16] {
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
                    cpx_box_average(
                        $0, width, height, &grid, reach, &columnSums, &runningSums, &cellSums, &averages)
                }
            }
        }
        return averages
    }
}
