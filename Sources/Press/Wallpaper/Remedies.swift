import Colors
import Diagnostics
import Input
import Pixels
import WallpaperMetadata

/// What would make the home pages legible: a scrim, and other places for the crops.
struct Remedies: Sendable {
    /// Phrases such as "a scrim of at most 0.20 where text stands is enough (scrim: auto)".
    let texts: [String]
    /// The other places, by variant.
    let places: [Variant: FractionPoint]

    /// Finds remedies.
    ///
    /// - Parameter trials: Measures of other places for the crops of the variants that are not legible enough.
    init(for coloring: Coloring, trials: [CropTrials.Measures], _ wishes: ColorWishes, _ recipe: Recipe) {
        // Under a scrim, text can be read.
        guard let colors = coloring.colors, coloring.scrim == nil else {
            (texts, places) = ([], [:])
            return
        }
        let measures = coloring.measures
        let strength = decimal(recipe.maxStrength, digits: 2)
        let isEnough = Scrim.isEnough(
            for: measures, colors: colors, wishes: wishes, maxStrength: recipe.maxStrength)
        let scrim =
            isEnough
            ? "a scrim of at most \(strength) where text stands is enough (scrim: auto)"
            : "no scrim of at most \(strength) (max-strength) is enough: choose another master"
        let crops = CropAdvice(from: trials, among: measures, colors: colors, wishes: wishes)
        texts = [scrim] + [crops.text].compactMap(\.self)
        places = crops.places
    }
}
