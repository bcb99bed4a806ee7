import WallpressDiagnostics

/// The wallpapers that a client offers in some combinations of day and locale.
struct Offer: Sendable {
    let cells: [SimulationCell]
    /// Collections that date and locale allow, by their index in the file.
    let collections: [Int]
    /// Ids of the wallpapers that date and locale allow.
    let due: [String]
    /// What is offered for certain.
    let offered: [ClientView.Collection]
    /// Why the client cannot read the metadata here; nil where it can.
    var cause: String?
    var settings: Bool?
    var onboarding: Bool?
    /// What missing and broken thumbnails hide.
    var lost: [LostPicture] = []
    /// Ids of wallpapers whose thumbnails are there, but are asked for or not by chance.
    var uncertain: [String] = []

    /// "the other wallpaper (forest)", "the other 2 wallpapers (forest and lake)"
    var others: String {
        "the other \(uncertain.count == 1 ? "wallpaper" : "\(uncertain.count) wallpapers")"
            + " (\(uncertain.shortened()))"
    }

    /// How many of the feed's wallpapers are offered.
    var count: Int {
        let due = Set(due)
        return offered.reduce(0) { $0 + $1.wallpapers.count { due.contains($0) } }
    }

    /// How many thumbnails are there for certain, the default wallpaper's included.
    var certain: Int { offered.reduce(0) { $0 + $1.wallpapers.count } }
}
