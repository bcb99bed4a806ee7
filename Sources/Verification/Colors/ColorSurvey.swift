import WallpressColors
import WallpressDiagnostics
import WallpressJSON
import WallpaperMetadata

/// A survey of the colors of the wallpapers on the published images.
///
/// Colors are chosen before the images are encoded. Encoding changes the legibility of a home page by less than 0.02, so
/// results that miss the goal by less than that pass.
struct ColorSurvey: Sendable {
    /// v1.
    private let feed: Feed
    /// The colors in v2, by the id of the wallpaper. The rest of v2 is large and not needed.
    private let extracted: [String: ExtractedColors]
    private let readsThemes: Bool

    /// - Parameters:
    ///   - feed: v1.
    ///   - v2: v2; nil if there is none.
    ///   - profiles: The profiles whose clients read the colors.
    init(feed: Feed, v2: Feed?, profiles: [Profile]) {
        self.feed = feed
        extracted = Dictionary(
            v2?.wallpapers.map { ($0.id, ExtractedColors($0.loaded)) } ?? [], uniquingKeysWith: { $1 })
        readsThemes = profiles.contains { $0.client == .fenix }
    }

    /// Returns the problems with the colors of one wallpaper.
    ///
    /// - Parameters:
    ///   - entries: All entries of v1 with its id.
    ///   - measures: The measures of its full-size variants.
    func diagnostics(of entries: [Feed.Wallpaper], measures: [VariantMeasure]) -> [Diagnostic] {
        entries.flatMap { wallpaper in
            let colors = PublishedColors(
                feed: feed, wallpaper: wallpaper.loaded, extracted: extracted[wallpaper.id],
                measures: measures)
            return colors.contrastDiagnostics + colors.cardDiagnostics(readsThemes: readsThemes)
                + colors.averageDiagnostics
        }
    }

    /// The problems with the colors of all wallpapers together.
    var sameColors: [Diagnostic] {
        let keys: [ColorKey] = [.text, .card, .logoText]
        let wallpapers = feed.wallpapers
        guard wallpapers.count > 1, let first = wallpapers.first.map({ one in keys.map { one.color($0) } }),
            !first.contains(nil),
            wallpapers.allSatisfy({ one in
                let loaded = one.loaded
                return zip(keys, first).allSatisfy { loaded.color($0) == $1 }
            })
        else { return [] }
        let colors = zip(keys, first).compactMap { key, color in color.map { "\(key.rawValue) \($0)" } }
        return [
            Diagnostic(
                .sameColors, path: feed.path,
                "all \(wallpapers.count) wallpapers have \(colors.joined(separator: ", "))")
        ]
    }
}

/// The colors of a wallpaper in v2.
struct ExtractedColors: Sendable {
    /// The values of the color keys, with their places.
    let node: JSONNode
    /// The variants that have a file.
    let variants: Set<Variant>

    fileprivate init(_ wallpaper: Feed.Wallpaper) {
        node = .object(
            ColorKey.allCases.compactMap { key in
                wallpaper.node[key.rawValue].map { JSONNode.Member(key.rawValue, $0) }
            })
        variants = Set(wallpaper.files.compactMap(\.variant))
    }
}
