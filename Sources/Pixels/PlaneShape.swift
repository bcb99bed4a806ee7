/// The size of a plane, and of the memory it is read into.
struct PlaneShape {
    /// Samples in a row.
    let width: Int
    /// Rows.
    let height: Int
    /// Bytes from row to row.
    let stride: Int
    /// Rows in memory, padding included.
    let rows: Int

    /// Creates a plane whose memory has room for `width` and `height` rounded up to a `multiple`, which codecs that work in
    /// blocks need.
    init(width: Int, height: Int, multiple: Int) {
        self.width = width
        self.height = height
        stride = (width + multiple - 1) / multiple * multiple
        rows = (height + multiple - 1) / multiple * multiple
    }

    /// Makes planes whose samples are written by one call of `fill`, into uninitialized memory.
    ///
    /// `fill` receives `stride * rows` bytes for each shape, and must write them all or throw.
    static func makePlanes(
        _ shapes: [PlaneShape], fill: ([UnsafeMutableBufferPointer<UInt8>]) throws(PixelsError) -> Void
    ) throws(PixelsError) -> [Plane] {
        try zip(shapes, makeArrays(shapes, fill: fill)).map { shape, samples in shape.plane(of: samples) }
    }

    private func plane(of samples: [UInt8]) -> Plane {
        Plane(width: width, height: height, stride: stride, samples: samples)
    }

    private static func makeArrays(
        _ shapes: [PlaneShape], fill: ([UnsafeMutableBufferPointer<UInt8>]) throws(PixelsError) -> Void
    ) throws(PixelsError) -> [[UInt8]] {
        var failure: PixelsError?
        let arrays = makeArrays(shapes[...], behind: []) { memory in
            do throws(PixelsError) {
                try fill(memory)
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return arrays
    }

    // Uninitialized memory of an array exists only within a closure, so one closure is inside the other.
    private static func makeArrays(
        _ shapes: ArraySlice<PlaneShape>, behind: [UnsafeMutableBufferPointer<UInt8>],
        fill: ([UnsafeMutableBufferPointer<UInt8>]) -> Void
    ) -> [[UInt8]] {
        guard let shape = shapes.first else {
            fill(behind)
            return []
        }
        var others: [[UInt8]] = []
        let size = shape.stride * shape.rows
        let samples = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            let memory = UnsafeMutableBufferPointer(rebasing: buffer[..<size])
            others = makeArrays(shapes.dropFirst(), behind: behind + [memory], fill: fill)
            count = size
        }
        return [samples] + others
    }
}
