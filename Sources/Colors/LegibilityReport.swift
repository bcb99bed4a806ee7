import WallpaperMetadata

/// The legibility of the home pages of a wallpaper, on each screen.
///
/// A line of text has a share: the part of the pixels around its glyphs that reach its contrast. A page is legible when the
/// mean over its lines is at least 0.80, and a wallpaper when all pages are at launch.
public struct LegibilityReport: Sendable, Equatable {
    /// The mean that makes a page legible, in percent. It agreed with 23 of 24 verdicts by eye, on pages of 2025.
    public static let percent = 80
    /// The percentage of a line at 3:1 below which it is lost.
    public static let lostPercent = 50

    /// The screens that show one of the measured variants, in the order of `HomeScreen.all`.
    public let screens: [ScreenLegibility]

    /// Measures colors, whether computed or pinned.
    public init(of colors: WallpaperColors, on measures: [VariantMeasure]) {
        self.init(text: colors.text, logo: colors.logoText, on: measures)
    }

    /// Measures the colors of text and logo. Without a color, the logo does not count.
    public init(text: HexColor, logo: HexColor?, on measures: [VariantMeasure]) {
        let pages = measures.flatMap(\.pages)
        screens = HomeScreen.all.indices.compactMap { screen in
            ScreenLegibility(screen, pages.filter { $0.screen == screen }, text: text, logo: logo)
        }
    }

    /// Returns the share of each line of each page, by screen as in `HomeScreen.all`, by form as in `HomePage.Form.all`, and by
    /// box as in `HomePage.boxes`; nil if the theme decides. A screen whose variant was not measured has no pages.
    public static func lines(text: HexColor, logo: HexColor?, on measures: [VariantMeasure]) -> [[[Share?]]] {
        let pages = Dictionary(grouping: measures.flatMap(\.pages), by: \.screen)
        return HomeScreen.all.indices.map { screen in
            guard let pages = pages[screen] else { return [] }
            return HomePage.Form.all.map { form in
                let lines = pages.first { $0.form == form }?.lines ?? []
                // Clients without a color for the logo show it in the color of text.
                return lines.map { line in
                    line.ink.color(text: text, logo: logo ?? text).map { line.share(with: $0) }
                }
            }
        }
    }

    /// The screen whose page is least legible at launch; nil if no variant was measured.
    public var worst: ScreenLegibility? { screens.min { $0.opening.mean < $1.opening.mean } }

    /// The share of text that can be read on the least legible screen, as its page opens; nil if no variant was measured. It
    /// represents a wallpaper wherever there is only one number.
    public var leastText: Share? { screens.map(\.text).min() }

    /// Returns `leastText` for the screens that show a variant.
    public func leastText(on variant: Variant) -> Share? {
        screens.filter { $0.screen.variant == variant }.map(\.text).min()
    }

    /// The share of the logo that can be made out, on the screen where it is the smallest; nil without a logo.
    public var leastLogo: Share? { screens.compactMap(\.logo).min() }

    /// Whether all pages are legible at launch.
    public var isLegible: Bool { screens.allSatisfy(\.isLegible) }
}

extension LegibilityReport: Codable {
    /// Reads the screens.
    public init(from decoder: any Decoder) throws {
        screens = try decoder.singleValueContainer().decode([ScreenLegibility].self).fitted
    }

    /// Writes the screens.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode(screens)
    }
}
