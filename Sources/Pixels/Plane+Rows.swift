import WallpressCPixels

extension cpx_rows {
    /// The start of row `y`.
    subscript(y: Int) -> UnsafePointer<UInt8> { first + y * stride }

    /// Returns the rows from `y` on.
    func from(_ y: Int) -> cpx_rows { cpx_rows(first: self[y], stride: stride) }
}

/// Rows of a plane that are being written.
struct MutableRows {
    let first: UnsafeMutablePointer<UInt8>
    /// Bytes from the start of a row to the start of the next.
    let stride: Int

    /// The start of row `y`.
    subscript(y: Int) -> UnsafeMutablePointer<UInt8> { first + y * stride }
}

extension Plane {
    /// Calls `body` with the rows of all `planes`, which are valid only within the call.
    static func withRows(of planes: [Plane], behind rows: [cpx_rows] = [], _ body: ([cpx_rows]) -> Void) {
        guard rows.count < planes.count else { return body(rows) }
        let next = planes[rows.count]
        next.samples.withUnsafeBufferPointer { samples in
            guard let first = samples.baseAddress else { return }
            withRows(of: planes, behind: rows + [cpx_rows(first: first, stride: next.stride)], body)
        }
    }

    /// Calls `body` with the rows of the plane, which are valid only within the call.
    func withRows(_ body: (cpx_rows) -> Void) {
        Self.withRows(of: [self]) { body($0[0]) }
    }

    /// Makes planes of the given sizes. One call of `fill` writes them all.
    static func filled(
        _ sizes: [(width: Int, height: Int)], behind rows: [MutableRows] = [],
        by fill: ([MutableRows]) -> Void
    ) -> [Plane] {
        guard rows.count < sizes.count else {
            fill(rows)
            return []
        }
        let (width, height) = sizes[rows.count]
        var others: [Plane] = []
        let plane = Plane(width: width, height: height) { samples in
            guard let first = samples.baseAddress else { return }
            others = filled(sizes, behind: rows + [MutableRows(first: first, stride: width)], by: fill)
        }
        return [plane] + others
    }
}

extension Plane {
    /// Splits interleaved pixels into a row for each channel.
    static func split(
        _ pixels: UnsafePointer<UInt8>, count: Int, to planes: [UnsafeMutablePointer<UInt8>]
    ) {
        let kernels = KernelLevel.best.kernels
        switch planes.count {
        case 1: planes[0].update(from: pixels, count: count)
        case 3: kernels.split3(pixels, planes[0], planes[1], planes[2], count)
        case 4: kernels.split4(pixels, planes[0], planes[1], planes[2], planes[3], count)
        default:
            for (channel, plane) in planes.enumerated() {
                for index in 0..<count { plane[index] = pixels[index * planes.count + channel] }
            }
        }
    }
}
