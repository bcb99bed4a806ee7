import WallpaperMetadata

/// A picture file that clients ask for, because the metadata has its wallpaper.
package struct RequestedPicture: Sendable, Equatable {
    /// Relative to the root of the tree.
    let path: String
    /// The id of its wallpaper.
    let wallpaper: String
    /// What it shows.
    let variant: Variant
    /// What its extension says.
    let type: Layout.FileType
    /// The profiles whose clients ask for it.
    var profiles: [Profile]
    /// Whether a file can be expected: its ids are valid and unique.
    let isExpected: Bool

    package init(
        path: String, wallpaper: String, variant: Variant, type: Layout.FileType, profiles: [Profile],
        isExpected: Bool = true
    ) {
        self.path = path
        self.wallpaper = wallpaper
        self.variant = variant
        self.type = type
        self.profiles = profiles
        self.isExpected = isExpected
    }

    /// All files that clients of some profiles ask for, each once: by wallpaper as in the feed, then by
    /// profile, then by variant. Files without a safe path are left out, and so are wallpapers that come with
    /// the app.
    static func all(in feed: Feed, profiles: [Profile]) -> [RequestedPicture] {
        let counts = Dictionary(grouping: feed.wallpapers, by: { $0.id.lowercased() }).mapValues(\.count)
        var list = RequestedPictureList()
        for wallpaper in feed.wallpapers where !wallpaper.isBundled && !list.isFull {
            let isValid = [wallpaper.id, wallpaper.collection].allSatisfy {
                WallpaperID.problem(with: $0) == nil || WallpaperID.isHarmless($0)
            }
            let isExpected = isValid && counts[wallpaper.id.lowercased()] == 1
            for profile in profiles { list.add(wallpaper, profile, isExpected: isExpected) }
        }
        return list.pictures
    }
}

/// Files in the order in which clients first ask for them.
private struct RequestedPictureList {
    private(set) var pictures: [RequestedPicture] = []
    private var places: [String: Int] = [:]

    /// Whether there are so many that no more are checked: far more than anybody would scroll through.
    var isFull: Bool { pictures.count >= 200_000 }

    mutating func add(_ wallpaper: Feed.Wallpaper, _ profile: Profile, isExpected: Bool) {
        let layout = profile.layout
        for variant in layout.variants {
            guard let path = layout.path(to: variant, of: wallpaper.id, in: wallpaper.collection),
                Layout.isSafe(path)
            else { continue }
            if let place = places[path] {
                if !pictures[place].profiles.contains(profile) {
                    pictures[place].profiles.append(profile)
                }
            } else {
                places[path] = pictures.count
                pictures.append(
                    RequestedPicture(
                        path: path, wallpaper: wallpaper.id, variant: variant, type: layout.fileType,
                        profiles: [profile], isExpected: isExpected))
            }
        }
    }
}
