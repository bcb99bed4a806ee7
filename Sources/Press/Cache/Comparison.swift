import Pixels
import WallpaperMetadata

/// Tells which wallpapers of a plan stand in the tree already as they would be built.
///
/// What decides are the bytes of masters and of published files, the recipe and the versions. Files are read
/// only where their stamps do not prove that they are what they were.
struct Comparison: Sendable {
    let cache: Cache
    let recipe: Recipe
    let versions: [String: String]
    /// Nil where there is no tree yet.
    let output: OutputFolder?
    /// A moment before any file is read, by the clock of the output's disk; nil keeps no stamps.
    let moment: FileTime?

    /// What is to be done about a wallpaper.
    enum Decision: Sendable {
        /// It has to be built.
        case build(BuildReason)
        /// It stands as it should; with what was read of it just now.
        case upToDate(CachedWallpaper)

        /// Why it has to be built; nil for one that is up to date.
        var reason: BuildReason? { if case .build(let reason) = self { reason } else { nil } }
    }

    /// The decisions on all jobs of a plan, in its order.
    func decisions(on plan: Plan, width: Int) async -> [Decision] {
        await plan.jobs.concurrentMap(width: width) { decision(on: $0) }
    }

    private func decision(on job: Plan.Job) -> Decision {
        guard var known = cache[job.collection, job.id] else { return .build(.new) }
        let reason =
            changeOfVersions(known) ?? changeOfRecipe(known, job) ?? changeOfMasters(&known, job)
            ?? changeOfOutput(&known, job)
        if let reason { return .build(reason) }
        return known.result.covers(job) ? .upToDate(known) : .build(.new)
    }

    private func changeOfVersions(_ known: CachedWallpaper) -> BuildReason? {
        let names = known.versions.changedKeys(from: versions)
        return names.isEmpty ? nil : .versionsChanged(names)
    }

    private func changeOfRecipe(_ known: CachedWallpaper, _ job: Plan.Job) -> BuildReason? {
        let keys = known.recipe.changedKeys(from: RecipeDigest(recipe, for: job))
        if keys.isEmpty { return nil }
        // Another set of variants and types changes what is said of each of them.
        return .recipeChanged(keys.contains("profiles") ? ["profiles"] : keys)
    }

    private func changeOfMasters(_ known: inout CachedWallpaper, _ job: Plan.Job) -> BuildReason? {
        let names = job.masters.map(\.name)
        if let added = names.first(where: { name in !known.masters.contains { $0.name == name } }) {
            return .masterAdded(added)
        }
        if let removed = known.masters.first(where: { !names.contains($0.name) }) {
            return .masterRemoved(removed.name)
        }
        for (index, master) in job.masters.enumerated() {
            guard index < known.masters.count, case let before = known.masters[index],
                before.name == master.name, before.variants == job.variants(ofMaster: index).map(\.variant),
                let now = record(of: master, before: before.file), now.sha256 == before.file.sha256
            else { return .masterChanged(master.name) }
            known.masters[index].file = now
        }
        return nil
    }

    /// A master as it is now; nil where it cannot be read, which building it will report better.
    private func record(of master: Catalog.Master, before: FileRecord) -> FileRecord? {
        if let stamp = before.stamp, InputFolder.stamp(of: master.path) == stamp { return before }
        return try? InputFolder.record(of: master.path, since: moment)
    }

    private func changeOfOutput(_ known: inout CachedWallpaper, _ job: Plan.Job) -> BuildReason? {
        let statuses = output?.statuses(of: job.files.map(\.path)) ?? [:]
        for variant in job.variants {
            for file in variant.files {
                guard let picture = known.result.picture(of: variant, as: file.type),
                    let stamp = known.files[file.path]
                else { return .recipeChanged(["profiles"]) }
                guard let status = statuses[file.path] else { return .outputMissing(path: file.path) }
                let now = FileStamp(status)
                if now == stamp, now.size == picture.bytes { continue }
                guard now.size == picture.bytes,
                    let read = try? output?.file(file.path)?.record(since: moment),
                    read.sha256 == picture.sha256
                else { return .outputChanged(path: file.path) }
                known.files[file.path] = .some(read.stamp)
            }
        }
        return nil
    }
}
