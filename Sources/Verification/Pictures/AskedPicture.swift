import WallpaperMetadata

/// A file that clients ask for, since the metadata has its wallpaper.
package struct AskedPicture: Sendable, Equatable {
    /// Below the root of the tree.
    let path: String
    /// The id of its wallpaper.
    let wallpaper: String
    /// What it shows.
    let variant: Variant
    /// What its extension says.
    let type: Layout.FileType
    /// The names of the profiles whose clients ask for it.
    var profiles: [String]
    /// Whether its ids are such that a file can be expected: valid, and nobody else's.
    let isExpected: Bool

    package init(
        path: String, wallpaper: String, variant: Variant, type: Layout.FileType, profiles: [String],
        isExpected: Bool = true
    ) {
        self.path = path
        self.wallpaper = wallpaper
        self.variant = variant
        self.type = type
        self.profiles = profiles
        self.isExpected = isExpected
    }

    /// All files that clients of some profiles ask for, each once: wallpapers as in the feed, then profiles,
    /// then variants. What has no safe path is left out, as are wallpapers that come with the app.
    static func all(in feed: Feed, profiles: [Profile]) -> [AskedPicture] {
        var pictures: [AskedPicture] = []
        var places: [String: Int] = [:]
        let counts = Dictionary(grouping: feed.wallpapers, by: { $0.id.lowercased() }).mapValues(\.count)
        for wallpaper in feed.wallpapers where !wallpaper.isBundled {
            let isExpected =
                counts[wallpaper.id.lowercased()] == 1
                && [wallpaper.id, wallpaper.collection].allSatisfy { WallpaperID.problem(with: $0) == nil }
            for profile in profiles {
                for variant in profile.layout.variants {
                    guard
                        let path = profile.layout.path(
                            to: variant, of: wallpaper.id, in: wallpaper.collection), Layout.isSafe(path)
                    else { continue }
                    if let place = places[path] {
                        if !pictures[place].profiles.contains(profile.name) {
                            pictures[place].profiles.append(profile.name)
                        }
                        continue
                    }
                    places[path] = pictures.count
                    pictures.append(
                        AskedPicture(
                            path: path, wallpaper: wallpaper.id, variant: variant,
                            type: profile.layout.fileType, profiles: [profile.name], isExpected: isExpected))
                }
            }
        }
        return pictures
    }
}
