import CPixels

extension Plane {
    /// Averages over cells, rounded, in 1/256 of a sample's step, row after row: of the samples, or of their
    /// differences at a distance of `reach` samples.
    ///
    /// - Parameters:
    ///   - columns: The first sample of each cell in a row, and where the last ends (see `cpx_box_grid`).
    ///   - rows: The same for rows, counted from `first`.
    ///   - first: The row that the cells begin at.
    func averages(
        columns: [UInt32], rows: [UInt32], from first: Int = 0, differencesAt reach: Int = 0
    ) -> [UInt16] {
        let cells = (columns: columns.count - 1, rows: rows.count - 1)
        var columnSums = [UInt16](repeating: 0, count: width)
        var cellSums = [UInt64](repeating: 0, count: cells.columns)
        var averages = [UInt16](repeating: 0, count: cells.columns * cells.rows)
        samples.withUnsafeBufferPointer { samples in
            columns.withUnsafeBufferPointer { columns in
                rows.withUnsafeBufferPointer { rows in
                    guard let start = samples.baseAddress else { return }
                    var grid = cpx_box_grid(
                        column_edges: columns.baseAddress, columns: cells.columns,
                        row_edges: rows.baseAddress, rows: cells.rows)
                    cpx_box_average(
                        start + first * stride, width, height - first, stride, &grid, reach, &columnSums,
                        &cellSums, &averages)
                }
            }
        }
        return averages
    }
}
