import Pixels
import WallpaperMetadata

/// Searches the weakest scrims that make text and logo of one wallpaper legible on all its variants: text at 4.5:1
/// and the logo at 3:1, each on 95 % of its region.
///
/// A scrim is estimated on the pictures at an eighth of their size. Then it is measured on every pixel as it will be
/// published, and made weaker or stronger until it is the weakest that suffices. The logo has the ink of the text, or
/// the other ink if it is legible with that and stays so. Colors that are computed from the `measures` of a scrim
/// choose the same way.
public struct ScrimSearch: Sendable {
    private let candidates: [Candidate]
    private let plans: [Plan]
    private let publish: @Sendable (Image) throws(PixelsError) -> Image

    private struct Candidate: Sendable {
        let image: Image
        let measure: VariantMeasure
    }

    /// A goal, and the needs of each variant for it.
    private struct Plan: Sendable {
        let goal: Legibility
        let needs: [ScrimNeed]
        var uniformLevel: Int { needs.map(\.uniformLevel).max() ?? 0 }
    }

    /// A search for one wallpaper.
    ///
    /// The text keeps its ink, unless that is free to choose and the opposite one needs less than half the strength.
    ///
    /// - Parameters:
    ///   - images: The variants, of model `.rgb` with full grids.
    ///   - measures: Their measures. A variant without an image is left out.
    ///   - colors: The colors computed from the measures.
    ///   - wishes: The designer's wishes. The scrim is made for pinned colors, if there are any.
    ///   - publish: What happens to a picture before it is seen, such as encoding and decoding.
    public init(
        images: [Variant: Image], measures: [VariantMeasure], colors: WallpaperColors,
        wishes: ColorWishes = ColorWishes(),
        publish: @escaping @Sendable (Image) throws(PixelsError) -> Image = { $0 }
    ) {
        self.publish = publish
        let candidates = measures.compactMap { measure in
            images[measure.kind].map { Candidate(image: $0, measure: measure) }
        }
        self.candidates = candidates
        let measures = candidates.map(\.measure)
        let goals = Legibility.goals(
            colors: colors, wishes: wishes, measures: measures, measures.map { LuminanceGrid($0.reduced) })
        plans = goals.map { goal in
            let lights = ScrimNeed.lights(through: goal.shade)
            return Plan(
                goal: goal, needs: candidates.map { ScrimNeed(of: $0.measure, for: goal, lights: lights) })
        }
    }
}

extension ScrimSearch {
    /// The weakest uniform scrim, in hundredths. Nil where none suffices, for example because the logo is pinned to
    /// an ink that the scrim can only harm.
    ///
    /// - Throws: The errors of `publish`.
    public func uniform() throws(PixelsError) -> MeasuredScrim? {
        var best: MeasuredScrim?
        for plan in plans {
            let estimate = (plan.uniformLevel * 100 + ScrimNeed.levels - 1) / ScrimNeed.levels
            let result = try smallest(in: 0...100, near: estimate) {
                hundredths throws(PixelsError) -> [Fit]? in
                let map = StrengthMap(hundredths: hundredths)
                return try fits(for: plan) { index throws(PixelsError) in try fit(map, index, for: plan) }
            }
            let scrim = result.map { measured(.uniform, $0.found, for: plan) }
            if let scrim, scrim.change < best?.change ?? .infinity { best = scrim }
        }
        return best
    }

    /// The soft scrim that changes the pictures least; nil where none suffices.
    ///
    /// - Throws: The errors of `publish`.
    public func soft() throws(PixelsError) -> MeasuredScrim? {
        var best: MeasuredScrim?
        for plan in plans {
            let result = try fits(for: plan) { index throws(PixelsError) in try softFit(index, for: plan) }
            let scrim = result.map { measured(.soft, $0, for: plan) }
            if let scrim, scrim.change < best?.change ?? .infinity { best = scrim }
        }
        return best
    }

    /// The scrim that changes the pictures less; the uniform one when they are equal.
    ///
    /// - Throws: The errors of `publish`.
    public func best() throws(PixelsError) -> MeasuredScrim? {
        guard let uniform = try uniform() else { return try soft() }
        guard uniform.change > 0, let soft = try soft(), soft.change < uniform.change else { return uniform }
        return soft
    }

    /// A map that suffices for one variant, and the variant under it as it will be published.
    private typealias Fit = (map: StrengthMap, measure: VariantMeasure)

    /// The fits of all variants, or nil at the first variant that has none.
    private func fits(
        for plan: Plan, _ fit: (Int) throws(PixelsError) -> Fit?
    ) throws(PixelsError) -> [Fit]? {
        var fits: [Fit] = []
        for index in candidates.indices {
            guard let found = try fit(index) else { return nil }
            fits.append(found)
        }
        return fits
    }

    private func fit(_ map: StrengthMap, _ index: Int, for plan: Plan) throws(PixelsError) -> Fit? {
        let candidate = candidates[index]
        let published = try publish(map.blend(plan.goal.shade, into: candidate.image))
        let measure = VariantMeasure(of: published, as: candidate.measure.kind)
        return plan.goal.isReached(on: measure) ? (map, measure) : nil
    }

    private func softFit(_ index: Int, for plan: Plan) throws(PixelsError) -> Fit? {
        for (envelope, level) in envelopes(index, for: plan) {
            let result = try smallest(in: 0...ScrimNeed.levels, near: level) {
                level throws(PixelsError) -> Fit? in
                try fit(envelope.map(cappedAt: level), index, for: plan)
            }
            if let result { return result.found }
        }
        return nil
    }

    /// The envelopes that suffice by the estimate, and the levels to cap them at. The first changes the picture
    /// least.
    private func envelopes(_ index: Int, for plan: Plan) -> [(ScrimEnvelope, level: Int)] {
        let small = LinearReduction(candidates[index].measure.reduced, boxSize: ScrimEnvelope.blockSize).image
        let need = plan.needs[index]
        var found: [(change: Double, envelope: ScrimEnvelope, level: Int)] = []
        for percentile in ScrimEnvelope.percentiles {
            let envelope = ScrimEnvelope(over: need, percentile: percentile)
            let level = bisect(0...ScrimNeed.levels) { need.isMet(by: envelope.map(cappedAt: $0)) }
            guard let level else { continue }
            let map = envelope.map(cappedAt: level)
            found.append((meanDistance(small, map.blend(plan.goal.shade, into: small)), envelope, level))
        }
        return found.sorted { $0.change < $1.change }.map { ($0.envelope, $0.level) }
    }

    private func measured(_ form: Scrim.Form, _ fits: [Fit], for plan: Plan) -> MeasuredScrim {
        let shade = plan.goal.shade
        let changes = zip(candidates, fits).map { variant, fit in
            meanDistance(variant.measure.reduced, fit.map.blend(shade, into: variant.measure.reduced))
        }
        let maps = zip(candidates, fits).map { ($0.measure.kind, $1.map) }
        return MeasuredScrim(
            scrim: Scrim(shade: shade, form: form, maps: Dictionary(maps) { first, _ in first }),
            measures: fits.map(\.measure),
            change: changes.reduce(0, +) / Double(max(changes.count, 1)))
    }
}

/// A scrim that suffices, and its effect on the pictures.
public struct MeasuredScrim: Sendable, Equatable {
    /// The scrim.
    public let scrim: Scrim
    /// The variants under the scrim as they will be published, measured on every pixel. The final colors are computed
    /// from these.
    public let measures: [VariantMeasure]
    /// How much the scrim changes the pictures: the mean distance in OKLab (dE_OK, 0...1) to the originals, over
    /// whole pictures at an eighth of their size, and over the variants.
    public let change: Double
}
