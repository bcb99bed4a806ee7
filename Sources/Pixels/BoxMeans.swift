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
        let rowCount = (3 + ways.count) * Self.groupHeight
        window.withRows { planes in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: rowCount * width) { samples in
                guard let samples = samples.baseAddress else { return }
                let starts = (0..<rowCount).map { UnsafePointer(samples + $0 * width) }
                starts.withUnsafeBufferPointer { starts in
                    guard let starts = starts.baseAddress else { return }
                    let scratch = Scratch(samples: samples, starts: starts)
                    while rowsDone < rows {
                        let strip = rowEdges[rowsDone]..<rowEdges[rowsDone + 1]
                        guard isComplete(strip, in: window) else { return }
                        add(strip, of: planes, scratch)
                        finishRow(height: strip.count)
                    }
                }
            }
        }
    }

    /// Room for a group of rows of R, of G and of B, and of each plane, and where its rows begin.
    private struct Scratch {
        let samples: UnsafeMutablePointer<UInt8>
        let starts: UnsafePointer<UnsafePointer<UInt8>>
    }

    private func isComplete(_ strip: Range<Int>, in window: PictureWindow) -> Bool {
        dependences.enumerated().allSatisfy { plane, dependence in
            dependence.rows(madeOf: window.end(ofPlane: plane)) >= strip.upperBound
        }
    }

    private mutating func add(_ strip: Range<Int>, of planes: [LentRows], _ scratch: Scratch) {
        for first in stride(from: strip.lowerBound, to: strip.upperBound, by: Self.groupHeight) {
            let group = first..<min(first + Self.groupHeight, strip.upperBound)
            // One plane three times where the picture is gray.
            let (a, b, c) = (
                enlarged(group, ofPlane: 0, planes, scratch),
                enlarged(group, ofPlane: planes.count / 2, planes, scratch),
                enlarged(group, ofPlane: planes.count - 1, planes, scratch)
            )
            if model == .yCbCr {
                addColors(a, b, c, count: group.count, scratch)
            } else {
                for (channel, rows) in [a, b, c].enumerated() { add(rows, count: group.count, to: channel) }
            }
        }
    }

    /// Rows of a plane with a sample for every pixel.
    private func enlarged(
        _ group: Range<Int>, ofPlane i: Int, _ planes: [LentRows], _ scratch: Scratch
    ) -> UnsafePointer<UnsafePointer<UInt8>> {
        if ways[i].isIdentity { return planes[i].from(group.lowerBound, count: group.count) }
        let row = (3 + i) * Self.groupHeight
        ways[i].write(
            rows: group, of: planes[i],
            to: UnsafeMutableBufferPointer(start: scratch.samples + row * width, count: group.count * width))
        return scratch.starts + row
    }

    /// Adds what rows of Y, Cb and Cr are as R, G and B.
    private mutating func addColors(
        _ y: UnsafePointer<UnsafePointer<UInt8>>, _ cb: UnsafePointer<UnsafePointer<UInt8>>,
        _ cr: UnsafePointer<UnsafePointer<UInt8>>, count: Int, _ scratch: Scratch
    ) {
        let step = Self.groupHeight * width
        for i in 0..<count {
            let red = scratch.samples + i * width
            kernels.kernels.rgb(y[i], cb[i], cr[i], red, red + step, red + 2 * step, width)
        }
        for channel in 0..<3 { add(scratch.starts + channel * Self.groupHeight, count: count, to: channel) }
    }

    private mutating func add(
        _ rows: UnsafePointer<UnsafePointer<UInt8>>, count: Int, to channel: Int
    ) {
        columnSums.withUnsafeMutableBufferPointer { sums in
            guard let sums = sums.baseAddress else { return }
            kernels.kernels.add_values(rows, count, table, sums + channel * width, width)
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
