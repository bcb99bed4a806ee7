import CPixels

/// The components of a JPEG as they are stored, a band at a time.
final class JPEGBands: BandSource {
    let shape: PictureShape
    let notes: [String]
    private let sampling: [Int]
    private let wholePlanes: [PlaneShape]
    private var reader: JPEGReader
    /// libjpeg, once there is a row that it was asked for.
    private var state: OpaquePointer?
    /// Rows of MCUs in a band.
    private var rowsAtATime: Int
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
        reader =
            JPEGScanFiles(bytes, stream).map { JPEGReader($0, stream: stream, limits: options.limits) }
            ?? JPEGReader(bytes: bytes, stream: stream, limits: options.limits)
        sampling = frame.components.map(\.vertical)
        wholePlanes = reader.shapes
        rowsAtATime = max(1, PictureReader.bandHeight / (8 * (sampling.max() ?? 1)))
    }

    deinit { cpx_jpeg_close(state) }

    var holdsAllCoefficients: Bool { reader.holdsAllCoefficients }

    var nextBand: [PlaneShape] {
        zip(wholePlanes, sampling).map { whole, vertical in
            let height = 8 * vertical
            let first = rowsRead * height
            return PlaneShape(
                width: whole.width, height: min(rowsAtATime * height, whole.height - first),
                stride: whole.stride, rows: rowsAtATime * height)
        }
    }

    func readsAllAtOnce() {
        rowsAtATime = zip(wholePlanes, sampling).map { ($0.rows - 1) / (8 * $1) + 1 }.max() ?? rowsAtATime
    }

    func read(to memory: [UnsafeMutableBufferPointer<UInt8>]) throws(PixelsError) {
        try open()
        let planes = zip(memory, nextBand).map { cpx_jpeg_plane(samples: $0.baseAddress, $1) }
        try reader.call(planes: planes) { source, message in
            cpx_jpeg_read_band(state, source, rowsAtATime, message)
        }
        rowsRead += rowsAtATime
    }

    /// Reads up to the first row: all scans, where that takes all coefficients.
    private func open() throws(PixelsError) {
        guard state == nil else { return }
        var opened: OpaquePointer?
        try reader.call(planes: wholePlanes.map { cpx_jpeg_plane(samples: nil, $0) }) { source, message in
            cpx_jpeg_open_components(source, &opened, message)
        }
        state = opened
        if holdsAllCoefficients { reader.letGoOfBytes() }
    }
}
