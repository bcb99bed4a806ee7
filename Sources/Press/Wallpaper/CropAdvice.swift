import WallpressColors
import WallpressDiagnostics
import WallpressPixels
import WallpaperMetadata

/// The places to which crops of variants that are not legible enough could move, and the gains.
struct CropAdvice {
    /// Another place for a crop, and the mean of the least legible page before and after it, in percent.
    private struct Move {
        let variant: Variant
        let focus: FractionPoint
        let before: VariantMeasure
        let after: VariantMeasure
        var percent = (before: 0.0, after: 0.0)
    }

    private var moves: [Move] = []
    /// The smallest gain that is reported, in points.
    private static let leastPoints = 5.0

    /// Finds the best move for each weak variant alone, then checks all moves together with the colors that result from
    /// them.
    ///
    /// - Parameters:
    ///   - trials: The trials of the weak variants.
    ///   - measures: The current measures of all variants.
    init(
        from trials: [CropTrials.Measures], among measures: [VariantMeasure], colors: WallpaperColors,
        wishes: ColorWishes
    ) {
        for trial in trials {
            let best = trial.others.max {
                $0.measure.percent(with: colors) < $1.measure.percent(with: colors)
            }
            guard let best else { continue }
            moves.append(
                Move(variant: trial.variant, focus: best.focus, before: trial.current, after: best.measure))
        }
        settle(among: measures, colors: colors, wishes: wishes)
    }

    /// Removes moves that do not help with the colors that result from all moves, until the others all help.
    private mutating func settle(
        among measures: [VariantMeasure], colors: WallpaperColors, wishes: ColorWishes
    ) {
        var count: Int
        repeat {
            count = moves.count
            let moved = measures.map { measure in
                moves.first { $0.after.kind == measure.kind }?.after ?? measure
            }
            let newColors = WallpaperColors(measuring: moved, wishes: wishes)
            moves = moves.map { move in
                var move = move
                move.percent = (move.before.percent(with: colors), move.after.percent(with: newColors))
                return move
            }.filter { $0.percent.after - $0.percent.before >= Self.leastPoints }
        } while moves.count < count
    }

    /// The points on which the crops of the variants that it helps are to be centered.
    var places: [Variant: FractionPoint] {
        Dictionary(moves.map { ($0.variant, $0.focus) }, uniquingKeysWith: { first, _ in first })
    }

    /// "add `variants: {landscape: {focus: [0.5, 0.25]}}`: landscape gains 12 points"; nil if no move helps.
    var text: String? {
        guard !moves.isEmpty else { return nil }
        let settings = moves.map {
            "\($0.variant.rawValue): {focus: [\($0.focus.rounded.x), \($0.focus.rounded.y)]}"
        }
        let gains = moves.map { move in
            let (before, after) = (
                percentText(move.percent.before / 100), percentText(move.percent.after / 100)
            )
            return "\(move.variant.title) from \(before) to \(after) %"
        }
        return
            "add `variants: {\(settings.joined(separator: ", "))}`: other crops bring \(gains.joined(separator: ", "))"
    }
}

extension VariantMeasure {
    /// Returns the mean of the least legible page as it opens, in percent.
    fileprivate func percent(with colors: WallpaperColors) -> Double {
        LegibilityReport(of: colors, on: [self]).worst?.opening.mean.percent ?? 100
    }
}
