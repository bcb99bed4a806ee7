import WallpaperMetadata

/// The result of fetching an image as a client.
package enum PictureState: Sendable, Equatable {
    /// A picture that decodes to its last row.
    case usable
    /// No bytes.
    case missing
    /// Bytes that are no whole picture.
    case broken
    /// Nobody knows, because the disk or the server failed.
    case unknown
}

/// A picture that a client cannot get, and what it cannot show because of that.
struct LostPicture: Sendable, Hashable {
    /// Relative to the root of the tree.
    let path: String
    /// Whose picture it is.
    let wallpaper: String
    /// What is known about its bytes.
    let state: PictureState

    /// "ios/dune/dune_thumbnail.jpg is missing"
    var fault: String {
        switch state {
        case .broken: "\(path) is no whole picture"
        case .unknown: "\(path) could not be looked at"
        case .usable, .missing: "\(path) is missing"
        }
    }
}

/// The states of a tree's pictures, by path.
struct PictureStates: Sendable {
    let states: [String: PictureState]

    func isUsable(_ path: String) -> Bool { if case .usable? = states[path] { true } else { false } }

    /// The first of these pictures that a client cannot get.
    func firstLost(
        _ variants: [Variant], of wallpaper: String, in collection: String, _ profile: Profile
    ) -> LostPicture? {
        let slots = variants.lazy.compactMap { variant in profile.layout.slots.first { $0.variant == variant }
        }
        return firstLost(slots, of: wallpaper, in: collection, profile)
    }

    /// The first of these files that a client cannot get.
    func firstLost(
        _ slots: some Sequence<Layout.Slot>, of wallpaper: String, in collection: String, _ profile: Profile
    ) -> LostPicture? {
        slots.lazy.map { profile.layout.path(to: $0, of: wallpaper, in: collection) }
            .first { !isUsable($0) }
            .map { LostPicture(path: $0, wallpaper: wallpaper, state: states[$0] ?? .missing) }
    }
}
