/// A picture as a few thousand cells with its colors and its sharpness, all in 1/256 of an 8-bit sample's step.
package struct ReducedImage {
    /// The number of cells along the longer side, unless the picture has fewer pixels.
    static let longestSide = 160

    /// The mean luma, 0...255 times 256.
    package let luma: CellGrid
    /// The mean difference of nearby samples inside a cell.
    let detail: CellGrid
    /// The means of blue and red difference, each with a range of 255, times 256; nil for a gray picture.
    package let chroma: (blue: CellGrid, red: CellGrid)?

    package init(_ image: Image) {
        let longest = max(image.width, image.height)
        let cells = min(longest, Self.longestSide)
        let columns = max(1, image.width * cells / longest)
        let rows = max(1, image.height * cells / longest)
        let averages = image.planes.indices.map {
            CellGrid(averagingPlane: $0, of: image, columns: columns, rows: rows)
        }
        switch image.model {
        case .gray:
            luma = averages[0]
            chroma = nil
        case .yCbCr:
            luma = averages[0]
            chroma = (averages[1], averages[2])
        case .rgb:
            luma = .weightedSum(averages, 19595, 38470, 7471)
            chroma = (
                .weightedSum(averages, -11059, -21709, 32768), .weightedSum(averages, 32768, -27439, -5329)
            )
        }
        let lumaLike = image.model == .rgb ? 1 : 0  // Green is most of luma.
        // An eighth of a cell is small enough to detect sharpness, and large enough to ignore grain.
        let reach = max(1, longest / cells / 8)
        detail = CellGrid(
            averagingPlane: lumaLike, of: image, columns: columns, rows: rows, differencesAt: reach)
    }
}

extension CellGrid {
    /// A row of the matrix from RGB to BT.601 YCbCr (ITU-T T.871, section 7), in 1/65536. Chroma has no offset of
    /// 128, since only differences count here.
    fileprivate static func weightedSum(_ rgb: [CellGrid], _ red: Int, _ green: Int, _ blue: Int) -> CellGrid
    {
        var grid = rgb[0]
        for cell in grid.values.indices {
            let sum =
                red * Int(rgb[0].values[cell]) + green * Int(rgb[1].values[cell])
                + blue * Int(rgb[2].values[cell])
            grid.values[cell] = Int32(truncatingIfNeeded: (sum + 32768) >> 16)
        }
        return grid
    }
}
