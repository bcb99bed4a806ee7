import WallpressColors
import WallpressDiagnostics
import WallpressInput
import WallpressPixels
import WallpaperMetadata

/// The colors of one wallpaper, their legibility, and the scrim that helps them.
struct Coloring: Sendable {
    /// All variants, with their measures.
    let variants: [VariantPicture]
    /// The colors; nil if only a thumbnail is made.
    private(set) var colors: WallpaperColors?
    /// The contrast of the colors; nil if only a thumbnail is made.
    private(set) var contrast: ContrastReport?
    /// The legibility of the home pages; nil if only a thumbnail is made.
    private(set) var legibility: LegibilityReport?
    /// The scrim over the variants; nil if there is none.
    let scrim: Scrim?
    /// The remedy that would make text and logo legible; nil if they are, or if none was looked for.
    var remedy: Remedy?

    /// Chooses colors for measured variants.
    ///
    /// - Parameters:
    ///   - scrim: The scrim under which they are, if there is one.
    ///   - originals: Their measures without the scrim.
    init(
        of variants: [VariantPicture], under scrim: Scrim? = nil, wishes: ColorWishes,
        hueOf originals: [VariantMeasure]? = nil
    ) {
        (self.variants, self.scrim) = (variants, scrim)
        let measures = measures
        guard !measures.isEmpty else { return }
        let colors = WallpaperColors(measuring: measures, wishes: wishes, hueOf: originals)
        self.colors = colors
        contrast = ContrastReport(of: colors, on: measures)
        legibility = LegibilityReport(of: colors, on: measures)
    }

    /// The variants with text on them. All sizes of a variant get the same colors, so each variant counts once, in the
    /// size of the first profile.
    var measured: [VariantPicture] {
        variants.filter { $0.measure != nil }.uniqued(by: \.job.variant)
    }

    /// Their measures.
    var measures: [VariantMeasure] { measured.compactMap(\.measure) }

    /// Their pixels.
    private func images(_ kernels: KernelLevel) -> [Variant: Image] {
        Dictionary(uniqueKeysWithValues: measured.map { ($0.job.variant, $0.shown?.rgb(kernels: kernels)) })
            .compactMapValues(\.self)
    }

    /// The variants with a home page that is not legible.
    var weakVariants: [VariantPicture] {
        let weak = Set(legibility?.screens.filter { !$0.isLegible }.map(\.screen.variant) ?? [])
        return measured.filter { weak.contains($0.job.variant) }
    }

    /// Whether a page is not legible.
    var isWeak: Bool { legibility?.isLegible == false }

    /// Returns whether a scrim makes the pages readable. This is a quick estimate.
    func isScrimEnough(_ wishes: ColorWishes, maxStrength: Double) -> Bool {
        colors.map {
            Scrim.isEnough(for: measures, colors: $0, wishes: wishes, maxStrength: maxStrength)
        } ?? false
    }

    /// Returns the scrim that helps the pages; nil if none is needed or none is enough.
    func scrim(_ wishes: ColorWishes, maxStrength: Double, _ kernels: KernelLevel) -> Scrim? {
        guard isWeak, let colors else { return nil }
        return Scrim.bands(
            for: images(kernels), measures, colors: colors, wishes: wishes, maxStrength: maxStrength)
    }
}

// MARK: - Texts for people

extension Coloring {
    /// Returns diagnostics on text that people cannot read, with remedies.
    ///
    /// - Parameter readsThemes: Whether a client reads the cards of the two themes.
    func contrastDiagnostics(of wallpaper: String, readsThemes: Bool) -> [Diagnostic] {
        guard let colors, let legibility, let contrast else { return [] }
        let pages = legibility.diagnostics(of: wallpaper, text: colors.text, logo: colors.logoText).map {
            one in
            var one = one
            if let remedy { one.fix = remedy.text }
            return one
        }
        return pages + contrast.cards.findings(on: wallpaper, readsThemes: readsThemes).map(\.diagnostic)
    }

    /// The text of the report on a scrim that was applied.
    var scrimNote: String? {
        scrim.map { scrim in
            "a soft \(scrim.shade == .black ? "black" : "white") scrim, \(decimal(scrim.strongest * 100, digits: 0)) % at "
                + "its strongest, makes the home pages \(isWeak ? "readable, below the goal" : "legible")"
        }
    }
}

extension ColorWishes {
    /// Reads the settings of a wallpaper. Values that are not given come from the recipe.
    init(_ settings: WallpaperSettings, _ recipe: Recipe) {
        self.init()
        ink = (settings.ink ?? recipe.ink).ink
        brandInks = recipe.brandInks
        pinned = settings.pinnedColors
    }
}
