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
        let halved = model == .yCbCr && sampling == .half
        let outputs: [PlaneGrid] = halved ? [.full, .half, .half] : planes.map { _ in .full }
        var resampling: PlaneResampling?
        let resampled = planes.indices.map { i in
            let plane = planes[i]
            let columns = crop.columns(width: width, from: grids[i], to: outputs[i])
            let rows = crop.rows(height: height, from: grids[i], to: outputs[i])
            // Planes that lie alike, such as Cb and Cr, share their weights.
            let shared = resampling.flatMap { $0.suits(plane, columns: columns, rows: rows) ? $0 : nil }
            let current = shared ?? PlaneResampling(of: plane, columns: columns, rows: rows, kernels: kernels)
            resampling = current
            return current.resample(plane)
        }
        return Image(width: width, height: height, model: model, planes: resampled, grids: outputs)
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
        case filter(columns: ResamplingWeights, rows: ResamplingWeights)
    }

    /// The way from planes of the size of `plane`.
    package init(of plane: Plane, columns: AxisSampling, rows: AxisSampling, kernels: KernelLevel) {
        (sourceWidth, sourceHeight) = (plane.width, plane.height)
        (self.columns, self.rows) = (columns, rows)
        self.kernels = kernels
        if let x = columns.wholeOffset(in: plane.width), let y = rows.wholeOffset(in: plane.height) {
            weights = .copy(x: x, y: y)
        } else {
            weights = .filter(
                columns: ResamplingWeights(columns, samples: plane.width),
                rows: ResamplingWeights(rows, samples: plane.height))
        }
    }

    /// Whether this is the way for `plane`, too.
    func suits(_ plane: Plane, columns: AxisSampling, rows: AxisSampling) -> Bool {
        plane.width == sourceWidth && plane.height == sourceHeight && columns == self.columns
            && rows == self.rows
    }

    /// A plane of `columns.count` x `rows.count` samples.
    func resample(_ plane: Plane) -> Plane {
        Plane(width: columns.count, height: rows.count) { output in
            write(rows: 0..<rows.count, of: plane, to: output)
        }
    }

    /// Writes some output rows, packed, which may be done for several ranges of rows at once.
    package func write(
        rows range: Range<Int>, of plane: Plane, to output: UnsafeMutableBufferPointer<UInt8>
    ) {
        precondition(plane.width == sourceWidth && plane.height == sourceHeight)
        precondition(output.count >= range.count * columns.count)
        plane.samples.withUnsafeBufferPointer { samples in
            guard let source = samples.baseAddress, let output = output.baseAddress else { return }
            switch weights {
            case .copy(let x, let y):
                for (i, row) in range.enumerated() {
                    (output + i * columns.count)
                        .update(from: source + (y + row) * plane.stride + x, count: columns.count)
                }
            case .filter(let columns, let rows):
                filter(
                    source, stride: plane.stride, columns: columns, rows: rows, range: range, to: output)
            }
        }
    }

    /// Columns first, into one row, and this row then: nothing of a size between the two is ever stored.
    private func filter(
        _ source: UnsafePointer<UInt8>, stride: Int, columns: ResamplingWeights, rows: ResamplingWeights,
        range: Range<Int>, to output: UnsafeMutablePointer<UInt8>
    ) {
        let kernels = kernels.kernels
        let needed = columns.sources
        // The row weighed from a column, with room for weights of 0 beyond its end.
        var scratch = [Int16](repeating: 0, count: needed.upperBound + columns.taps)
        scratch.withUnsafeMutableBufferPointer { scratch in
            rows.weights.withUnsafeBufferPointer { rowWeights in
                guard let row = scratch.baseAddress, let rowWeights = rowWeights.baseAddress else { return }
                for (i, y) in range.enumerated() {
                    kernels.weigh_rows(
                        source + Int(rows.starts[y]) * stride + needed.lowerBound, stride,
                        rowWeights + y * rows.taps, rows.counts[y], row + needed.lowerBound, needed.count)
                    kernels.weigh_columns(
                        row, columns.starts, columns.weights, columns.taps, output + i * self.columns.count,
                        self.columns.count)
                }
            }
        }
    }
}
