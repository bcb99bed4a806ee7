import CPixels

/// The heaps of the C library, which belong to the whole process.
public enum Heaps {
    /// Lets all threads share so many heaps, where the library has one for each thread: what one thread has freed
    /// is of no use to the others else, so that pictures take more memory, and the system more time to clear it.
    ///
    /// Planes of whole masters stay out of them: between small things they would leave holes that nothing else fits in,
    /// up to 30 MB of them. Bands of a master and planes of variants are let in, since they come and go all the time;
    /// what they take is not given back in between, because the system would clear it each time.
    public static func limit(to count: Int) { cpx_limit_heaps(Int32(clamping: count), 6 << 20, 1 << 22) }

    /// Gives back to the system what is free, before much is needed for something else.
    public static func trim() { cpx_trim_heaps() }
}
