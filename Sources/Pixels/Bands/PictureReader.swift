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
    static let bandHeight = 128

    /// Opens a master.
    ///
    /// - Parameters:
    ///   - bytes: A whole file.
    ///   - options: What is refused, and what shows through transparent pixels.
    ///   - decodesWhole: Whether all of the picture is wanted at once.
    /// - Throws: What `Image.decode` throws; reading may throw it later.
    public init(
        _ bytes: [UInt8], options: DecodingOptions = .init(), decodesWhole: Bool = false
    ) throws(PixelsError) {
        if !decodesWhole, let source = try Self.source(bytes, options) {
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

    /// Pixels in a row.
    public var width: Int { window.shape.width }

    /// Rows.
    public var height: Int { window.shape.height }

    /// What the planes mean.
    public var model: Image.Model { window.shape.model }

    /// Whether reading takes the memory of all coefficients at once, as a progressive JPEG does: 2 bytes for each
    /// sample.
    public var holdsAllCoefficients: Bool { source?.holdsAllCoefficients ?? false }

    /// Whether all has been read.
    public var isAtEnd: Bool { window.isAtEnd }

    /// Reads further rows, and lets go of those that nobody needs.
    ///
    /// - Parameter needed: The first row of each plane that is still needed, as everyone says who reads along.
    /// - Throws: What `Image.decode` throws.
    public func read(keeping needed: [[Int]]) throws(PixelsError) {
        guard !isAtEnd, let source else { return }
        let first = window.shape.grids.indices.map { plane in needed.map { $0[plane] }.min() ?? .max }
        window.append(try source.next(), keeping: first)
    }
}

/// Where bands come from.
protocol BandSource: AnyObject {
    var shape: PictureShape { get }
    var notes: [String] { get }
    var holdsAllCoefficients: Bool { get }
    /// The next rows of all planes, at least one of each until the end; those of a plane have the same stride in
    /// every band.
    func next() throws(PixelsError) -> [Plane]
}
