extension [Plane] {
    /// Gives `body` the samples of all planes at once, to change in place.
    ///
    /// The buffers hold at least `stride * height` samples each and are valid only within `body`.
    package mutating func withSamples<Result, Failure: Error>(
        _ body: ([UnsafeMutableBufferPointer<UInt8>]) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // Taken out of the array while in use, so that its samples have one owner and are not copied.
        guard var last = popLast() else { return try body([]) }
        defer { append(last) }
        return try last.samples.withUnsafeMutableBufferPointer { (buffer) throws(Failure) in
            let buffer = buffer
            return try withSamples { (others) throws(Failure) in try body(others + [buffer]) }
        }
    }
}
