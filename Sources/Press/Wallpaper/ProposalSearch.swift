import WallpressColors
import WallpressPixels
import WallpaperMetadata

/// The changes that may make home pages legible, by estimates on reduced masters.
struct ProposalSearch {
    /// A change that was not tried.
    struct Estimate: Sendable {
        let change: Proposal.Change
        /// The mean of the least legible page that may result, in percent.
        let percent: Double
        /// Whether all crops keep as much of the subject.
        let keepsSubject: Bool
    }

    /// Changes that may reach the goal, in the order in which people prefer them: a scrim alone, which hardly anybody sees, other
    /// places alone, and both.
    let hopeful: [Proposal.Change]
    /// The change with the highest estimate, whether it may reach the goal or not; nil if it is hardly above the present one.
    let best: Estimate?
    /// The mean of the least legible page that changes may reach while crops keep as much of the subject, in percent.
    let most: Double

    /// The difference by which a scrim in bands is often weaker than an even one, in points.
    private static let bandLoss = 3.0
    /// The gain in points for which a place may keep less of the subject.
    private static let subjectGain = 10.0

    /// - Parameters:
    ///   - trials: The trials of all variants with text.
    ///   - hasScrim: Whether the settings request a scrim already.
    init(_ trials: [CropTrials], _ treatments: [Treatment], hasScrim: Bool) {
        func estimate(_ treatment: Treatment, moves: Bool, keepsSubject: Bool) -> Estimate? {
            let chosen = trials.map { one in
                let place = moves ? one.best(for: treatment, keepsSubject: keepsSubject) : one.current
                return (variant: one.variant, place: place, isMoved: place.focus != one.current.focus)
            }
            let places = chosen.filter(\.isMoved).map { ($0.variant, $0.place.focus) }
            let addsScrim = treatment.hasScrim && !hasScrim
            guard addsScrim || !places.isEmpty else { return nil }
            let change = Proposal.Change(
                places: Dictionary(uniqueKeysWithValues: places), addsScrim: addsScrim)
            let percent = chosen.map { $0.place.mean(treatment) }.min() ?? 0
            return Estimate(
                change: change, percent: max(percent - (addsScrim ? Self.bandLoss : 0), 0),
                keepsSubject: chosen.allSatisfy(\.place.keepsSubject))
        }
        func all(shaded: Bool, moves: Bool, keepsSubject: Bool = true) -> [Estimate] {
            treatments.filter { $0.hasScrim == shaded }
                .compactMap { estimate($0, moves: moves, keepsSubject: keepsSubject) }
                .sorted { $0.percent > $1.percent }
        }
        let (shaded, moved) = (all(shaded: true, moves: false), all(shaded: hasScrim, moves: true))
        let safe = shaded + moved + (hasScrim ? [] : all(shaded: true, moves: true))
        hopeful = safe.filter { $0.percent >= Double(LegibilityReport.percent) }.map(\.change)
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        let now = treatments.filter { $0.hasScrim == hasScrim }.map { treatment in
            trials.map { $0.current.mean(treatment) }.min() ?? 0
        }.max()
        most = max(safe.map(\.percent).max() ?? 0, now ?? 0)
        func worth(_ estimate: Estimate) -> Double {
            estimate.percent - (estimate.keepsSubject ? 0 : Self.subjectGain)
        }
        let worthiest = (safe + all(shaded: hasScrim, moves: true, keepsSubject: false)).max {
            worth($0) < worth($1)
        }
        best = worthiest.flatMap { worth($0) >= (now ?? 0) + Remedy.leastGain ? $0 : nil }
    }
}
