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
        "\(ink) on \(card.rawValue) \(color) has \(decimal(ratio, digits: 2)):1, less than \(ContrastThreshold.text)"
    }
}

extension Scrim {
    /// The text of the report on a scrim that was applied.
    var note: String {
        let shade = shade == .black ? "black" : "white"
        let strength = decimal(strongest, digits: 2)
        return switch form {
        case .uniform: "a uniform \(shade) scrim of \(strength) makes text and logo legible"
        case .soft: "a soft \(shade) scrim, \(strength) at its strongest, makes text and logo legible"
        }
    }

    /// Returns advice on the weakest uniform scrim that would be enough.
    static func advice(on uniform: Scrim?) -> String {
        guard let scrim = uniform else { return "no scrim is enough: choose another master" }
        let shade = scrim.shade == .black ? "black" : "white"
        let ink = scrim.shade == .black ? "light" : "dark"
        let strength = decimal(scrim.strongest, digits: 2)
        return scrim.isTooStrong
            ? "it would take a uniform \(shade) scrim of \(strength): choose another master"
            : "a uniform \(shade) scrim of \(strength) under \(ink) text is enough (scrim: auto)"
    }
}
