import Colors
import Diagnostics

/// The one thing that helps most where home pages cannot be read: a scrim if it is enough, else other places for the
/// crops, else another master.
struct Remedy: Sendable {
    /// A phrase with the setting for the wallpaper's entry in `collection.yml`: "add `scrim: auto`: ...".
    let text: String

    /// A scrim, if it is enough.
    init?(scrimFor coloring: Coloring, _ wishes: ColorWishes, maxStrength: Double) {
        guard let colors = coloring.colors,
            Scrim.isEnough(
                for: coloring.measures, colors: colors, wishes: wishes, maxStrength: maxStrength)
        else { return nil }
        text = "add `scrim: auto`: a scrim of at most \(percentText(maxStrength)) % is enough"
    }

    /// Other places for the crops, if they help, else another master.
    ///
    /// - Parameter trials: Measures of other places for the crops of the variants that are not legible enough.
    init(
        moving trials: [CropTrials.Measures], for coloring: Coloring, _ wishes: ColorWishes,
        maxStrength: Double
    ) {
        let advice = coloring.colors.flatMap { colors in
            CropAdvice(from: trials, among: coloring.measures, colors: colors, wishes: wishes).text
        }
        text =
            advice
            ?? "choose another master: no scrim of at most \(percentText(maxStrength)) % is enough, and no other crop helps"
    }
}
