import WallpaperMetadata

/// The people who use one kind of client, and all that they get to see.
struct ClientResult: Sendable {
    let client: SimulatedClient
    /// Why the client gives the metadata up; nil where it does not.
    let cause: String?
    let offers: [Offer]
    /// Wallpapers that are offered and cannot be chosen, as one of their large pictures is not to be had.
    var unchoosable: [LostPicture] = []
    /// Whether its devices spell locales as in `en_US`.
    let spellsLikeIOS: Bool
}

/// What is shown in some combinations of day and locale.
struct Offer: Sendable {
    let cells: [SimulationCell]
    /// Collections that date and locale allow, by their index in the file.
    let collections: [Int]
    /// Ids of the wallpapers that date and locale allow.
    let due: [String]
    /// What is offered.
    let offered: [ClientView.Collection]
    var settings: Bool?
    var onboarding: Bool?
    /// What thumbnails that are not to be had hide.
    var lost: [LostPicture] = []

    /// How many of the feed's wallpapers are offered.
    var count: Int {
        let due = Set(due)
        return offered.reduce(0) { $0 + $1.wallpapers.count { due.contains($0) } }
    }
}
