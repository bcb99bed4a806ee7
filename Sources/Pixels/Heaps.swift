import CPixels

/// The heaps of the C library, which belong to the whole process.
public enum Heaps {
    /// Lets all threads share so many heaps, where the library has one for each thread: what one thread has freed
    /// is of no use to the others else, so that pictures take more memory, and the system more time to clear it.
    ///
    /// What is larger than a plane of a variant stays out of them, most of all luma of whole masters: between small
    /// things it would leave holes that nothing else fits in, up to 30 MB of them. Bands of a master and planes of
    /// variants are let in, since they come and go all the time, and the system would clear them each time.
    public static func limit(to count: Int) {
        let (largestBlock, mostKeptAtTheEnd) = (6 << 20, 4 << 20)
        cpx_limit_heaps(Int32(clamping: count), largestBlock, mostKeptAtTheEnd)
    }

    /// Gives back to the system what is free, before much is needed for something else.
    public static func trim() { cpx_trim_heaps() }
}
