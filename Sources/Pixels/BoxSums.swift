import CPixels

/// What a table says of the codes of R, G and B, added up over boxes, while a picture arrives.
///
/// The picture is measured as the RGB of `rgb(kernels:)`, which is made a few rows at a time and never whole.
package struct BoxSums: Sendable {
    /// The first pixel of each box in a row, and where the last ends; ascending.
    package let columns: [Int]
    /// The first row of each row of boxes, and where the last ends; ascending.
    package let rows: [Int]
    /// For red, green and blue a sum for each box, row after row.
    package var sums: [[UInt32]] {
        let count = values.count / 3
        return (0..<3).map { Array(values[$0 * count..<($0 + 1) * count]) }
    }

    /// The sums of red, of green and of blue, one behind the other.
    private var values: [UInt32]
    /// How many rows of boxes are added up.
    private var rowsDone = 0
    private let edges: [UInt32]
    private let table: CodePairs
    private let model: Image.Model
    private let width: Int
    /// How each plane gets a sample for every pixel.
    private let ways: [PlaneResampling]
    private let dependences: [RowDependence]
    private let kernels: KernelLevel

    /// Sums over pictures like the one that `window` shows.
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
        (self.columns, self.rows, self.table, self.kernels) = (columns, rows, table, kernels)
        (model, width) = (shape.model, shape.width)
        edges = columns.map { UInt32($0) }
        let count = (columns.count - 1) * (rows.count - 1)
        values = [UInt32](repeating: 0, count: 3 * count)
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
        dependences.map { rowsDone < rows.count - 1 ? $0.firstNeeded(afterMaking: rows[rowsDone]) : .max }
    }

    /// Adds up the rows of boxes that the window has all rows for.
    package mutating func add(_ window: PictureWindow) {
        var scratch = [UInt8](repeating: 0, count: 3 * width)
        scratch.withUnsafeMutableBufferPointer { scratch in
            guard let scratch = scratch.baseAddress else { return }
            while rowsDone < rows.count - 1 {
                let strip = rows[rowsDone]..<rows[rowsDone + 1]
                guard isComplete(strip, in: window) else { return }
                if !strip.isEmpty { add(strip, of: window, scratch) }
                rowsDone += 1
            }
        }
    }

    private func isComplete(_ strip: Range<Int>, in window: PictureWindow) -> Bool {
        dependences.enumerated().allSatisfy { plane, dependence in
            dependence.rows(madeOf: window.end(ofPlane: plane)) >= strip.upperBound
        }
    }

    /// - Parameter scratch: Room for a row of R, G and B.
    private mutating func add(
        _ strip: Range<Int>, of window: PictureWindow, _ scratch: UnsafeMutablePointer<UInt8>
    ) {
        var full: [Plane] = []
        var first: [Int] = []
        for (i, plane) in window.planes.enumerated() {
            guard let plane else { return }
            full.append(ways[i].isIdentity ? plane : enlarged(strip, ofPlane: i, in: window, plane))
            first.append(ways[i].isIdentity ? strip.lowerBound - window.firstRows[i] : 0)
        }
        Plane.withRows(of: full) { rows in
            let (a, b, c) = (
                rows[0].from(first[0]), rows[rows.count / 2].from(first[rows.count / 2]),
                rows[rows.count - 1].from(first[rows.count - 1])
            )
            for y in 0..<strip.count { add(a[y], b[y], c[y], scratch) }
        }
    }

    private func enlarged(
        _ strip: Range<Int>, ofPlane i: Int, in window: PictureWindow, _ plane: Plane
    ) -> Plane {
        Plane(width: width, height: strip.count) { samples in
            ways[i].write(rows: strip, of: plane, from: window.firstRows[i], to: samples)
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
        let boxes = columns.count - 1
        let (first, count) = (rowsDone * boxes, values.count / 3)
        values.withUnsafeMutableBufferPointer { values in
            guard let red = values.baseAddress.map({ $0 + first }) else { return }
            let sums = cpx_rgb_sums(r: red, g: red + count, b: red + 2 * count)
            cpx_add_to_boxes(row, edges, boxes, table.sums, sums)
        }
    }
}
