import WallpressColors
import WallpressPixels
import WallpaperMetadata

/// The places to which crops move so that text on them is legible. Each shows nearly the same as before. Where text stays
/// illegible, crops stay as well.
struct CropMoves {
    /// The places by variant, for the variants that move.
    let places: [Variant: FractionPoint]

    /// Chooses the places with which most pages are legible in one ink.
    ///
    /// - Parameters:
    ///   - trials: The trials of all variants with text.
    ///   - free: The variants whose crops may move.
    ///   - treatments: The treatments that the pages may have.
    init(_ trials: [CropTrials], free: Set<Variant>, _ treatments: [Treatment]) {
        let goal = Double(LegibilityReport.percent)
        let choices = treatments.map { treatment in
            let places = trials.map { one in
                let near = free.contains(one.variant) ? one.nearest(of: one.near, for: treatment) : nil
                let place = near ?? one.current
                return (variant: one.variant, place: place, isMoved: place.focus != one.current.focus)
            }
            return (places: places, score: places.reduce(0) { $0 + min($1.place.mean(treatment), goal) })
        }
        let best = choices.max { $0.score < $1.score }?.places ?? []
        places = Dictionary(
            uniqueKeysWithValues: best.filter(\.isMoved).map { ($0.variant, $0.place.focus) })
    }
}
