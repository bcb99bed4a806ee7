/// The strength of a scrim at each place of an image: a small grid that is interpolated linearly between the centers
/// of its cells, and constant beyond the outer ones. A uniform scrim has one cell.
public struct StrengthMap: Sendable, Equatable {
    /// Full strength: the shade alone.
    public static let full = 32768

    /// Cells in a row, at least 1.
    public let columns: Int
    /// Rows, at least 1.
    public let rows: Int
    /// Row after row, each 0...32768.
    public let strengths: [Int32]

    /// Creates a map with these strengths.
    ///
    /// - Precondition: There are `columns * rows` of them.
    package init(columns: Int, rows: Int, strengths: [Int32]) {
        precondition(columns > 0 && rows > 0 && strengths.count == columns * rows)
        self.columns = columns
        self.rows = rows
        self.strengths = strengths.map { min(max($0, 0), Int32(Self.full)) }
    }

    /// Creates a map with the same strength everywhere, 0...32768.
    package init(uniform strength: Int32) {
        self.init(columns: 1, rows: 1, strengths: [strength])
    }

    /// The strength of the strongest cell, 0...1.
    public var strongest: Double { Double(strengths.max() ?? 0) / Double(Self.full) }

    /// Returns the strengths of the cells along one row of pixels.
    func row(_ y: Int, at positions: MapPositions) -> [Int32] {
        let above = Int(positions.before[y]) * columns
        let below = Int(positions.after[y]) * columns
        return (0..<columns).map { column in
            positions.mix(y, strengths[above + column], strengths[below + column])
        }
    }
}

/// The positions of pixels between the cells of a map, along one axis.
struct MapPositions {
    /// The cell before each pixel, and the one after.
    let before, after: [Int32]
    /// The position of each pixel between these two, 0...32767 of 32768.
    let fraction: [Int32]

    /// Computes the positions of the centers of `pixels` pixels among the centers of `cells` cells.
    init(pixels: Int, cells: Int) {
        // In units of 1 / (2 pixels) of a cell, the center of pixel i is (2 i + 1) cells - pixels beyond
        // the center of the first cell.
        let unit = 2 * pixels
        let positions = (0..<pixels).map { min(max((2 * $0 + 1) * cells - pixels, 0), unit * (cells - 1)) }
        before = positions.map { Int32($0 / unit) }
        after = positions.map { Int32(min($0 / unit + 1, cells - 1)) }
        fraction = positions.map { Int32($0 % unit * 32768 / unit) }
    }

    /// Returns the strength at pixel `i`, interpolated between `before` and `after`.
    @inline(__always)
    func mix(_ i: Int, _ before: Int32, _ after: Int32) -> Int32 {
        before &+ ((after &- before) &* fraction[i]) >> 15
    }
}
