import CPixels

/// The pixels of a PNG, a band at a time.
final class PNGBands: BandSource {
    let shape: PictureShape
    let holdsAllCoefficients = false
    private var reader: PNGReader
    private let channels: Int
    private let matte: RGB8
    private let profile: ColorProfile?
    private let notesOfHeader: [String]
    private var state: OpaquePointer?
    private var rowsRead = 0

    /// Opens a PNG of R, G and B, transparent or not, whose rows stand in their order; nil for others.
    init?(_ bytes: [UInt8], options: DecodingOptions) throws(PixelsError) {
        let file = try PNGFile(bytes, limits: options.limits)
        guard !file.header.isInterlaced, file.orientation == .asStored else { return nil }
        reader = PNGReader(file, limits: options.limits)
        let header = try reader.header()
        guard header.channels >= 3 else { return nil }
        channels = header.channels
        matte = options.matte
        var notes = file.isAnimated ? [PNGDecoding.animationNote] : []
        profile = file.color.profile(icc: header.profile, isGray: false, notes: &notes)
        notesOfHeader = notes
        shape = PictureShape(
            width: file.header.width, height: file.header.height, model: .rgb,
            grids: Array(repeating: .full, count: 3))
        state = try reader.open(channels: channels)
    }

    deinit { cpx_png_close(state) }

    var notes: [String] { reader.warnings.map { "libpng warns: \($0)" } + notesOfHeader }

    func next() throws(PixelsError) -> [Plane] {
        guard let state else { return [] }
        let height = min(PictureReader.bandHeight, shape.height - rowsRead)
        rowsRead += height
        var planes = try reader.rows(height, channels: channels, from: state)
        let alpha = planes.count == 4 ? planes.popLast() : nil
        profile?.convertToSRGB(&planes)
        if let alpha { planes.composite(over: matte, alpha: alpha) }
        return planes
    }
}
