import WallpressColors
import WallpaperMetadata

extension ColorKey {
    /// Returns the inks on a card, beginning with the one that counts; nil for colors that are not cards.
    fileprivate func inks(_ colors: [ColorKey: HexColor]) -> [HexColor]? {
        switch self {
        case .card: colors[.text].map { [$0] }
        case .cardLight: CardChoice.lightTheme.map(\.ink)
        case .cardDark: CardChoice.darkTheme.map(\.ink)
        default: nil
        }
    }

    /// Returns the contrast of a card with the text on it: the ink with the lowest one.
    package func contrast(
        of card: HexColor, _ colors: [ColorKey: HexColor]
    ) -> (ink: HexColor, ratio: Double, isEnough: Bool)? {
        let inks = inks(colors)?.map { ink in
            (ink, contrastRatio(card, ink), ContrastThreshold.text.isReached(between: card, and: ink))
        }
        return inks?.min { $0.1 < $1.1 }
    }
}

extension PageWallpaper.Swatch {
    /// Returns the swatches of some colors. Cards have the contrast of the text on them, text and logo the contrast with the
    /// average.
    ///
    /// - Parameter pinned: Colors that somebody chose by hand.
    public static func all(
        _ colors: [ColorKey: HexColor], pinned: Set<ColorKey> = []
    ) -> [PageWallpaper.Swatch] {
        [ColorKey.text, .logoText, .card, .cardLight, .cardDark, .average].compactMap { key in
            guard let color = colors[key] else { return nil }
            let card = key.contrast(of: color, colors)
            let isInk = key == .text || key == .logoText
            return PageWallpaper.Swatch(
                key: key.rawValue, name: key.title, color: color.description,
                ink: card?.ink.description,
                ratio: card?.ratio ?? (isInk ? colors[.average].map { contrastRatio($0, color) } : nil),
                isEnough: card?.isEnough, isPinned: pinned.contains(key))
        }
    }
}
