import Colors
import Pixels
import WallpaperMetadata

/// The colors of one wallpaper, how legible they are, and the scrim that helps them.
struct Coloring: Sendable {
    /// All variants, with their measures.
    let variants: [VariantPicture]
    /// The colors; nil if only a thumbnail is made.
    private(set) var colors: WallpaperColors?
    /// The contrast of the colors; nil if only a thumbnail is made.
    private(set) var contrast: ContrastReport?
    /// How legible the home pages are; nil if only a thumbnail is made.
    private(set) var legibility: LegibilityReport?
    /// The scrim under which the variants are encoded; nil if there is none.
    private(set) var scrim: Scrim?
    /// What would make text and logo legible; nil if they are.
    var remedies: Remedies?

    /// Chooses colors for measured variants, and a scrim if the rule asks for one and text is not legible without it.
    ///
    /// - Throws: The error of encoding a variant during the search for a scrim.
    init(
        of variants: [VariantPicture], wishes: ColorWishes, scrim rule: Recipe.ScrimRule, kernels: KernelLevel
    ) throws(PixelsError) {
        self.variants = variants
        guard !measured.isEmpty else { return }
        choose(for: measured.compactMap(\.measure), wishes)
        guard rule == .auto, let colors, legibility?.isLegible == false else { return }
        let search = ScrimSearch(measured, colors: colors, wishes: wishes, kernels: kernels)
        guard let found = try search.best() else { return }
        choose(for: found.measures, wishes)
        scrim = found.scrim
    }

    private mutating func choose(for measures: [VariantMeasure], _ wishes: ColorWishes) {
        let colors = WallpaperColors(measuring: measures, wishes: wishes)
        self.colors = colors
        contrast = ContrastReport(of: colors, on: measures)
        legibility = LegibilityReport(of: colors, on: measures)
    }

    /// The variants with text on them. All sizes of a variant get the same colors, so each variant counts once, in the
    /// size of the first profile.
    var measured: [VariantPicture] {
        var seen: Set<Variant> = []
        return variants.filter { $0.measure != nil && seen.insert($0.job.variant).inserted }
    }

    /// The variants with a home page that is not legible.
    var weakVariants: [VariantPicture] {
        let weak = Set(legibility?.screens.filter { !$0.isLegible }.compactMap { $0.screen?.variant } ?? [])
        return measured.filter { weak.contains($0.job.variant) }
    }

    /// Whether a page is not legible, so that the report should say what would help.
    var needsRemedies: Bool { scrim == nil && legibility?.isLegible == false }
}

extension ColorWishes {
    /// Takes the settings of a wallpaper. Values that are not given come from the recipe.
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
    /// Creates a search that measures the pixels that clients decode.
    ///
    /// It encodes baseline JPEG, which decodes to the same pixels as progressive JPEG and is faster to write. If
    /// variants of one size differ in quality, the lowest quality is used for all of them.
    fileprivate init(
        _ variants: [VariantPicture], colors: WallpaperColors, wishes: ColorWishes, kernels: KernelLevel
    ) {
        var images: [Variant: Image] = [:]
        for variant in variants {
            if let kind = variant.measure?.kind { images[kind] = variant.rgb(kernels: kernels) }
        }
        let jpegs = variants.filter { $0.jpeg != nil }
        self.init(
            images: images, measures: variants.compactMap(\.measure), colors: colors, wishes: wishes
        ) { image throws(PixelsError) in
            let same = jpegs.filter { $0.job.width == image.width && $0.job.height == image.height }
            guard let quality = same.map(\.job.quality).min() else { return image }
            let chroma = same.compactMap(\.jpeg?.chroma).first ?? .half
            let bytes = try JPEGEncoding(quality: quality, isProgressive: false)
                .encode(image.yCbCr(chroma, kernels: kernels))
            return try Image.decode(bytes).image.rgb(kernels: kernels)
        }
    }
}

extension WallpaperColors {
    /// The color for a key of the metadata.
    subscript(key: ColorKey) -> HexColor {
        switch key {
        case .text: text
        case .card: card
        case .logoText: logoText
        case .cardLight: cardLight
        case .cardDark: cardDark
        case .average: average
        }
    }

    /// All six colors by key.
    var byKey: [ColorKey: HexColor] {
        Dictionary(uniqueKeysWithValues: ColorKey.allCases.map { ($0, self[$0]) })
    }
}
