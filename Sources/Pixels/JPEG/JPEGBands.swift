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

    func next() throws(PixelsError) -> [Plane] {
        if state == nil { try open() }
        let state = state
        let frame = reader.stream.header.frame
        let sampling = frame.components.map(\.vertical)
        let pixels = 8 * (sampling.max() ?? 1)
        let count = max(1, PictureReader.bandHeight / pixels)
        let shapes = reader.shapes.enumerated().map { i, whole in
            let height = 8 * sampling[i]
            let first = rowsRead * height
            return PlaneShape(
                width: whole.width, height: min(count * height, whole.height - first), stride: whole.stride,
                rows: count * height)
        }
        rowsRead += count
        var failure: PixelsError?
        let planes = PlaneShape.makePlanes(shapes) { buffers in
            do throws(PixelsError) {
                let planes = zip(buffers, shapes).map { cpx_jpeg_plane(samples: $0.baseAddress, $1) }
                try reader.call(planes: planes) { source, message in
                    cpx_jpeg_read_band(state, source, count, message)
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return planes
    }
}
