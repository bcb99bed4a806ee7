import WallpaperMetadata

/// The requests that clients of some profiles make to a tree.
struct ImageRequests: Sendable {
    /// A kind of file. Profiles that spell its path alike share it.
    private struct Kind {
        let layout: Layout
        let slot: Layout.Slot
        var profiles: [Profile]
    }

    private let kinds: [Kind]

    /// Creates the requests of the clients of these profiles.
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

    /// Returns the files of a wallpaper, each once: by profile, then by variant. Files without a safe path are left out, and so
    /// are files that come with an app.
    ///
    /// - Parameter isExpected: Whether its ids are valid and unique.
    func images(of wallpaper: Feed.Wallpaper, isExpected: Bool = true) -> [RequestedImage] {
        kinds.compactMap { kind in
            let profiles = kind.profiles.filter { !$0.bundles(wallpaper) }
            if profiles.isEmpty { return nil }
            let path = kind.layout.path(to: kind.slot, of: wallpaper.id, in: wallpaper.collectionID)
            guard Layout.isSafe(path) else { return nil }
            return RequestedImage(
                path: path, wallpaperID: wallpaper.id, variant: kind.slot.variant, theme: kind.slot.theme,
                density: kind.slot.density, profiles: profiles, isExpected: isExpected,
                isOptional: kind.layout.isCatalog && kind.slot.theme == .dark)
        }
    }
}
