import WallpaperMetadata

/// The people who use one kind of client, and all that they get to see.
struct PlayedAudience: Sendable {
    let client: PlayedClient
    /// Why the client gives the metadata up; nil where it does not.
    let cause: String?
    let scenes: [PlayedScene]
    /// Wallpapers that are offered and cannot be chosen, as one of their large pictures is not to be had.
    var unchoosable: [LostWallpapers] = []
    /// Whether its devices spell locales as in `en_US`.
    let spellsLikeIOS: Bool
}

/// What is shown in some combinations of day and locale.
struct PlayedScene: Sendable {
    let cells: [PlayedCell]
    /// Collections that date and locale allow, by their index in the file.
    let collections: [Int]
    /// Ids of the wallpapers that date and locale allow.
    let due: [String]
    /// What is offered.
    let offered: [Showing.Collection]
    var settings: Bool?
    var onboarding: Bool?
    /// What thumbnails that are not to be had hide.
    var lost: [LostWallpapers] = []

    /// How many of the feed's wallpapers are offered.
    var count: Int {
        let due = Set(due)
        return offered.reduce(0) { $0 + $1.wallpapers.count { due.contains($0) } }
    }
}

/// A picture that is not to be had, and what that takes away.
struct LostWallpapers: Sendable, Hashable {
    /// Below the root of the tree.
    let path: String
    /// Whose picture it is.
    let wallpaper: String
    /// Whether there are bytes, of whatever kind.
    let isBroken: Bool
    /// Ids of other wallpapers that are not offered because of it.
    var others: [String] = []

    /// "ios/dune/dune_thumbnail.jpg is missing"
    var fault: String { "\(path) is \(isBroken ? "no whole picture" : "missing")" }

    /// " and the 2 wallpapers after it (a and b)", or nothing.
    var othersForPeople: String {
        others.isEmpty
            ? ""
            : " and the \(others.count == 1 ? "wallpaper" : "\(others.count) wallpapers") after it"
                + " (\(others.shortened()))"
    }
}

/// What is known of the pictures of a tree.
struct PlayedPictures: Sendable {
    let states: [String: PictureState]

    func isUsable(_ path: String) -> Bool { if case .usable? = states[path] { true } else { false } }

    /// The first of these pictures that a client does not get.
    func firstLost(
        _ variants: [Variant], of wallpaper: String, in collection: String, _ profile: Profile
    ) -> LostWallpapers? {
        for variant in variants {
            guard let path = profile.layout.path(to: variant, of: wallpaper, in: collection) else { continue }
            if !isUsable(path) {
                return LostWallpapers(path: path, wallpaper: wallpaper, isBroken: states[path] == .broken)
            }
        }
        return nil
    }
}
