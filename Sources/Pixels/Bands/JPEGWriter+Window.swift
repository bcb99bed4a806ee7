extension JPEGWriter {
    /// Begins a file of the picture that `window` shows.
    ///
    /// - Parameter memory: Where a progressive file's coefficients may be.
    /// - Throws: What the other `init` throws.
    package convenience init(
        of window: PictureWindow, encoding: JPEGEncoding, memory: JPEGMemory? = nil
    ) throws(PixelsError) {
        try self.init(
            width: window.width, height: window.height, model: window.model, grids: window.shape.grids,
            encoding: encoding, memory: memory)
    }

    /// Writes the rows that came with the window's last move.
    ///
    /// - Throws: What the other `write` throws.
    package func write(_ window: PictureWindow) throws(PixelsError) {
        try write(
            window.newRows.map { plane in
                plane.map { Rows($0.samples, stride: $0.stride, count: $0.height) }
                    ?? Rows([], stride: 0, count: 0)
            })
    }
}
