import WallpaperMetadata

/// All that one kind of client shows.
struct ClientResult: Sendable {
    let client: SimulatedClient
    /// Why the client cannot read the metadata; nil where it can.
    let cause: String?
    let offers: [Offer]
    /// Wallpapers that are offered but cannot be chosen, because one of their large pictures is missing or
    /// broken.
    var unchoosable: [LostPicture] = []
    /// Whether its devices spell locales as in `en_US`.
    let spellsLikeIOS: Bool
}

/// What a client offers in some combinations of day and locale.
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
    /// What missing and broken thumbnails hide.
    var lost: [LostPicture] = []

    /// How many of the feed's wallpapers are offered.
    var count: Int {
        let due = Set(due)
        return offered.reduce(0) { $0 + $1.wallpapers.count { due.contains($0) } }
    }
}
