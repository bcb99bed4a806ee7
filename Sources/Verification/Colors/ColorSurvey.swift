import Colors
import Diagnostics
import WallpaperMetadata

/// Checks the colors of the wallpapers on the pictures that are published.
///
/// Colors are chosen before the pictures are encoded, and encoding moves a share by up to 0.4 points (measured
/// over 33 wallpapers of 4 variants, quality 85): so half a point less than promised is let pass.
struct ColorSurvey: Sendable {
    /// v1.
    let feed: Feed
    /// v2; nil where there is none.
    let v2: Feed?
    /// The measures of the full-size variants, by the id of the wallpaper.
    let measures: [String: [VariantMeasure]]
    let profiles: [Profile]

    /// In the order of the feed. What concerns all wallpapers comes last.
    var diagnostics: [Diagnostic] {
        let richer = Dictionary(v2?.wallpapers.map { ($0.id, $0) } ?? [], uniquingKeysWith: { $1 })
        let readsThemes = profiles.contains { $0.client == .fenix }
        var diagnostics: [Diagnostic] = []
        for wallpaper in feed.wallpapers {
            let colors = PublishedColors(
                feed: feed, wallpaper: wallpaper, v2: v2, richer: richer[wallpaper.id],
                measures: measures[wallpaper.id] ?? [])
            diagnostics += colors.contrastFindings + colors.cardFindings(readsThemes: readsThemes)
            diagnostics += colors.averageFindings
        }
        return diagnostics + sameColors
    }

    private var sameColors: [Diagnostic] {
        let keys: [ColorKey] = [.text, .card, .logoText]
        let sets = feed.wallpapers.map { wallpaper in keys.map { wallpaper.color($0) } }
        guard sets.count > 1, let first = sets.first, !first.contains(nil), sets.allSatisfy({ $0 == first })
        else { return [] }
        let colors = zip(keys, first).compactMap { key, color in color.map { "\(key.rawValue) \($0)" } }
        return [
            Diagnostic(
                .sameColors, path: feed.path,
                "all \(sets.count) wallpapers have \(colors.joined(separator: ", "))")
        ]
    }
}
