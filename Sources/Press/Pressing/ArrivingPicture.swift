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

    /// A picture that is gathered, and measured if somebody wants that.
    init(gathering resampling: BandedResampling, measuring: VariantMeasuring? = nil) {
        (self.resampling, progress, self.measuring) = (resampling, resampling, measuring)
        writer = nil
        gathered = GatheredPicture(of: resampling.window)
    }

    /// A picture that is encoded row by row, and never whole.
    ///
    /// - Throws: What `JPEGWriter` throws.
    init(
        encoding resampling: BandedResampling, as encoding: JPEGEncoding, measuring: VariantMeasuring?,
        memory: JPEGMemory
    ) throws(PixelsError) {
        (self.resampling, progress, self.measuring) = (resampling, resampling, measuring)
        writer = try JPEGWriter(of: resampling.window, encoding: encoding, memory: memory)
    }

    /// Makes the rows that the master's window has everything for.
    func take(_ master: PictureWindow) throws(PixelsError) {
        while try progress.resample(master, keeping: measuring.map { [$0.neededRows] } ?? []) {
            measuring?.add(progress.window)
            try writer?.write(progress.window)
            gathered?.append(progress.window)
        }
    }

    /// What was measured, to be had once.
    func takeMeasure() -> VariantMeasure? {
        defer { measuring = nil }
        return measuring?.measure
    }

    /// What was gathered, to be had once.
    func takeImage() -> Image? {
        defer { gathered = nil }
        return gathered?.image
    }

    /// Ends the file, if it is one.
    func encoded() throws(PixelsError) -> [UInt8]? { try writer?.finish() }
}
