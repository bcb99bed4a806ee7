import WallpaperMetadata

/// Plays every client of the served profiles against a metadata file and what is known of its pictures.
struct ClientPlay: Sendable {
    /// Version 1, the one that clients read.
    let feed: Feed
    /// What became of each picture, by path; a path that is not there counts as missing.
    let pictures: [String: PictureState]
    /// Whose clients are played.
    let profiles: [Profile]
    /// The day on which people would see the tree.
    let today: CalendarDate
    /// More days to play; the day before, on and after every day in the metadata is played anyway.
    var days: [CalendarDate] = []
    /// More locales to play, in any spelling; those in the metadata and one that is not are played anyway.
    var locales: [String] = []

    /// What all clients show, and what that says of the tree.
    func run() async -> PlayedClients {
        PlayedClients(showings: [])
    }
}

/// What all clients were seen to show.
struct PlayedClients: Sendable {
    /// By client, then by what they show.
    let showings: [Showing]

    /// The same findings, with what they hide from whom as their effect.
    func explaining(_ findings: [Finding]) -> [Finding] { findings }

    /// What the clients alone can tell: collections that nobody sees, too few wallpapers, and clients that
    /// show nothing where none of these errors says why.
    func findings(besides found: [Finding]) -> [Finding] { [] }
}
