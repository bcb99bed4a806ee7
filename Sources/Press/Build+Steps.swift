import Concurrency
import Diagnostics
import Disk
import Foundation
import Input
import WallpaperMetadata

extension Build {
    /// Step 1: scans the input.
    func scan() throws(PressError) -> Catalog {
        let folder = try onInput(InputFolder(input))
        try folder.refuse(output: output)
        let isOwn = shard.map { shard in
            { @Sendable (id: String, collection: String) in shard.contains(id, in: collection) }
        }
        var catalog = try onInput(Catalog.scan(folder, for: recipe, only: isOwn))
        catalog.notes += catalog.notes(for: recipe.clients) + catalog.notesOnUnusedMasters(recipe.profiles)
        return catalog
    }

    /// Step 2: returns the jobs to do, those that `only` names. The catalog loses the collections of which none is named.
    ///
    /// - Parameter all: The jobs of the whole catalog.
    /// - Throws: `PressError.unknownWallpaper`. A wallpaper that cannot be used is known: the catalog has its error.
    func select(from all: Plan, _ catalog: inout Catalog) throws(PressError) -> Plan {
        if only.isEmpty { return all }
        let known = catalog.unusable.wallpapers.union(all.jobs.map(\.id))
        if !catalog.unusable.hidesNames, let id = only.first(where: { !known.contains($0) }) {
            throw .unknownWallpaper(id, suggestion: suggestion(for: id, among: known.sorted()))
        }
        let named = Set(only)
        let plan = Plan(jobs: all.jobs.filter { named.contains($0.id) })
        let collections = Set(plan.jobs.map(\.collection))
        catalog.collections.removeAll { !collections.contains($0.id) }
        return plan
    }

    /// Step 3: decides for each job of the plan whether it has to be done.
    func compare(
        _ plan: Plan, with cache: Cache, in folder: OutputFolder?, since moment: FileTime?
    ) async -> [Comparison.Decision] {
        await Comparison(cache: cache, recipe: recipe, versions: versions, output: folder, moment: moment)
            .decisions(on: plan, width: jobs)
    }

    /// Steps 4 to 8: builds the wallpapers that are not up to date, at most `jobs` of them at the same time.
    ///
    /// - Throws: An error that concerns all wallpapers, such as a full disk; `.cancelled` if the task is cancelled.
    func make(
        _ plan: Plan, _ decisions: [Comparison.Decision], in tree: OpenTree,
        observe: @escaping @Sendable (Event) -> Void
    ) async throws(PressError) -> MadeWallpapers {
        observe(.planned(count: decisions.count { $0.reason != nil }))
        let cores = Semaphore(jobs)
        let isLarge = plan.jobs.map { $0.largestMaster > largeMaster }
        var results: [Int: Result<FinishedWallpaper, PressError>] = [:]
        for (large, width) in [(false, jobs), (true, 1)] {
            let indices = plan.jobs.indices.filter { isLarge[$0] == large }
            let made = await indices.concurrentMap(width: width) { index in
                let job = plan.jobs[index]
                switch decisions[index] {
                case .upToDate(let cached):
                    return Result { () throws(PressError) in try judged(.upToDate(job, cached)) }
                case .build:
                    let build = WallpaperBuild(
                        job: job, recipe: recipe, kernels: kernels, start: tree.start, cores: cores,
                        masterByMaster: large && job.masters.count > 1)
                    return await make(build, into: tree.staging, observe)
                }
            }
            for (index, result) in zip(indices, made) { results[index] = result }
        }
        if Task.isCancelled { throw .cancelled(path: output) }
        return try MadeWallpapers(plan.jobs.indices.compactMap { results[$0] })
    }

    private func make(
        _ build: WallpaperBuild, into staging: Staging, _ observe: @Sendable (Event) -> Void
    ) async -> Result<FinishedWallpaper, PressError> {
        if Task.isCancelled { return .failure(.cancelled(path: output)) }
        observe(.started(id: build.job.id))
        do throws(PressError) {
            let built = try judged(.built(try await build.run(into: staging)))
            observe(.finished(built.wallpaper(suppressions)))
            return .success(built)
        } catch {
            observe(.failed(id: build.job.id, error))
            return .failure(error)
        }
    }

    /// Turns a wallpaper with warnings into a failure if the build is strict, even if the wallpaper is up to date.
    private func judged(_ finished: FinishedWallpaper) throws(PressError) -> FinishedWallpaper {
        let wallpaper = finished.wallpaper(suppressions)
        guard isStrict, !wallpaper.warnings.isEmpty else { return finished }
        let path = wallpaper.job.masters.first?.path ?? wallpaper.id
        throw .warned(path: path, warnings: wallpaper.warnings)
    }

    /// Step 9: moves all staged files into the tree, the metadata last, and removes the files of pruned wallpapers.
    func commit(
        _ finished: [FinishedWallpaper], _ catalog: Catalog, to tree: OpenTree
    ) throws(PressError) {
        let wallpapers = finished.map { $0.wallpaper(suppressions) }
        let commit = Commit(
            pictures: finished.flatMap(\.files),
            documents: finished.documents
                + tree.metadata.documents(catalog, wallpapers, tree.removal.wallpapers, recipe, date),
            removals: tree.removal.paths,
            unchanged: wallpapers.flatMap { $0.isUnchanged ? $0.job.paths : [] })
        try apply(commit, from: tree.staging)
    }

    /// Step 10: makes the report.
    ///
    /// - Parameters:
    ///   - catalog: Its unusable wallpapers include those that could not be built.
    ///   - before: The cache of the build before, if shards may have made wallpapers since.
    func report(
        on made: MadeWallpapers, _ catalog: Catalog, _ tree: OpenTree, since before: Cache? = nil
    ) -> Report {
        var report = Report(output: output)
        report.suppressions = suppressions
        report.wallpapers = made.finished.map { $0.wallpaper(suppressions, since: before) }
        report.failed = (catalog.failures.map(PressError.input) + made.failed).sorted { $0.path < $1.path }
        report.notes =
            notes(on: catalog, tree.metadata, tree.removal, isDone: true)
            + [tree.cacheNote].compactMap(\.self)
        return report
    }

    /// Returns notes on the input and on wallpapers of the tree that are not built from it now.
    ///
    /// - Parameter isDone: Whether the build has been done. A dry run says what would be removed.
    func notes(
        on catalog: Catalog, _ metadata: TreeMetadata, _ removal: Removal, isDone: Bool
    ) -> [Diagnostic] {
        let failed = catalog.unusable.wallpapers
        let kept = metadata.published.mapValues(failed.intersection).names.map { name in
            Diagnostic(.lastGoodVersion, wallpaper: name, "its last good version stays in the tree")
        }
        let collections = catalog.unusable.collections.intersection(metadata.published.keys).sorted().map {
            Diagnostic(.lastGoodVersion, wallpaper: $0, "this collection stays in the tree as it is")
        }
        return catalog.notes + removal.notes(on: catalog, isDone: isDone)
            + metadata.notesOnRepetitions(catalog) + kept
            + collections
    }

    /// Writes the cache for the next build.
    ///
    /// - Returns: A note if the cache cannot be written.
    func updateCache(_ finished: [FinishedWallpaper], in tree: OpenTree) async -> [Diagnostic] {
        var cache = tree.cache
        cache.forget(tree.removal.forgotten)
        for one in finished { cache.insert(one.cached(by: self, in: tree.cache)) }
        return cache == tree.before ? [] : [await tree.cacheFile.write(cache)].compactMap(\.self)
    }

    /// Reads a date as `YYYY-MM-DD`.
    ///
    /// - Throws: `PressError.notADay` if the text has another form or there is no such day.
    public static func day(_ text: String) throws(PressError) -> CalendarDate {
        guard let day = CalendarDate(text) else { throw .notADay(text) }
        return day
    }
}

/// The results of the jobs of a plan.
struct MadeWallpapers: Sendable {
    /// The wallpapers that were built or are up to date, in the order of the plan.
    private(set) var finished: [FinishedWallpaper] = []
    /// The errors of the others.
    private(set) var failed: [PressError] = []

    /// - Throws: An error that concerns all wallpapers, such as a full disk.
    init(_ results: [Result<FinishedWallpaper, PressError>]) throws(PressError) {
        for result in results {
            switch result {
            case .success(let one): finished.append(one)
            case .failure(let error) where error.stopsTheBuild: throw error
            case .failure(let error): failed.append(error)
            }
        }
    }
}

extension InputFolder {
    /// Refuses an output that is this folder, lies in it, or has it inside.
    ///
    /// - Throws: `PressError.output`.
    fileprivate func refuse(output: String) throws(PressError) {
        let reason: String?
        do throws(DiskError) {
            reason =
                if try FileIdentity.isFolder(output, in: path) {
                    "the output lies inside the input \(path)"
                } else if try FileIdentity.isFolder(path, in: output) {
                    "the input \(path) lies inside the output"
                } else { nil }
        } catch {
            throw PressError(error)
        }
        if let reason { throw .output(path: output, tried: "build", reason: reason) }
    }
}
