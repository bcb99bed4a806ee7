import WallpressDiagnostics

/// The wallpapers that a client offers in some combinations of day and locale.
struct Offer: Sendable {
    let cells: [SimulationCell]
    /// Collections that date and locale allow, by their index in the file.
    let collections: [Int]
    /// Ids of the wallpapers that date and locale allow.
    let due: [String]
    /// The wallpapers that are certainly offered.
    let offered: [ClientView.Collection]
    /// The reason that the client cannot read the metadata here; nil if it can.
    var cause: String?
    var settings: Bool?
    var onboarding: Bool?
    /// The thumbnails that are missing or broken, and hide wallpapers.
    var lost: [LostImage] = []
    /// The ids of wallpapers whose thumbnails are there, but are only asked for by chance.
    var uncertain: [String] = []

    /// "the other wallpaper (forest)", "the other 2 wallpapers (forest and lake)"
    var others: String {
        "the other \(uncertain.count == 1 ? "wallpaper" : "\(uncertain.count) wallpapers")"
            + " (\(uncertain.shortened()))"
    }

    /// The number of the feed's wallpapers that are offered.
    var count: Int {
        let due = Set(due)
        return offered.reduce(0) { $0 + $1.wallpaperIDs.count { due.contains($0) } }
    }

    /// The number of thumbnails that are certainly there, including the default wallpaper's.
    var certain: Int { offered.reduce(0) { $0 + $1.wallpaperIDs.count } }
}
