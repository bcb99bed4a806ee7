import Diagnostics
import Disk
import Input
import WallpaperMetadata

/// A wallpaper that was built. Its files are staged.
struct BuiltWallpaper: Sendable {
    let job: Plan.Job
    let result: WallpaperResult
    /// Checksums and stamps of its masters, in the order of the job.
    let masters: [FileRecord]
    let recipe: RecipeDigest
    /// The staged files, with their paths in the tree.
    let files: [Commit.Picture]

    init(
        _ job: Plan.Job, _ recipe: Recipe, _ masters: [DecodedMaster], _ coloring: Coloring,
        _ files: [VariantFile], _ staged: [Commit.Picture]
    ) {
        self.job = job
        self.recipe = RecipeDigest(recipe, for: job)
        result = WallpaperResult(job, masters, coloring, files.map(WallpaperResult.Picture.init))
        self.masters = masters.map(\.record)
        self.files = staged
    }
}

/// A wallpaper that was built or is up to date.
indirect enum FinishedWallpaper: Sendable {
    case built(BuiltWallpaper)
    case upToDate(Plan.Job, CachedWallpaper)

    /// Its job.
    var job: Plan.Job {
        switch self {
        case .built(let built): built.job
        case .upToDate(let job, _): job
        }
    }

    /// Its part of the report.
    ///
    /// - Parameter before: The cache of the build before, if shards may have made the wallpaper since.
    func wallpaper(_ suppressions: [Suppression], since before: Cache? = nil) -> Report.Wallpaper {
        switch self {
        case .built(let built):
            Report.Wallpaper(
                job: built.job,
                sources: SourceDigests(
                    built.job, masters: built.masters.map(\.sha256), recipe: built.recipe),
                result: built.result, isUnchanged: false, suppressions: suppressions)
        case .upToDate(let job, let cached):
            Report.Wallpaper(
                job: job, sources: cached.sources(of: job), result: cached.result,
                isUnchanged: before.map { cached.isSameWork(as: $0[job.collection, job.id]) } ?? true,
                suppressions: suppressions)
        }
    }

    /// The staged files, with their paths in the tree. A wallpaper that is up to date has none.
    var files: [Commit.Picture] {
        switch self {
        case .built(let built): built.files
        case .upToDate: []
        }
    }

    /// Whether its pictures are as an earlier build made them.
    private var isUnchanged: Bool { if case .upToDate = self { true } else { false } }

    /// The documents of asset catalogs that have to be there for it. Those that only concern a wallpaper that is up to date
    /// were compared.
    fileprivate var documents: [CatalogDocument] {
        isUnchanged ? job.documents.filter(\.isShared) : job.documents
    }

    /// Returns the entry that replaces that of an older cache.
    func cached(by build: Build, in cache: Cache) -> CachedWallpaper {
        switch self {
        case .built(let built):
            CachedWallpaper(built, by: build, replacing: cache[built.job.collection, built.job.id])
        case .upToDate(_, let cached): cached
        }
    }
}

extension [FinishedWallpaper] {
    /// The documents of asset catalogs, each once.
    var documents: [Commit.Document] {
        flatMap(\.documents).uniqued(by: \.path).map {
            Commit.Document(path: $0.path, .bytes($0.bytes))
        }
    }
}
