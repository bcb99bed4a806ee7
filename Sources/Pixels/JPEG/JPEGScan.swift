/// A scan of a JPEG: its header (SOS; ITU-T T.81, B.2.3), and the data after it.
package struct JPEGScan: Sendable, Equatable {
    /// The range from its marker to the next one.
    package private(set) var bytes: Range<Int>
    /// The identifiers of its components; empty if the header has a wrong length.
    package let components: [UInt8]
    /// The first of its coefficients, 0...63. A scan has the DC coefficients (0) of one or more components, or AC
    /// coefficients of one component (G.1.1.1.1).
    package let spectralStart: UInt8
    /// The last of its coefficients.
    let spectralEnd: UInt8
    /// The lowest bit that is known from earlier scans, or 0 if there are none, and the lowest bit that is known after
    /// this scan.
    let approximationHigh, approximationLow: UInt8

    init(from start: Int, header: ArraySlice<UInt8>) {
        bytes = start..<header.endIndex
        let count = header.first.map(Int.init) ?? 0
        let parameters = Array(header.dropFirst())
        let isWhole = parameters.count == 2 * count + 3
        components = isWhole ? (0..<count).map { parameters[2 * $0] } : []
        let band = isWhole ? Array(parameters.suffix(3)) : [0, 0, 0]
        (spectralStart, spectralEnd) = (band[0], band[1])
        (approximationHigh, approximationLow) = (band[2] >> 4, band[2] & 15)
    }

    mutating func end(at position: Int) { bytes = bytes.lowerBound..<position }
}
