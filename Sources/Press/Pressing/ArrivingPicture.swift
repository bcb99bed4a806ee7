import Colors
import Pixels

/// One picture that grows while its master is read.
actor ArrivingPicture {
    /// As it is before any row; what a picture needs of its master follows from that.
    nonisolated let resampling: BandedResampling
    private var progress: BandedResampling
    private var measuring: VariantMeasuring?
    private let writer: JPEGWriter?
    /// For those who must see all of the picture before it can be encoded.
    private var gathered: GatheredPicture?

    /// A picture that is gathered.
    init(gathering resampling: BandedResampling) {
        (self.resampling, progress) = (resampling, resampling)
        writer = nil
        gathered = GatheredPicture(of: resampling.window)
    }

    /// A picture that is measured and encoded row by row, and never whole.
    ///
    /// - Throws: What `JPEGWriter` throws.
    init(
        encoding resampling: BandedResampling, as encoding: JPEGEncoding, measuring: VariantMeasuring?
    ) throws(PixelsError) {
        (self.resampling, progress) = (resampling, resampling)
        self.measuring = measuring
        writer = try JPEGWriter(of: resampling.window, encoding: encoding)
    }

    /// Makes the rows that the master's window has everything for.
    func take(_ master: PictureWindow) throws(PixelsError) {
        while try progress.resample(master, keeping: measuring.map { [$0.neededRows] } ?? []) {
            measuring?.add(progress.window)
            try writer?.write(progress.window)
            gathered?.append(progress.window)
        }
    }

    /// What was gathered.
    var image: Image? { gathered?.image }

    /// Ends the file.
    func encoded() throws(PixelsError) -> (bytes: [UInt8], measure: VariantMeasure?)? {
        guard let writer else { return nil }
        return (try writer.finish(), measuring?.measure)
    }
}
