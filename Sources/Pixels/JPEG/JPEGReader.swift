import CPixels

/// libjpeg, reading the planes of a JPEG that `JPEGStream` found fit.
package struct JPEGReader {
    private(set) var bytes: [UInt8]
    let stream: JPEGStream
    let limits: DecodingLimits
    /// Where the files of the scans end, where the bytes are those.
    private let scanEnds: [Int]

    var frame: JPEGFrame { stream.header.frame }

    /// A reader of the bytes that `stream` is of.
    package init(bytes: [UInt8], stream: JPEGStream, limits: DecodingLimits = .init()) {
        self.bytes = bytes
        self.stream = stream
        self.limits = limits
        scanEnds = []
    }

    /// A reader of the scans that `stream` has, each a file of its own, for bands.
    init(_ scans: JPEGScanFiles, stream: JPEGStream, limits: DecodingLimits) {
        bytes = scans.bytes
        self.stream = stream
        self.limits = limits
        scanEnds = scans.ends
    }

    /// Whether a progressive file is read scan by scan, which takes all coefficients at once.
    var holdsAllCoefficients: Bool { frame.process == .progressive && scanEnds.isEmpty }

    /// Forgets the bytes, once libjpeg has seen the last one.
    mutating func letGoOfBytes() { bytes = [] }

    /// The components as they are stored, without upsampling or color conversion.
    package func components() throws(PixelsError) -> [Plane] {
        try read(into: shapes, cpx_jpeg_read_components)
    }

    /// The planes of the components, in whole blocks.
    var shapes: [PlaneShape] {
        frame.grids.map { grid in
            PlaneShape(
                width: grid.horizontal.sampleCount(covering: frame.width),
                height: grid.vertical.sampleCount(covering: frame.height), multiple: 8)
        }
    }

    /// Whether `pixels` can be read: libjpeg stretches a component by whole numbers only.
    package var canStretch: Bool {
        frame.grids.allSatisfy { $0.horizontal.samples == 1 && $0.vertical.samples == 1 }
    }

    /// Planes of full size: R, G and B from YCbCr and RGB; C, M, Y and K, as stored, from CMYK and YCCK.
    package func pixels() throws(PixelsError) -> [Plane] {
        guard canStretch else {
            throw .unsupported(.jpeg, feature: "inks sampled at odd ratios")
        }
        let shape = PlaneShape(width: frame.width, height: frame.height, multiple: 1)
        return try read(
            into: Array(repeating: shape, count: frame.components.count), cpx_jpeg_read_pixels)
    }

    typealias Read = (
        UnsafePointer<cpx_jpeg_source>?, UnsafeMutablePointer<cpx_jpeg_message>?
    ) -> cpx_jpeg_code

    private func read(into shapes: [PlaneShape], _ read: Read) throws(PixelsError) -> [Plane] {
        try PlaneShape.makePlanes(shapes) { buffers throws(PixelsError) in
            try call(
                planes: zip(buffers, shapes).map { cpx_jpeg_plane(samples: $0.baseAddress, $1) }, read)
        }
    }

    /// Lets libjpeg read into planes.
    func call(planes: [cpx_jpeg_plane], _ read: Read) throws(PixelsError) {
        var message = cpx_jpeg_message()
        let code = bytes.withUnsafeBufferPointer { bytes in
            var source = cpx_jpeg_source()
            source.bytes = bytes.baseAddress
            source.byte_count = scanEnds.last ?? min(bytes.count, stream.byteCount)
            source.color = stream.header.color.code
            source.max_scans = Int32(clamping: limits.scans)
            source.plane_count = Int32(planes.count)
            withUnsafeMutableBytes(of: &source.planes) { room in
                let room = room.assumingMemoryBound(to: cpx_jpeg_plane.self)
                for (index, plane) in planes.enumerated() { room[index] = plane }
            }
            return scanEnds.withUnsafeBufferPointer { ends in
                source.scan_ends = ends.baseAddress
                source.scan_count = ends.count
                return read(&source, &message)
            }
        }
        guard code == CPX_JPEG_OK else { throw error(code, message.string) }
    }

    private func error(_ code: cpx_jpeg_code, _ reason: String) -> PixelsError {
        switch code {
        case CPX_JPEG_TOO_MANY_SCANS:
            .overLimit(.jpeg, quantity: "or more scans", found: limits.scans + 1, limit: limits.scans)
        case CPX_JPEG_NO_MEMORY:
            .outOfMemory(bytes: frame.width * frame.height * frame.components.count)
        default:
            .damaged(.jpeg, reason: reason)
        }
    }
}

extension cpx_jpeg_plane {
    init(samples: UnsafeMutablePointer<UInt8>?, _ shape: PlaneShape) {
        self.init(samples: samples, stride: shape.stride, rows: shape.rows)
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
    /// What libjpeg said, ready to stand behind a colon.
    var string: String {
        withUnsafeBytes(of: text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
