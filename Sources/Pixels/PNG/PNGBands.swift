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
    private var rowsAtATime = PictureReader.bandHeight
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

    var nextBand: [PlaneShape] {
        let height = min(rowsAtATime, shape.height - rowsRead)
        return Array(repeating: PlaneShape(width: shape.width, height: height, multiple: 1), count: 3)
    }

    func readsAllAtOnce() { rowsAtATime = shape.height }

    func read(to memory: [UnsafeMutableBufferPointer<UInt8>]) throws(PixelsError) {
        guard let state else { return }
        let height = nextBand[0].height
        rowsRead += height
        var alpha: Plane?
        if channels == 4 {
            alpha = try Plane(width: shape.width, height: height) { alpha throws(PixelsError) in
                try reader.read(height, to: memory + [alpha], from: state)
            }
        } else {
            try reader.read(height, to: memory, from: state)
        }
        profile?.convertToSRGB(memory)
        if let alpha { memory.composite(over: matte, alpha: alpha) }
    }
}
