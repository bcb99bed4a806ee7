import WallpressColors
import WallpressInput
import WallpressPixels

extension WallpaperBuild {
    /// How many changes are tried with all steps of a build.
    private static let mostTrials = 3

    /// Finds what would help where home pages are not legible: changes are estimated, then tried until one reaches the goal.
    ///
    /// - Parameters:
    ///   - measured: The variants with their measures, without a scrim.
    ///   - masters: The masters, which are reduced ones if the build goes master by master.
    func remedy(
        for coloring: Coloring, _ measured: [VariantPicture], of masters: [DecodedMaster]
    ) async throws(PressError) -> Remedy? {
        guard let colors = coloring.colors, let before = coloring.legibility?.leastText else {
            return nil
        }
        let treatments = Treatment.all(for: colors, wishes)
        let estimate = LegibilityEstimate(treatments, wishes, maxStrength: recipe.maxStrength)
        let trials = try await trials(of: coloring.measured, masters, estimate)
        let hasScrim = job.settings.scrim ?? recipe.scrim == .auto
        let search = ProposalSearch(trials, treatments, hasScrim: hasScrim)
        var tried: [Proposal] = []
        for change in search.hopeful.prefix(Self.mostTrials) {
            let proposal = try await proposal(change, measured, masters)
            tried.append(proposal)
            if proposal.reachesGoal, proposal.holdsSubject { return Remedy(tried, before: before, maxStrength: recipe.maxStrength) }
        }
        if let best = search.best, !search.hopeful.prefix(Self.mostTrials).contains(best) {
            tried.append(try await proposal(best, measured, masters))
        }
        return Remedy(tried, before: before, maxStrength: recipe.maxStrength)
    }

    /// Tries other places for all variants on which text stands.
    private func trials(
        of variants: [VariantPicture], _ masters: [DecodedMaster], _ estimate: LegibilityEstimate
    ) async throws(PressError) -> [CropTrials] {
        let small = try await each(Array(Set(variants.map(\.job.master)))) { index in
            let image = masters[index].image
            return (index, masterByMaster ? image : CropTrials.reduced(image, for: job.variants(ofMaster: index)))
        }
        let smallMasters = Dictionary(uniqueKeysWithValues: small)
        return try await each(variants) { variant in
            let master = masters[variant.job.master]
            return CropTrials(
                of: variant, on: smallMasters[variant.job.master] ?? master.image, master.saliency, estimate,
                kernels: kernels)
        }
    }

    /// Does what a build does with the settings of a change, up to the colors.
    private func proposal(
        _ change: Proposal.Change, _ measured: [VariantPicture], _ masters: [DecodedMaster]
    ) async throws(PressError) -> Proposal {
        let settings = change.taken(by: job.settings)
        var build = self
        build.job = job.replacing(settings: settings, recipe: recipe)
        let jobs = build.job.variants
        let moved = jobs.indices.filter { change.places[jobs[$0].variant] != nil }
        var variants = measured
        for index in Set(moved.map { jobs[$0].master }) {
            let master = masterByMaster ? try await each([index], decode)[0] : masters[index]
            let own = moved.filter { jobs[$0].master == index }
            let made = try await each(own) { VariantPicture(jobs[$0], of: master, kernels: kernels) }
            for (place, picture) in zip(own, made) { variants[place] = picture }
        }
        let holdsSubject = zip(variants, measured).allSatisfy { $0.hold.isAtLeast($1.hold) }
        let coloring = try await build.chooseColors(for: variants)
        return Proposal(change, coloring, holdsSubject: holdsSubject)
    }
}
