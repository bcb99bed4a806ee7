import Pixels

extension Scrim {
    /// The weakest uniform scrim that makes text and logo legible, in hundredths, for advice to the designer. Nil
    /// where none suffices.
    ///
    /// It is computed from the means of the boxes that shares are counted on, not from every pixel under the scrim,
    /// which would take far longer. `ScrimSearch` measures a scrim that is blended in.
    ///
    /// - Parameters:
    ///   - measures: The variants as they are.
    ///   - colors: The colors computed from the measures.
    ///   - wishes: What the designer asks.
    public static func weakestUniform(
        for measures: [VariantMeasure], colors: WallpaperColors, wishes: ColorWishes = ColorWishes()
    ) -> Scrim? {
        let luminances = measures.map { LuminanceGrid($0.reduced) }
        return Legibility.goals(colors: colors, wishes: wishes, measures: measures, luminances)
            .compactMap { goal in goal.weakestUniform(for: measures, luminances) }
            .min { $0.strongest < $1.strongest }
    }
}

extension Legibility {
    fileprivate func weakestUniform(
        for measures: [VariantMeasure], _ luminances: [LuminanceGrid]
    ) -> Scrim? {
        let shortfall = ScrimShortfall(of: measures, luminances, for: self)
        guard let hundredths = shortfall.weakestHundredths else { return nil }
        let map = StrengthMap(hundredths: hundredths)
        guard helpedRegions.contains(.logo) || measures.allSatisfy({ isLogoReached(under: map, on: $0) })
        else { return nil }
        let maps = measures.map { ($0.kind, map) }
        return Scrim(shade: shade, form: .uniform, maps: Dictionary(maps) { first, _ in first })
    }

    /// Whether a logo in the opposite ink stays legible under a scrim that can only harm it.
    private func isLogoReached(under map: StrengthMap, on measure: VariantMeasure) -> Bool {
        return LuminanceGrid(map.blend(shade, into: measure.reduced)).histogram(
            of: TextRegion.logo.area(on: measure.kind)
        )
        .share(reaching: TextRegion.logo.threshold, with: logo).isAtLeast(percent: Self.percent)
    }

    /// The goals for the ink of `colors`, one of which must be reached. If the ink is free to choose and the opposite
    /// one needs less than half the strength, the goals are for that ink.
    ///
    /// - Parameter luminances: Those of the reduced pictures.
    static func goals(
        colors: WallpaperColors, wishes: ColorWishes, measures: [VariantMeasure],
        _ luminances: [LuminanceGrid]
    ) -> [Legibility] {
        let ink = Ink(of: colors.text)
        let kept = goals(text: wishes.pinned.text ?? ink.pure, wishes: wishes, measures: measures)
        guard wishes.ink == nil, wishes.pinned.text == nil else { return kept }
        let levels = kept.map { goal in
            ScrimShortfall(of: measures, luminances, for: goal).weakestLevel() ?? Int(ScrimNeed.never)
        }
        guard let level = levels.min(), level > 0 else { return kept }
        let other = goals(text: ink.opposite.pure, wishes: wishes, measures: measures)
        let isWeaker = other.contains { goal in
            ScrimShortfall(of: measures, luminances, for: goal).weakestLevel(in: 0...(level - 1) / 2) != nil
        }
        return isWeaker ? other : kept
    }
}
