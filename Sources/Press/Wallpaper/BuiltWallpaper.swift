import Diagnostics
import WallpaperMetadata

/// A wallpaper that was built. Its files are staged.
struct BuiltWallpaper: Sendable {
    let job: Plan.Job
    let result: WallpaperResult
    /// Checksums and stamps of its masters, in the order of the job.
    let masters: [FileRecord]
    /// The staged files, with their paths in the tree.
    let files: [Commit.Picture]

    init(
        _ job: Plan.Job, _ masters: [DecodedMaster], _ coloring: Coloring, _ files: [VariantFile],
        _ staged: [Commit.Picture]
    ) {
        self.job = job
        result = WallpaperResult(job, masters, coloring, files.map(WallpaperResult.Picture.init))
        self.masters = masters.map(\.record)
        self.files = staged
    }
}

/// A wallpaper that was built or is up to date.
enum FinishedWallpaper: Sendable {
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
    func wallpaper(_ suppressions: [Suppression]) -> Report.Wallpaper {
        switch self {
        case .built(let built):
            Report.Wallpaper(
                job: built.job, result: built.result, isUnchanged: false, suppressions: suppressions)
        case .upToDate(let job, let cached):
            Report.Wallpaper(job: job, result: cached.result, isUnchanged: true, suppressions: suppressions)
        }
    }

    /// The staged files, with their paths in the tree. A wallpaper that is up to date has none.
    var files: [Commit.Picture] {
        switch self {
        case .built(let built): built.files
        case .upToDate: []
        }
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
