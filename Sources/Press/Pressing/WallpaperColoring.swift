import Colors
import Pixels
import WallpaperMetadata

extension WallpaperPressing.Pressed {
    /// Gives the wallpaper its colors and says how legible they are.
    mutating func colorWallpaper(wishes: ColorWishes) {
        guard !measures.isEmpty else { return }
        measures.sort { $0.variant < $1.variant }
        let colors = WallpaperColors(measuring: measures, wishes: wishes)
        wallpaper.colors = colors.byKey
        wallpaper.contrast = ContrastReport(of: colors, on: measures)
    }
}

extension VariantMeasure {
    /// Measures a variant as it will be published; nil for the thumbnail, which no text stands upon.
    init?(of picture: VariantPicture, as variant: Variant, kernels: KernelLevel) {
        guard let kind = VariantKind(rawValue: variant.rawValue), let rgb = picture.rgb(kernels: kernels)
        else { return nil }
        self.init(of: rgb, as: kind)
    }

    fileprivate var variant: Variant { Variant(kind) }
}

extension Variant {
    init(_ kind: VariantKind) {
        self =
            switch kind {
            case .phonePortrait: .portrait
            case .phoneLandscape: .landscape
            case .padPortrait: .pad
            case .padLandscape: .padLandscape
            }
    }
}

extension WallpaperColors {
    fileprivate var byKey: [ColorKey: HexColor] {
        [
            .text: text, .card: card, .logoText: logoText, .cardLight: cardLight, .cardDark: cardDark,
            .average: average,
        ]
    }
}

extension ColorWishes {
    /// What `collection.yml` says, and where it is silent the recipe.
    init(_ settings: WallpaperSettings, _ recipe: Recipe) {
        self.init()
        let pinned = settings.pinnedColors
        self.pinned.average = pinned[.average]
        self.pinned.text = pinned[.text]
        self.pinned.logoText = pinned[.logoText]
        self.pinned.card = pinned[.card]
        self.pinned.cardLight = pinned[.cardLight]
        self.pinned.cardDark = pinned[.cardDark]
    }
}
