import CPixels

extension LentRows {
    /// Averages over cells, rounded, in 1/256 of a sample's step, row after row: of the samples, or of their
    /// differences at a distance of `reach` samples.
    ///
    /// - Parameters:
    ///   - columns: The first sample of each cell in a row, and where the last ends (see `cpx_box_grid`).
    ///   - rows: The same for rows, counted from `first`.
    ///   - first: The row of the whole plane that the cells begin at.
    func averages(
        columns: [UInt32], rows: [UInt32], from first: Int, differencesAt reach: Int = 0
    ) -> [UInt16] {
        let cells = (columns: columns.count - 1, rows: rows.count - 1)
        // As in `cpx_box_grid`, where an empty cell takes the row that it begins at.
        precondition(rows.allSatisfy { first + Int($0) <= end })
        var columnSums = [UInt16](repeating: 0, count: width)
        var cellSums = [UInt64](repeating: 0, count: cells.columns)
        var averages = [UInt16](repeating: 0, count: cells.columns * cells.rows)
        columns.withUnsafeBufferPointer { columns in
            rows.withUnsafeBufferPointer { rows in
                var grid = cpx_box_grid(
                    column_edges: columns.baseAddress, columns: cells.columns,
                    row_edges: rows.baseAddress, rows: cells.rows)
                cpx_box_average(
                    from(first), width, end - first, &grid, reach, &columnSums, &cellSums, &averages)
            }
        }
        return averages
    }
}
