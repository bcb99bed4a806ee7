import WallpressCPixels
import WallpressPixels
import WallpressTestSupport
import Testing

@Suite struct BoxAverageTests {
    /// Against sums in the plain order, on random planes and edges; empty cells take their first sample.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func averagesOfCells(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let width = Int.random(in: 1...40, using: &numbers)
        // Now and then, more rows than a 16-bit sum can hold, with the largest possible stride.
        let isTall = seed % 10 == 0
        let height = isTall ? 700 : Int.random(in: 1...40, using: &numbers)
        let stride = (width + 3) / 2 * 2 + 1
        let samples = (0..<stride * height).map { index in
            isTall ? UInt8(index % 2 * 255) : UInt8.random(in: 0...255, using: &numbers)
        }
        let plane = Plane(width: width, height: height, stride: stride, samples: samples)
        let columnEdges = edges(width, using: &numbers)
        let rowEdges = edges(height, using: &numbers)
        check(plane, columnEdges, rowEdges)
    }

    /// Many cells of few samples, up to the largest size that is added up in one go and a little beyond.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func smallCells(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let widest = Int.random(in: 1...9, using: &numbers)
        let columnEdges = edges(cells: 150, upTo: widest, using: &numbers)
        let rowEdges = edges(cells: 7, upTo: 17, using: &numbers)
        let (width, height) = (Int(columnEdges[150]) + 1, Int(rowEdges[7]) + 1)
        let darkest: UInt8 = seed % 4 == 0 ? 255 : 0
        let samples = (0..<width * height).map { _ in UInt8.random(in: darkest...255, using: &numbers) }
        check(Plane(width: width, height: height, samples: samples), columnEdges, rowEdges)
    }

    private func edges(cells: Int, upTo most: Int, using numbers: inout SeededGenerator) -> [UInt32] {
        (0..<cells).reduce(into: [0]) { edges, _ in
            edges.append(edges[edges.count - 1] + UInt32(Int.random(in: 0...most, using: &numbers)))
        }
    }

    private func check(_ plane: Plane, _ columnEdges: [UInt32], _ rowEdges: [UInt32]) {
        let found = boxAverages(of: plane, columnEdges, rowEdges)
        for row in 0..<rowEdges.count - 1 {
            for column in 0..<columnEdges.count - 1 {
                let expected = reference(plane, cell(columnEdges, column), cell(rowEdges, row))
                #expect(found[row * (columnEdges.count - 1) + column] == expected)
            }
        }
    }

    private func edges(_ length: Int, using numbers: inout SeededGenerator) -> [UInt32] {
        let inner = (0..<Int.random(in: 1...6, using: &numbers)).map { _ in
            UInt32.random(in: 0..<UInt32(length), using: &numbers)
        }
        return inner.sorted() + [UInt32(length)]
    }

    private func cell(_ edges: [UInt32], _ index: Int) -> Range<Int> {
        let start = Int(edges[index])
        return start..<max(Int(edges[index + 1]), start + 1)
    }

    private func boxAverages(
        of plane: Plane, _ columnEdges: [UInt32], _ rowEdges: [UInt32]
    ) -> [UInt16] {
        let (columns, rows) = (columnEdges.count - 1, rowEdges.count - 1)
        var columnSums = [UInt16](repeating: 0, count: plane.width + 8)
        var runningSums = [UInt32](repeating: 0, count: plane.width + 1)
        var cellSums = [Double](repeating: 0, count: columns)
        var averages = [UInt16](repeating: 0, count: columns * rows)
        columnEdges.withUnsafeBufferPointer { columnEdges in
            rowEdges.withUnsafeBufferPointer { rowEdges in
                var grid = cpx_box_grid(
                    column_edges: columnEdges.baseAddress, columns: columns,
                    row_edges: rowEdges.baseAddress, rows: rows)
                plane.samples.withUnsafeBufferPointer { samples in
                    guard let start = samples.baseAddress else { return }
                    cpx_box_average(
                        cpx_rows(first: start, stride: plane.stride), plane.width, &grid, &columnSums,
                        &runningSums, &cellSums, &averages)
                }
            }
        }
        return averages
    }

    private func reference(_ plane: Plane, _ columns: Range<Int>, _ rows: Range<Int>) -> UInt16 {
        var sum = 0
        for y in rows {
            for x in columns { sum += Int(plane[x, y]) }
        }
        let count = columns.count * rows.count
        return UInt16((sum * 256 + count / 2) / count)
    }
}
