import WallpressColors
import WallpressInput
import WallpressPixels
import WallpaperMetadata

extension WallpaperBuild {
    /// The most scrims of proposals that are blended into whole images.
    private static let mostBlends = 2

    /// Runs step 6 for a wallpaper. Where a page is not legible, crops move a little if it helps, and if people are still warned
    /// that text cannot be read, a remedy is found.
    ///
    /// - Parameters:
    ///   - masters: The masters, which are reduced ones if the build goes master by master.
    ///   - isAdvised: Whether to find a remedy.
    func chooseColors(
        for variants: [VariantImage], of masters: [DecodedMaster], isAdvised: Bool = true
    ) async throws(PressError) -> Coloring {
        let measured = try await measure(variants)
        var coloring = try await chooseColors(for: measured)
        let free = Set(measured.filter { $0.job.placement == nil && job.released == nil }.map(\.job.variant))
        // In the studio, people also see results that miss the goal.
        func needsRemedy(_ coloring: Coloring) -> Bool {
            isAdvised && (coloring.isWarned || staging == nil && coloring.isWeak)
        }
        guard coloring.isWeak && !free.isEmpty || needsRemedy(coloring), let colors = coloring.colors else {
            return coloring
        }
        let treatments = Treatment.all(for: colors, wishes)
        let estimate = LegibilityEstimate(treatments, wishes, maxStrength: recipe.maxStrength)
        let trials = try await trials(of: coloring.measured, masters, estimate)
        let moves = CropMoves(trials, free: free, treatments.filter { $0.hasScrim == hasScrim }).places
        if !moves.isEmpty {
            let moved = try await self.variants(measured, job, masters, movedTo: moves)
            let better = try await chooseColors(for: moved)
            if better.isMoreLegible(than: coloring) { coloring = better }
        }
        guard needsRemedy(coloring), let before = coloring.legibility else { return coloring }
        // With a proposal that reaches the goal, nothing else moves. So it is tried on the crops of attention.
        let searched = try await each(trials) { $0.searched() }
        let search = ProposalSearch(searched, treatments, hasScrim: hasScrim)
        // A build has no time for trials of whole variants that miss the goal; in the studio, people asked for them.
        let aim = Remedy.Aim(before: before, isWarned: coloring.isWarned, takesGood: staging == nil)
        coloring.remedy = Remedy(
            try await proposals(search, aim, measured, masters), aim, most: search.most,
            maxStrength: recipe.maxStrength)
        return coloring
    }

    /// Whether the settings request a scrim if it helps.
    var hasScrim: Bool { job.settings.scrim ?? recipe.scrim == .auto }

    /// Tries changes until one reaches the goal. A scrim is tried on the reduced images; if people would take the result, it is
    /// blended into whole ones.
    private func proposals(
        _ search: ProposalSearch, _ aim: Remedy.Aim, _ measured: [VariantImage], _ masters: [DecodedMaster]
    ) async throws(PressError) -> [Proposal] {
        var (found, choices): ([Proposal], [(plain: Coloring, scrim: Scrim?)]) = ([], [])
        var blendCount = 0
        /// Blends the scrim of an estimate, if there is one and time for it.
        func blendScrim(of place: Int) async throws(PressError) {
            let estimate = found[place]
            guard estimate.isEstimate, blendCount < Self.mostBlends, let scrim = choices[place].scrim else {
                return
            }
            blendCount += 1
            found[place] = Proposal(
                estimate.change, try await blend(scrim, into: choices[place].plain),
                keepsSubject: estimate.keepsSubject, isEstimate: false)
        }
        for (place, change) in search.changes.enumerated() {
            let (estimate, choice) = try await estimate(change, measured, masters)
            found.append(estimate)
            choices.append(choice)
            guard estimate.reachesGoal, estimate.keepsSubject else { continue }
            try await blendScrim(of: place)
            // People prefer it to all that follow.
            if !found[place].isEstimate, found[place].reachesGoal { break }
        }
        for place in aim.taken(of: found) {
            try await blendScrim(of: place)
            if !found[place].isEstimate, aim.isReached(by: found[place]) { break }
        }
        return found
    }

    /// Tries places near the present ones for all variants with text.
    private func trials(
        of variants: [VariantImage], _ masters: [DecodedMaster], _ estimate: LegibilityEstimate
    ) async throws(PressError) -> [CropTrials] {
        let small = try await each(Array(Set(variants.map(\.job.master)))) { index in
            let image = masters[index].image
            let small = masterByMaster ? image : CropTrials.reduced(image, for: job.variants(ofMaster: index))
            return (index, small.rgb(kernels: kernels))
        }
        let smallMasters = Dictionary(uniqueKeysWithValues: small)
        return try await each(variants) { variant in
            let master = masters[variant.job.master]
            return CropTrials(
                of: variant, on: smallMasters[variant.job.master] ?? master.image, master.saliency, estimate,
                hasScrim: hasScrim, kernels: kernels)
        }
    }

    /// Runs the steps of a build with the settings of a change, up to the colors, with a scrim on the reduced images only.
    ///
    /// - Returns: The proposal, and its colors without the scrim.
    private func estimate(
        _ change: Proposal.Change, _ measured: [VariantImage], _ masters: [DecodedMaster]
    ) async throws(PressError) -> (Proposal, (plain: Coloring, scrim: Scrim?)) {
        let settings = change.taken(by: job.settings)
        var build = self
        build.job = job.replacing(settings: settings, recipe: recipe)
        let variants = try await variants(measured, build.job, masters, movedTo: change.places)
        let keepsSubject = zip(variants, measured).allSatisfy { $0.coverage.isAtLeast($1.coverage) }
        let choice = try await build.choosePlainColors(for: variants)
        var coloring = choice.plain
        if let scrim = choice.scrim { coloring = try await estimate(scrim, on: choice.plain) }
        let proposal = Proposal(
            change, coloring, keepsSubject: keepsSubject, isEstimate: choice.scrim != nil)
        return (proposal, choice)
    }

    /// Returns the variants with the crops of some of them at other places. Places of a person are for dark images, too; others
    /// were tried on the light ones, and dark ones stay.
    private func variants(
        _ measured: [VariantImage], _ job: Plan.Job, _ masters: [DecodedMaster],
        movedTo places: [Variant: FractionPoint]
    ) async throws(PressError) -> [VariantImage] {
        let jobs = job.variants
        let moved = jobs.indices.filter {
            places[jobs[$0].variant] != nil && (jobs[$0].theme == .light || jobs[$0].placement != nil)
        }
        var variants = measured
        for index in Set(moved.map { jobs[$0].master }) {
            let master = masterByMaster ? try await each([index], decode)[0] : masters[index]
            let own = moved.filter { jobs[$0].master == index }
            let made = try await each(own) {
                VariantImage(jobs[$0], of: master, at: places[jobs[$0].variant], kernels: kernels)
            }
            for (place, picture) in zip(own, made) { variants[place] = picture }
        }
        return variants
    }
}
