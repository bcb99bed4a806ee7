import WallpaperMetadata

/// What is wrong with a metadata file by itself, for the clients of these profiles.
struct FeedSurvey: Sendable {
    /// The file.
    let feed: Feed
    /// Which version it is.
    let version: MetadataVersion
    /// Whose clients read it.
    let profiles: [Profile]

    /// All of it, in the order of the file.
    var findings: [Finding] { [] }
}

/// Whether both versions tell of the same wallpapers.
struct FeedComparison: Sendable {
    /// Version 1.
    let v1: Feed
    /// Version 2.
    let v2: Feed

    /// Where they differ.
    var findings: [Finding] { [] }
}
