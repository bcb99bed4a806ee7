import WallpressColors
import WallpressDiagnostics
import WallpaperMetadata

/// The outcome of the job of one wallpaper, which was built or is up to date. The commit, the cache and the report all use
/// it.
public struct Outcome: Sendable {
    let job: Plan.Job
    /// Its sources and results, for the next cache, or for the file of a shard.
    var record: Record
    /// Digests of its sources.
    let sources: SourceDigests
    /// Its staged files; nil if it was up to date, so that nothing was built.
    let staged: [Staging.File]?
    /// Whether it is unchanged since the build before, so that nothing was built, neither now nor in a shard.
    public let isUnchanged: Bool
    let suppressions: [Suppression]
    /// The published images that its masters resemble.
    private let known: [Diagnostic]

    /// - Parameter record: Its masters must be those of the job.
    init(
        _ job: Plan.Job, _ record: Record, staged: [Staging.File]?, isUnchanged: Bool,
        suppressions: [Suppression]
    ) {
        (self.job, self.record, self.staged) = (job, record, staged)
        (self.isUnchanged, self.suppressions) = (isUnchanged, suppressions)
        sources = SourceDigests(job, masters: record.masters.map(\.file.sha256), recipe: record.recipe)
        known = job.knownImages(record.masters.map(\.perceptual))
    }

    /// The documents of asset catalogs that have to be written for it. Those that only concern a wallpaper that is up to
    /// date were compared.
    var writtenDocuments: [CatalogDocument] {
        staged == nil ? job.documents.filter(\.isShared) : job.documents
    }
}

extension Outcome {
    /// The id.
    public var id: String { job.id }

    /// The id of its collection.
    public var collectionID: String { job.collectionID }

    /// The files in the order of variants and paths.
    public var files: [Plan.File] {
        job.variants.flatMap { variant in
            variant.files.compactMap { file in
                record.image(of: variant, as: file.format).map { made in
                    var file = file
                    (file.image.byteCount, file.image.sha256) = (made.bytes, made.sha256.description)
                    (file.quality, file.chroma) = (made.quality, made.chroma)
                    return file
                }
            }.sorted { $0.path < $1.path }
        }
    }

    /// The size of all files in bytes. Each path counts.
    public var byteCount: Int { files.reduce(0) { $0 + ($1.image.byteCount ?? 0) } }

    /// The crop of each variant. If a variant has several sizes, it is the crop of the first profile.
    public var crops: [Variant: VariantCrop] { crops(in: .light) }

    /// Returns the crop of each variant in a theme. There are none if there is no master for it.
    func crops(in theme: Theme) -> [Variant: VariantCrop] {
        Dictionary(
            record.crops.filter { $0.theme == theme }.map { ($0.variant, $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The paths of the documents of asset catalogs that list its files.
    public var documents: [String] { job.documents.map(\.path) }

    /// The colors by key; only those that were given by hand if only a thumbnail is made.
    public var colors: [ColorKey: HexColor] { record.colors?.byKey ?? job.settings.pinnedColors }

    /// The colors with the cards that were considered; nil if only a thumbnail is made.
    package var choice: WallpaperColors? { record.colors }

    /// The contrast of the colors; nil if only a thumbnail is made.
    public var contrast: ContrastReport? { record.contrast }

    /// The legibility of the home pages; nil if only a thumbnail is made.
    public var legibility: LegibilityReport? { record.legibility }

    /// The diagnostics that are not suppressed.
    public var diagnostics: [Diagnostic] {
        allDiagnostics.filter { !$0.isCovered(by: suppressions) }
    }

    /// All diagnostics, one for each rule: on the id, on the published state, on the masters in their order, then on crops
    /// and colors.
    var allDiagnostics: [Diagnostic] {
        let ofMasters = job.masters.flatMap { master in
            master.notes + record.diagnostics.filter { $0.rule == .ignoredContent && $0.path == master.name }
        }
        let others = record.diagnostics.filter { $0.rule != .ignoredContent }
        let published = [job.publishedBytes(sources, files)].compactMap(\.self) + known
        return (job.warnings + published + ofMasters + others).map { diagnostic in
            let master = job.masters.first { $0.name == diagnostic.path }
            var moved = diagnostic
            if let master { moved.path = master.path }
            return moved
        }.joinedByRule
    }

    /// The warnings. A strict build turns them into failures.
    public var warnings: [String] { diagnostics.filter { $0.severity == .warning }.map(\.message) }

    /// The notes, each with its file or the wallpaper.
    public var notes: [String] { notes { _ in true } }

    /// Returns the notes on some rules, each with its file or the wallpaper.
    func notes(on isIncluded: (Rule) -> Bool) -> [String] {
        diagnostics.filter { $0.severity == .note && isIncluded($0.rule) }.map { note in
            note.path == nil ? "\(collectionID)/\(id): \(note.message)" : note.sentence
        }
    }
}
