import WallpressColors
import WallpressDiagnostics
import WallpressJSON
import WallpaperMetadata

/// Checks the colors of the wallpapers on the pictures that are published.
///
/// Colors are chosen before the pictures are encoded. Encoding moves how legible a home page is by less than 0.02, so
/// that much less than promised is let pass.
struct ColorSurvey: Sendable {
    /// v1.
    private let feed: Feed
    /// What v2 says, by the id of the wallpaper. The rest of v2 is large and not needed.
    private let richer: [String: RicherColors]
    private let readsThemes: Bool

    /// - Parameters:
    ///   - feed: v1.
    ///   - v2: v2; nil where there is none.
    ///   - profiles: Whose clients read the colors.
    init(feed: Feed, v2: Feed?, profiles: [Profile]) {
        self.feed = feed
        richer = Dictionary(
            v2?.wallpapers.map { ($0.id, RicherColors($0.loaded)) } ?? [], uniquingKeysWith: { $1 })
        readsThemes = profiles.contains { $0.client == .fenix }
    }

    /// What is wrong with the colors of one wallpaper.
    ///
    /// - Parameters:
    ///   - entries: All entries of v1 with its id.
    ///   - measures: The measures of its full-size variants.
    func diagnostics(of entries: [Feed.Wallpaper], measures: [VariantMeasure]) -> [Diagnostic] {
        entries.flatMap { wallpaper in
            let colors = PublishedColors(
                feed: feed, wallpaper: wallpaper.loaded, richer: richer[wallpaper.id], measures: measures)
            return colors.contrastFindings + colors.cardFindings(readsThemes: readsThemes)
                + colors.averageFindings
        }
    }

    /// What is wrong with the colors of all wallpapers together.
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
struct RicherColors: Sendable {
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
