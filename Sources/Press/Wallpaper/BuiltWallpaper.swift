import Diagnostics
import WallpaperMetadata

/// A wallpaper whose files are staged.
struct BuiltWallpaper: Sendable {
    let job: Plan.Job
    let result: WallpaperResult
    /// The masters as they were read, in the order of the job.
    let masters: [FileRecord]
    /// What gets its place in the tree.
    let files: [Commit.Picture]

    init(_ job: Plan.Job, _ masters: [DecodedMaster], _ coloring: Coloring, _ staged: [StagedVariant]) {
        self.job = job
        result = WallpaperResult(job, masters, coloring, staged.flatMap(\.pictures))
        self.masters = masters.map(\.record)
        files = staged.flatMap(\.files)
    }
}

/// A wallpaper that is as it should be as soon as its files have their places.
enum FinishedWallpaper: Sendable {
    case built(BuiltWallpaper)
    case upToDate(Plan.Job, CachedWallpaper)

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

    /// What gets its place in the tree; nothing of a wallpaper that is up to date.
    var files: [Commit.Picture] {
        switch self {
        case .built(let built): built.files
        case .upToDate: []
        }
    }

    /// What the next build should know, once all files have their places.
    ///
    /// - Parameter moment: one after the files were staged and before they were committed.
    func cached(by build: Build, in output: OutputFolder, stagedBefore moment: FileTime) -> CachedWallpaper {
        switch self {
        case .built(let built): CachedWallpaper(built, by: build, in: output, stagedBefore: moment)
        case .upToDate(_, let cached): cached
        }
    }
}
