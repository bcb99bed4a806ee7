import CPixels

/// Memory for the coefficients of progressive JPEGs, 2 bytes for each sample, that goes from one file to the next:
/// fresh memory costs the system the time to clear it.
public final class JPEGMemory: Sendable {
    // C says that many threads may use it.
    nonisolated(unsafe) let pages: OpaquePointer?

    /// Memory for so many files that are written at the same time; further ones get their own.
    public init(files: Int) { pages = cpx_jpeg_memory_open(max(0, files)) }

    /// Gives back to the system what no file uses, before much is needed for something else.
    public func giveBack() { cpx_jpeg_memory_give_back(pages) }

    deinit { cpx_jpeg_memory_close(pages) }
}
