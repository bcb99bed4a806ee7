/// A master that is read from top to bottom, so that it is never whole in memory.
///
/// What has to be turned, what is interlaced and what goes through color management as a JPEG is decoded at once
/// and then given as one band: the pixels are those of `Image.decode` in any case.
public final class PictureReader {
    /// What was read and is still needed.
    public private(set) var window: PictureWindow
    private var source: (any BandSource)?
    private var notesOfImage: [String] = []

    /// Pixels of the master that are read at a time, along a column.
    static let bandHeight = 64

    /// Opens a master.
    ///
    /// - Parameters:
    ///   - bytes: A whole file.
    ///   - options: What is refused, and what shows through transparent pixels.
    /// - Throws: What `Image.decode` throws; reading may throw it later.
    public init(_ bytes: [UInt8], options: DecodingOptions = .init()) throws(PixelsError) {
        if let source = try Self.source(bytes, options) {
            self.source = source
            window = PictureWindow(source.shape)
        } else {
            let decoded = try Image.decode(bytes, options: options)
            notesOfImage = decoded.notes
            window = PictureWindow(decoded.image)
        }
    }

    private static func source(
        _ bytes: [UInt8], _ options: DecodingOptions
    ) throws(PixelsError) -> (any BandSource)? {
        switch try ImageType.sniff(bytes) {
        case .jpeg: try JPEGBands(bytes, options: options)
        case .png: try PNGBands(bytes, options: options)
        }
    }

    /// Survivable matters, complete at the end.
    public var notes: [String] { source?.notes ?? notesOfImage }

    /// About how many bytes reading takes beyond the file itself: what a window holds, and with a progressive JPEG
    /// whose scans are in an odd order all coefficients, 2 bytes for each sample.
    ///
    /// - Parameter whole: Whether `readWhole` is called.
    public func memory(whole: Bool) -> Int {
        let shape = window.shape
        let samples = shape.grids.indices.reduce(0) { sum, plane in
            let size = shape.size(ofPlane: plane)
            return sum + size.width * size.height
        }
        let bands = whole || source == nil ? samples : samples / shape.height * 4 * Self.bandHeight
        return bands + (holdsAllCoefficients ? 2 * samples : 0)
    }

    /// Whether reading takes the memory of all coefficients at once.
    public var holdsAllCoefficients: Bool { source?.holdsAllCoefficients ?? false }

    /// Reads further rows, and lets go of those that nobody needs.
    ///
    /// - Parameter needed: The first row of each plane that is still needed, as everyone says who reads along.
    /// - Throws: What `Image.decode` throws.
    public func read(keeping needed: [[Int]]) throws(PixelsError) {
        guard !window.isAtEnd, let source else { return }
        let first = window.shape.grids.indices.map { plane in needed.map { $0[plane] }.min() ?? .max }
        try window.move(over: source.nextBand, keeping: first) { memory throws(PixelsError) in
            try source.read(to: memory)
        }
    }

    /// Lets go of all memory, once the picture is no longer needed.
    public func close() {
        (notesOfImage, source) = (notes, nil)
        window = PictureWindow(window.shape)
    }

    /// Reads all that there is at once, in place of `read`: the window is then the whole picture.
    ///
    /// - Throws: What `Image.decode` throws.
    public func readWhole() throws(PixelsError) {
        source?.readsAllAtOnce()
        try read(keeping: [window.shape.grids.map { _ in 0 }])
    }
}

/// Where bands come from.
protocol BandSource: AnyObject {
    var shape: PictureShape { get }
    var notes: [String] { get }
    /// Whether reading takes the memory of all coefficients at once.
    var holdsAllCoefficients: Bool { get }
    /// The rows that `read` gives next, at least one of each plane until the end; those of a plane have the same
    /// stride in every band.
    var nextBand: [PlaneShape] { get }
    /// Makes all rows that are left the next ones.
    func readsAllAtOnce()
    /// Reads the next rows of all planes.
    func read(to memory: [UnsafeMutableBufferPointer<UInt8>]) throws(PixelsError)
}
