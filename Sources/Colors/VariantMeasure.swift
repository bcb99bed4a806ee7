import WallpressPixels
import WallpaperMetadata

/// The measurements of one variant that its colors are computed from.
///
/// They are made on means of boxes in linear light, which is how the eye sees fine texture. A box is about a third of
/// the height of an x of the smallest text.
public struct VariantMeasure: Sendable, Equatable {
    /// The kind of variant.
    public let kind: Variant
    /// Red, green, blue: the sum over all pixels of the linear light in 1/65535.
    let lightSums: [UInt64]
    /// The size of the variant in pixels.
    let width, height: Int
    /// The number of pixels that were summed.
    let pixelCount: Int
    /// The luminances where text may be.
    public let text: LuminanceHistogram
    /// The luminances where the logo may be.
    public let logo: LuminanceHistogram
    /// The frequencies of its colors.
    let colors: [ColorCount]
    /// The browsers whose home pages were measured.
    package let browsers: Set<HomeScreen.Browser>
    /// The luminances around the text of all home pages on this variant.
    let pages: [PageLuminances]
    /// The pages at launch.
    var openingPages: [PageLuminances] { pages.filter { !$0.form.isScrolled } }
    /// The image with one pixel for each box, or a single pixel if only the figures matter.
    private(set) var reduced: Image

    /// Measures a variant as it will be published.
    ///
    /// - Parameters:
    ///   - image: The variant, of any model. It is measured as RGB.
    ///   - kind: The kind of variant, which decides where text and logo are.
    ///   - browsers: The browsers whose home pages are measured.
    ///   - kernels: The kernels that convert it to RGB. All of them give the same numbers.
    public init(
        of image: Image, as kind: Variant, in browsers: Set<HomeScreen.Browser> = .standard,
        kernels: KernelLevel = .best
    ) {
        let side = HomeScreen.boxSize(of: kind, width: image.width, height: image.height)
        let reduction = LinearReduction(
            image, columns: Int((Double(image.width) / side).rounded()),
            rows: Int((Double(image.height) / side).rounded()), kernels: kernels)
        let reduced = reduction.image
        self.init(
            LuminanceGrid(reduction), width: image.width, height: image.height, as: kind,
            in: browsers, lightSums: reduction.sums, pixelCount: image.width * image.height, reduced: reduced,
            colors: ColorCount.counts(of: reduced))
    }

    /// The measure without the reduced picture, which is enough unless a scrim is searched.
    package var figures: VariantMeasure {
        var figures = self
        figures.reduced = Self.nothing
        return figures
    }

    /// Returns the scale, near a half, at which each box of a variant is a whole number of pixels wide. Boxes of two and three pixels
    /// in turns would average texture differently from those of the whole variant.
    package static func estimateScale(of kind: Variant, width: Int, height: Int) -> Double {
        let side = HomeScreen.boxSize(of: kind, width: width, height: height)
        return min(max((side / 2).rounded(), 1) / side, 1)
    }

    private static let nothing = {
        let plane = Plane(width: 1, height: 1, filledWith: 0)
        return Image(width: 1, height: 1, model: .rgb, planes: [plane, plane, plane])
    }()

    /// Creates a measure on the boxes of a variant of `width` x `height` pixels.
    init(
        _ boxes: LuminanceGrid, width: Int, height: Int, as kind: Variant,
        in browsers: Set<HomeScreen.Browser>, lightSums: [UInt64],
        pixelCount: Int, reduced: Image, colors: [ColorCount]
    ) {
        (self.kind, self.width, self.height, self.browsers) = (kind, width, height, browsers)
        self.lightSums = lightSums
        self.pixelCount = pixelCount
        self.colors = colors
        self.reduced = reduced
        text = boxes.histogram(of: TextRegion.text.area(on: kind))
        logo = boxes.histogram(of: TextRegion.logo.area(on: kind))
        pages = PageLuminances.all(
            on: kind, in: browsers, boxes, width: width, height: height, forms: HomePage.Form.all)
    }

    /// Returns the measure under a scrim, estimated from the means of boxes. Its average and its hues are those without the scrim.
    package func under(_ scrim: Scrim) -> VariantMeasure {
        guard scrim.maps[kind] != nil else { return self }
        let shaded = scrim.apply(to: reduced, as: kind)
        return VariantMeasure(
            LuminanceGrid(shaded), width: width, height: height, as: kind, in: browsers, lightSums: lightSums,
            pixelCount: pixelCount, reduced: shaded, colors: colors)
    }

    /// Returns the luminances of a region.
    public func histogram(of region: TextRegion) -> LuminanceHistogram { region == .text ? text : logo }

    /// Returns the share of a region that reaches `threshold` with `ink`. By default this is the region's own threshold.
    public func share(
        of region: TextRegion, reaching threshold: ContrastThreshold? = nil, with ink: HexColor
    ) -> Share {
        histogram(of: region).share(reaching: threshold ?? region.threshold, with: ink)
    }
}

extension [VariantMeasure] {
    /// The mean over all pixels of all variants in linear light. It is exact, and rounded half up after encoding.
    ///
    /// In linear light, the luminance of the mean is the mean luminance. It is also the color of a blurred image.
    public var averageColor: HexColor {
        let count = UInt64(reduce(0) { $0 + $1.pixelCount })
        func code(_ channel: Int) -> UInt8 {
            SRGB.code(ofMean: reduce(0) { $0 + $1.lightSums[channel] }, count: Swift.max(count, 1))
        }
        return HexColor(RGB8(red: code(0), green: code(1), blue: code(2)))
    }
}
