import CPixels

/// Where the ways out of a grid end.
enum GridBorder {
    /// The first and the last column.
    case sides
    /// The first and the last row.
    case topAndBottom
    case all

    fileprivate var flags: Int {
        switch self {
        case .sides: CPX_SIDES
        case .topAndBottom: CPX_TOP_AND_BOTTOM
        case .all: CPX_SIDES | CPX_TOP_AND_BOTTOM
        }
    }
}

/// How much two grids must change at least, added up, on the way from each cell to a border.
///
/// A sky, a horizon, a slow gradient and all else that reaches the border has a short way out; what stands apart
/// from its ground has its whole contrast between itself and the border.
func barrierDistance(in first: CellGrid, _ second: CellGrid, to border: GridBorder) -> CellGrid {
    var paths = [cpx_barrier_path](repeating: cpx_barrier_path(), count: first.values.count)
    var distances = first
    cpx_barrier_distance(
        first.values, second.values, first.columns, first.rows, Int32(border.flags), &paths,
        &distances.values)
    return distances
}
