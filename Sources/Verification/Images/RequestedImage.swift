import WallpressPixels
import WallpaperMetadata

/// An image file that clients ask for, because the metadata has its wallpaper.
package struct RequestedImage: Sendable, Equatable {
    /// Relative to the root of the tree.
    package let path: String
    /// The id of its wallpaper.
    let wallpaperID: String
    /// The variant that it shows.
    package let variant: Variant
    /// The theme that it is for.
    let theme: Theme
    /// Its share of the full size; nil for all of it.
    let density: Layout.Density?
    /// The format of its extension.
    var format: ImageFormat { ImageFormat(path: path) ?? .jpeg }
    /// The profiles whose clients ask for it.
    let profiles: [Profile]
    /// Whether a file can be expected: its ids are valid and unique.
    let isExpected: Bool
    /// Whether an app can do without it: a dark image of an asset catalog.
    let isOptional: Bool
    /// Whether a server has it, and not only an app.
    var isServed: Bool { profiles.contains(where: \.isServed) }

    package init(
        path: String, wallpaperID: String, variant: Variant, theme: Theme = .light,
        density: Layout.Density? = nil, profiles: [Profile], isExpected: Bool = true,
        isOptional: Bool = false
    ) {
        (self.path, self.wallpaperID, self.variant, self.theme) = (path, wallpaperID, variant, theme)
        (self.density, self.profiles) = (density, profiles)
        (self.isExpected, self.isOptional) = (isExpected, isOptional)
    }
}

extension Profile {
    /// Returns whether its client uses the images of a wallpaper in the app itself.
    func bundles(_ wallpaper: Feed.Wallpaper) -> Bool {
        wallpaper.isBundled && reads(extraKey: Self.bundledAssetKey)
    }
}
