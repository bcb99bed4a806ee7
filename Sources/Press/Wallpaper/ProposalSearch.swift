import WallpressColors
import WallpressPixels
import WallpaperMetadata

/// What may make the home pages of a wallpaper legible, by estimates on reduced masters.
struct ProposalSearch {
    /// A change, and the mean of the least legible page that it may bring.
    private typealias Candidate = (change: Proposal.Change, estimate: Share)

    /// Changes that may reach the goal and hold as much of the subject, in the order in which people prefer them: a scrim
    /// alone, which hardly anybody sees, other places alone, and both.
    let hopeful: [Proposal.Change]
    /// The other places with the highest estimate, even if they hold less of the subject.
    let best: Proposal.Change?

    /// In percent: what an estimate may miss, what a place gets beyond the goal if it can, and the least gain for which a crop
    /// is moved.
    fileprivate static let (slack, reserve, leastGain) = (2, 3, 2.0)

    /// - Parameters:
    ///   - trials: Those of all variants with text.
    ///   - hasScrim: Whether the settings ask for a scrim already.
    init(_ trials: [CropTrials], _ treatments: [Treatment], hasScrim: Bool) {
        func candidate(_ treatment: Treatment, _ choose: (CropTrials) -> CropTrials.Trial) -> Candidate? {
            let chosen = trials.map { ($0.variant, $0.current.focus, choose($0)) }
            let places = chosen.filter { $1 != $2.focus }.map { ($0.0, $0.2.focus) }
            let addsScrim = treatment.hasScrim && !hasScrim
            guard addsScrim || !places.isEmpty else { return nil }
            let change = Proposal.Change(
                places: Dictionary(uniqueKeysWithValues: places), addsScrim: addsScrim)
            return (change, chosen.compactMap { $0.2.means[treatment] }.min() ?? Share(passed: 0, total: 1))
        }
        func all(_ isIncluded: (Treatment) -> Bool, _ choose: (CropTrials, Treatment) -> CropTrials.Trial)
            -> [Candidate]
        {
            treatments.filter(isIncluded)
                .compactMap { treatment in candidate(treatment) { choose($0, treatment) } }
                .sorted { $0.estimate > $1.estimate }
        }
        let held =
            all(\.hasScrim) { trials, _ in trials.current }
            + all({ !$0.hasScrim }) { $0.best(for: $1, holdingSubject: true) }
            + all(\.hasScrim) { $0.best(for: $1, holdingSubject: true) }
        hopeful = held.filter { $0.estimate.isAtLeast(percent: LegibilityReport.percent - Self.slack) }
            .map(\.change).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        let free = all({ $0.hasScrim == hasScrim }) { $0.best(for: $1, holdingSubject: false) }
        best = free.max { $0.estimate < $1.estimate }?.change
    }
}

extension CropTrials {
    /// The place to which the crop would move: the nearest one that is well above the goal, or the most legible one.
    fileprivate func best(for treatment: Treatment, holdingSubject: Bool) -> Trial {
        func mean(_ trial: Trial) -> Double { trial.mean(treatment) }
        func distance(_ trial: Trial) -> Double {
            abs(trial.focus.x - current.focus.x) + abs(trial.focus.y - current.focus.y)
        }
        let enough = Double(LegibilityReport.percent + ProposalSearch.reserve)
        if mean(current) >= enough { return current }
        let allowed = others.filter { $0.holdsSubject || !holdingSubject }
        let near = allowed.filter { mean($0) >= enough }.min { distance($0) < distance($1) }
        guard let chosen = near ?? allowed.max(by: { mean($0) < mean($1) }),
            mean(chosen) >= mean(current) + ProposalSearch.leastGain
        else { return current }
        return chosen
    }
}
