import Pixels
import WallpaperMetadata

extension Scrim {
    /// The strongest that a scrim may be by default.
    public static let defaultMaxStrength = 0.35

    /// Chooses a scrim that makes all home pages legible, as they open, for one ink of text and logo.
    ///
    /// If the ink is free, the scrim is for the one with which it is enough, and if it is for both, for the one with which
    /// it changes the pictures less. If it is enough for none, it is for the ink of `colors`.
    ///
    /// - Parameters:
    ///   - images: The variants as they are, of model `.rgb` with full grids.
    ///   - measures: Their measures. A variant without an image is left out.
    ///   - colors: The colors computed from the measures.
    ///   - wishes: What the designer asks.
    ///   - maxStrength: The limit of its strength at any place, 0...1.
    /// - Returns: The scrim, and whether it is enough. Nil where the pages are legible without one.
    public static func bands(
        for images: [Variant: Image], _ measures: [VariantMeasure], colors: WallpaperColors,
        wishes: ColorWishes, maxStrength: Double = defaultMaxStrength
    ) -> (scrim: Scrim, isEnough: Bool)? {
        let plans = inks(colors, wishes).map { ink in
            let goal = ScrimGoal(ink, wishes.pinned, maxStrength: maxStrength)
            let bands = measures.map { measure in
                images[measure.kind].flatMap { ScrimBands(on: measure, for: goal).map(for: $0) }
            }
            return (shade: goal.shade, bands: bands)
        }
        let scrims = plans.map { plan in
            let maps = zip(measures, plan.bands).compactMap { measure, bands in
                bands.map { (measure.kind, $0.map) }
            }
            let scrim = Scrim(shade: plan.shade, maps: Dictionary(maps) { first, _ in first })
            return (scrim: scrim, isEnough: plan.bands.allSatisfy { $0?.isEnough ?? true })
        }
        guard let first = scrims.first else { return nil }
        let enough = scrims.filter(\.isEnough).map { ($0, $0.scrim.change(of: measures)) }
        let chosen = enough.min { $0.1 < $1.1 }?.0 ?? first
        return chosen.scrim.maps.isEmpty ? nil : chosen
    }

    /// Whether a scrim can make all home pages legible, as they open. This is a quick estimate: it is true where a scrim of
    /// this strength everywhere seems enough.
    public static func isEnough(
        for measures: [VariantMeasure], colors: WallpaperColors, wishes: ColorWishes,
        maxStrength: Double = defaultMaxStrength
    ) -> Bool {
        inks(colors, wishes).contains { ink in
            let goal = ScrimGoal(ink, wishes.pinned, maxStrength: maxStrength)
            return measures.allSatisfy { measure in
                let pages = measure.pages(under: StrengthMap(uniform: goal.mostStrength), goal.shade)
                return goal.worstMean(of: pages) >= ScrimGoal.mean
            }
        }
    }

    /// The inks that may be chosen, that of the colors first.
    private static func inks(_ colors: WallpaperColors, _ wishes: ColorWishes) -> [Ink] {
        let ink = Ink(of: colors.text)
        return wishes.ink == nil && wishes.pinned[.text] == nil ? [ink, ink.opposite] : [ink]
    }

    /// How much the scrim changes the pictures: the mean distance in OKLab (dE_OK, 0...1) over whole pictures, reduced to
    /// a few thousand boxes, and over the variants.
    package func change(of measures: [VariantMeasure]) -> Double {
        let changes = measures.map { measure in
            let small = LinearReduction(measure.reduced, boxSize: 4).image
            return maps[measure.kind].map { meanDistance(small, $0.blend(shade, into: small)) } ?? 0
        }
        return changes.reduce(0, +) / Double(Swift.max(changes.count, 1))
    }
}
