import CPixels

/// The components of a JPEG as they are stored, a band at a time.
final class JPEGBands: BandSource {
    let shape: PictureShape
    let notes: [String]
    private let bytes: [UInt8]
    private let reader: JPEGReader
    /// Opened with the first band: for a progressive file that reads all scans.
    private var state: OpaquePointer?
    /// Rows of MCUs that have been read.
    private var rowsRead = 0

    /// Opens a JPEG whose stored components are the picture as it is; nil for others.
    init?(_ bytes: [UInt8], options: DecodingOptions) throws(PixelsError) {
        let stream = try JPEGStream(bytes, limits: options.limits)
        let header = stream.header
        let (profile, note) = JPEGDecoding.colorProfile(of: header)
        guard profile == nil, header.color == .yCbCr || header.color == .gray,
            header.metadata.orientation == .asStored
        else { return nil }
        let frame = header.frame
        shape = PictureShape(
            width: frame.width, height: frame.height, model: header.color == .gray ? .gray : .yCbCr,
            grids: frame.grids)
        notes = note.map { [$0] } ?? []
        self.bytes = bytes
        reader = JPEGReader(bytes: bytes, stream: stream, limits: options.limits)
    }

    var holdsAllCoefficients: Bool { reader.stream.header.frame.process == .progressive }

    deinit { cpx_jpeg_close(state) }

    private func open() throws(PixelsError) {
        var opened: OpaquePointer?
        try reader.call(planes: reader.shapes.map { cpx_jpeg_plane(samples: nil, $0) }) { source, message in
            cpx_jpeg_open_components(source, &opened, message)
        }
        state = opened
    }

    var nextBand: [PlaneShape] {
        let sampling = reader.stream.header.frame.components.map(\.vertical)
        return zip(reader.shapes, sampling).map { whole, vertical in
            let height = 8 * vertical
            let first = rowsRead * height
            return PlaneShape(
                width: whole.width, height: min(rowsAtATime * height, whole.height - first),
                stride: whole.stride, rows: rowsAtATime * height)
        }
    }

    /// Rows of MCUs in a band.
    private var rowsAtATime: Int {
        let sampling = reader.stream.header.frame.components.map(\.vertical)
        return max(1, PictureReader.bandHeight / (8 * (sampling.max() ?? 1)))
    }

    func read(to memory: [UnsafeMutableBufferPointer<UInt8>]) throws(PixelsError) {
        if state == nil { try open() }
        let (state, count) = (state, rowsAtATime)
        let planes = zip(memory, nextBand).map { cpx_jpeg_plane(samples: $0.baseAddress, $1) }
        try reader.call(planes: planes) { source, message in
            cpx_jpeg_read_band(state, source, count, message)
        }
        rowsRead += count
    }
}
