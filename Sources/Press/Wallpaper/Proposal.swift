import WallpressColors
import WallpressDiagnostics
import WallpressInput
import WallpressPixels
import WallpaperMetadata

/// Settings that make home pages more legible, and what a build with them comes to. They were tried with all steps of a build.
package struct Proposal: Sendable {
    /// The settings that a wallpaper gets.
    package struct Change: Sendable, Equatable {
        /// Where the crops of some variants move.
        package let places: [Variant: FractionPoint]
        /// Whether a scrim is asked for.
        package let addsScrim: Bool
    }

    /// What is to be set.
    package let change: Change
    /// The variants with it, and their colors; nil if there is no text on them.
    let variants: [VariantPicture]
    package let colors: WallpaperColors?
    /// The measures of the variants with text.
    package let measures: [VariantMeasure]
    /// How legible home pages are with it; nil if there are none.
    private let legibility: LegibilityReport?
    /// Whether nothing of the text is to be warned about.
    let reachesGoal: Bool
    /// Whether all crops hold as much of the subject as before.
    let holdsSubject: Bool

    init(_ change: Change, _ coloring: Coloring, holdsSubject: Bool) {
        (self.change, legibility, self.holdsSubject) = (change, coloring.legibility, holdsSubject)
        (variants, colors, measures) = (coloring.variants, coloring.colors, coloring.measures)
        reachesGoal =
            !coloring.isWeak && !coloring.isWarned
            && coloring.legibility?.screens.allSatisfy {
                $0.text.isAtLeast(percent: LegibilityReport.percent)
            } == true
    }

    /// `LegibilityReport.leastText`.
    package var text: Share { legibility?.leastText ?? Share(passed: 0, total: 1) }
}

extension Proposal.Change {
    /// The settings of a wallpaper with the change.
    package func taken(by settings: WallpaperSettings) -> WallpaperSettings {
        var settings = settings
        for (variant, focus) in places {
            settings[.keep, variant] = nil
            settings[.focus, variant] = .place(.focus(focus))
        }
        if addsScrim { settings[.scrim] = .text(Recipe.ScrimRule.auto.rawValue) }
        return settings
    }

    /// "`scrim: auto, variants: {landscape: {focus: [0.5, 0.25]}}`": what `collection.yml` gets, to be pasted.
    var text: String {
        let moves = places.sorted { $0.key < $1.key }.map {
            "\($0.key.rawValue): {focus: [\($0.value.x), \($0.value.y)]}"
        }
        let parts =
            (addsScrim ? ["scrim: auto"] : [])
            + (moves.isEmpty ? [] : ["variants: {\(moves.joined(separator: ", "))}"])
        return "`\(parts.joined(separator: ", "))`"
    }

    /// "a soft scrim, and other places for Landscape and iPad": the same without a setting.
    package var words: String {
        let moved = places.keys.sorted().map(\.title).joined(separator: " and ")
        let parts = [
            addsScrim ? "a soft scrim" : nil,
            moved.isEmpty ? nil : "\(places.count == 1 ? "another place" : "other places") for \(moved)",
        ]
        return parts.compactMap(\.self).joined(separator: ", and ")
    }
}
