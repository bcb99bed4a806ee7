/// Where the rows of a plane begin, or of the part of one that is there, while they are lent.
struct LentRows {
    /// Samples in a row.
    let width: Int
    /// Where in the whole plane the first of these rows lies, and behind the last one.
    let firstRow, end: Int
    private let starts: UnsafePointer<UnsafePointer<UInt8>>

    /// Where row `y` of the whole plane begins.
    subscript(y: Int) -> UnsafePointer<UInt8> { from(y).pointee }

    /// Where row `y` of the whole plane and those below it begin, `count` of which must be here.
    func from(_ y: Int, count: Int = 1) -> UnsafePointer<UnsafePointer<UInt8>> {
        precondition(firstRow <= y && y + count <= end)
        return starts + (y - firstRow)
    }
}

extension LentRows {
    /// Lends the rows of bands of a plane, the first of which begins at `firstRow` of the whole; does nothing where
    /// there is none.
    static func of(_ bands: [Plane], firstRow: Int = 0, _ body: (LentRows) -> Void) {
        guard let band = bands.first else { return }
        collect(bands[...], []) { starts in
            starts.withUnsafeBufferPointer { starts in
                guard let first = starts.baseAddress else { return }
                body(
                    LentRows(
                        width: band.width, firstRow: firstRow, end: firstRow + starts.count, starts: first))
            }
        }
    }

    private static func collect(
        _ bands: ArraySlice<Plane>, _ starts: [UnsafePointer<UInt8>], _ body: ([UnsafePointer<UInt8>]) -> Void
    ) {
        guard let band = bands.first else { return body(starts) }
        band.samples.withUnsafeBufferPointer { samples in
            guard let start = samples.baseAddress else { return }
            let own = (0..<band.height).map { start + $0 * band.stride }
            collect(bands.dropFirst(), starts + own, body)
        }
    }
}
