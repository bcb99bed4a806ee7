/// The structure of a whole JPEG, read from marker to marker and checked.
///
/// Some files would take libjpeg-turbo minutes. So limits are checked here, before libjpeg-turbo sees the file.
package struct JPEGStream: Sendable, Equatable {
    /// The segments before the first scan.
    package let header: JPEGHeader
    /// The number of markers, without restart markers within scans.
    package let markerCount: Int
    /// The scans, at least one.
    package let scans: [JPEGScan]
    /// The segments before and between the scans, without SOI.
    let segments: [JPEGSegment]
    /// Bytes from SOI to EOI, or to the end of the last scan if there is no EOI. Anything after that, such as a second image,
    /// does not belong to this one.
    package let byteCount: Int
    /// Bytes in between that are in no segment.
    let strayByteCount: Int
    /// Whether every coefficient has all its bits. Otherwise, bytes in no segment may be a scan that is lost.
    let hasAllBits: Bool
    /// Whether there is no EOI, as in images of some phones. Bytes after the last scan are not a part of it.
    let lacksEnd: Bool

    /// Walks through a whole file.
    ///
    /// - Throws: `overLimit`, `unsupported` for a kind of JPEG that is not read, or `damaged` for a file whose structure
    ///   is broken or that ends before all coefficients are there. The coded data within the scans is not checked.
    package init(_ bytes: [UInt8], limits: DecodingLimits = .init()) throws(PixelsError) {
        var reader = JPEGMarkerReader(bytes: bytes, limits: limits)
        guard case .complete(let header) = try JPEGHeader.read(from: &reader) else {
            throw .damaged(.jpeg, reason: "it is truncated in the header, after \(bytes.count) bytes")
        }
        reader.skipEntropyCodedData()
        var progression = JPEGProgression(header.frame)
        progression?.add(reader.scans[0])
        // The reader after the last scan that a whole image needs.
        var whole: JPEGMarkerReader?
        var lacksEnd = false
        walk: while true {
            if progression?.isComplete == true, !header.frame.isArithmetic,
                whole?.scans.count != reader.scans.count
            {
                whole = reader
            }
            let code: UInt8
            do throws(PixelsError) {
                code = try Self.nextCode(&reader)
            } catch {
                guard case .damaged = error, let whole else { throw error }
                (reader, lacksEnd) = (whole, true)
                break walk
            }
            switch code {
            case JPEGMarker.endOfImage:
                break walk
            case JPEGMarker.startOfScan:
                guard reader.scans.count <= limits.scans else {
                    throw .overLimit(
                        .jpeg, quantity: "or more scans", found: reader.scans.count, limit: limits.scans)
                }
                reader.skipEntropyCodedData()
                progression?.add(reader.scans[reader.scans.count - 1])
            default:
                continue
            }
        }
        self.header = header
        self.markerCount = reader.markerCount
        self.scans = reader.scans
        self.segments = reader.segments
        self.byteCount = reader.position
        self.strayByteCount = reader.strayByteCount
        self.hasAllBits = progression?.isComplete == true
        self.lacksEnd = lacksEnd
    }

    /// Returns the next marker, which does not start another image.
    private static func nextCode(_ reader: inout JPEGMarkerReader) throws(PixelsError) -> UInt8 {
        guard case .complete(let segment) = try reader.next() else {
            throw .damaged(.jpeg, reason: "it is truncated after \(reader.bytes.count) bytes")
        }
        guard segment.code != JPEGMarker.startOfImage else {
            throw .damaged(.jpeg, reason: "another picture begins before its end")
        }
        return segment.code
    }
}

extension JPEGStream {
    /// Whether libjpeg would warn about its segments.
    var isUntidy: Bool { lacksEnd || strayByteCount > 0 }

    /// Whether libjpeg keeps the coefficients of the whole image. It expects more scans if the first one does not have all
    /// components.
    var keepsCoefficients: Bool {
        header.frame.process == .progressive || scans.count > 1
            || scans.first?.components.count != header.frame.components.count
    }

    /// Returns the segments and scans of `bytes`, from which this was made, between SOI and EOI.
    func repaired(_ bytes: [UInt8]) -> [UInt8] {
        let parts = (segments.map(\.bytes) + scans.map(\.bytes)).sorted { $0.lowerBound < $1.lowerBound }
        var whole: [UInt8] = [0xFF, JPEGMarker.startOfImage]
        whole.reserveCapacity(byteCount)
        for part in parts { whole += bytes[part] }
        return whole + [0xFF, JPEGMarker.endOfImage]
    }

    /// Notes on damage that costs no pixel.
    var damageNotes: [String] {
        var notes: [String] = []
        if strayByteCount > 0 { notes.append("\(strayByteCount) bytes between its segments are ignored") }
        if lacksEnd { notes.append("the end marker (EOI) is missing, but all pixels are present") }
        let count = header.frame.components.count
        if count > 1, let transform = header.metadata.adobeTransform,
            ![0, count - 2].contains(Int(transform))
        {
            notes.append(
                "the color transform \(transform) in its Adobe segment is not one of \(count) components")
        }
        return notes
    }
}
