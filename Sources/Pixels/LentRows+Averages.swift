import CPixels

extension LentRows {
    /// Averages over cells, rounded, in 1/256 of a sample's step, row after row: of the samples, or of their
    /// differences at a distance of `reach` samples.
    ///
    /// - Parameters:
    ///   - columns: The first sample of each cell in a row, and where the last ends (see `cpx_box_grid`).
    ///   - rows: The same for rows of the whole plane.
    func averages(
        columns: [UInt32], rows: ArraySlice<UInt32>, differencesAt reach: Int = 0
    ) -> [UInt16] {
        guard rows.count > 1, let top = rows.first else { return [] }
        let first = Int(top)
        let cells = (columns: columns.count - 1, rows: rows.count - 1)
        precondition(rows.allSatisfy { Int($0) <= end })
        var columnSums = [UInt16](repeating: 0, count: width + 8)
        var runningSums = [UInt32](repeating: 0, count: width + 1)
        var cellSums = [Double](repeating: 0, count: cells.columns)
        var averages = [UInt16](repeating: 0, count: cells.columns * cells.rows)
        columns.withUnsafeBufferPointer { columns in
            rows.map { $0 - top }.withUnsafeBufferPointer { rows in
                var grid = cpx_box_grid(
                    column_edges: columns.baseAddress, columns: cells.columns,
                    row_edges: rows.baseAddress, rows: cells.rows)
                cpx_box_average(
                    from(first), width, end - first, &grid, reach, &columnSums, &runningSums, &cellSums,
                    &averages)
            }
        }
        return averages
    }
}
