import WallpressPixels

/// A map of the places where an image misses the contrast of an ink, in cells of a few pixels.
public struct ContrastMask: Sendable, Equatable {
    /// The number of cells in a row, and of rows of cells. All cells together are the whole picture.
    public let columns, rows: Int
    /// Whether the mean of a cell in linear light misses the contrast, row after row.
    public let misses: [Bool]

    /// Measures a picture of any model.
    ///
    /// - Parameters:
    ///   - cells: The number of cells along the shorter side. There are fewer in a smaller picture.
    ///   - threshold: The contrast that each cell should reach with `ink`.
    public init(
        of image: Image, cells: Int, ink: HexColor, threshold: ContrastThreshold, kernels: KernelLevel = .best
    ) {
        let shorter = min(image.width, image.height)
        let grid = LuminanceGrid(
            LinearReduction(
                image, columns: image.width * cells / shorter, rows: image.height * cells / shorter,
                kernels: kernels))
        let (upTo, from) = threshold.passing(RelativeLuminance(ink))
        (columns, rows) = (grid.columns, grid.rows)
        misses = grid.values.map { Int($0) > upTo && Int($0) < from }
    }

    /// One bit for each cell, 1 where it misses the contrast, row after row without gaps, the highest bit first.
    public var bytes: [UInt8] {
        var bytes = [UInt8](repeating: 0, count: (misses.count + 7) / 8)
        for (i, isMissed) in misses.enumerated() where isMissed { bytes[i / 8] |= 0x80 >> UInt8(i % 8) }
        return bytes
    }
}
