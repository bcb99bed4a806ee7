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
    /// What makes the pictures; a wallpaper that another version made is made again.
    package var versions = Versions.all

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

    /// Builds the tree, or what of it is not as it should be already.
    ///
    /// - Parameter observe: is told of every wallpaper that is built now, from any thread.
    /// - Throws: what makes the whole build impossible; the tree is as it was then. What concerns one
    ///   wallpaper stands in the report.
    public func run(observe: @escaping @Sendable (Event) -> Void = { _ in }) async throws(PressError)
        -> Report
    {
        Heaps.limit(to: jobs)
        let (catalog, plan) = try planned()
        let folder = try OutputFolder(buildingAt: output)
        let tree = try treeMetadata(in: folder, catalog)
        let staging = try Staging(in: folder)
        defer { staging.remove() }
        let memoryFile = MemoryFile(beside: output)
        let (memory, complaint) = memoryFile.read()

        let begin = try staging.lastChange()
        let verdicts = await comparison(with: memory, in: folder, since: begin)
            .verdicts(on: plan, width: jobs)
        var report = Report(output: output)
        report.notes = catalog.notes + [complaint].compactMap(\.self)
        report.failed = catalog.failures
        let done = try await carryOut(
            plan, verdicts, Workplace(begin: begin, staging: staging, jobs: jobs, kernels: kernels),
            observe: observe, failed: &report.failed)
        report.failed.sort { $0.path < $1.path }
        report.wallpapers = done.map(\.wallpaper)
        let removed = prunes ? tree.wallpapers(missingFrom: catalog) : [:]
        let failed = plan.wallpapers(missingFrom: report.wallpapers)
        report.notes += tree.notes(on: catalog, removed: removed, failed: failed)

        let staged = try staging.lastChange()
        try Publication(
            pictures: done.lazy.flatMap(\.pictures),
            documents: tree.documents(catalog, report.wallpapers, removed, recipe, date),
            removals: tree.paths(of: removed, profiles: recipe.profiles),
            kept: removed.isEmpty
                ? [] : report.wallpapers.filter(\.isUnchanged).flatMap { $0.files.map(\.path) }
        ).publish(from: staging)
        var others = memory
        others.forget(allBut: tree.published.merging(removed) { $0.subtracting($1) })
        if others != memory || done.contains(where: { !$0.isRemembered(in: memory) }) {
            for one in done { others.forget(one.job) }
            let new = done.lazy.map { $0.remembered(by: self, in: folder, stagedBefore: staged) }
            report.notes += [memoryFile.write(new, others.wallpapers)].compactMap(\.self)
        }
        return report
    }
}
