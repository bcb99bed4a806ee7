/// The structure of a whole JPEG, read from marker to marker and checked.
///
/// Some files would take libjpeg-turbo minutes. So limits are checked here, before libjpeg-turbo sees the file.
package struct JPEGStream: Sendable, Equatable {
    /// The segments before the first scan.
    package let header: JPEGHeader
    /// The number of markers, without restart markers within scans.
    package let markers: Int
    /// At least 1.
    package let scans: [JPEGScan]
    /// The segments before and between the scans, without SOI.
    let segments: [JPEGSegment]
    /// Bytes from SOI to EOI. Anything behind, such as a second picture, does not belong to this one.
    package let byteCount: Int

    /// Walks through a whole file.
    ///
    /// - Throws: `overLimit`, `unsupported` for a kind of JPEG that is not read, or `damaged` for a file whose structure
    ///   is broken or that ends before EOI. The coded data within the scans is not checked.
    package init(_ bytes: [UInt8], limits: DecodingLimits = .init()) throws(PixelsError) {
        var reader = JPEGMarkerReader(bytes: bytes, limits: limits)
        guard case .complete(let header) = try JPEGHeader.read(from: &reader) else {
            throw .damaged(.jpeg, reason: "it is cut short within its header, after \(bytes.count) bytes")
        }
        reader.skipEntropyCodedData()
        walk: while true {
            guard case .complete(let segment) = try reader.next() else {
                throw .damaged(.jpeg, reason: "it is cut short after \(bytes.count) bytes")
            }
            switch segment.code {
            case JPEGMarker.endOfImage:
                break walk
            case JPEGMarker.startOfScan:
                guard reader.scans.count <= limits.scans else {
                    throw .overLimit(
                        .jpeg, quantity: "or more scans", found: reader.scans.count, limit: limits.scans)
                }
                reader.skipEntropyCodedData()
            default:
                continue
            }
        }
        self.header = header
        self.markers = reader.markers
        self.scans = reader.scans
        self.segments = reader.segments
        self.byteCount = reader.position
    }
}
