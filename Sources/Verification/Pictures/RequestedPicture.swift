import WallpaperMetadata

/// A picture file that clients ask for, because the metadata has its wallpaper.
package struct RequestedPicture: Sendable, Equatable {
    /// Relative to the root of the tree.
    package let path: String
    /// The id of its wallpaper.
    let wallpaper: String
    /// What it shows.
    package let variant: Variant
    /// What its extension says.
    let type: Layout.FileType
    /// The profiles whose clients ask for it.
    let profiles: [Profile]
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
}

/// What the clients of some profiles ask a tree for.
struct PictureRequests: Sendable {
    /// A kind of file. Profiles that spell its path alike share it.
    private struct Kind {
        let layout: Layout
        let variant: Variant
        var profiles: [Profile]
    }

    private let kinds: [Kind]

    /// Requests of the clients of these profiles.
    init(to profiles: [Profile]) {
        var kinds: [Kind] = []
        for profile in profiles {
            let layout = profile.layout
            for variant in layout.variants {
                let known = kinds.firstIndex {
                    $0.layout.template == layout.template && $0.variant == variant
                        && $0.layout.names[variant] == layout.names[variant]
                }
                if let known {
                    kinds[known].profiles.append(profile)
                } else {
                    kinds.append(Kind(layout: layout, variant: variant, profiles: [profile]))
                }
            }
        }
        self.kinds = kinds
    }

    /// The files of a wallpaper, each once: by profile, then by variant. Files without a safe path are left out, and
    /// there are none of a wallpaper that comes with the app.
    ///
    /// - Parameter isExpected: Whether its ids are valid and unique.
    func pictures(of wallpaper: Feed.Wallpaper, isExpected: Bool = true) -> [RequestedPicture] {
        if wallpaper.isBundled { return [] }
        return kinds.compactMap { kind in
            guard
                let path = kind.layout.path(
                    to: kind.variant, of: wallpaper.id, in: wallpaper.collection),
                Layout.isSafe(path)
            else { return nil }
            return RequestedPicture(
                path: path, wallpaper: wallpaper.id, variant: kind.variant, type: kind.layout.fileType,
                profiles: kind.profiles, isExpected: isExpected)
        }
    }
}
