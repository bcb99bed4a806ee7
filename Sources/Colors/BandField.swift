import WallpressPixels

/// Strengths of a scrim that are raised box by box, in cells of about 16 x 16 pixels.
///
/// Around a box, a band fades out like the half of a bell: flat at the box, flat at its end, and never steeper than 1/255 from
/// one pixel to the next. On busy images, that hides the box. On plain ones it would not, so bands span the width and people
/// see a gradient.
struct BandField {
    private let columns, rows: Int
    /// The size of a cell in pixels.
    private let cell: (width: Double, height: Double)
    private let shortestFade: Double
    private var strengths: [Int32]

    private static let cellSize = 16
    /// The distance over which a band fades out, as a share of the shorter side of the image. Narrower bands look like smudges.
    private static let fade = 0.25

    /// Creates a field over an image of `width` x `height` pixels, with no bands.
    init(width: Int, height: Int, isFullWidth: Bool) {
        func cells(_ pixels: Int) -> Int { max(1, (pixels + Self.cellSize / 2) / Self.cellSize) }
        (columns, rows) = (isFullWidth ? 1 : cells(width), cells(height))
        cell = (Double(width) / Double(columns), Double(height) / Double(rows))
        shortestFade = Self.fade * Double(min(width, height))
        strengths = [Int32](repeating: 0, count: columns * rows)
    }

    /// The strengths. Bands that span the width become one: a bright stripe between two of them would show.
    var map: StrengthMap {
        StrengthMap(columns: columns, rows: rows, strengths: columns == 1 ? withoutValleys : strengths)
    }

    private var withoutValleys: [Int32] {
        var (above, below) = (strengths, strengths)
        for row in strengths.indices.dropFirst() { above[row] = max(above[row], above[row - 1]) }
        for row in strengths.indices.dropLast().reversed() { below[row] = max(below[row], below[row + 1]) }
        return zip(above, below).map(min)
    }

    /// Returns the least strength of the cells under a box of pixels.
    func least(in box: CropBox) -> Int32 {
        let (xs, ys) = cells(around: box, distance: 0)
        var least = Int32(StrengthMap.full)
        for y in ys { for x in xs { least = min(least, strengths[y * columns + x]) } }
        return least
    }

    /// Raises the strength in a box of pixels, and less and less around it.
    mutating func raise(_ box: CropBox, to strength: Int32) {
        // The steepest slope of 3 t^2 - 2 t^3 is 1.5, in the middle.
        let width = max(1.5 * 255 * Double(strength) / Double(StrengthMap.full), shortestFade)
        let (xs, ys) = cells(around: box, distance: width)
        let inner = cells(around: box, distance: Double(Self.cellSize))
        for y in ys {
            let dy = Double(Self.steps(from: y, to: inner.rows)) * cell.height
            for x in xs {
                let dx = Double(Self.steps(from: x, to: inner.columns)) * cell.width
                let t = max(0, 1 - (dx * dx + dy * dy).squareRoot() / width)
                let raised = Int32(Double(strength) * t * t * (3 - 2 * t))
                if raised > strengths[y * columns + x] { strengths[y * columns + x] = raised }
            }
        }
    }

    /// Returns the cells that a box touches when it is grown by a distance in pixels.
    private func cells(around box: CropBox, distance: Double) -> (columns: Range<Int>, rows: Range<Int>) {
        func range(_ start: Double, _ length: Double, _ cell: Double, _ count: Int) -> Range<Int> {
            let first = min(max(Int(((start - distance) / cell).rounded(.down)), 0), count - 1)
            let end = Int(((start + length + distance) / cell).rounded(.up))
            return first..<min(max(end, first + 1), count)
        }
        return (range(box.x, box.width, cell.width, columns), range(box.y, box.height, cell.height, rows))
    }

    /// Returns the number of cells between a cell and some others, along one axis, counting the last one.
    private static func steps(from cell: Int, to others: Range<Int>) -> Int {
        max(others.lowerBound - cell, cell - others.upperBound + 1, 0)
    }
}
