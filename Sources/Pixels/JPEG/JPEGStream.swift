/// A whole JPEG walked through from marker to marker, and found fit for libjpeg.
///
/// libjpeg-turbo takes bytes on trust that cost it minutes: the limits are held here, before it sees any.
package struct JPEGStream: Sendable, Equatable {
    /// What stands before the first scan.
    package let header: JPEGHeader
    /// Marker segments, restart markers within scans not counted.
    package let markers: Int
    /// At least 1.
    package let scans: [JPEGScan]
    /// What stands before and between them, without SOI.
    let segments: [JPEGSegment]
    /// Bytes from SOI to EOI; what lies behind, such as a second picture, is no part of this one.
    package let byteCount: Int

    /// Walks through a whole file.
    ///
    /// - Throws: `overLimit`, `unsupported` for a kind of JPEG that is not read, or `damaged` for bytes that
    ///   are not in order or end before EOI. What is coded within the scans is not looked at.
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
