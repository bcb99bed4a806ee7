import WallpressColors
import WallpressDiagnostics
import WallpressInput
import WallpressPixels
import WallpaperMetadata

/// Settings that make home pages more legible, and the results of a build with them.
package struct Proposal: Sendable {
    /// The settings that a wallpaper gets.
    package struct Change: Sendable, Equatable {
        /// The places to which the crops of some variants move.
        package let places: [Variant: FractionPoint]
        /// Whether it requests a scrim.
        package let addsScrim: Bool
    }

    /// The settings to change.
    package let change: Change
    /// The variants with it, and their colors; nil if there is no text on them.
    let variants: [VariantImage]
    package let colors: WallpaperColors?
    /// The measures of the variants with text.
    package let measures: [VariantMeasure]
    /// The legibility of home pages with it; nil if there are none.
    let legibility: LegibilityReport?
    /// Whether something of the text or of the logo still needs a warning.
    let isWarned: Bool
    /// Whether all pages reach the goal.
    let reachesGoal: Bool
    /// Whether no page needs a warning and every one is good to the eye.
    let isGood: Bool
    /// Whether all crops keep as much of the subject as before.
    let keepsSubject: Bool
    /// Whether its scrim was blended into the reduced images only. Otherwise it was tried with all steps of a build.
    let isEstimate: Bool

    init(_ change: Change, _ coloring: Coloring, keepsSubject: Bool, isEstimate: Bool) {
        (self.change, legibility) = (change, coloring.legibility)
        (self.keepsSubject, self.isEstimate) = (keepsSubject, isEstimate)
        (variants, colors, measures) = (coloring.variants, coloring.colors, coloring.measures)
        isWarned = coloring.isWarned
        isGood = !coloring.isWarned && coloring.legibility?.isGood == true
        reachesGoal =
            !coloring.isWeak && !coloring.isWarned
            && coloring.legibility?.screens.allSatisfy {
                $0.text.isAtLeast(percent: LegibilityReport.percent)
            } == true
    }

    /// The settings to paste, with which a build gives this result; nearly this one for an estimate.
    var settings: String { (reachesGoal ? change : placed).text }

    /// The change with a place for each crop that no person placed. Otherwise such crops move where pages are not legible.
    private var placed: Change {
        let free = variants.filter { $0.measure != nil && $0.job.placement == nil }
        let places = free.map { ($0.job.variant, $0.crop.focus) }
        return Change(
            places: change.places.merging(places) { place, _ in place }, addsScrim: change.addsScrim)
    }

    /// The text that can be read; see `LegibilityReport.leastText`.
    package var text: Share { legibility?.leastText ?? Share(passed: 0, total: 1) }
}

extension Proposal.Change {
    /// Returns the settings of a wallpaper with the change.
    package func taken(by settings: WallpaperSettings) -> WallpaperSettings {
        var settings = settings
        for (variant, focus) in places {
            settings[.keep, variant] = nil
            settings[.focus, variant] = .place(.focus(focus))
        }
        if addsScrim { settings[.scrim] = .text(Recipe.ScrimRule.auto.rawValue) }
        return settings
    }

    /// The settings to paste into `collection.yml`: "`scrim: auto, variants: {landscape: {focus: [0.5, 0.25]}}`".
    var text: String {
        let moves = places.sorted { $0.key < $1.key }.map {
            "\($0.key.rawValue): {focus: [\($0.value.x), \($0.value.y)]}"
        }
        let parts =
            (addsScrim ? ["scrim: auto"] : [])
            + (moves.isEmpty ? [] : ["variants: {\(moves.joined(separator: ", "))}"])
        return "`\(parts.joined(separator: ", "))`"
    }

    /// The same without a setting: "a soft scrim, and other places for Landscape and iPad".
    package var words: String {
        let moved = places.keys.sorted().map(\.title).joined(separator: " and ")
        let parts = [
            addsScrim ? "a soft scrim" : nil,
            moved.isEmpty
                ? nil : "\(places.count == 1 ? "a different crop" : "different crops") for \(moved)",
        ]
        return parts.compactMap(\.self).joined(separator: ", and ")
    }
}
