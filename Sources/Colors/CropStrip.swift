import WallpressPixels
import WallpaperMetadata

/// A master reduced to the boxes of one variant, for quick estimates of any place of the crop.
package struct CropStrip {
    private let estimate: LegibilityEstimate
    private let boxes: LinearReduction
    /// The luminances of the boxes under the shades that were asked for.
    private var grids: [Scrim.Shade?: LuminanceGrid] = [:]
    /// The number of boxes in the master, and in a crop.
    private let all, crop: (columns: Int, rows: Int)
    private let width, height: Int
    /// The pages with long labels, those that ruled a place out first. Pages with short labels are rarely less legible.
    private var pages: [(screen: Int, form: HomePage.Form)]

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
        boxes = LinearReduction(
            image, columns: Int((Double(width) / side / share.x).rounded()),
            rows: Int((Double(height) / side / share.y).rounded()), kernels: kernels)
        all = (boxes.columns, boxes.rows)
        self.crop = (
            min(max(Int((Double(boxes.columns) * share.x).rounded()), 1), boxes.columns),
            min(max(Int((Double(boxes.rows) * share.y).rounded()), 1), boxes.rows)
        )
        (self.width, self.height, self.estimate) = (width, height, estimate)
        pages = PageLuminances.places(
            on: kind, in: browsers, forms: HomePage.Form.all.filter { $0.isLong && !$0.isScrolled })
    }

    /// Returns the mean of the least legible page with the crop at a place, in percent, for each treatment with which it is at least
    /// the floor of the treatment. The place is given as fractions of the distance that the crop can move, and rounded to whole
    /// boxes. A scrim that would not make the pages readable is not applied, and has no mean.
    package mutating func means(
        at offset: (x: Double, y: Double), floors: [Treatment: Double]
    ) -> [Treatment: Double] {
        let left = Int((Double(all.columns - crop.columns) * offset.x).rounded())
        let top = Int((Double(all.rows - crop.rows) * offset.y).rounded())
        return Dictionary(grouping: floors.keys, by: \.shade).reduce(into: [:]) { means, group in
            let part = grid(under: group.key).part(
                columns: left..<left + crop.columns, rows: top..<top + crop.rows)
            means.merge(self.means(on: part, floors: floors.filter { group.value.contains($0.key) })) { $1 }
        }
    }

    private mutating func means(on part: LuminanceGrid, floors: [Treatment: Double]) -> [Treatment: Double] {
        var means: [Treatment: Double] = floors.mapValues { _ in 100 }
        for index in pages.indices where !means.isEmpty {
            let (screen, form) = pages[index]
            let page = PageLuminances(screen: screen, form: form, part, width: width, height: height)
            for (treatment, least) in means {
                let mean = estimate.mean(of: page, with: treatment)
                means[treatment] = mean.flatMap { $0 < floors[treatment, default: 0] ? nil : min($0, least) }
            }
            if means.isEmpty { pages.insert(pages.remove(at: index), at: 0) }
        }
        return means
    }

    private mutating func grid(under shade: Scrim.Shade?) -> LuminanceGrid {
        if let grid = grids[shade] { return grid }
        let grid = estimate.luminances(of: boxes, under: shade)
        grids[shade] = grid
        return grid
    }
}
