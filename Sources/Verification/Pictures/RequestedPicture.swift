import WallpaperMetadata

/// A picture file that clients ask for, because the metadata has its wallpaper.
package struct RequestedPicture: Sendable, Equatable {
    /// Relative to the root of the tree.
    package let path: String
    /// The id of its wallpaper.
    let wallpaper: String
    /// What it shows.
    package let variant: Variant
    /// The theme that it is for.
    let theme: Theme
    /// The share of the full size that it has; nil for all of it.
    let density: Layout.Density?
    /// What its extension says.
    let type: Layout.FileType
    /// The profiles whose clients ask for it.
    let profiles: [Profile]
    /// Whether a file can be expected: its ids are valid and unique.
    let isExpected: Bool
    /// Whether an app does without it: a dark picture of an asset catalog.
    let isOptional: Bool
    /// Whether a server has it, and not only an app.
    var isServed: Bool { !profiles.allSatisfy(\.layout.isCatalog) }

    package init(
        path: String, wallpaper: String, variant: Variant, theme: Theme = .light,
        density: Layout.Density? = nil, type: Layout.FileType, profiles: [Profile],
        isExpected: Bool = true, isOptional: Bool = false
    ) {
        (self.theme, self.density, self.isOptional) = (theme, density, isOptional)
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
        let slot: Layout.Slot
        var profiles: [Profile]
    }

    private let kinds: [Kind]

    /// Requests of the clients of these profiles.
    init(to profiles: [Profile]) {
        var kinds: [Kind] = []
        for profile in profiles {
            let layout = profile.layout
            for slot in layout.slots {
                if let known = kinds.firstIndex(where: { $0.slot == slot }) {
                    kinds[known].profiles.append(profile)
                } else {
                    kinds.append(Kind(layout: layout, slot: slot, profiles: [profile]))
                }
            }
        }
        self.kinds = kinds
    }

    /// The files of a wallpaper, each once: by profile, then by variant. Files without a safe path are left out, and those
    /// that come with an app.
    ///
    /// - Parameter isExpected: Whether its ids are valid and unique.
    func pictures(of wallpaper: Feed.Wallpaper, isExpected: Bool = true) -> [RequestedPicture] {
        kinds.compactMap { kind in
            let profiles = kind.profiles.filter { !$0.bundles(wallpaper) }
            if profiles.isEmpty { return nil }
            let path = kind.layout.path(to: kind.slot, of: wallpaper.id, in: wallpaper.collection)
            guard Layout.isSafe(path) else { return nil }
            return RequestedPicture(
                path: path, wallpaper: wallpaper.id, variant: kind.slot.variant, theme: kind.slot.theme,
                density: kind.slot.density, type: kind.layout.fileType, profiles: profiles,
                isExpected: isExpected, isOptional: kind.layout.isCatalog && kind.slot.theme == .dark)
        }
    }
}

extension Profile {
    /// Whether its client takes the pictures of a wallpaper from the app itself.
    func bundles(_ wallpaper: Feed.Wallpaper) -> Bool {
        wallpaper.isBundled && reads(extraKey: Self.bundledAssetKey)
    }
}
