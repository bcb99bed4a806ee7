/// A small grid of numbers, row after row.
package struct Field: Sendable {
    package let columns: Int
    package let rows: Int
    package var values: [Int32]

    package init(columns: Int, rows: Int, values: [Int32]) {
        self.columns = columns
        self.rows = rows
        self.values = values
    }

    /// Caps the field at `cap`, and then adds `rise` wherever there is something.
    package func capped(at cap: Int32, raisingBy rise: Int32) -> Field {
        Field(columns: columns, rows: rows, values: values.map { $0 > 0 ? min($0, cap) + rise : 0 })
    }

    /// The largest value within a disk around each place.
    package func spread(radius: Int) -> Field {
        var result = self
        for dy in -radius...radius {
            let reach = Int(Double(radius * radius - dy * dy).squareRoot())
            for row in 0..<rows where row + dy >= 0 && row + dy < rows {
                let start = (row + dy) * columns
                for column in 0..<columns {
                    let disk = start + max(0, column - reach)...start + min(columns - 1, column + reach)
                    let i = row * columns + column
                    result.values[i] = max(result.values[i], values[disk].max() ?? 0)
                }
            }
        }
        return result
    }

    /// The lowest field above this one that falls by at most `slope` from one place to the next, and by at most
    /// `slope` times the root of 2 along diagonals.
    ///
    /// It takes two passes over the field, like a chamfer distance (Borgefors, Distance transformations in digital
    /// images, 1986).
    package func sloped(by slope: Int32) -> Field {
        let diagonal = slope * 181 / 128
        let before = [(-1, 0, slope), (-1, -1, diagonal), (0, -1, slope), (1, -1, diagonal)]
        let after = before.map { (-$0.0, -$0.1, $0.2) }
        var field = self
        for row in 0..<rows {
            for column in 0..<columns { field.raise(column, row, toward: before) }
        }
        for row in (0..<rows).reversed() {
            for column in (0..<columns).reversed() { field.raise(column, row, toward: after) }
        }
        return field
    }

    private mutating func raise(_ x: Int, _ y: Int, toward neighbors: [(dx: Int, dy: Int, fall: Int32)]) {
        for (dx, dy, fall) in neighbors {
            guard x + dx >= 0, x + dx < columns, y + dy >= 0, y + dy < rows else { continue }
            let least = values[(y + dy) * columns + x + dx] - fall
            if values[y * columns + x] < least { values[y * columns + x] = least }
        }
    }

    /// The mean over a square around each place, rounded. Beyond its edges, the field continues with its edge values.
    package func blurred(radius: Int) -> Field {
        var field = self
        for row in 0..<rows {
            field.blur(from: row * columns, step: 1, count: columns, radius: radius)
        }
        for column in 0..<columns {
            field.blur(from: column, step: columns, count: rows, radius: radius)
        }
        return field
    }

    private mutating func blur(from start: Int, step: Int, count: Int, radius: Int) {
        let line = (0..<count).map { values[start + $0 * step] }
        func at(_ i: Int) -> Int32 { line[min(max(i, 0), count - 1)] }
        let width = Int32(2 * radius + 1)
        var sum = (-radius...radius).reduce(0) { $0 + at($1) }
        for i in 0..<count {
            values[start + i * step] = (sum + width / 2) / width
            sum += at(i + radius + 1) - at(i - radius)
        }
    }
}
