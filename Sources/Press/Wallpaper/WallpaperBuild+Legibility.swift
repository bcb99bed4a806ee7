import WallpressColors
import WallpressInput
import WallpressPixels
import WallpaperMetadata

extension WallpaperBuild {
    /// How many changes of the settings are tried with all steps of a build.
    private static let mostTrials = 2

    /// Does step 6 for a wallpaper. Where home pages are not legible, crops that no person placed move to where they are more
    /// legible, and what would help then is found out.
    ///
    /// - Parameters:
    ///   - masters: The masters, which are reduced ones if the build goes master by master.
    ///   - isAdvised: Whether to find out what would help.
    func chooseColors(
        for variants: [VariantPicture], of masters: [DecodedMaster], isAdvised: Bool = true
    ) async throws(PressError) -> Coloring {
        var measured = try await measure(variants)
        var coloring = try await chooseColors(for: measured)
        guard coloring.isWeak || coloring.isWarned, let colors = coloring.colors else { return coloring }
        // In a build, only what is warned about is worth the time.
        let isAdvised = isAdvised && (coloring.isWarned || staging == nil)
        let treatments = Treatment.all(for: colors, wishes).filter {
            isAdvised && $0.hasScrim || $0.hasScrim == hasScrim
        }
        let estimate = LegibilityEstimate(treatments, wishes, maxStrength: recipe.maxStrength)
        var trials = try await trials(of: coloring.measured, masters, estimate)
        let free = Set(measured.filter { $0.job.placement == nil && !job.isPublished }.map(\.job.variant))
        let moves = CropMoves(trials, free: free, treatments.filter { $0.hasScrim == hasScrim }).places
        if !moves.isEmpty {
            let moved = try await measure(self.variants(measured, movedTo: moves, job, masters))
            let better = try await chooseColors(for: moved)
            if better.isMoreLegible(than: coloring) {
                (measured, coloring) = (moved, better)
                trials = trials.map { one in moves[one.variant].map(one.moved) ?? one }
            }
        }
        guard isAdvised, coloring.isWeak || coloring.isWarned, let before = coloring.legibility?.leastText
        else { return coloring }
        let tried = try await tried(ProposalSearch(trials, treatments, hasScrim: hasScrim), measured, masters)
        coloring.remedy = Remedy(tried, before: before, maxStrength: recipe.maxStrength)
        return coloring
    }

    /// Whether the settings ask for a scrim where it helps.
    private var hasScrim: Bool { job.settings.scrim ?? recipe.scrim == .auto }

    /// Tries changes until one reaches the goal, and the best one at last.
    private func tried(
        _ search: ProposalSearch, _ measured: [VariantPicture], _ masters: [DecodedMaster]
    ) async throws(PressError) -> [Proposal] {
        var tried: [Proposal] = []
        let hopeful = search.hopeful.prefix(Self.mostTrials)
        for change in hopeful {
            tried.append(try await proposal(change, measured, masters))
            if let last = tried.last, last.reachesGoal, last.holdsSubject { return tried }
        }
        if let best = search.best, !hopeful.contains(best) {
            tried.append(try await proposal(best, measured, masters))
        }
        return tried
    }

    /// Tries other places for all variants on which text stands.
    private func trials(
        of variants: [VariantPicture], _ masters: [DecodedMaster], _ estimate: LegibilityEstimate
    ) async throws(PressError) -> [CropTrials] {
        let small = try await each(Array(Set(variants.map(\.job.master)))) { index in
            let image = masters[index].image
            return (
                index, masterByMaster ? image : CropTrials.reduced(image, for: job.variants(ofMaster: index))
            )
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
        let variants = try await variants(measured, movedTo: change.places, build.job, masters)
        let holdsSubject = zip(variants, measured).allSatisfy { $0.hold.isAtLeast($1.hold) }
        let coloring = try await build.chooseColors(for: variants)
        return Proposal(change, coloring, holdsSubject: holdsSubject)
    }

    /// The variants with the crops of some of them at other places.
    private func variants(
        _ measured: [VariantPicture], movedTo places: [Variant: FractionPoint], _ job: Plan.Job,
        _ masters: [DecodedMaster]
    ) async throws(PressError) -> [VariantPicture] {
        let jobs = job.variants
        let moved = jobs.indices.filter { places[jobs[$0].variant] != nil }
        var variants = measured
        for index in Set(moved.map { jobs[$0].master }) {
            let master = masterByMaster ? try await each([index], decode)[0] : masters[index]
            let own = moved.filter { jobs[$0].master == index }
            let made = try await each(own) {
                VariantPicture(jobs[$0], of: master, at: places[jobs[$0].variant], kernels: kernels)
            }
            for (place, picture) in zip(own, made) { variants[place] = picture }
        }
        return variants
    }
}
