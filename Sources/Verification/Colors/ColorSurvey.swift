import Colors
import WallpaperMetadata

/// Judges the colors of the wallpapers on the pictures that are published.
struct ColorSurvey: Sendable {
    /// v1.
    let feed: Feed
    /// Where it is there.
    let v2: Feed?
    /// Of the full-size variants, by the id of the wallpaper.
    let measures: [String: [VariantMeasure]]
    let profiles: [Profile]

    /// In the order of the feed.
    var findings: [Finding] { [] }
}
