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
    /// The other places with the highest estimate; nil if it is hardly above the present one.
    let best: Proposal.Change?

    /// The difference by which a scrim in bands is often weaker than the even one of the estimate, in points. Of 60 wallpapers, no
    /// proposal was lost by it.
    private static let bandLoss = 5
    /// The gain in points that makes other places worth reporting. An estimate may be two points too low.
    private static let leastGain = Remedy.leastGain - 2

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
        let (moved, both) = (all(shaded: false, moves: true), all(shaded: true, moves: true))
        let candidates = all(shaded: true, moves: false) + moved + both
        let goal = LegibilityReport.percent
        hopeful = candidates.filter {
            $0.estimate.isAtLeast(percent: $0.change.addsScrim ? goal + Self.bandLoss : goal)
        }.map(\.change).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        let now = treatments.filter { $0.hasScrim == hasScrim }.map { treatment in
            trials.map { $0.current.mean(treatment) }.min() ?? 0
        }.max()
        best = (hasScrim ? both : moved).first.flatMap {
            $0.estimate.percent >= (now ?? 0) + Self.leastGain ? $0.change : nil
        }
    }
}
