import WallpressCPixels

/// A plan for resampling planes of one size to another size.
package struct ResamplePlan {
    private let sourceWidth, sourceHeight: Int
    private let columns, rows: AxisSampling
    private let kernels: KernelLevel
    private let weights: Weights

    private enum Weights {
        /// Samples pass through unchanged, from this column and row on.
        case copy(x: Int, y: Int)
        case filter(columns: ColumnWeights, rows: ResamplingWeights)
    }

    /// A plan for planes of the size of `plane`.
    package init(for plane: Plane, columns: AxisSampling, rows: AxisSampling, kernels: KernelLevel) {
        (sourceWidth, sourceHeight) = (plane.width, plane.height)
        (self.columns, self.rows) = (columns, rows)
        self.kernels = kernels
        if let x = columns.wholeOffset(in: plane.width), let y = rows.wholeOffset(in: plane.height) {
            weights = .copy(x: x, y: y)
        } else {
            weights = .filter(
                columns: ColumnWeights(ResamplingWeights(columns, samples: plane.width)),
                rows: ResamplingWeights(rows, samples: plane.height))
        }
    }

    /// Whether this plan also holds for another plane and other axes.
    func fits(_ plane: Plane, columns: AxisSampling, rows: AxisSampling) -> Bool {
        plane.width == sourceWidth && plane.height == sourceHeight && columns == self.columns
            && rows == self.rows
    }

    /// Whether the output equals the source.
    var isIdentity: Bool {
        guard case .copy(0, 0) = weights else { return false }
        return columns.count == sourceWidth && rows.count == sourceHeight
    }

    /// Resamples a plane to `columns.count` x `rows.count` samples.
    package func resample(_ plane: Plane) -> Plane {
        precondition(plane.width == sourceWidth && plane.height == sourceHeight)
        return Plane(width: columns.count, height: rows.count) { output in
            guard let output = output.baseAddress else { return }
            plane.withRows { write(rows: 0..<rows.count, of: $0, to: output) }
        }
    }

    /// Writes some output rows, packed.
    ///
    /// - Parameters:
    ///   - range: The output rows.
    ///   - source: All rows of the source plane.
    ///   - output: Room for these rows.
    func write(rows range: Range<Int>, of source: cpx_rows, to output: UnsafeMutablePointer<UInt8>) {
        switch weights {
        case .copy(let x, let y):
            for (i, row) in range.enumerated() {
                (output + i * columns.count).update(from: source[y + row] + x, count: columns.count)
            }
        case .filter(let columns, let rows):
            filter(source, columns: columns, rows: rows, range: range, to: output)
        }
    }

    /// The number of rows that are made at a time, which suits the kernels.
    private static let groupHeight = 8

    /// Filters columns into a few rows first, and then these rows. So the picture between the two passes never exists
    /// as a whole.
    private func filter(
        _ source: cpx_rows, columns: ColumnWeights, rows: ResamplingWeights, range: Range<Int>,
        to output: UnsafeMutablePointer<UInt8>
    ) {
        let needed = columns.sources
        // Kernels read a little beyond a row's end.
        let stride = needed.upperBound + columns.taps + 8
        var scratch = Self.scratch(rows: min(Self.groupHeight, range.count), stride: stride, around: needed)
        let source = cpx_rows(first: source.first + needed.lowerBound, stride: source.stride)
        scratch.withUnsafeMutableBufferPointer { scratch in
            guard let scratch = scratch.baseAddress else { return }
            for first in Swift.stride(from: range.lowerBound, to: range.upperBound, by: Self.groupHeight) {
                let group = first..<min(first + Self.groupHeight, range.upperBound)
                rows.withWeights(of: group) { weights in
                    kernels.kernels.weigh_rows(
                        source, weights, scratch + needed.lowerBound, stride, needed.count)
                }
                filter(
                    cpx_weighed_rows(samples: scratch, stride: stride, count: group.count),
                    columns: columns, to: output + (first - range.lowerBound) * self.columns.count)
            }
        }
    }

    /// Rows that are 0 except for the samples that are written anyway.
    private static func scratch(rows: Int, stride: Int, around written: Range<Int>) -> [Int16] {
        [Int16](unsafeUninitializedCapacity: rows * stride) { memory, count in
            for row in 0..<rows {
                let whole = row * stride..<(row + 1) * stride
                memory[whole.lowerBound..<whole.lowerBound + written.lowerBound].update(repeating: 0)
                memory[whole.lowerBound + written.upperBound..<whole.upperBound].update(repeating: 0)
            }
            count = rows * stride
        }
    }

    private func filter(
        _ rows: cpx_weighed_rows, columns: ColumnWeights, to output: UnsafeMutablePointer<UInt8>
    ) {
        let kernels = kernels.kernels
        let width = self.columns.count
        func weigh(_ outputs: Range<Int>) {
            columns.withWeights(of: outputs) { starts, weights in
                kernels.weigh_columns(
                    rows, starts, weights, columns.taps, output + outputs.lowerBound, width, outputs.count)
            }
        }
        guard let doubling = columns.doubling else { return weigh(0..<width) }
        for y in 0..<rows.count {
            kernels.double_columns(
                rows.samples + y * rows.stride + doubling.start, doubling.even, doubling.odd,
                output + y * width + doubling.outputs.lowerBound, doubling.outputs.count / 2)
        }
        weigh(0..<doubling.outputs.lowerBound)
        weigh(doubling.outputs.upperBound..<width)
    }
}
