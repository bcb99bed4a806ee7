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

    /// The sums of red, of green and of blue in the row of boxes that is being added up, one behind the other.
    private var rowSums: [UInt32]
    /// How many rows of boxes are done.
    private var rowsDone = 0
    /// The first row of each row of boxes, and where the last ends.
    private let rowEdges: [Int]
    /// The first pixel of each box in a row, and where the last ends.
    private let edges: [UInt32]
    private let widths: [Int]
    private let table: CodePairs
    private let model: Image.Model
    private let width: Int
    /// How each plane gets a sample for every pixel.
    private let ways: [PlaneResampling]
    /// Rows that there must be room for where planes are enlarged.
    private let enlargedRows: Int
    private let dependences: [RowDependence]
    private let kernels: KernelLevel

    /// Means over pictures like the one that `window` shows.
    ///
    /// - Parameters:
    ///   - columns: The first pixel of each box in a row, and where the last ends; ascending.
    ///   - rows: The first row of each row of boxes, and where the last ends; ascending.
    ///   - table: What the codes are worth. A box's sum must fit 32 bits.
    package init(
        of window: PictureWindow, columns: [Int], rows: [Int], table: CodePairs, kernels: KernelLevel
    ) {
        let shape = window.shape
        precondition(
            columns.allSatisfy { 0...shape.width ~= $0 } && rows.allSatisfy { 0...shape.height ~= $0 })
        (self.columns, self.rows) = (columns.count - 1, rows.count - 1)
        (rowEdges, self.table, self.kernels) = (rows, table, kernels)
        (model, width) = (shape.model, shape.width)
        edges = columns.map { UInt32($0) }
        widths = zip(columns.dropFirst(), columns).map { $0 - $1 }
        rowSums = [UInt32](repeating: 0, count: 3 * (columns.count - 1))
        ways =
            PlaneResampling.ways(
                from: shape, sizes: shape.grids.indices.map { window.size(ofPlane: $0) },
                CropBox(x: 0, y: 0, width: Double(shape.width), height: Double(shape.height)),
                width: shape.width, height: shape.height, sampling: .full, kernels: kernels
            ).ways
        dependences = ways.map { RowDependence($0) }
        let heights = zip(rows.dropFirst(), rows).map { $0 - $1 }
        enlargedRows = ways.allSatisfy(\.isIdentity) ? 0 : heights.max() ?? 0
    }

    /// The first row of each plane that is still needed.
    package var neededRows: [Int] {
        dependences.map { rowsDone < rows ? $0.firstNeeded(afterMaking: rowEdges[rowsDone]) : .max }
    }

    /// Adds the rows of boxes that the window has all rows for.
    package mutating func add(_ window: PictureWindow) {
        // Not before: a copy of one that has just begun would keep as much room for nothing.
        if rowsDone == 0 { for channel in 0..<3 { means[channel].reserveCapacity(columns * rows) } }
        let room = (3 + ways.count * enlargedRows) * width
        window.withRows { planes in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { scratch in
                guard let scratch = scratch.baseAddress else { return }
                while rowsDone < rows {
                    let strip = rowEdges[rowsDone]..<rowEdges[rowsDone + 1]
                    guard isComplete(strip, in: window) else { return }
                    add(strip, of: planes, scratch)
                    finishRow(height: strip.count)
                    rowsDone += 1
                }
            }
        }
    }

    private func isComplete(_ strip: Range<Int>, in window: PictureWindow) -> Bool {
        dependences.enumerated().allSatisfy { plane, dependence in
            dependence.rows(madeOf: window.end(ofPlane: plane)) >= strip.upperBound
        }
    }

    /// - Parameter scratch: Room for a row of R, G and B, and for a strip of each plane.
    private mutating func add(
        _ strip: Range<Int>, of planes: [LentRows], _ scratch: UnsafeMutablePointer<UInt8>
    ) {
        let enlarged = planes.indices.map { scratch + (3 + $0 * enlargedRows) * width }
        for i in planes.indices where !ways[i].isIdentity {
            let memory = UnsafeMutableBufferPointer(start: enlarged[i], count: strip.count * width)
            ways[i].write(rows: strip, of: planes[i], to: memory)
        }
        for y in strip {
            func row(_ i: Int) -> UnsafePointer<UInt8> {
                ways[i].isIdentity
                    ? planes[i][y] : UnsafePointer(enlarged[i] + (y - strip.lowerBound) * width)
            }
            add(row(0), row(planes.count / 2), row(planes.count - 1), scratch)
        }
    }

    /// Adds a row of three planes, which are one plane three times where the picture is gray.
    private mutating func add(
        _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ c: UnsafePointer<UInt8>,
        _ scratch: UnsafeMutablePointer<UInt8>
    ) {
        guard model == .yCbCr else { return add(cpx_rgb_row(r: a, g: b, b: c)) }
        let (red, green, blue) = (scratch, scratch + width, scratch + 2 * width)
        kernels.kernels.rgb(a, b, c, red, green, blue, width)
        add(cpx_rgb_row(r: red, g: green, b: blue))
    }

    private mutating func add(_ row: cpx_rgb_row) {
        rowSums.withUnsafeMutableBufferPointer { sums in
            guard let red = sums.baseAddress else { return }
            let sums = cpx_rgb_sums(r: red, g: red + columns, b: red + 2 * columns)
            cpx_add_to_boxes(row, edges, columns, table.sums, sums)
        }
    }

    /// Makes means of the sums, and begins again.
    private mutating func finishRow(height: Int) {
        // There are few widths.
        let roundings = (0...(widths.max() ?? 0)).map { RoundedMean(of: max($0 * height, 1)) }
        for channel in 0..<3 {
            let own = rowSums[channel * columns..<(channel + 1) * columns]
            // Far from the end of 64 bits, and without a look at it compilers can vectorize.
            sums[channel] += own.reduce(0) { $0 &+ UInt64($1) }
            means[channel] += [UInt16](unsafeUninitializedCapacity: columns) { row, count in
                for (i, sum) in own.enumerated() { row[i] = roundings[widths[i]](sum: sum) }
                count = columns
            }
        }
        for i in rowSums.indices { rowSums[i] = 0 }
    }
}
