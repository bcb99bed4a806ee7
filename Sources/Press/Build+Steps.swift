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

    /// Steps 4 to 8: makes what has to be made, as many wallpapers at a time as there are jobs, and returns a result
    /// for each job of the plan.
    func make(
        _ plan: Plan, _ decisions: [Comparison.Decision], in staging: Staging, since start: FileTime,
        observe: @escaping @Sendable (Event) -> Void
    ) async -> [Result<FinishedWallpaper, PressError>] {
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
                                job: job, recipe: recipe, kernels: kernels, staging: staging, start: start,
                                cores: cores), observe)
                    }
                return result.flatMap(judged)
            }
            for (index, result) in zip(indices, made) { results[index] = result }
        }
        return plan.jobs.indices.compactMap { results[$0] }
    }

    private func make(
        _ build: WallpaperBuild, _ observe: @Sendable (Event) -> Void
    ) async -> Result<FinishedWallpaper, PressError> {
        observe(.started(id: build.job.id))
        do throws(PressError) {
            let built = FinishedWallpaper.built(try await build.run())
            observe(.finished(built.wallpaper))
            return .success(built)
        } catch {
            observe(.failed(id: build.job.id, error))
            return .failure(error)
        }
    }

    /// A strict build takes warnings for failures, of wallpapers that are up to date too.
    private func judged(_ finished: FinishedWallpaper) -> Result<FinishedWallpaper, PressError> {
        let wallpaper = finished.wallpaper
        guard isStrict, !wallpaper.warnings.isEmpty else { return .success(finished) }
        let path = wallpaper.job.masters.first?.path ?? wallpaper.id
        return .failure(.warned(path: path, warnings: wallpaper.warnings))
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

extension [Result<FinishedWallpaper, PressError>] {
    /// The wallpapers that are as they should be, and why the others are not.
    ///
    /// - Throws: what concerns all wallpapers, such as a full disk.
    func sorted() throws(PressError) -> (finished: [FinishedWallpaper], failed: [PressError]) {
        var finished: [FinishedWallpaper] = []
        var failed: [PressError] = []
        for result in self {
            switch result {
            case .success(let one): finished.append(one)
            case .failure(let error) where error.stopsTheBuild: throw error
            case .failure(let error): failed.append(error)
            }
        }
        return (finished, failed)
    }
}
