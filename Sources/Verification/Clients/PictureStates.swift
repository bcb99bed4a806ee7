import WallpaperMetadata

/// What a client gets when it fetches a picture.
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
        for variant in variants {
            guard let path = profile.layout.path(to: variant, of: wallpaper, in: collection) else { continue }
            if !isUsable(path) {
                return LostPicture(path: path, wallpaper: wallpaper, state: states[path] ?? .missing)
            }
        }
        return nil
    }
}
