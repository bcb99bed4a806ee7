import WallpressDiagnostics
import WallpaperMetadata

/// The extract of v2 that is kept. The whole of v2 is large and is released once this is made.
struct MetadataExtract {
    /// The profiles that are simulated.
    let served: ServedProfiles
    /// The problems of the file by itself.
    let diagnostics: [Diagnostic]
    /// Its differences from v1, and the differences of other feeds from both.
    let comparison: [Diagnostic]
    /// The problems with the crops of its images.
    let crops: [Diagnostic]
    /// The images that were published before.
    let repeats: [Diagnostic]
    /// The files that no metadata names.
    let strays: [Diagnostic]
    let records: FileRecords
    let colors: ColorSurvey
    /// The wallpapers that programs other than clients show.
    let readers: [ReaderView]

    /// Reads v2, and runs every check that needs it as a whole.
    ///
    /// - Parameter feed: v1.
    init(beside feed: Feed, in tree: any Tree, for verification: Verification) async throws(VerificationError)
    {
        let found = try await verification.metadata(.v2, in: tree)
        let v2 = found.feed
        let known = verification.known
        let listing = tree.listing()
        let served =
            verification.profiles.isEmpty
            ? await ServedProfiles(
                of: feed.root == nil ? v2 ?? feed : feed, in: tree, listing: listing, known: known)
            : ServedProfiles(named: verification.profiles)
        // These and the records read all wallpapers of v2 anew, which takes long if there are many.
        async let diagnostics = found.survey(for: served.profiles)
        async let colors = ColorSurvey(feed: feed, v2: v2, profiles: served.profiles)
        async let comparison = v2.map { FeedComparison(v1: feed, v2: $0).diagnostics } ?? []
        let projections = try await verification.projections(of: feed, v2, in: tree)
        async let crops = CropSurvey(v2).diagnostics
        let published = v2 == nil ? nil : await verification.published(in: tree)
        async let repeats = RepeatSurvey(v2, published: published).diagnostics
        let records = FileRecords(v2)
        strays =
            UnreferencedFiles(
                among: listing, feeds: [feed, v2].compactMap(\.self), records: records, known: known,
                served: served.profiles
            ).diagnostics
        self.records = records
        self.served = served
        self.diagnostics = await diagnostics
        self.colors = await colors
        self.comparison = await comparison + projections.diagnostics
        readers = projections.readers
        self.crops = await crops
        self.repeats = await repeats
    }
}
