import CPixels

/// How much chroma a YCbCr picture gets.
public enum ChromaSampling: Sendable, Equatable {
    /// A sample for every pixel (4:4:4), as RGB needs it.
    case full
    /// Half the samples along both axes (4:2:0), as JPEG output has it.
    case half
}

extension Image {
    /// The part of the picture inside `crop`, `width` x `height` pixels large, with Lanczos 3.
    ///
    /// Each plane is resampled by itself, from where its grid says that it lies, and keeps its meaning.
    /// Planes of luma, gray and RGB get a sample for every pixel; Cb and Cr what `sampling` says, centered as
    /// in JFIF, rounded up where a size is odd. A plane that is neither scaled nor shifted by a part of a
    /// sample passes through unchanged.
    ///
    /// - Precondition: `width` and `height` are at least 1.
    public func resampled(
        _ crop: CropBox, width: Int, height: Int, sampling: ChromaSampling, kernels: KernelLevel
    ) -> Image {
        precondition(width >= 1 && height >= 1)
        let shape = PictureShape(width: self.width, height: self.height, model: model, grids: grids)
        let (ways, outputs) = PlaneResampling.ways(
            from: shape, sizes: planes.map { ($0.width, $0.height) }, crop, width: width, height: height,
            sampling: sampling, kernels: kernels)
        return Image(
            width: width, height: height, model: model,
            planes: zip(planes, ways).map { $1.resample($0) }, grids: outputs)
    }
}

/// The way from planes of one size to planes of another.
package struct PlaneResampling {
    private let sourceWidth, sourceHeight: Int
    private let columns, rows: AxisSampling
    private let kernels: KernelLevel
    private let weights: Weights

    private enum Weights {
        /// Samples pass through unchanged, from this column and row on.
        case copy(x: Int, y: Int)
        case filter(columns: ColumnWeights, rows: ResamplingWeights)
    }

    /// The ways of all planes of a picture to a crop, and how the new planes lie over it.
    static func ways(
        from shape: PictureShape, sizes: [(width: Int, height: Int)], _ crop: CropBox, width: Int,
        height: Int,
        sampling: ChromaSampling, kernels: KernelLevel
    ) -> (ways: [PlaneResampling], grids: [PlaneGrid]) {
        let halved = shape.model == .yCbCr && sampling == .half
        let outputs: [PlaneGrid] = halved ? [.full, .half, .half] : shape.grids.map { _ in .full }
        var ways: [PlaneResampling] = []
        for (i, size) in sizes.enumerated() {
            let columns = crop.columns(width: width, from: shape.grids[i], to: outputs[i])
            let rows = crop.rows(height: height, from: shape.grids[i], to: outputs[i])
            // Planes that lie alike, such as Cb and Cr, share their weights.
            if let last = ways.last, last.suits(size, columns: columns, rows: rows) {
                ways.append(last)
            } else {
                ways.append(PlaneResampling(of: size, columns: columns, rows: rows, kernels: kernels))
            }
        }
        return (ways, outputs)
    }

    /// The way from planes of the size of `plane`.
    package init(of plane: Plane, columns: AxisSampling, rows: AxisSampling, kernels: KernelLevel) {
        self.init(of: (plane.width, plane.height), columns: columns, rows: rows, kernels: kernels)
    }

    /// The way from planes of a size.
    init(
        of size: (width: Int, height: Int), columns: AxisSampling, rows: AxisSampling, kernels: KernelLevel
    ) {
        (sourceWidth, sourceHeight) = size
        (self.columns, self.rows) = (columns, rows)
        self.kernels = kernels
        if let x = columns.wholeOffset(in: size.width), let y = rows.wholeOffset(in: size.height) {
            weights = .copy(x: x, y: y)
        } else {
            weights = .filter(
                columns: ColumnWeights(ResamplingWeights(columns, samples: size.width)),
                rows: ResamplingWeights(rows, samples: size.height))
        }
    }

    /// Whether this is the way for planes of another size, too.
    private func suits(
        _ size: (width: Int, height: Int), columns: AxisSampling, rows: AxisSampling
    ) -> Bool {
        size == (sourceWidth, sourceHeight) && columns == self.columns && rows == self.rows
    }

    /// The size of what is made: samples in a row, and rows.
    var size: (width: Int, height: Int) { (columns.count, rows.count) }

    /// A plane of `columns.count` x `rows.count` samples.
    func resample(_ plane: Plane) -> Plane {
        Plane(width: columns.count, height: rows.count) { output in
            write(rows: 0..<rows.count, of: plane, to: output)
        }
    }

    /// How many source rows there are for each row that is made.
    var rowStep: Double { rows.step }

    /// Whether what is made is what was there.
    var isIdentity: Bool {
        guard case .copy(0, 0) = weights else { return false }
        return size == (sourceWidth, sourceHeight)
    }

    /// The source rows that an output row is made from.
    func sourceRows(of row: Int) -> Range<Int> {
        switch weights {
        case .copy(_, let y): y + row..<y + row + 1
        case .filter(_, let rows):
            Int(rows.starts[row])..<Int(rows.starts[row]) + rows.counts[row]
        }
    }

    /// Writes some output rows, packed, which may be done for several ranges of rows at once.
    ///
    /// - Parameters:
    ///   - range: The output rows.
    ///   - plane: The source.
    ///   - output: Where to.
    package func write(
        rows range: Range<Int>, of plane: Plane, to output: UnsafeMutableBufferPointer<UInt8>
    ) {
        LentRows.of([plane]) { write(rows: range, of: $0, to: output) }
    }

    /// Writes some output rows of a source of which the rows are there that they are made from.
    func write(rows range: Range<Int>, of source: LentRows, to output: UnsafeMutableBufferPointer<UInt8>) {
        precondition(source.width == sourceWidth && source.end <= sourceHeight)
        precondition(output.count >= range.count * columns.count)
        guard let output = output.baseAddress else { return }
        switch weights {
        case .copy(let x, let y):
            for (i, row) in range.enumerated() {
                (output + i * columns.count).update(from: source[y + row] + x, count: columns.count)
            }
        case .filter(let columns, let rows):
            filter(source, columns: columns, rows: rows, range: range, to: output)
        }
    }

    /// Rows that are made at a time, as many as suit the kernels.
    private static let groupHeight = 8

    /// Columns first, into a few rows, and these rows then: nothing of a size between the two is ever stored whole.
    private func filter(
        _ source: LentRows, columns: ColumnWeights, rows: ResamplingWeights, range: Range<Int>,
        to output: UnsafeMutablePointer<UInt8>
    ) {
        let needed = columns.sources
        // Kernels read a little beyond a row's end.
        let stride = needed.upperBound + columns.taps + 8
        var scratch = Self.scratch(rows: min(Self.groupHeight, range.count), stride: stride, around: needed)
        scratch.withUnsafeMutableBufferPointer { scratch in
            guard let scratch = scratch.baseAddress else { return }
            for first in Swift.stride(from: range.lowerBound, to: range.upperBound, by: Self.groupHeight) {
                let group = first..<min(first + Self.groupHeight, range.upperBound)
                rows.withWeights(of: group) { weights, sources in
                    kernels.kernels.weigh_rows(
                        source.from(sources.lowerBound, count: sources.count), needed.lowerBound, weights,
                        scratch + needed.lowerBound, stride, needed.count)
                }
                filter(
                    cpx_weighed_rows(samples: scratch, stride: stride, count: group.count),
                    columns: columns, to: output + (first - range.lowerBound) * self.columns.count)
            }
        }
    }

    /// Rows that are 0 but for the samples that are written in any case.
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
