import WallpressColors
import WallpressPixels
import WallpaperMetadata

/// Where crops that no person placed go, so that home pages on them are more legible and they hold as much of the subject.
///
/// They go no farther than a tenth of their side. Of crops that went farther on 268 pictures with known subjects, one in nine had
/// lost it, whatever share of the saliency they held.
struct CropMoves {
    /// The places, by variant. Variants that stay are left out.
    let places: [Variant: FractionPoint]

    /// A crop moves for this gain, in points. Less is not seen.
    private static let leastGain = 2.0

    /// - Parameters:
    ///   - trials: Those of all variants with text.
    ///   - free: The variants whose crops may move.
    ///   - treatments: What the pages may have.
    init(_ trials: [CropTrials], free: Set<Variant>, _ treatments: [Treatment]) {
        let goal = Double(LegibilityReport.percent)
        func chosen(_ trials: CropTrials, _ treatment: Treatment) -> CropTrials.Trial {
            func mean(_ trial: CropTrials.Trial) -> Double { trial.mean(treatment) }
            guard free.contains(trials.variant), mean(trials.current) < goal,
                let best = trials.others.filter({ $0.holdsSubject && $0.isNear }).max(by: {
                    mean($0) < mean($1)
                }),
                mean(best) >= mean(trials.current) + Self.leastGain
            else { return trials.current }
            return best
        }
        // The ink with which most pages are legible, then the one with the best of the others.
        let sets = treatments.map { treatment in
            let places = trials.map { (trials: $0, place: chosen($0, treatment)) }
            let means = places.map { $0.place.mean(treatment) }
            return (places: places, score: means.reduce(0) { $0 + min($1, goal) })
        }
        let best = sets.max { $0.score < $1.score }?.places ?? []
        let moved = best.filter { $0.place.focus != $0.trials.current.focus }
        places = Dictionary(uniqueKeysWithValues: moved.map { ($0.trials.variant, $0.place.focus) })
    }
}
