import WallpressColors
import WallpressDiagnostics
import WallpressPixels
import WallpaperMetadata

/// A remedy for home pages that cannot be read.
struct Remedy: Sendable {
    /// The one thing that helps most, as a phrase with the setting for the wallpaper's entry in `collection.yml`: a scrim if
    /// it is enough, else other places for the crops, else another master.
    let text: String
    /// Other places that help, by variant.
    let places: [Variant: FractionPoint]

    /// Finds the remedy; nil if there are no colors.
    ///
    /// - Parameters:
    ///   - isScrimEnough: Whether a scrim makes the pages readable.
    ///   - trials: Measures of other places for the crops of the variants that are not legible enough.
    init?(
        for coloring: Coloring, isScrimEnough: Bool, trials: [CropTrials.Measures], _ wishes: ColorWishes,
        maxStrength: Double
    ) {
        guard let colors = coloring.colors else { return nil }
        let most = percentText(maxStrength)
        let advice = CropAdvice(from: trials, among: coloring.measures, colors: colors, wishes: wishes)
        places = advice.places
        text =
            isScrimEnough
            ? "add `scrim: auto`: a scrim of at most \(most) % is enough"
            : advice.text
                ?? "choose another master: no scrim of at most \(most) % is enough, and no other crop helps"
    }
}
