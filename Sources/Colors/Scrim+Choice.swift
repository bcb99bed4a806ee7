import WallpressPixels
import WallpaperMetadata

extension Scrim {
    /// The greatest strength of a scrim by default.
    ///
    /// Of 24 images that were judged by eye, scrims of 0.35 spoiled five, and sufficient scrims of 0.2 spoiled none.
    public static let defaultMaxStrength = 0.2

    /// Chooses a scrim that makes text readable on all home pages at launch, for one ink of text and logo.
    ///
    /// If the ink is free and a scrim is enough for both, it is for the one with which it changes the images less.
    ///
    /// - Parameters:
    ///   - measures: The measures of the variants as they are, with their reduced images.
    ///   - colors: The colors computed from the measures.
    ///   - wishes: The designer's wishes.
    ///   - maxStrength: The limit of its strength at any place, 0...1.
    /// - Returns: Nil if the pages are legible without a scrim, or if none is enough. A scrim that is not enough spoils
    ///   the image in vain.
    public static func bands(
        for measures: [VariantMeasure], colors: WallpaperColors,
        wishes: ColorWishes, maxStrength: Double = defaultMaxStrength
    ) -> Scrim? {
        let scrims = inks(colors, wishes).compactMap { ink in
            let goal = ScrimGoal(ink, wishes.pinned, maxStrength: maxStrength)
            return scrim(for: measures, goal)
        }
        let chosen = scrims.map { ($0, $0.change(of: measures)) }.min { $0.1 < $1.1 }?.0
        guard let chosen, !chosen.maps.isEmpty else { return nil }
        return chosen
    }

    /// Returns a scrim of bands; nil if it is not enough on some variant.
    private static func scrim(for measures: [VariantMeasure], _ goal: ScrimGoal) -> Scrim? {
        guard measures.allSatisfy({ ScrimBands.mayBeEnough(on: $0, for: goal) }) else { return nil }
        var maps: [Variant: StrengthMap] = [:]
        for measure in measures where goal.worstMean(of: measure.openingPages) < ScrimGoal.legible {
            var search = ScrimBands(on: measure, for: goal)
            let bands = search.map()
            guard bands.isEnough else { return nil }
            // Where no strength gains anything, the bands are empty.
            if bands.map.strongest > 0 { maps[measure.kind] = bands.map }
        }
        return Scrim(shade: goal.shade, maps: maps)
    }

    /// Returns whether text on the home pages at launch can be read under the scrim. It was chosen on reduced images, which are
    /// more even than fine texture, and for pure inks.
    ///
    /// - Parameters:
    ///   - measures: The measures of the variants with the scrim blended in.
    ///   - colors: The colors chosen for them.
    package func isEnough(on measures: [VariantMeasure], colors: WallpaperColors) -> Bool {
        let inks = [ColorKey.text: colors.text, .logoText: colors.logoText]
        let goal = ScrimGoal(shade.ink, inks, maxStrength: strongest)
        return measures.filter { maps[$0.kind] != nil }.allSatisfy {
            goal.isEnough(on: $0.openingPages, slack: ScrimGoal.slack)
        }
    }

    /// Returns the inks that may be chosen, the ink of the colors first.
    static func inks(_ colors: WallpaperColors, _ wishes: ColorWishes) -> [Ink] {
        let ink = Ink(of: colors.text)
        return wishes.ink == nil && wishes.pinned[.text] == nil ? [ink, ink.opposite] : [ink]
    }

    /// Returns the change of the images by the scrim: the mean distance in OKLab (dE_OK, 0...1) over whole images, reduced to
    /// a few thousand boxes, and over the variants.
    package func change(of measures: [VariantMeasure]) -> Double {
        let changes = measures.map { measure in
            let small = LinearReduction(measure.reduced, boxSize: 4).image
            return maps[measure.kind].map { meanDistance(small, $0.blend(shade, into: small)) } ?? 0
        }
        return changes.reduce(0, +) / Double(Swift.max(changes.count, 1))
    }
}
