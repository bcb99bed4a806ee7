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
            window.planes.indices.map { i in
                guard let plane = window.planes[i] else { return Rows([], stride: 0, count: 0) }
                let new = window.newRows(ofPlane: i)
                return Rows(
                    plane.samples, from: new.lowerBound * plane.stride, stride: plane.stride, count: new.count
                )
            })
    }
}
