import WallpressColors
import WallpressPixels
import WallpaperMetadata

/// The changes that may make home pages more legible, by estimates on reduced masters.
struct ProposalSearch {
    /// The changes that may reach the goal, in the order in which people prefer them: a scrim alone, which hardly anybody sees,
    /// other places alone, and both. If there are none, the best one, even if it keeps less of the subject.
    let changes: [Proposal.Change]
    /// The mean of the least legible page at the best places that keep as much of the subject, in percent. An added scrim is not
    /// counted.
    let most: Double

    /// The estimate from which a change may reach the goal, in percent.
    private static let hopefulPercent = Double(LegibilityReport.percent - 5)
    /// The gain in points for which a place may keep less of the subject.
    static let subjectGain = 10.0

    /// - Parameters:
    ///   - trials: The trials of all variants with text.
    ///   - hasScrim: Whether the settings request a scrim already.
    init(_ trials: [CropTrials], _ treatments: [Treatment], hasScrim: Bool) {
        func estimate(_ treatment: Treatment, moves: Bool, keepsSubject: Bool) -> Estimate {
            let chosen = trials.map { one in
                let place = moves ? one.best(for: treatment, keepsSubject: keepsSubject) : one.current
                return (variant: one.variant, place: place, isMoved: place.focus != one.current.focus)
            }
            let places = chosen.filter(\.isMoved).map { ($0.variant, $0.place.focus) }
            return Estimate(
                change: Proposal.Change(
                    places: Dictionary(uniqueKeysWithValues: places),
                    addsScrim: treatment.hasScrim && !hasScrim),
                percent: chosen.map { $0.place.mean(treatment) }.min() ?? 0)
        }
        func all(_ treatments: [Treatment], moves: Bool, keepsSubject: Bool = true) -> [Estimate] {
            treatments.map { estimate($0, moves: moves, keepsSubject: keepsSubject) }
                .sorted { $0.percent > $1.percent }
        }
        // Where a requested scrim is not enough, there is none.
        let present = treatments.filter { !$0.hasScrim || hasScrim }
        let added = treatments.filter { $0.hasScrim && !hasScrim }
        let now = all(present, moves: false).first?.percent ?? 0
        let moved = all(present, moves: true)
        let shaded = all(added, moves: false)
        let both = all(added, moves: true)
        most = max(moved.first?.percent ?? 0, now)
        let safe = (shaded + moved + both).filter(\.changesSomething)
        let losing = all(present, moves: true, keepsSubject: false).map { one in
            Estimate(change: one.change, percent: one.percent - Self.subjectGain)
        }.filter(\.changesSomething)
        let hopeful = safe.filter { $0.percent >= Self.hopefulPercent }
        let best = (safe + losing).filter { $0.percent >= now + Remedy.leastGain }
            .max { $0.percent < $1.percent }
        // A scrim that is not enough is not applied, and has no estimate. The estimate may be wrong by little.
        let changes = hopeful.isEmpty ? [best ?? shaded.first].compactMap(\.self) : hopeful
        self.changes = changes.map(\.change)
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private struct Estimate {
        let change: Proposal.Change
        /// The mean of the least legible page that may result, in percent.
        let percent: Double

        var changesSomething: Bool { change.addsScrim || !change.places.isEmpty }
    }
}
