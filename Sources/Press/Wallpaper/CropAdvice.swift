import Colors
import Diagnostics
import Pixels
import WallpaperMetadata

/// Says where to move the crops of variants that are not legible enough, and how much that helps.
struct CropAdvice {
    /// Another place for a crop. Its `points` are what the mean of the least legible page gains.
    private struct Move {
        let variant: Variant
        let focus: FractionPoint
        let before: VariantMeasure
        let after: VariantMeasure
        var points = 0.0
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
            let best = trial.others.max { $0.measure.points(with: colors) < $1.measure.points(with: colors) }
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
                move.points = move.after.points(with: newColors) - move.before.points(with: colors)
                return move
            }.filter { $0.points >= Self.leastPoints }
        } while moves.count < count
    }

    /// Where the crops of the variants that it helps are to be centered.
    var places: [Variant: FractionPoint] {
        Dictionary(moves.map { ($0.variant, $0.focus) }, uniquingKeysWith: { first, _ in first })
    }

    /// "moving the crop helps: focus: [0.5, 0.25] for landscape (+12.3 points)"; nil if no move helps.
    var text: String? {
        guard !moves.isEmpty else { return nil }
        let parts = moves.map { move in
            "\(move.focus.setting) for \(move.variant.rawValue) (+\(decimal(move.points, digits: 1)) points)"
        }
        return "moving the crop helps: \(parts.joined(separator: ", "))"
    }
}

extension FractionPoint {
    /// The point as a line of `collection.yml`: "focus: [0.5, 0.25]".
    fileprivate var setting: String { "focus: [\(rounded.x), \(rounded.y)]" }
}

extension VariantMeasure {
    /// Returns the mean of the least legible page as it opens, in percent.
    fileprivate func points(with colors: WallpaperColors) -> Double {
        LegibilityReport(of: colors, on: [self]).worst?.opening.mean.percent ?? 100
    }
}
