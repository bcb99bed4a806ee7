/// Which rows of its source each row of a plane is made from, for those who make rows in their order while the
/// source arrives.
///
/// Filters leave out weights of 0, so that a row may ask for less than the one before it.
struct RowDependence: Sendable {
    /// For each row, the first source row that it or a later one is made from.
    private let firstNeeded: [Int]
    /// For each row, the end of the source rows that it and all before it are made from.
    private let ends: [Int]

    init(_ way: PlaneResampling) {
        let sources = (0..<way.size.height).map { way.sourceRows(of: $0) }
        var (least, most) = (Int.max, 0)
        ends = sources.map { rows in
            most = max(most, rows.upperBound)
            return most
        }
        let fromLast = sources.reversed().map { rows in
            least = min(least, rows.lowerBound)
            return least
        }
        firstNeeded = fromLast.reversed()
    }

    /// How many rows can be made of so many source rows.
    func rows(madeOf count: Int) -> Int {
        var range = 0..<ends.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = ends[middle] <= count ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }

    /// The first source row that is still needed once so many rows are made.
    func firstNeeded(afterMaking rows: Int) -> Int {
        rows < firstNeeded.count ? firstNeeded[rows] : .max
    }
}
