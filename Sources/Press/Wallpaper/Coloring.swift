import WallpressColors
import WallpressDiagnostics
import WallpressInput
import WallpressPixels
import WallpaperMetadata

/// The colors of one wallpaper, their legibility, and the scrim that helps them.
struct Coloring: Sendable {
    /// All variants, with their measures.
    let variants: [VariantImage]
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
        of variants: [VariantImage], under scrim: Scrim? = nil, wishes: ColorWishes,
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
    var measured: [VariantImage] {
        variants.filter { $0.measure != nil }.uniqued(by: \.job.variant)
    }

    /// Their measures.
    var measures: [VariantMeasure] { measured.compactMap(\.measure) }

    /// Whether a page is not legible.
    var isWeak: Bool { legibility?.isLegible == false }

    /// Returns whether text is legible on more screens than with another choice, or on as many, and better on average.
    func isMoreLegible(than other: Coloring) -> Bool {
        func rank(_ report: LegibilityReport?) -> (Int, Int) {
            let legible = report?.screens.count { $0.text.isAtLeast(percent: LegibilityReport.percent) }
            return (legible ?? 0, report?.screens.reduce(0) { $0 + $1.text.partsPerBillion } ?? 0)
        }
        return rank(legibility) > rank(other.legibility)
    }

    /// Whether the text on the home pages needs a warning.
    var isWarned: Bool {
        guard let colors, let legibility else { return false }
        return legibility.diagnostics(of: "", text: colors.text, logo: colors.logoText).contains {
            $0.severity > .note
        }
    }

    /// Returns the scrim that helps the pages; nil if none is needed or none is enough.
    func scrim(_ wishes: ColorWishes, maxStrength: Double) -> Scrim? {
        guard isWeak, let colors else { return nil }
        return Scrim.bands(for: measures, colors: colors, wishes: wishes, maxStrength: maxStrength)
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
            if let inkConflict { one.message += "; \(inkConflict)" }
            return one
        }
        return pages + contrast.cards.diagnostics(on: wallpaper, readsThemes: readsThemes).map(\.diagnostic)
    }

    /// "black text would make Landscape readable to 98 %, but clients use one text color for all pictures": a clause for an ink
    /// that suits some images and fails on others, which the opposite one suits. Nil if there are none, or if the opposite ink
    /// is better.
    private var inkConflict: String? {
        guard let colors, let legibility, !legibility.isLegible else { return nil }
        let ink = Ink(of: colors.text).opposite
        let opposite = LegibilityReport(text: ink.pure, logo: ink.pure, on: measures)
        func isLegible(_ share: Share?) -> Bool {
            share?.isAtLeast(percent: LegibilityReport.percent) == true
        }
        let kinds = measures.map(\.kind)
        let failing = kinds.filter { !isLegible(legibility.leastText(on: $0)) }
        guard failing.count < kinds.count, failing.allSatisfy({ isLegible(opposite.leastText(on: $0)) }),
            let least = failing.compactMap({ opposite.leastText(on: $0) }).min()
        else { return nil }
        return
            "\(ink == .light ? "white" : "black") text would make \(failing.map(\.title).joined(separator: " and ")) readable to "
            + "\(least.wholePercent), but clients use one text color for all pictures"
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
