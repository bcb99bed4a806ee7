/// The segments before the first scan of a JPEG.
package struct JPEGHeader: Sendable, Equatable {
    /// The color model of the components.
    package enum Color: Sendable, Equatable {
        /// One component.
        case gray
        /// Full-range BT.601, as in JFIF.
        case yCbCr
        /// Red, green, blue.
        case rgb
        /// Cyan, magenta, yellow, black.
        case cmyk
        /// Like CMYK, with YCbCr in place of the inverted CMY.
        case ycck
    }

    /// Size and components.
    package let frame: JPEGFrame
    /// Orientation, color profile, and everything else that changes the look of the image.
    package let metadata: JPEGMetadata
    /// Bytes before the data of the first scan.
    package let byteCount: Int

    /// The meaning of the components, by the rules that libjpeg and browsers share.
    package var color: Color {
        let identifiers = frame.components.map(\.identifier)
        switch (identifiers.count, metadata.adobeTransform) {
        case (1, _): return .gray
        case (4, let transform): return transform ?? 0 == 0 ? .cmyk : .ycck
        case (_, let transform?) where !metadata.hasJFIF: return transform == 0 ? .rgb : .yCbCr
        default: return !metadata.hasJFIF && identifiers == Array("RGB".utf8) ? .rgb : .yCbCr
        }
    }

    /// Reads from SOI up to the header of the first scan, inclusive.
    static func read(
        from reader: inout JPEGMarkerReader
    ) throws(PixelsError) -> PrefixReading<JPEGHeader> {
        var frame: JPEGFrame?
        var metadata = JPEGMetadata()
        while true {
            let segment: JPEGMarkerReader.Segment
            switch try reader.next() {
            case .complete(let complete):
                try check(bytes: complete.payload.upperBound, against: reader.limits)
                segment = complete
            case .needsMoreBytes(let count):
                try check(bytes: count, against: reader.limits)
                return .needsMoreBytes(count: count)
            }
            guard (segment.code == JPEGMarker.startOfImage) == (reader.markerCount == 1) else {
                throw .damaged(.jpeg, reason: "its first marker is not SOI, or SOI appears again")
            }
            let payload = reader.bytes[segment.payload]
            switch segment.code {
            case JPEGMarker.startOfScan:
                guard let frame else { throw .damaged(.jpeg, reason: "a scan precedes the frame") }
                return .complete(
                    JPEGHeader(frame: frame, metadata: metadata, byteCount: segment.payload.upperBound))
            case JPEGMarker.endOfImage:
                throw .damaged(.jpeg, reason: "it ends before the first scan")
            case JPEGMarker.hierarchical:
                throw .unsupported(.jpeg, feature: "hierarchical coding")
            case JPEGMarker.losslessFrame:
                throw .unsupported(.jpeg, feature: "JPEG-LS coding")
            case let code where JPEGMarker.isFrame(code):
                guard frame == nil else { throw .damaged(.jpeg, reason: "it has two frames") }
                frame = try JPEGFrame(code: code, payload: payload, limits: reader.limits)
            case let code:
                metadata.take(code, payload)
            }
        }
    }

    private static func check(bytes count: Int, against limits: DecodingLimits) throws(PixelsError) {
        guard count <= limits.headerBytes else {
            throw .overLimit(
                .jpeg, quantity: "or more bytes before its first scan", found: count,
                limit: limits.headerBytes)
        }
    }
}
