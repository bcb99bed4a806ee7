/// The means of the columns and rows of a map, and its largest cell, all 0...1.
struct SaliencyMapLines {
    private(set) var columns, rows: [Double]
    let largest: Double
    /// The largest cell of each column and of each row.
    private var mostInColumns, mostInRows: [Double]

    init(_ map: Plane) {
        let (width, height) = (map.width, map.height)
        columns = Array(repeating: 0, count: width)
        rows = Array(repeating: 0, count: height)
        (mostInColumns, mostInRows) = (columns, rows)
        for y in 0..<height {
            for x in 0..<width {
                let value = Double(map[x, y]) / 255
                columns[x] += value / Double(height)
                rows[y] += value / Double(width)
                mostInColumns[x] = max(mostInColumns[x], value)
                mostInRows[y] = max(mostInRows[y], value)
            }
        }
        largest = mostInRows.max() ?? 0
    }

    /// Returns the box around the cells of at least a share of the largest one.
    func box(ofLeast share: Double) -> FractionBox {
        func range(_ values: [Double]) -> (start: Double, end: Double) {
            let first = values.firstIndex { $0 >= share * largest } ?? 0
            let last = values.lastIndex { $0 >= share * largest } ?? values.count - 1
            return (Double(first) / Double(values.count), Double(last + 1) / Double(values.count))
        }
        let (across, down) = (range(mostInColumns), range(mostInRows))
        return FractionBox(left: across.start, top: down.start, right: across.end, bottom: down.end)
    }
}
