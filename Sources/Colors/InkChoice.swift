/// The choice of the ink for text or logo, on all home pages at launch.
struct InkChoice {
    let region: TextRegion
    private let pages: [PageLuminances]

    /// The most that a preferred color may cost on the least legible page, and on average: 0.5 points, in parts per billion.
    private static let tolerance = 5_000_000
    /// The least gain of the logo in the opposite ink of the text, in parts per billion: mixed inks
    /// look like a mistake.
    private static let leastGain = 150_000_000

    init(of region: TextRegion, on measures: [VariantMeasure]) {
        self.region = region
        pages = measures.flatMap(\.openingPages)
    }

    /// Returns the legibility of a color: the means over the lines of each page.
    func score(_ color: HexColor) -> InkScore {
        InkScore(
            pages.compactMap { page in
                let lines = page.lines.filter { $0.ink == TextBox.Source(region) }
                return lines.isEmpty ? nil : Share(meanOf: lines.map { $0.share(with: color) })
            })
    }

    /// Returns the better one of white and black; white when they are equal.
    func polarity() -> Ink { score(.black) > score(.white) ? .dark : .light }

    /// Returns the ink of a logo beside text: the same, unless the opposite one is far better.
    func polarity(beside text: Ink) -> Ink {
        let gain = score(text.opposite.pure).mean.partsPerBillion - score(text.pure).mean.partsPerBillion
        return gain >= Self.leastGain ? text.opposite : text
    }

    /// Returns the first of the preferred colors that costs very little compared with the pure ink, otherwise the pure ink.
    ///
    /// A preferred color must not make a page illegible that is legible with the pure ink.
    func color(for ink: Ink, preferring nicer: [HexColor]) -> HexColor {
        let pure = score(ink.pure)
        return nicer.first { color in
            let score = score(color)
            return [\InkScore.worst, \.mean].allSatisfy { part in
                score[keyPath: part].partsPerBillion + Self.tolerance >= pure[keyPath: part].partsPerBillion
            } && (score.isLegible || !pure.isLegible)
        } ?? ink.pure
    }
}

/// The legibility of a color on the home pages. A color that is legible on all pages is better than one that is not;
/// otherwise the mean decides.
package struct InkScore: Comparable {
    /// The least legible page, and the mean of all pages.
    package let worst, mean: Share

    init(_ pages: [Share]) {
        worst = pages.min() ?? Share(passed: 0, total: 1)
        mean = Share(meanOf: pages)
    }

    package var isLegible: Bool { worst.isAtLeast(percent: LegibilityReport.percent) }

    package static func < (a: Self, b: Self) -> Bool {
        a.isLegible == b.isLegible ? a.mean < b.mean : b.isLegible
    }
}

extension [VariantMeasure] {
    /// Returns the legibility of a color for text or logo, on all home pages at launch.
    package func score(of region: TextRegion, _ color: HexColor) -> InkScore {
        InkChoice(of: region, on: self).score(color)
    }
}
