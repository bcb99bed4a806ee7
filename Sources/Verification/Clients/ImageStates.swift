import WallpaperMetadata

/// The result of fetching an image as a client.
package enum ImageState: Sendable, Equatable {
    /// An image that decodes to its last row.
    case usable
    /// No bytes.
    case missing
    /// Bytes that are not a complete image.
    case broken
    /// Unknown, because the disk or the server failed.
    case unknown
}

/// An image that a client cannot get, and the wallpaper that it cannot show because of that.
struct LostImage: Sendable, Hashable {
    /// Relative to the root of the tree.
    let path: String
    /// The id of its wallpaper.
    let wallpaperID: String
    /// The state of its bytes.
    let state: ImageState

    /// "ios/dune/dune_thumbnail.jpg is missing"
    var error: String {
        switch state {
        case .broken: "\(path) is damaged"
        case .unknown: "\(path) could not be checked"
        case .usable, .missing: "\(path) is missing"
        }
    }
}

/// The states of a tree's images, by path.
struct ImageStates: Sendable {
    let states: [String: ImageState]

    func isUsable(_ path: String) -> Bool { if case .usable? = states[path] { true } else { false } }

    /// Returns the first of these images that a client cannot get.
    func firstLost(
        _ variants: [Variant], of wallpaperID: String, in collectionID: String, _ profile: Profile
    ) -> LostImage? {
        let slots = variants.lazy.compactMap { variant in profile.layout.slots.first { $0.variant == variant }
        }
        return firstLost(slots, of: wallpaperID, in: collectionID, profile)
    }

    /// Returns the first of these files that a client cannot get.
    func firstLost(
        _ slots: some Sequence<Layout.Slot>, of wallpaperID: String, in collectionID: String,
        _ profile: Profile
    ) -> LostImage? {
        slots.lazy.map { profile.layout.path(to: $0, of: wallpaperID, in: collectionID) }
            .first { !isUsable($0) }
            .map { LostImage(path: $0, wallpaperID: wallpaperID, state: states[$0] ?? .missing) }
    }
}
