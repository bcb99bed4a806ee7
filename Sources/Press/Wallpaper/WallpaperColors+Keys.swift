import Colors
import WallpaperMetadata

extension WallpaperColors {
    /// The color that the metadata calls by this key.
    subscript(key: ColorKey) -> HexColor {
        switch key {
        case .text: text
        case .card: card
        case .logoText: logoText
        case .cardLight: cardLight
        case .cardDark: cardDark
        case .average: average
        }
    }

    /// All six by their key.
    var byKey: [ColorKey: HexColor] {
        Dictionary(uniqueKeysWithValues: ColorKey.allCases.map { ($0, self[$0]) })
    }
}
