import WallpressConcurrency
import WallpressDiagnostics
import WallpressDisk
import Foundation
import WallpressInput
import WallpaperMetadata

extension Build {
    /// Step 1: scans the input.
    func scan() throws(PressError) -> Catalog {
        let folder = try onInput(InputFolder(inputPath))
        try folder.refuse(output: outputPath)
        let isOwn = shard.map { shard in
            { @Sendable (id: String, collection: String) in shard.contains(id, in: collection) }
        }
        var catalog = try onInput(Catalog.scan(folder, for: recipe, only: isOwn))
        catalog.notes += catalog.notes(for: recipe.clients) + catalog.notesOnUnusedMasters(recipe.profiles)
        return catalog
    }

    /// Step 2: returns the jobs to do: those that `only` names, or all. Collections without such a job are removed from the
    /// catalog.
    ///
    /// - Parameter all: The jobs of the whole catalog.
    /// - Throws: `PressError.unknownWallpaper`, but not for a wallpaper that cannot be used, whose error is in the catalog.
    func select(from all: Plan, _ catalog: inout Catalog) throws(PressError) -> Plan {
        if only.isEmpty { return all }
        let known = catalog.unusable.wallpapers.union(all.jobs.map(\.id))
        if !catalog.unusable.hidesNames, let id = only.first(where: { !known.contains($0) }) {
            throw .unknownWallpaper(id, suggestion: suggestion(for: id, among: known.sorted()))
        }
        let named = Set(only)
        let plan = Plan(jobs: all.jobs.filter { named.contains($0.id) })
        let collections = Set(plan.jobs.map(\.collectionID))
        catalog.collections.removeAll { !collections.contains($0.id) }
        return plan
    }

    /// Step 3: decides for each job of the plan whether it has to be done.
    func compare(_ plan: Plan, with tree: OpenTree) async -> [Comparison.Decision] {
        let comparison = Comparison(
            cache: tree.cache, recipe: recipe, versions: versions, output: tree.folder,
            moment: tree.staging?.start)
        return await comparison.decisions(on: plan, width: jobs)
    }

    /// Steps 4 to 8: builds the wallpapers that are not up to date, at most `jobs` of them at the same time.
    ///
    /// - Throws: An error that concerns all wallpapers, such as a full disk; `.cancelled` if the task is cancelled.
    func make(
        _ prepared: PreparedBuild, observe: @escaping @Sendable (Event) -> Void
    ) async throws(PressError) -> StagedBuild {
        let (plan, decisions, tree) = (prepared.plan, prepared.decisions, prepared.tree)
        observe(.planned(count: decisions.count { $0.reason != nil }))
        let cores = Semaphore(jobs)
        let isLarge = plan.jobs.map { $0.largestMasterPixelCount > largeMasterPixelCount }
        var results: [Int: Result<Outcome, PressError>] = [:]
        for (large, width) in [(false, jobs), (true, 1)] {
            let indices = plan.jobs.indices.filter { isLarge[$0] == large }
            let made = await indices.concurrentMap(width: width) { index in
                let job = plan.jobs[index]
                switch decisions[index] {
                case .upToDate(let entry):
                    let isUnchanged = entry.isSameWork(as: tree.before[job.collectionID, job.id])
                    let outcome = Outcome(
                        job, entry, staged: nil, isUnchanged: isUnchanged, suppressions: suppressions)
                    return Result { () throws(PressError) in try judged(outcome) }
                case .build:
                    let build = WallpaperBuild(
                        job: job, recipe: recipe, kernels: kernels, versions: versions,
                        suppressions: suppressions, staging: tree.staging, cores: cores,
                        masterByMaster: large && job.masters.count > 1)
                    return await make(build, replacing: tree.cache[job.collectionID, job.id], observe)
                }
            }
            for (index, result) in zip(indices, made) { results[index] = result }
        }
        if Task.isCancelled { throw .cancelled(path: outputPath) }
        return try StagedBuild(prepared, plan.jobs.indices.compactMap { results[$0] })
    }

    private func make(
        _ build: WallpaperBuild, replacing old: Outcome.Record?, _ observe: @Sendable (Event) -> Void
    ) async -> Result<Outcome, PressError> {
        if Task.isCancelled { return .failure(.cancelled(path: outputPath)) }
        observe(.started(id: build.job.id))
        do throws(PressError) {
            let outcome = try judged(try await build.run(replacing: old))
            observe(.finished(outcome))
            return .success(outcome)
        } catch {
            observe(.failed(id: build.job.id, error))
            return .failure(error)
        }
    }

    /// Turns a wallpaper with warnings into a failure if the build is strict, even if the wallpaper is up to date.
    private func judged(_ outcome: Outcome) throws(PressError) -> Outcome {
        guard isStrict, case let warnings = outcome.warnings, !warnings.isEmpty else { return outcome }
        throw .warned(path: outcome.job.masters.first?.path ?? outcome.id, warnings: warnings)
    }

    /// Step 9 begins here: records the files that may be in the tree from now on, in the cache or in the file of the shard. It
    /// comes before the tree changes, because the build after an interrupted one must find it there.
    ///
    /// - Returns: A note if the cache cannot be written.
    func record(_ staged: StagedBuild) async throws(PressError) -> [Diagnostic] {
        let tree = staged.tree
        if let shard, let file = staged.shardFile {
            do throws(DiskError) {
                try await file.write(shard, of: RecordsFolder(beside: outputPath), aside: runID)
            } catch {
                throw PressError(error)
            }
            return []
        }
        var cache = tree.cache
        cache.forget(staged.removal.forgotten)
        for outcome in staged.outcomes { cache.insert(outcome.record) }
        if cache == tree.before { return [] }
        return [await CacheFile(beside: outputPath, width: jobs).write(cache)].compactMap(\.self)
    }

    /// Step 9 ends here: moves all staged files into the tree, the metadata last, and removes the files of pruned wallpapers.
    /// A shard leaves the metadata to the merge.
    func commit(_ staged: StagedBuild) throws(PressError) {
        let (outcomes, tree) = (staged.outcomes, staged.tree)
        let documents = outcomes.flatMap(\.writtenDocuments).uniqued(by: \.path).map {
            Commit.Document(path: $0.path, .bytes($0.bytes))
        }
        let metadata =
            shard == nil
            ? tree.metadata.documents(staged.catalog, outcomes, staged.removal.published, recipe, date) : []
        let commit = Commit(
            images: outcomes.flatMap { $0.staged ?? [] }, documents: documents + metadata,
            removals: staged.removal.paths,
            unchanged: outcomes.filter { $0.staged == nil }.flatMap(\.job.paths))
        if let staging = tree.staging { try apply(commit, from: staging) }
    }

    /// Step 10: makes the report.
    ///
    /// - Parameter notes: The notes of step 9.
    func report(on staged: StagedBuild, _ notes: [Diagnostic]) -> Report {
        var report = Report(output: outputPath)
        report.suppressions = suppressions
        report.wallpapers = staged.outcomes
        report.failed = staged.errors.sorted { $0.path < $1.path }
        report.notes = self.notes(on: staged.catalog, staged.tree, staged.removal, isDone: true) + notes
        return report
    }

    /// Returns notes on the input, on the cache, and on wallpapers of the tree that are not built from the input now.
    ///
    /// - Parameter isDone: Whether the build has been done. A dry run lists the files that would be removed.
    func notes(
        on catalog: Catalog, _ tree: OpenTree, _ removal: Removal, isDone: Bool
    ) -> [Diagnostic] {
        let (failed, published) = (catalog.unusable.wallpapers, tree.metadata.published)
        let kept = published.mapValues(failed.intersection).names.map { name in
            Diagnostic(.lastGoodVersion, wallpaper: name, "its last working version stays in the tree")
        }
        let collections = catalog.unusable.collections.intersection(published.keys).sorted().map {
            Diagnostic(.lastGoodVersion, wallpaper: $0, "the collection stays unchanged in the tree")
        }
        return catalog.notes + removal.notes(on: catalog, isDone: isDone)
            + tree.metadata.notesOnRepetitions(catalog) + kept + collections
            + [tree.cacheNote].compactMap(\.self)
    }

    /// Reads a date as `YYYY-MM-DD`.
    ///
    /// - Throws: `PressError.notADay` if the text has another form or there is no such day.
    public static func day(_ text: String) throws(PressError) -> CalendarDate {
        guard let day = CalendarDate(text) else { throw .notADay(text) }
        return day
    }
}

extension InputFolder {
    /// Refuses an output that is this folder, is inside it, or contains it.
    ///
    /// - Throws: `PressError.output`.
    fileprivate func refuse(output: String) throws(PressError) {
        let reason: String?
        do throws(DiskError) {
            reason =
                if try FileIdentity.isFolder(output, in: path) {
                    "the output is inside the input \(path)"
                } else if try FileIdentity.isFolder(path, in: output) {
                    "the input \(path) is inside the output"
                } else { nil }
        } catch {
            throw PressError(error)
        }
        if let reason { throw .output(path: output, tried: "build", reason: reason) }
    }
}
