import WallpressColors
import WallpressPixels
import WallpaperMetadata

/// The changes that may make home pages legible, by estimates on reduced masters.
struct ProposalSearch {
    /// A change that keeps just as much of the subject, and the mean of the least legible page that may result.
    private typealias Candidate = (change: Proposal.Change, estimate: Share)

    /// Changes that may reach the goal, in the order in which people prefer them: a scrim alone, which hardly anybody sees, other
    /// places alone, and both.
    let hopeful: [Proposal.Change]
    /// The other places with the highest estimate; nil if pages are bad to the eye there, too.
    let best: Proposal.Change?

    /// In percent: the margin of a place above the goal if it can have one, the least gain for which a crop is moved, and the
    /// difference by which a scrim in bands is often weaker than the even one of the estimate. Of 60 wallpapers, no proposal was
    /// lost by it.
    fileprivate static let (reserve, leastGain, bandLoss) = (3, 2.0, 5)
    /// The mean below which pages are bad to the eye, in percent.
    private static let passable = 70

    /// - Parameters:
    ///   - trials: The trials of all variants with text.
    ///   - hasScrim: Whether the settings request a scrim already.
    init(_ trials: [CropTrials], _ treatments: [Treatment], hasScrim: Bool) {
        func candidate(_ treatment: Treatment, moves: Bool) -> Candidate? {
            let chosen = trials.map {
                ($0.variant, $0.current.focus, moves ? $0.best(for: treatment) : $0.current)
            }
            let places = chosen.filter { $1 != $2.focus }.map { ($0.0, $0.2.focus) }
            let addsScrim = treatment.hasScrim && !hasScrim
            guard addsScrim || !places.isEmpty else { return nil }
            let change = Proposal.Change(
                places: Dictionary(uniqueKeysWithValues: places), addsScrim: addsScrim)
            return (change, chosen.compactMap { $0.2.means[treatment] }.min() ?? Share(passed: 0, total: 1))
        }
        func all(shaded: Bool, moves: Bool) -> [Candidate] {
            treatments.filter { $0.hasScrim == shaded }.compactMap { candidate($0, moves: moves) }
                .sorted { $0.estimate > $1.estimate }
        }
        let moved = all(shaded: false, moves: true)
        let candidates = all(shaded: true, moves: false) + moved + all(shaded: true, moves: true)
        let goal = LegibilityReport.percent
        hopeful = candidates.filter {
            $0.estimate.isAtLeast(percent: $0.change.addsScrim ? goal + Self.bandLoss : goal)
        }.map(\.change).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        best = moved.first.flatMap { $0.estimate.isAtLeast(percent: Self.passable) ? $0.change : nil }
    }
}

extension CropTrials {
    /// Returns the place to which the crop would move: the nearest one that is well above the goal, or the most legible one.
    fileprivate func best(for treatment: Treatment) -> Trial {
        func mean(_ trial: Trial) -> Double { trial.mean(treatment) }
        func distance(_ trial: Trial) -> Double {
            abs(trial.focus.x - current.focus.x) + abs(trial.focus.y - current.focus.y)
        }
        let enough = Double(LegibilityReport.percent + ProposalSearch.reserve)
        if mean(current) >= enough { return current }
        let near = others.filter { mean($0) >= enough }.min { distance($0) < distance($1) }
        guard let chosen = near ?? others.max(by: { mean($0) < mean($1) }),
            mean(chosen) >= mean(current) + ProposalSearch.leastGain
        else { return current }
        return chosen
    }
}
