import Colors
import Diagnostics
import Pixels

extension Coloring {
    /// Returns one diagnostic for the whole wallpaper: the screen on which its text is least legible, and the cards on
    /// which text is weak. Nil if everything is legible.
    func contrastDiagnostic(on job: Plan.Job) -> Diagnostic? {
        var found = contrast?.weakCards.map(\.weakness) ?? []
        if let colors, let worst = legibility?.worst, !worst.isLegible {
            found.insert(worst.weakness(text: colors.text, logo: colors.logoText), at: 0)
        }
        guard !found.isEmpty else { return nil }
        let remedies = remedies?.texts ?? []
        return Diagnostic(
            .weakContrast, wallpaper: job.id, (found + remedies).joined(separator: "; "),
            expected: "\(LegibilityReport.goal), text on cards at \(ContrastThreshold.text)",
            found: found.joined(separator: "; "),
            fix: remedies.isEmpty ? nil : remedies.joined(separator: "; "))
    }
}

extension CardContrast {
    fileprivate var weakness: String {
        "\(ink) on \(card.rawValue) \(color) has \(ratioText(ratio)):1, less than \(ContrastThreshold.text)"
    }
}

extension Coloring {
    /// The text of the report on a scrim that was applied.
    var scrimNote: String? {
        scrim.map { scrim in
            "a soft \(scrim.shade == .black ? "black" : "white") scrim, \(decimal(scrim.strongest, digits: 2)) at its "
                + "strongest, \(isWeak ? "is not enough to make" : "makes") the home pages legible"
        }
    }
}
