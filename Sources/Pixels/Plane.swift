/// One plane of 8-bit samples: rows from top to bottom, samples from left to right.
///
/// Sample `(x, y)` is `samples[y * stride + x]` for `0 <= x < width` and `0 <= y < height`. The bytes between `width` and
/// `stride` in a row are padding without meaning, and `samples` may contain whole rows of padding after the last row.
public struct Plane: Sendable {
    /// Samples in a row, at least 1.
    public let width: Int
    /// Rows, at least 1.
    public let height: Int
    /// Bytes from the start of a row to the start of the next, at least `width`.
    public let stride: Int
    /// The samples, at least `stride * height` bytes.
    public var samples: [UInt8]

    /// Creates a plane over existing samples.
    ///
    /// - Precondition: `samples.count >= stride * height` and `stride >= width`.
    public init(width: Int, height: Int, stride: Int? = nil, samples: [UInt8]) {
        let stride = stride ?? width
        precondition(width > 0 && height > 0 && stride >= width && samples.count >= stride * height)
        self.width = width
        self.height = height
        self.stride = stride
        self.samples = samples
    }

    /// Creates a plane of one value.
    public init(width: Int, height: Int, filledWith value: UInt8) {
        self.init(
            width: width, height: height, samples: [UInt8](repeating: value, count: width * height))
    }

    /// Creates a plane whose samples are written by `fill`, row after row, into uninitialized memory.
    ///
    /// `fill` receives `stride * height` bytes, and must write every byte that belongs to the image.
    public init<E: Error>(
        width: Int, height: Int, stride: Int? = nil,
        fill: (UnsafeMutableBufferPointer<UInt8>) throws(E) -> Void
    ) throws(E) {
        let stride = stride ?? width
        var failure: E?
        let samples = [UInt8](unsafeUninitializedCapacity: stride * height) { buffer, count in
            do throws(E) {
                try fill(UnsafeMutableBufferPointer(rebasing: buffer[0..<stride * height]))
                count = stride * height
            } catch {
                failure = error
                count = 0
            }
        }
        if let failure { throw failure }
        self.init(width: width, height: height, stride: stride, samples: samples)
    }

    /// The sample in column `x` of row `y`.
    public subscript(x: Int, y: Int) -> UInt8 {
        get { samples[y * stride + x] }
        set { samples[y * stride + x] = newValue }
    }
}

extension Plane: Equatable {
    /// Returns whether two planes have the same samples; padding is ignored.
    public static func == (a: Plane, b: Plane) -> Bool {
        guard a.width == b.width, a.height == b.height else { return false }
        return (0..<a.height).allSatisfy { y in
            a.samples[y * a.stride..<y * a.stride + a.width]
                .elementsEqual(b.samples[y * b.stride..<y * b.stride + b.width])
        }
    }
}

extension [Plane] {
    /// Calls `body` with the samples of all planes at once, to change them in place.
    ///
    /// The buffers hold at least `stride * height` samples each, and are valid only within `body`.
    mutating func withSamples<Result, Failure: Error>(
        _ body: ([UnsafeMutableBufferPointer<UInt8>]) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // The plane is taken out of the array while in use. So its samples have one owner, and are not copied.
        guard var last = popLast() else { return try body([]) }
        defer { append(last) }
        return try last.samples.withUnsafeMutableBufferPointer { (buffer) throws(Failure) in
            let buffer = buffer
            return try withSamples { (others) throws(Failure) in try body(others + [buffer]) }
        }
    }
}
