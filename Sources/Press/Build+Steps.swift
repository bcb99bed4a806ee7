import Diagnostics
import Foundation
import Pixels
import WallpaperMetadata

extension Build {
    /// Step 1: looks through the input.
    func scan() throws(PressError) -> Catalog {
        let folder = try InputFolder(input)
        if folder.contains(output) {
            throw .output(path: output, tried: "build", reason: "the output lies inside the input \(input)")
        }
        var catalog = try Catalog.scan(folder, for: recipe)
        catalog.notes += catalog.notes(for: recipe.clients)
        return catalog
    }

    /// Reads the metadata that stands in the tree.
    func treeMetadata(in folder: OutputFolder?, _ catalog: Catalog) throws(PressError) -> TreeMetadata {
        let tree = try TreeMetadata(in: folder, fenixColors: recipe.clients.contains(.fenix))
        try refuseEmptyInput(catalog, tree)
        return tree
    }

    private func refuseEmptyInput(_ catalog: Catalog, _ tree: TreeMetadata) throws(PressError) {
        guard catalog.failures.isEmpty, catalog.collections.allSatisfy(\.wallpapers.isEmpty) else { return }
        if tree.wallpaperCount == 0 {
            throw .input(
                path: input, reason: "expected pictures in this folder or in folders of it, found none")
        }
        if !prunes { throw .emptyInput(path: input, wallpapersInOutput: tree.wallpaperCount) }
    }

    /// Opens the output for this build alone, and reads what earlier builds left there.
    func openTree(_ catalog: Catalog) throws(PressError) -> OpenTree {
        let folder = try OutputFolder(buildingAt: output)
        let metadata = try treeMetadata(in: folder, catalog)
        let staging = try Staging(in: folder)
        let cacheFile = CacheFile(beside: output)
        let (cache, note) = cacheFile.read()
        return OpenTree(
            folder: folder, metadata: metadata, staging: staging, start: try staging.lastChange(),
            cacheFile: cacheFile, cache: cache, cacheNote: note)
    }

    /// Step 3: tells for each job of the plan whether it has to be done.
    func compare(
        _ plan: Plan, with cache: Cache, in folder: OutputFolder?, since moment: FileTime?
    ) async -> [Comparison.Decision] {
        await Comparison(cache: cache, recipe: recipe, versions: versions, output: folder, moment: moment)
            .decisions(on: plan, width: jobs)
    }

    /// Masters of more pixels than this are made one at a time, since their planes and the decoder's memory may take
    /// a gigabyte.
    private static let largeMaster = 64_000_000

    /// Steps 4 to 8: makes what has to be made, as many wallpapers at a time as there are jobs.
    ///
    /// - Throws: what concerns all wallpapers, such as a full disk.
    func make(
        _ plan: Plan, _ decisions: [Comparison.Decision], in tree: OpenTree,
        observe: @escaping @Sendable (Event) -> Void
    ) async throws(PressError) -> MadeWallpapers {
        observe(.planned(count: decisions.count { $0.reason != nil }))
        let cores = Semaphore(jobs)
        let isLarge = plan.jobs.map { $0.largestMaster > Self.largeMaster }
        var results: [Int: Result<FinishedWallpaper, PressError>] = [:]
        for (large, width) in [(false, jobs), (true, 1)] {
            let indices = plan.jobs.indices.filter { isLarge[$0] == large }
            let made = await indices.concurrentMap(width: width) { index in
                let job = plan.jobs[index]
                let result: Result<FinishedWallpaper, PressError> =
                    switch decisions[index] {
                    case .upToDate(let cached): .success(.upToDate(job, cached))
                    case .build:
                        await make(
                            WallpaperBuild(
                                job: job, recipe: recipe, kernels: kernels, staging: tree.staging,
                                start: tree.start, cores: cores), observe)
                    }
                return result.flatMap(judged)
            }
            for (index, result) in zip(indices, made) { results[index] = result }
        }
        return try MadeWallpapers(plan.jobs.indices.compactMap { results[$0] })
    }

    private func make(
        _ build: WallpaperBuild, _ observe: @Sendable (Event) -> Void
    ) async -> Result<FinishedWallpaper, PressError> {
        observe(.started(id: build.job.id))
        do throws(PressError) {
            let built = FinishedWallpaper.built(try await build.run())
            observe(.finished(built.wallpaper(suppressions)))
            return .success(built)
        } catch {
            observe(.failed(id: build.job.id, error))
            return .failure(error)
        }
    }

    /// A strict build takes warnings for failures, of wallpapers that are up to date too.
    private func judged(_ finished: FinishedWallpaper) -> Result<FinishedWallpaper, PressError> {
        let wallpaper = finished.wallpaper(suppressions)
        guard isStrict, !wallpaper.warnings.isEmpty else { return .success(finished) }
        let path = wallpaper.job.masters.first?.path ?? wallpaper.id
        return .failure(.warned(path: path, warnings: wallpaper.warnings))
    }

    /// Step 9: moves all files to their places, the metadata last, and removes what is no longer wanted.
    func commit(
        _ finished: [FinishedWallpaper], _ catalog: Catalog, to tree: OpenTree
    ) throws(PressError) {
        let removed = removals(catalog, tree)
        let wallpapers = finished.map { $0.wallpaper(suppressions) }
        let commit = Commit(
            pictures: finished.flatMap(\.files),
            documents: tree.metadata.documents(catalog, wallpapers, removed, recipe, date),
            removals: tree.metadata.paths(of: removed, profiles: recipe.profiles),
            kept: wallpapers.filter(\.isUnchanged).flatMap { $0.files.map(\.path) })
        try commit.apply(from: tree.staging)
    }

    /// Step 10: tells what was done.
    func report(on made: MadeWallpapers, _ plan: Plan, _ catalog: Catalog, _ tree: OpenTree) -> Report {
        var report = Report(output: output)
        report.suppressions = suppressions
        report.wallpapers = made.finished.map { $0.wallpaper(suppressions) }
        report.failed = (catalog.failures + made.failed).sorted { $0.path < $1.path }
        let failed = plan.wallpapers(missingFrom: report)
        report.notes =
            catalog.notes + [tree.cacheNote].compactMap(\.self)
            + tree.metadata.notes(on: catalog, removed: removals(catalog, tree), failed: failed)
        return report
    }

    /// Leaves what the next build should know in the cache.
    ///
    /// - Parameter moment: one after the files were staged and before they were committed.
    /// - Returns: a note where that was not possible.
    func updateCache(
        _ finished: [FinishedWallpaper], _ catalog: Catalog, in tree: OpenTree, stagedBefore moment: FileTime
    ) -> [Diagnostic] {
        var cache = tree.cache
        cache.keepOnly(tree.metadata.published.merging(removals(catalog, tree)) { $0.subtracting($1) })
        for one in finished { cache.insert(one.cached(by: self, in: tree.folder, stagedBefore: moment)) }
        return cache == tree.cache ? [] : [tree.cacheFile.write(cache)].compactMap(\.self)
    }

    private func removals(_ catalog: Catalog, _ tree: OpenTree) -> [String: Set<String>] {
        prunes ? tree.metadata.wallpapers(missingFrom: catalog) : [:]
    }

    /// Removes what a build has written aside, for the case that it cannot end by itself.
    public func removeStaging() {
        try? FileManager.default.removeItem(atPath: output + "/" + OutputFolder.stagingName)
    }

    /// A day from a text.
    ///
    /// - Throws: `PressError.notADay` unless it is a day that exists, as `YYYY-MM-DD`.
    public static func day(_ text: String) throws(PressError) -> CalendarDate {
        guard let day = CalendarDate(text) else { throw .notADay(text) }
        return day
    }
}

/// What became of the jobs of a plan.
struct MadeWallpapers: Sendable {
    /// The wallpapers that are as they should be, in the order of the plan.
    private(set) var finished: [FinishedWallpaper] = []
    /// Why the others are not.
    private(set) var failed: [PressError] = []

    /// - Throws: what concerns all wallpapers, such as a full disk.
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

/// The output of a build while it is open and locked.
struct OpenTree: Sendable {
    let folder: OutputFolder
    /// The metadata that stands in it.
    let metadata: TreeMetadata
    let staging: Staging
    /// A moment before anything is read, by the clock of the output's disk.
    let start: FileTime
    let cacheFile: CacheFile
    let cache: Cache
    /// Why the cache could not be used, if so.
    let cacheNote: Diagnostic?
}
