import Diagnostics
import Foundation
import Pixels
import WallpaperMetadata

/// The whole way from an input folder to a tree.
public struct Build: Sendable {
    /// The input folder.
    public var input: String
    /// The output folder.
    public var output: String
    /// How masters become files.
    public var recipe: Recipe
    /// Steps that run at the same time, at least 1. Memory grows with it, not with the number of masters.
    public var jobs: Int
    /// The day that metadata gets when something in it changed.
    public var date: CalendarDate
    /// Which kernels resample; all give the same bytes.
    public var kernels = KernelLevel.best
    /// Whether a wallpaper with warnings fails.
    public var isStrict = false
    /// Whether wallpapers that are no longer in the input are removed from the tree.
    public var prunes = false
    /// What is not to be reported.
    public var suppressions: [Suppression] = []
    /// What makes the pictures, by name. A wallpaper that another version made is made again.
    public var versions = Versions.all

    /// A build of an input folder into an output folder.
    public init(input: String, output: String, recipe: Recipe, jobs: Int, date: CalendarDate) {
        self.input = input
        self.output = output
        self.recipe = recipe
        self.jobs = jobs
        self.date = date
    }

    /// What happens while a build runs.
    public enum Event: Sendable {
        /// So many wallpapers will be built; the others are unchanged.
        case planned(count: Int)
        /// Work on a wallpaper has begun.
        case started(id: String)
        /// It is done; its files have no place in the tree yet.
        case finished(Report.Wallpaper)
        /// It failed.
        case failed(id: String, PressError)
    }

    /// Builds what is missing or out of date in the tree.
    ///
    /// The ten steps: scan, plan, compare; for each wallpaper that has to be made decode, crop and resample, choose
    /// colors, encode, stage (see `WallpaperBuild`); then commit and report.
    ///
    /// - Parameter observe: is told about every wallpaper that is built now, from any thread.
    /// - Throws: what makes the whole build impossible; the tree is then as it was before. What concerns a single
    ///   wallpaper is in the report.
    public func run(observe: @escaping @Sendable (Event) -> Void = { _ in }) async throws(PressError)
        -> Report
    {
        let catalog = try scan()
        let plan = try Plan(catalog, recipe: recipe)
        let tree = try openTree(catalog)
        defer { tree.staging.remove() }
        let decisions = await compare(plan, with: tree.cache, in: tree.folder, since: tree.start)
        let made = try await make(plan, decisions, in: tree, observe: observe)
        let staged = try tree.staging.lastChange()
        try commit(made.finished, catalog, to: tree)
        var report = report(on: made, plan, catalog, tree)
        report.notes += updateCache(made.finished, catalog, in: tree, stagedBefore: staged)
        return report
    }
}
