import Preview

/// The page of an input: what a preview shows too, and under the key `studio` what only an input has.
package struct StudioPage: Sendable, Encodable {
    /// What a preview shows too, but for the wallpapers.
    package let shown: PageData
    /// The wallpapers in the order of the input.
    package let wallpapers: [Wallpaper]
    /// What only an input has.
    package var studio: StudioData

    /// A page whose wallpapers have these additions, in their order.
    package init(_ page: PageData, additions: [StudioWallpaper], studio: StudioData) {
        var shown = page
        shown.wallpapers = []
        self.shown = shown
        wallpapers = zip(page.wallpapers, additions).map(Wallpaper.init)
        self.studio = studio
    }

    /// A wallpaper of an input: what a preview shows too, and under the key `studio` what only an input has.
    package struct Wallpaper: Sendable, Encodable {
        /// What a preview shows too.
        package var shown: PageWallpaper
        /// What only an input has.
        package var studio: StudioWallpaper

        /// A wallpaper with its additions.
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
