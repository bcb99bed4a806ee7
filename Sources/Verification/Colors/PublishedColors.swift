import WallpressColors
import WallpressDiagnostics
import WallpressJSON
import WallpaperMetadata

/// The colors of one wallpaper in the metadata, and the measures of its images.
struct PublishedColors: Sendable {
    /// v1.
    let feed: Feed
    let wallpaper: Feed.Wallpaper
    /// The colors in v2; nil if it does not have the wallpaper.
    let extracted: ExtractedColors?
    /// The measures of its full-size variants. Empty if no image decodes.
    let measures: [VariantMeasure]

    /// Returns the color in v1, else in v2, with its place.
    func color(_ key: ColorKey) -> (color: HexColor, path: String, position: TextPosition?)? {
        if let node = wallpaper.node[key.rawValue] {
            return node.color.map { ($0, feed.path, node.position) }
        }
        guard let node = extracted?.node[key.rawValue], let color = node.color else { return nil }
        return (color, FeedFormat.v2.path, node.position)
    }

    /// Makes a diagnostic at the place of a color.
    func diagnostic(
        _ rule: Rule, at key: ColorKey, _ message: String, fix: String? = nil
    ) -> Diagnostic {
        placed(Diagnostic(rule, wallpaper: wallpaper.id, message, fix: fix), at: key)
    }

    /// Makes a diagnostic at the place of a color, with the message "expected X, found Y".
    func diagnostic(_ rule: Rule, at key: ColorKey, expected: String, found: String) -> Diagnostic {
        placed(Diagnostic(rule, wallpaper: wallpaper.id, expected: expected, found: found), at: key)
    }

    /// Returns a diagnostic moved to the place of a color.
    func placed(_ diagnostic: Diagnostic, at key: ColorKey) -> Diagnostic {
        let place = color(key)
        var placed = diagnostic
        (placed.path, placed.position) = (place?.path ?? feed.path, place?.position)
        return placed
    }
}

// MARK: - Text and logo

extension PublishedColors {
    /// The loss that encoding may cause on a page, in percent.
    private static let slackPercent = 2
    private static let slack = slackPercent * 10_000_000
    /// The mean that is enough for a page, without the loss by encoding.
    private static let enough = LegibilityReport.percent * 10_000_000 - slack
    /// The least gain of another color that is reported, in parts per billion: a point, and the loss by encoding.
    private static let leastGain = 10_000_000 + slack
    /// The same for the logo, which keeps the ink of the text unless the opposite one gains 15 points.
    private static let leastLogoGain = 150_000_000 + slack

    /// Diagnostics for home pages that are hard to read, and for colors if another color would help.
    var contrastDiagnostics: [Diagnostic] {
        guard !measures.isEmpty else { return [] }
        let weakThemes = ThemeLegibility.weakness(on: measures).map {
            Diagnostic(
                .themeContrast, wallpaper: wallpaper.id, path: feed.path, position: wallpaper.node.position,
                $0)
        }
        return weakPages + [weakThemes].compactMap(\.self)
            + [(TextRegion.text, ColorKey.text), (.logo, .logoText)].compactMap { region, key in
                color(key).flatMap { better(region, key, $0.color) }
            }
    }

    private var weakPages: [Diagnostic] {
        guard let text = color(.text)?.color else { return [] }
        let logo = color(.logoText)?.color
        return LegibilityReport(text: text, logo: logo, on: measures)
            .diagnostics(of: wallpaper.id, text: text, logo: logo, slack: Self.slackPercent)
            .map { placed($0, at: $0.rule == .logoContrast ? .logoText : .text) }
    }

    /// Reports white or black if it is more legible.
    private func better(_ region: TextRegion, _ key: ColorKey, _ color: HexColor) -> Diagnostic? {
        let current = measures.score(of: region, color)
        let scores = [HexColor.white, .black].map { (ink: $0, score: measures.score(of: region, $0)) }
        guard let best = scores.max(by: { $0.score < $1.score }) else { return nil }
        let gain = best.score.mean.partsPerBillion - current.mean.partsPerBillion
        let isLegible = current.worst.partsPerBillion >= Self.enough
        // A color that is legible on all pages may be worse on average.
        let isBetter =
            switch region {
            case .text: best.score.isLegible == isLegible ? gain > Self.leastGain : best.score.isLegible
            case .logo: gain > Self.leastLogoGain
            }
        guard isBetter else { return nil }
        return diagnostic(
            .betterColor, at: key,
            "\(key.rawValue) \(color) is readable on \(current.mean.wholePercent) of the home pages on average, "
                + "\(current.worst.wholePercent) of the worst one; \(best.ink) reaches "
                + "\(best.score.mean.wholePercent) and \(best.score.worst.wholePercent)",
            fix: "write \(best.ink), or let `wallpress fill --all` choose")
    }
}

extension Feed.Wallpaper {
    /// Returns a color that is spelled as six digits; nil if it is missing or spelled in any other way.
    package func color(_ key: ColorKey) -> HexColor? { node[key.rawValue]?.color }
}

extension JSONNode {
    fileprivate var color: HexColor? {
        guard let text, text.utf8.count == 6, let color = try? HexColor.normalizing(text) else { return nil }
        return color.color
    }
}
