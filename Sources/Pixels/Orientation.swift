/// The rotation or reflection that makes a stored image upright.
///
/// The raw values are those of the EXIF tag Orientation (CIPA DC-008, section 4.6.4). The cases name what is done to
/// the stored rows and columns.
public enum Orientation: Int, Sendable, Equatable, CaseIterable {
    /// Nothing: it is stored upright.
    case asStored = 1
    /// Left and right are swapped.
    case flipHorizontally
    /// Half a turn.
    case rotate180
    /// Top and bottom are swapped.
    case flipVertically
    /// Rows become columns.
    case transpose
    /// A quarter turn clockwise.
    case rotateClockwise
    /// Rows become columns, and then half a turn.
    case transverse
    /// A quarter turn counterclockwise.
    case rotateCounterclockwise

    /// Whether the shown picture is as wide as the stored one is high.
    public var swapsWidthAndHeight: Bool { rawValue >= 5 }

    /// Whether left and right are swapped, after rows and columns are.
    var mirrorsColumns: Bool {
        switch self {
        case .flipHorizontally, .rotate180, .rotateClockwise, .transverse: true
        case .asStored, .flipVertically, .transpose, .rotateCounterclockwise: false
        }
    }

    /// Whether top and bottom are swapped, after rows and columns are.
    var mirrorsRows: Bool {
        switch self {
        case .rotate180, .flipVertically, .transverse, .rotateCounterclockwise: true
        case .asStored, .flipHorizontally, .transpose, .rotateClockwise: false
        }
    }

    /// What turns a picture as much as this one does, and then another.
    func followed(by next: Orientation) -> Orientation {
        let swaps = next.swapsWidthAndHeight
        let columns = (swaps ? mirrorsRows : mirrorsColumns) != next.mirrorsColumns
        let rows = (swaps ? mirrorsColumns : mirrorsRows) != next.mirrorsRows
        return Self.allCases.first {
            $0.swapsWidthAndHeight == (swapsWidthAndHeight != swaps) && $0.mirrorsColumns == columns
                && $0.mirrorsRows == rows
        } ?? .asStored
    }
}
