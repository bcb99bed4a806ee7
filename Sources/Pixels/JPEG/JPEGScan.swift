/// A scan of a JPEG: its header (SOS; ITU-T T.81, B.2.3) and the data behind it.
package struct JPEGScan: Sendable, Equatable {
    /// From its marker, or the fill bytes before that, to the next marker.
    package private(set) var bytes: Range<Int>
    /// The identifiers of its components; none where the header has a wrong length.
    package let components: [UInt8]
    /// Where its band of coefficients begins, 0...63: with AC coefficients of one component, or at 0 with DC
    /// coefficients, which components may share (G.1.1.1.1).
    package let spectralStart: UInt8

    init(from start: Int, header: ArraySlice<UInt8>) {
        bytes = start..<header.endIndex
        let count = header.first.map(Int.init) ?? 0
        let parameters = Array(header.dropFirst())
        let isWhole = parameters.count == 2 * count + 3
        components = isWhole ? (0..<count).map { parameters[2 * $0] } : []
        spectralStart = isWhole ? parameters[2 * count] : 0
    }

    mutating func end(at position: Int) { bytes = bytes.lowerBound..<position }
}
