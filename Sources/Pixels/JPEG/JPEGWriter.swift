import CPixels

/// A JPEG that is written from top to bottom, so that its picture is never whole in memory.
///
/// A baseline file needs memory for the bytes of the file only. A progressive one needs, until it is finished,
/// two bytes for each sample, as libjpeg codes it in ten scans over the whole picture.
package final class JPEGWriter {
    /// The next rows of one plane, in memory that the writer does not keep beyond a call.
    package struct Rows {
        let samples: [UInt8]
        let stride: Int
        let count: Int

        /// `count` rows that lie `stride` bytes apart.
        package init(_ samples: [UInt8], stride: Int, count: Int) {
            self.samples = samples
            self.stride = stride
            self.count = count
        }

        fileprivate func hold(width: Int) -> Bool {
            guard count > 0, stride >= width else { return count == 0 }
            return samples.count >= (count - 1) * stride + width
        }
    }

    /// Until it is finished.
    private var state: OpaquePointer?
    /// Lives as long as the writer.
    private let memory: JPEGMemory?
    private let widths: [Int]
    /// A row of the chroma that a gray picture does not bring.
    private let neutral: [UInt8]?
    /// Rows of luma that were written of a gray picture.
    private var grayRows = 0
    private let bytesNeeded: Int

    /// Begins a file.
    ///
    /// YCbCr planes are written in their own subsampling; gray as YCbCr 4:2:0 without color.
    ///
    /// - Parameters:
    ///   - width: Pixels in a row.
    ///   - height: Rows of the picture.
    ///   - model: What the planes mean.
    ///   - grids: Where each plane lies over the picture; it has the samples that cover it, and no more.
    ///   - encoding: How it is written.
    ///   - memory: Where a progressive file's coefficients may be.
    /// - Precondition: As many grids as the model has planes.
    /// - Throws: `notEncoded` when the picture is RGB, larger than 65,500 pixels in a direction, or sampled as no
    ///   JPEG can be, or `outOfMemory`.
    package init(
        width: Int, height: Int, model: Image.Model, grids: [PlaneGrid], encoding: JPEGEncoding,
        memory: JPEGMemory? = nil
    ) throws(PixelsError) {
        self.memory = memory
        precondition(grids.count == model.planeCount)
        guard model != .rgb else { throw .notEncoded(.jpeg, reason: "its planes are RGB, not YCbCr") }
        let grids = model == .gray ? [grids[0], .half, .half] : grids
        let factors = try SamplingFactors.of(grids)
        let widths = grids.map { $0.horizontal.sampleCount(covering: width) }
        self.widths = widths
        bytesNeeded = width * height * MemoryLayout<Int16>.size * 3
        var picture = cpx_jpeg_picture()
        picture.width = UInt32(clamping: width)
        picture.height = UInt32(clamping: height)
        picture.quality = Int32(min(max(encoding.quality, 1), 100))
        picture.progressive = encoding.isProgressive ? 1 : 0
        let components = zip(grids, factors).map { grid, factors in
            cpx_jpeg_component(
                width: grid.horizontal.sampleCount(covering: width),
                height: grid.vertical.sampleCount(covering: height),
                horizontal: Int32(factors.horizontal), vertical: Int32(factors.vertical))
        }
        picture.components = (components[0], components[1], components[2])
        var opened: OpaquePointer?
        var message = cpx_jpeg_message()
        let code = cpx_jpeg_open_writer(&picture, memory?.pages, &opened, &message)
        state = opened
        // After a size beyond all measure was refused.
        neutral = model == .gray && code == CPX_JPEG_OK ? [UInt8](repeating: 128, count: widths[1]) : nil
        try check(code, message)
    }

    deinit { cpx_jpeg_close_writer(state) }

    /// Writes the next rows of each plane, as many of each as there happen to be, none included.
    ///
    /// - Precondition: As many planes as the model has, each of which holds the rows it says.
    /// - Throws: `notEncoded` when a plane gets more rows than it has or the file is finished, or `outOfMemory`.
    ///   All later calls throw too then.
    package func write(_ planes: [Rows]) throws(PixelsError) {
        precondition(planes.count == (neutral == nil ? 3 : 1))
        precondition(zip(planes, widths).allSatisfy { $0.hold(width: $1) })
        let state = try unfinished()
        let planes = planes + neutralRows(besides: planes)
        var message = cpx_jpeg_message()
        let code = Self.withRows(planes[...], behind: []) { cpx_jpeg_write_rows(state, $0, &message) }
        try check(code, message)
    }

    /// Ends the file.
    ///
    /// - Returns: Its bytes, the same however the rows were portioned.
    /// - Throws: `notEncoded` when rows are missing or it is finished already, or `outOfMemory`.
    package func finish() throws(PixelsError) -> [UInt8] {
        let state = try unfinished()
        var output = cpx_jpeg_output()
        var message = cpx_jpeg_message()
        try check(cpx_jpeg_finish(state, &output, &message), message)
        defer {
            cpx_jpeg_close_writer(state)
            self.state = nil
        }
        return Array(UnsafeBufferPointer(start: output.bytes, count: output.count))
    }

    private func unfinished() throws(PixelsError) -> OpaquePointer {
        guard let state else { throw .notEncoded(.jpeg, reason: "it is finished already") }
        return state
    }

    /// Chroma for a gray picture, one row for two of luma.
    private func neutralRows(besides luma: [Rows]) -> [Rows] {
        guard let neutral, let luma = luma.first else { return [] }
        let before = (grayRows + 1) / 2
        grayRows += luma.count
        let rows = Rows(neutral, stride: 0, count: (grayRows + 1) / 2 - before)
        return [rows, rows]
    }

    private static func withRows(
        _ planes: ArraySlice<Rows>, behind: [cpx_jpeg_rows], _ body: ([cpx_jpeg_rows]) -> cpx_jpeg_code
    ) -> cpx_jpeg_code {
        guard let plane = planes.first else { return body(behind) }
        return plane.samples.withUnsafeBufferPointer { samples in
            let rows = cpx_jpeg_rows(
                samples: samples.baseAddress, stride: plane.stride, count: plane.count)
            return withRows(planes.dropFirst(), behind: behind + [rows], body)
        }
    }

    private func check(_ code: cpx_jpeg_code, _ message: cpx_jpeg_message) throws(PixelsError) {
        switch code {
        case CPX_JPEG_OK: return
        case CPX_JPEG_NO_MEMORY: throw .outOfMemory(bytes: bytesNeeded)
        default: throw .notEncoded(.jpeg, reason: message.string)
        }
    }
}
