import WallpressCPixels

/// A reader of the planes of a JPEG with libjpeg, after `JPEGStream` has checked it.
package struct JPEGReader {
    let bytes: [UInt8]
    let stream: JPEGStream
    let options: DecodingOptions

    var frame: JPEGFrame { stream.header.frame }

    /// Creates a reader of the bytes that `stream` was made from.
    package init(bytes: [UInt8], stream: JPEGStream, options: DecodingOptions = .init()) {
        self.bytes = bytes
        self.stream = stream
        self.options = options
    }

    /// Returns the components as they are stored, without upsampling or color conversion.
    package func components() throws(PixelsError) -> [Plane] {
        var hasExtraBytes = false
        return try components(&hasExtraBytes)
    }

    /// Returns the components, and whether there are bytes after the coded data.
    func components(_ hasExtraBytes: inout Bool) throws(PixelsError) -> [Plane] {
        let shapes = frame.grids.map { grid in
            PlaneShape(
                width: grid.horizontal.sampleCount(covering: frame.width),
                height: grid.vertical.sampleCount(covering: frame.height), multiple: 8)
        }
        let (needed, limit) = (coefficientBytes(of: shapes), options.limits.libraryBytes)
        guard needed <= limit else {
            throw .overLimit(.jpeg, quantity: "bytes to decode in memory", found: needed, limit: limit)
        }
        return try read(into: shapes, &hasExtraBytes)
    }

    /// Returns the memory that libjpeg takes when it keeps the coefficients of the whole image: 16 bits for each sample.
    private func coefficientBytes(of shapes: [PlaneShape]) -> Int {
        stream.keepsCoefficients ? shapes.reduce(0) { $0 + 2 * $1.stride * $1.rows } : 0
    }

    private func read(
        into shapes: [PlaneShape], _ hasExtraBytes: inout Bool
    ) throws(PixelsError) -> [Plane] {
        try PlaneShape.makePlanes(shapes) { buffers throws(PixelsError) in
            let planes = zip(buffers, shapes).map {
                cpx_jpeg_plane(samples: $0.baseAddress, stride: $1.stride, rows: $1.rows)
            }
            var message = cpx_jpeg_message()
            let code = bytes.withUnsafeBufferPointer { bytes in
                var source = cpx_jpeg_source()
                source.bytes = bytes.baseAddress
                source.byte_count = min(bytes.count, stream.byteCount)
                source.color = stream.header.color.code
                source.max_scans = Int32(clamping: options.limits.scans)
                source.plane_count = Int32(planes.count)
                withUnsafeMutableBytes(of: &source.planes) { room in
                    let room = room.assumingMemoryBound(to: cpx_jpeg_plane.self)
                    for (index, plane) in planes.enumerated() { room[index] = plane }
                }
                return cpx_jpeg_read_components(&source, &message)
            }
            guard code == CPX_JPEG_OK else { throw error(code, message.string) }
            hasExtraBytes = message.has_extra_bytes != 0
        }
    }

    private func error(_ code: cpx_jpeg_code, _ reason: String) -> PixelsError {
        switch code {
        case CPX_JPEG_TOO_MANY_SCANS:
            .overLimit(
                .jpeg, quantity: "or more scans", found: options.limits.scans + 1, limit: options.limits.scans
            )
        case CPX_JPEG_NO_MEMORY:
            .outOfMemory(bytes: frame.width * frame.height * frame.components.count)
        default:
            .damaged(.jpeg, reason: reason)
        }
    }
}

extension JPEGHeader.Color {
    fileprivate var code: cpx_jpeg_color {
        switch self {
        case .gray: CPX_JPEG_GRAY
        case .yCbCr: CPX_JPEG_YCBCR
        case .rgb: CPX_JPEG_RGB
        case .cmyk: CPX_JPEG_CMYK
        case .ycck: CPX_JPEG_YCCK
        }
    }
}

extension cpx_jpeg_message {
    /// The message of libjpeg, to follow a colon.
    var string: String {
        withUnsafeBytes(of: text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
