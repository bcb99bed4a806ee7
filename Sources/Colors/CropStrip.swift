import WallpressPixels
import WallpaperMetadata

/// A master reduced to the boxes of one variant, for quick estimates of any place of the crop.
package struct CropStrip {
    private let estimate: LegibilityEstimate
    /// The master, one pixel for each box.
    private let boxes: Image
    /// The luminances of the boxes under the shades that were asked for.
    private var grids: [Scrim.Shade?: LuminanceGrid] = [:]
    /// The number of boxes in the master, and in a crop.
    private let all, crop: (columns: Int, rows: Int)
    private let width, height: Int
    private let kind: Variant
    private let browsers: Set<HomeScreen.Browser>

    /// The pages with long labels. Those with short ones are rarely less legible.
    private static let forms = HomePage.Form.all.filter { $0.isLong && !$0.isScrolled }

    /// Divides a master into the boxes for a variant of `width` x `height` pixels.
    ///
    /// - Parameters:
    ///   - image: The whole master, reduced to at least about one pixel for each box.
    ///   - crop: The crop of the variant in pixels of this image, at any place.
    package init(
        _ image: Image, crop: CropBox, width: Int, height: Int, as kind: Variant,
        in browsers: Set<HomeScreen.Browser> = .standard, for estimate: LegibilityEstimate,
        kernels: KernelLevel = .best
    ) {
        let share = (x: crop.width / Double(image.width), y: crop.height / Double(image.height))
        let side = HomeScreen.boxSize(of: kind, width: width, height: height)
        let boxes = LinearReduction(
            image, columns: Int((Double(width) / side / share.x).rounded()),
            rows: Int((Double(height) / side / share.y).rounded()), kernels: kernels)
        all = (boxes.columns, boxes.rows)
        self.crop = (
            min(max(Int((Double(boxes.columns) * share.x).rounded()), 1), boxes.columns),
            min(max(Int((Double(boxes.rows) * share.y).rounded()), 1), boxes.rows)
        )
        self.boxes = boxes.image
        (self.width, self.height, self.kind, self.browsers) = (width, height, kind, browsers)
        self.estimate = estimate
    }

    /// Returns the means of the least legible page with the crop at a place, for the treatments with a scrim or those without.
    /// The place is given as fractions of the distance that the crop can move, and rounded to whole boxes.
    package mutating func means(at offset: (x: Double, y: Double), underScrim: Bool) -> [Treatment: Share] {
        let left = Int((Double(all.columns - crop.columns) * offset.x).rounded())
        let top = Int((Double(all.rows - crop.rows) * offset.y).rounded())
        var means: [Treatment: Share] = [:]
        for shade in estimate.shades where (shade != nil) == underScrim {
            let part = grid(under: shade).part(
                columns: left..<left + crop.columns, rows: top..<top + crop.rows)
            let pages = PageLuminances.all(
                on: kind, in: browsers, part, width: width, height: height, forms: Self.forms)
            means.merge(estimate.means(of: pages, under: shade)) { $1 }
        }
        return means
    }

    private mutating func grid(under shade: Scrim.Shade?) -> LuminanceGrid {
        if let grid = grids[shade] { return grid }
        let grid = estimate.shaded(boxes, shade)
        grids[shade] = grid
        return grid
    }
}
