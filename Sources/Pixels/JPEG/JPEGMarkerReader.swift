import Foundation

/// A reader that steps from marker to marker through the bytes of a JPEG (ITU-T T.81, B.1.1), reading only lengths.
///
/// It also works on a prefix of a file. The time grows with the bytes, and not with the square of the number of markers.
struct JPEGMarkerReader {
    /// A marker, and the bytes after its length if it has one.
    struct Segment {
        let code: UInt8
        let payload: Range<Int>
    }

    let bytes: [UInt8]
    let limits: DecodingLimits
    /// The place at which the next marker, or its fill bytes, should start.
    private(set) var position = 0
    /// The number of markers so far, without restart markers within scans.
    private(set) var markerCount = 0
    /// The scans so far.
    private(set) var scans: [JPEGScan] = []
    /// The other segments so far, without SOI and EOI.
    private(set) var segments: [JPEGSegment] = []
    /// Bytes so far that are in no segment, as Photoshop and some cameras leave them.
    private(set) var strayByteCount = 0

    init(bytes: [UInt8], limits: DecodingLimits) {
        self.bytes = bytes
        self.limits = limits
    }

    /// Returns the next segment, complete with its payload. Like libjpeg, this skips bytes before its marker.
    mutating func next() throws(PixelsError) -> PrefixReading<Segment> {
        let (start, stray) = nextMarker()
        guard start + 1 < bytes.count else { return .needsMoreBytes(count: bytes.count + 2) }
        let code = bytes[start + 1]
        if Self.standsAlone(code) { return try finish(code, start, stray, payload: start + 2..<start + 2) }

        guard start + 3 < bytes.count else { return .needsMoreBytes(count: start + 4) }
        let length = Int(bytes[start + 2]) << 8 | Int(bytes[start + 3])
        guard length >= 2 else {
            throw .damaged(.jpeg, reason: "the segment at byte \(start) has the impossible length \(length)")
        }
        let end = start + 2 + length
        guard end <= bytes.count else { return .needsMoreBytes(count: end) }
        return try finish(code, start, stray, payload: start + 4..<end)
    }

    /// Returns the place of the next marker, or the end of the bytes, and the number of stray bytes before it. Any number of FF
    /// bytes may precede a marker (B.1.1.2).
    private func nextMarker() -> (start: Int, stray: Int) {
        bytes.withUnsafeBufferPointer { bytes in
            var (start, stray) = (position, 0)
            while start < bytes.count {
                let count = bytes[start...].count(before: 0xFF)
                (start, stray) = (start + count, stray + count)
                while start + 1 < bytes.count, bytes[start + 1] == 0xFF { start += 1 }
                guard start + 1 < bytes.count, bytes[start + 1] == 0 else { break }
                (start, stray) = (start + 2, stray + 2)
            }
            return (start, stray)
        }
    }

    /// Moves from the end of a scan's header to the marker after its entropy-coded data, where FF is followed by 0 or is a
    /// restart marker (B.1.1.5), or to the end of the bytes.
    mutating func skipEntropyCodedData() {
        bytes.withUnsafeBufferPointer { bytes in
            while position < bytes.count {
                position += bytes[position...].count(before: 0xFF)
                guard position + 1 < bytes.count else { break }
                let code = bytes[position + 1]
                if code != 0 && code != 0xFF && !JPEGMarker.restarts.contains(code) { break }
                position += code == 0xFF ? 1 : 2
            }
        }
        if !scans.isEmpty { scans[scans.count - 1].end(at: position) }
    }

    private mutating func finish(
        _ code: UInt8, _ start: Int, _ stray: Int, payload: Range<Int>
    ) throws(PixelsError) -> PrefixReading<Segment> {
        markerCount += 1
        if markerCount > limits.markers {
            throw .overLimit(.jpeg, quantity: "or more markers", found: markerCount, limit: limits.markers)
        }
        if code == JPEGMarker.startOfScan {
            scans.append(JPEGScan(from: start, header: bytes[payload]))
        } else if code != JPEGMarker.endOfImage, code != JPEGMarker.startOfImage || markerCount > 1 {
            // A second start of an image is a fault, so it must not pass unseen.
            segments.append(JPEGSegment(code: code, bytes: start..<payload.upperBound))
        }
        strayByteCount += stray
        position = payload.upperBound
        return .complete(Segment(code: code, payload: payload))
    }

    private static func standsAlone(_ code: UInt8) -> Bool {
        code == JPEGMarker.startOfImage || code == JPEGMarker.endOfImage || code == JPEGMarker.temporary
            || JPEGMarker.restarts.contains(code)
    }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    /// Returns the number of bytes before the first `byte`, or of all bytes if there is none.
    fileprivate func count(before byte: UInt8) -> Int {
        let bytes = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: self))
        guard let start = bytes.baseAddress, let found = memchr(start, Int32(byte), count) else {
            return count
        }
        return UnsafeRawPointer(found) - start
    }
}

/// A marker segment of a JPEG that is not a scan.
package struct JPEGSegment: Sendable, Equatable {
    /// The second byte of its marker.
    let code: UInt8
    /// The range from its marker to its end.
    let bytes: Range<Int>
}
