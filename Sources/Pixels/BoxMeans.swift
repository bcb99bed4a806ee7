import CPixels

/// What a table says of the codes of R, G and B, averaged over boxes, while a picture arrives.
///
/// The picture is measured as the RGB of `rgb(kernels:)`, which is made a few rows at a time and never whole.
package struct BoxMeans: Sendable {
    /// Boxes in a row, and rows of boxes.
    package let columns, rows: Int
    /// For red, green and blue the mean of each box, rounded half up, row after row; 0 where a box has no pixel.
    package private(set) var means: [[UInt16]] = [[], [], []]
    /// For red, green and blue the sum over all boxes.
    package private(set) var sums: [UInt64] = [0, 0, 0]

    /// The sums of each column of pixels in the row of boxes that is being added up: of red, of green and of blue, one
    /// behind the other.
    private var columnSums: [UInt32]
    /// How many rows of boxes are done.
    private var rowsDone = 0
    /// The first row of each row of boxes, and where the last ends.
    private let rowEdges: [Int]
    /// The first pixel of each box in a row, and where the last ends.
    private let edges: [UInt32]
    private let table: [UInt16]
    private let model: Image.Model
    private let width: Int
    /// How each plane gets a sample for every pixel.
    private let ways: [PlaneResampling]
    private let dependences: [RowDependence]
    private let kernels: KernelLevel

    /// Means over pictures like the one that `window` shows.
    ///
    /// - Parameters:
    ///   - columns: The first pixel of each box in a row, and where the last ends; ascending.
    ///   - rows: The first row of each row of boxes, and where the last ends; ascending.
    ///   - table: What each code 0...255 is worth. A box's sum must fit 32 bits.
    package init(
        of window: PictureWindow, columns: [Int], rows: [Int], table: [UInt16], kernels: KernelLevel
    ) {
        let shape = window.shape
        precondition(table.count == 256)
        precondition(
            columns.allSatisfy { 0...shape.width ~= $0 } && rows.allSatisfy { 0...shape.height ~= $0 })
        (self.columns, self.rows) = (columns.count - 1, rows.count - 1)
        (rowEdges, self.table, self.kernels) = (rows, table, kernels)
        (model, width) = (shape.model, shape.width)
        edges = columns.map { UInt32($0) }
        columnSums = [UInt32](repeating: 0, count: 3 * shape.width)
        ways =
            PlaneResampling.ways(
                from: shape, sizes: shape.grids.indices.map { window.size(ofPlane: $0) },
                CropBox(x: 0, y: 0, width: Double(shape.width), height: Double(shape.height)),
                width: shape.width, height: shape.height, sampling: .full, kernels: kernels
            ).ways
        dependences = ways.map { RowDependence($0) }
    }

    /// The first row of each plane that is still needed.
    package var neededRows: [Int] {
        dependences.map { rowsDone < rows ? $0.firstNeeded(afterMaking: rowEdges[rowsDone]) : .max }
    }

    /// Rows that are looked up at a time: no fewer than most boxes have.
    private static let groupHeight = 16

    /// Adds the rows of boxes that the window has all rows for.
    package mutating func add(_ window: PictureWindow) {
        // Not before: a copy of one that has just begun would keep as much room for nothing.
        if rowsDone == 0 { means = means.map { _ in [UInt16](repeating: 0, count: columns * rows) } }
        let room = (3 + ways.count) * Self.groupHeight * width
        window.withRows { planes in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { scratch in
                guard let scratch = scratch.baseAddress else { return }
                while rowsDone < rows {
                    let strip = rowEdges[rowsDone]..<rowEdges[rowsDone + 1]
                    guard isComplete(strip, in: window) else { return }
                    add(strip, of: planes, scratch)
                    finishRow(height: strip.count)
                }
            }
        }
    }

    private func isComplete(_ strip: Range<Int>, in window: PictureWindow) -> Bool {
        dependences.enumerated().allSatisfy { plane, dependence in
            dependence.rows(madeOf: window.end(ofPlane: plane)) >= strip.upperBound
        }
    }

    /// - Parameter scratch: Room for a group of rows of R, G and B, and of each plane.
    private mutating func add(
        _ strip: Range<Int>, of planes: [LentRows], _ scratch: UnsafeMutablePointer<UInt8>
    ) {
        for first in stride(from: strip.lowerBound, to: strip.upperBound, by: Self.groupHeight) {
            let group = first..<min(first + Self.groupHeight, strip.upperBound)
            let samples = planes.indices.map { i in
                enlarged(group, ofPlane: i, planes[i], scratch + (3 + i) * Self.groupHeight * width)
            }
            add(colors(of: samples, scratch))
        }
    }

    /// Rows of a plane with a sample for every pixel.
    private func enlarged(
        _ group: Range<Int>, ofPlane i: Int, _ plane: LentRows, _ scratch: UnsafeMutablePointer<UInt8>
    ) -> [UnsafePointer<UInt8>] {
        if ways[i].isIdentity { return group.map { plane[$0] } }
        ways[i].write(
            rows: group, of: plane, to: UnsafeMutableBufferPointer(start: scratch, count: group.count * width)
        )
        return group.indices.map { UnsafePointer(scratch + ($0 - group.lowerBound) * width) }
    }

    /// Rows of red, of green and of blue, which are one plane three times where the picture is gray.
    private func colors(
        of planes: [[UnsafePointer<UInt8>]], _ scratch: UnsafeMutablePointer<UInt8>
    ) -> [[UnsafePointer<UInt8>]] {
        guard model == .yCbCr else { return (0..<3).map { planes[$0 % planes.count] } }
        let count = planes[0].count
        let colors = (0..<3).map { channel in
            (0..<count).map { scratch + (channel * count + $0) * width }
        }
        for y in 0..<count {
            kernels.kernels.rgb(
                planes[0][y], planes[1][y], planes[2][y], colors[0][y], colors[1][y], colors[2][y], width)
        }
        return colors.map { rows in rows.map { UnsafePointer($0) } }
    }

    private mutating func add(_ colors: [[UnsafePointer<UInt8>]]) {
        columnSums.withUnsafeMutableBufferPointer { sums in
            guard let sums = sums.baseAddress else { return }
            for (channel, rows) in colors.enumerated() {
                kernels.kernels.add_values(rows, rows.count, table, sums + channel * width, width)
            }
        }
    }

    /// Makes means of the sums, and begins again.
    private mutating func finishRow(height: Int) {
        columnSums.withUnsafeMutableBufferPointer { columnSums in
            guard let first = columnSums.baseAddress else { return }
            for channel in 0..<3 {
                means[channel].withUnsafeMutableBufferPointer { means in
                    guard let means = means.baseAddress else { return }
                    sums[channel] += cpx_box_means(
                        first + channel * width, height, edges, columns, means + rowsDone * columns)
                }
            }
            columnSums.update(repeating: 0)
        }
        rowsDone += 1
    }
}
