import Colors
import Diagnostics
import Pixels

extension ContrastReport {
    /// Returns one diagnostic for the whole wallpaper with the numbers of its weak regions and cards, or nil if
    /// everything is legible.
    ///
    /// - Parameter remedies: Phrases that say what would help.
    func diagnostic(on job: Plan.Job, remedies: [String]) -> Diagnostic? {
        if isGood { return nil }
        let found = (weakTexts + weakCardTexts).joined(separator: "; ")
        return Diagnostic(
            .weakContrast, wallpaper: job.id, ([found] + remedies).joined(separator: "; "),
            expected: "text at \(ContrastThreshold.text) and the logo at \(ContrastThreshold.largeText) on "
                + "\(Legibility.percent) % of their places, text on cards at \(ContrastThreshold.text)",
            found: found, fix: remedies.isEmpty ? nil : remedies.joined(separator: "; "))
    }

    private var weakTexts: [String] {
        TextRegion.allCases.compactMap { region in
            let weak = weakRegions.filter { $0.region == region }
            guard let color = weak.first?.color else { return nil }
            let shares = weak.map { "\($0.variant.rawValue) \($0.share)" }.joined(separator: ", ")
            return "\(region.rawValue) in \(color) is at \(region.threshold) on less than "
                + "\(Legibility.percent) %: \(shares)"
        }
    }

    private var weakCardTexts: [String] {
        weakCards.map { card in
            "\(card.ink) on \(card.card.rawValue) \(card.color) has \(decimal(card.ratio, digits: 2)):1,"
                + " less than \(ContrastThreshold.text)"
        }
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
