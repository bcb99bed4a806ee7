import Colors
import Pixels
import WallpaperMetadata

/// The colors of one wallpaper, how legible they are, and what was done for that.
struct WallpaperColoring: Sendable {
    private(set) var colors: WallpaperColors
    private(set) var contrast: ContrastReport
    /// What the four variants are to be pressed under.
    private(set) var scrim: Scrim?
    private(set) var note: String?

    /// Colors for variants that are measured, at least one.
    ///
    /// - Throws: What encoding a variant for the search throws.
    init(
        _ variants: [PreparedVariant], wishes: ColorWishes, scrim rule: Recipe.ScrimRule, kernels: KernelLevel
    ) throws(PixelsError) {
        let measures = variants.compactMap(\.measure)
        colors = WallpaperColors(measuring: measures, wishes: wishes)
        contrast = ContrastReport(of: colors, on: measures)
        guard rule == .auto, !contrast.weakRegions.isEmpty,
            let found = try Self.scrim(variants, measures, colors, wishes, kernels)
        else { return }
        colors = WallpaperColors(measuring: found.measures, wishes: wishes)
        contrast = ContrastReport(of: colors, on: found.measures)
        scrim = found.scrim
        note = found.scrim.note
    }

    /// Whether text or logo is still not legible, and someone should hear what would help.
    var needsRemedies: Bool { scrim == nil && !contrast.weakRegions.isEmpty }

    private static func scrim(
        _ variants: [PreparedVariant], _ measures: [VariantMeasure], _ colors: WallpaperColors,
        _ wishes: ColorWishes, _ kernels: KernelLevel
    ) throws(PixelsError) -> MeasuredScrim? {
        try ScrimSearch(variants, measures: measures, colors: colors, wishes: wishes, kernels: kernels).best()
    }
}

extension ColorWishes {
    /// What `collection.yml` says, and where it is silent the recipe.
    init(_ settings: WallpaperSettings, _ recipe: Recipe) {
        self.init()
        ink = (settings.ink ?? recipe.ink).ink
        brandInks = recipe.brandInks
        let colors = settings.pinnedColors
        pinned.average = colors[.average]
        pinned.text = colors[.text]
        pinned.logoText = colors[.logoText]
        pinned.card = colors[.card]
        pinned.cardLight = colors[.cardLight]
        pinned.cardDark = colors[.cardDark]
    }
}

extension ScrimSearch {
    /// A search that judges what clients decode.
    ///
    /// Baseline JPEG decodes to the same pixels as progressive JPEG and is written faster. Where variants of one
    /// size differ in quality, the lowest one judges all.
    fileprivate init(
        _ variants: [PreparedVariant], measures: [VariantMeasure], colors: WallpaperColors,
        wishes: ColorWishes, kernels: KernelLevel
    ) {
        var images: [VariantKind: Image] = [:]
        for variant in variants {
            if let kind = variant.measure?.kind { images[kind] = variant.picture?.rgb(kernels: kernels) }
        }
        let jobs = variants.filter { $0.picture?.jpeg != nil }.map(\.job)
        self.init(images: images, measures: measures, colors: colors, wishes: wishes) {
            image throws(PixelsError) in
            let qualities = jobs.filter { $0.width == image.width && $0.height == image.height }.map(
                \.quality)
            guard let quality = qualities.min() else { return image }
            let bytes = try JPEGEncoding(quality: quality, isProgressive: false)
                .encode(image.yCbCr420(kernels: kernels))
            return try Image.decode(bytes).image.rgb(kernels: kernels)
        }
    }
}
