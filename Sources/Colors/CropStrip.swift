import WallpressPixels
import WallpaperMetadata

/// A whole master in the boxes of one variant, so that every place for its crop can be measured quickly.
package struct CropStrip {
    private let boxes: LinearReduction
    private let luminances: LuminanceGrid
    /// The number of boxes in a crop.
    private let columns, rows: Int
    private let width, height: Int
    private let kind: Variant
    private let browsers: Set<HomeScreen.Browser>

    /// Divides a master into the boxes for a variant of `width` x `height` pixels.
    ///
    /// - Parameters:
    ///   - image: The whole master, reduced to at least about one pixel for each box.
    ///   - crop: The crop of the variant in pixels of this image, at any place.
    package init(
        _ image: Image, crop: CropBox, width: Int, height: Int, as kind: Variant,
        in browsers: Set<HomeScreen.Browser> = .standard, kernels: KernelLevel = .best
    ) {
        let share = (x: crop.width / Double(image.width), y: crop.height / Double(image.height))
        let side = HomeScreen.boxSize(of: kind, width: width, height: height)
        boxes = LinearReduction(
            image, columns: Int((Double(width) / side / share.x).rounded()),
            rows: Int((Double(height) / side / share.y).rounded()), kernels: kernels)
        luminances = LuminanceGrid(boxes)
        columns = min(max(Int((Double(boxes.columns) * share.x).rounded()), 1), boxes.columns)
        rows = min(max(Int((Double(boxes.rows) * share.y).rounded()), 1), boxes.rows)
        (self.width, self.height, self.kind, self.browsers) = (width, height, kind, browsers)
    }

    /// Returns the figures of the variant with its crop at a place, for pages as they open. The place is given as fractions of
    /// the distance that the crop can move, and rounded to whole boxes.
    package func measure(atX x: Double, y: Double) -> VariantMeasure {
        let left = Int((Double(boxes.columns - columns) * x).rounded())
        let top = Int((Double(boxes.rows - rows) * y).rounded())
        let (xs, ys) = (left..<left + columns, top..<top + rows)
        // Each box counts for its pixels, so that variants that are measured as a whole weigh the
        // same.
        let area = width * height / (columns * rows)
        let sums = boxes.sums(columns: xs, rows: ys)
        return VariantMeasure(
            luminances.part(columns: xs, rows: ys), width: width, height: height, as: kind, in: browsers,
            lightSums: sums.map { $0 * UInt64(area) }, pixelCount: columns * rows * area,
            reduced: VariantMeasure.nothing, colors: [], forms: HomePage.Form.all.filter { !$0.isScrolled })
    }
}
