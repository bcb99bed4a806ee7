import WallpressPreview

/// The page of an input: the data of a preview, with additions under the key `studio`.
package struct StudioPage: Sendable, Encodable {
    /// The data of a preview, without wallpapers.
    package let shown: PageData
    /// The wallpapers in the order of the input.
    package let wallpapers: [Wallpaper]
    /// The additions for the whole input.
    package var studio: StudioData

    /// Creates a page with its additions; the wallpapers' are in the order of the wallpapers.
    package init(_ page: PageData, additions: [StudioWallpaper], studio: StudioData) {
        var shown = page
        shown.wallpapers = []
        self.shown = shown
        wallpapers = zip(page.wallpapers, additions).map(Wallpaper.init)
        self.studio = studio
    }

    /// A wallpaper of an input: the data of a preview, with additions under the key `studio`.
    package struct Wallpaper: Sendable, Encodable {
        /// The data of a preview.
        package var shown: PageWallpaper
        /// The additions for this wallpaper.
        package var studio: StudioWallpaper

        /// Creates a wallpaper with its additions.
        package init(_ shown: PageWallpaper, _ studio: StudioWallpaper) {
            (self.shown, self.studio) = (shown, studio)
        }

        package func encode(to encoder: any Encoder) throws {
            try shown.encode(to: encoder)
            var values = encoder.container(keyedBy: Key.self)
            try values.encode(studio, forKey: .studio)
        }
    }

    package func encode(to encoder: any Encoder) throws {
        try shown.encode(to: encoder)
        var values = encoder.container(keyedBy: Key.self)
        // They replace the empty list of `shown`.
        try values.encode(wallpapers, forKey: .wallpapers)
        try values.encode(studio, forKey: .studio)
    }

    private enum Key: CodingKey {
        case studio, wallpapers
    }
}
