import WallpressCPixels

/// The means over boxes of values that a table assigns to the codes of R, G and B.
///
/// The image is measured as the RGB of `rgb(kernels:)`, but only a few rows of that exist at a time.
package struct BoxMeans: Sendable {
    /// The number of boxes in a row, and of rows of boxes.
    package let columns, rows: Int
    /// For red, green and blue the mean of each box, rounded half up, row after row; 0 if a box has no pixel.
    package private(set) var means: [[UInt16]]
    /// For red, green and blue the sum over all boxes.
    package private(set) var sums: [UInt64] = [0, 0, 0]

    /// Measures an image of any model.
    ///
    /// - Parameters:
    ///   - columns: The first pixel of each box in a row, and the end of the last box; ascending.
    ///   - rows: The first row of each row of boxes, and the end of the last one; ascending.
    ///   - table: The value of each code 0...255. The sum of a box must fit 32 bits.
    package init(of image: Image, columns: [Int], rows: [Int], table: [UInt16], kernels: KernelLevel) {
        precondition(table.count == 256)
        precondition(
            columns.allSatisfy { 0...image.width ~= $0 } && rows.allSatisfy { 0...image.height ~= $0 })
        (self.columns, self.rows) = (columns.count - 1, rows.count - 1)
        means = (0..<3).map { _ in [UInt16](repeating: 0, count: (columns.count - 1) * (rows.count - 1)) }
        let edges = columns.map { UInt32($0) }
        var adding = ColumnSums(of: image, table: table, kernels: kernels)
        Plane.withRows(of: image.planes) { planes in
            for (row, (top, bottom)) in zip(rows, rows.dropFirst()).enumerated() {
                adding.add(top..<bottom, of: planes)
                takeMeans(of: adding, row: row, height: bottom - top, edges: edges)
                adding.clear()
            }
        }
    }

    private mutating func takeMeans(of adding: ColumnSums, row: Int, height: Int, edges: [UInt32]) {
        for channel in 0..<3 {
            adding.withSums(ofChannel: channel) { columnSums in
                means[channel].withUnsafeMutableBufferPointer { means in
                    guard let means = means.baseAddress else { return }
                    sums[channel] += cpx_box_means(columnSums, height, edges, columns, means + row * columns)
                }
            }
        }
    }
}

/// The sums of the values in each column of pixels, over some rows.
private struct ColumnSums {
    /// The sums of red, of green and of blue, one after the other.
    private var sums: [UInt32]
    private var scratch: [UInt8]
    private let rgb: RGBRows
    private let table: [UInt16]

    init(of image: Image, table: [UInt16], kernels: KernelLevel) {
        rgb = RGBRows(of: image, kernels: kernels)
        self.table = table
        sums = [UInt32](repeating: 0, count: 3 * image.width)
        scratch = [UInt8](repeating: 0, count: rgb.scratchCount)
    }

    mutating func clear() {
        sums.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    }

    func withSums(ofChannel channel: Int, _ body: (UnsafePointer<UInt32>) -> Void) {
        sums.withUnsafeBufferPointer { sums in
            if let sums = sums.baseAddress { body(sums + channel * rgb.width) }
        }
    }

    mutating func add(_ rows: Range<Int>, of planes: [cpx_rows]) {
        let (rgb, table) = (rgb, table)
        sums.withUnsafeMutableBufferPointer { sums in
            scratch.withUnsafeMutableBufferPointer { scratch in
                guard let sums = sums.baseAddress, let scratch = scratch.baseAddress else { return }
                for first in stride(from: rows.lowerBound, to: rows.upperBound, by: RGBRows.groupHeight) {
                    let group = first..<min(first + RGBRows.groupHeight, rows.upperBound)
                    for (channel, rows) in rgb.rows(group, of: planes, scratch: scratch).enumerated() {
                        rgb.kernels.add_values(
                            rows, group.count, table, sums + channel * rgb.width, rgb.width)
                    }
                }
            }
        }
    }
}

/// The rows of an image in R, G and B, a group at a time.
private struct RGBRows {
    let width: Int
    let kernels: cpx_kernels
    private let model: Image.Model
    /// The plans that give each plane a sample for every pixel.
    private let plans: [ResamplePlan]

    /// The largest number of rows at a time. Most boxes have no more.
    static let groupHeight = 16

    init(of image: Image, kernels: KernelLevel) {
        (model, width, self.kernels) = (image.model, image.width, kernels.kernels)
        plans = image.resamplePlans(
            image.bounds, width: image.width, height: image.height, to: image.planes.map { _ in .full },
            kernels: kernels)
    }

    /// The bytes of working memory that `rows` needs: for R, G and B, and for each plane.
    var scratchCount: Int { (3 + plans.count) * Self.groupHeight * width }

    /// Returns a group of rows of R, G and B, either in `scratch` or in the planes.
    func rows(
        _ group: Range<Int>, of planes: [cpx_rows], scratch: UnsafeMutablePointer<UInt8>
    ) -> [cpx_rows] {
        let step = Self.groupHeight * width
        let full = planes.indices.map { i in
            if plans[i].isIdentity { return planes[i].from(group.lowerBound) }
            let enlarged = scratch + (3 + i) * step
            plans[i].write(rows: group, of: planes[i], to: enlarged)
            return cpx_rows(first: enlarged, stride: width)
        }
        // A gray image has one plane for all channels.
        guard model == .yCbCr else { return [full[0], full[full.count / 2], full[full.count - 1]] }
        for y in 0..<group.count {
            let red = scratch + y * width
            kernels.rgb(full[0][y], full[1][y], full[2][y], red, red + step, red + 2 * step, width)
        }
        return (0..<3).map { cpx_rows(first: scratch + $0 * step, stride: width) }
    }
}
