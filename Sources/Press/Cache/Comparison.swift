import WallpressConcurrency
import WallpressDisk
import WallpressInput

/// A comparison of a plan with the tree, to find the wallpapers that are up to date.
///
/// A wallpaper is up to date if the bytes of its masters and of its files in the tree, the recipe and the versions have
/// not changed. A file is read only if its stamp does not prove that it is the same.
struct Comparison: Sendable {
    let cache: Cache
    let recipe: Recipe
    let versions: [String: String]
    /// The tree; nil if there is none yet.
    let output: OutputFolder?
    /// A time before any file is read, by the clock of the output's disk. If it is nil, no new stamps are stored.
    let moment: FileTime?

    /// The decision on a wallpaper.
    indirect enum Decision: Sendable {
        /// It has to be built.
        case build(BuildReason)
        /// It is up to date. The entry has the stamps that were read just now.
        case upToDate(Outcome.Record)

        /// The reason that it has to be built; nil if it is up to date.
        var reason: BuildReason? { if case .build(let reason) = self { reason } else { nil } }
    }

    /// Decides on all jobs of a plan, in its order.
    func decisions(on plan: Plan, width: Int) async -> [Decision] {
        await plan.jobs.concurrentMap(width: width) { decision(on: $0) }
    }

    private func decision(on job: Plan.Job) -> Decision {
        guard var known = cache[job.collectionID, job.id] else { return .build(.new) }
        do throws(PressError) {
            if let reason = try change(&known, job) { return .build(reason) }
        } catch {
            return .build(.unreadable(error))
        }
        guard known.covers(job) else { return .build(.new) }
        known.earlier = []
        return .upToDate(known)
    }

    private func change(
        _ known: inout Outcome.Record, _ job: Plan.Job
    ) throws(PressError) -> BuildReason? {
        let recipe = changeOfRecipe(known, job)
        // Copies change with a master, and a changed master is the better reason.
        let isAboutCopies = recipe == .recipeChanged([RecipeDigest.copiedKey])
        if let reason = changeOfVersions(known) ?? (isAboutCopies ? nil : recipe) { return reason }
        if let reason = try changeOfMasters(&known, job) ?? recipe { return reason }
        return try changeOfOutput(&known, job)
    }

    private func changeOfVersions(_ known: Outcome.Record) -> BuildReason? {
        let names = known.versions.changedKeys(from: versions)
        return names.isEmpty ? nil : .versionsChanged(names)
    }

    private func changeOfRecipe(_ known: Outcome.Record, _ job: Plan.Job) -> BuildReason? {
        let keys = known.recipe.changedKeys(from: RecipeDigest(recipe, for: job))
        if keys.isEmpty { return job.hasCrops(of: known) ? nil : .recipeChanged(["crop"]) }
        // Other profiles also change the values of other keys, which would only confuse the reader.
        return .recipeChanged(keys.contains("profiles") ? ["profiles"] : keys)
    }

    private func changeOfMasters(
        _ known: inout Outcome.Record, _ job: Plan.Job
    ) throws(PressError) -> BuildReason? {
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
                case let now = try record(of: master, before: before.file),
                now.sha256 == before.file.sha256
            else { return .masterChanged(master.name) }
            known.masters[index].file = now
        }
        return nil
    }

    /// Returns the current record of a master.
    private func record(of master: Catalog.Master, before: FileRecord) throws(PressError) -> FileRecord {
        if let stamp = before.stamp, InputFolder.stamp(of: master.path) == stamp { return before }
        return try onInput(InputFolder.record(of: master.path, since: moment))
    }

    private func changeOfOutput(
        _ known: inout Outcome.Record, _ job: Plan.Job
    ) throws(PressError) -> BuildReason? {
        let statuses = try onDisk(output?.statuses(of: job.files.map(\.path))) ?? [:]
        for variant in job.variants {
            for file in variant.files {
                guard let image = known.image(of: variant, as: file.format),
                    let stamp = known.files[file.path]
                else { return .recipeChanged(["profiles"]) }
                guard let status = statuses[file.path] else { return .outputMissing(path: file.path) }
                let now = FileStamp(status)
                if now == stamp, now.size == image.bytes { continue }
                guard now.size == image.bytes,
                    let read = try onDisk(output?.file(file.path)?.record(since: moment)),
                    read.sha256 == image.sha256
                else { return .outputChanged(path: file.path) }
                known.files[file.path] = .some(read.stamp)
            }
        }
        for document in job.documents where !document.isShared {
            guard let bytes = try onDisk(output?.read(document.path)) else {
                return .outputMissing(path: document.path)
            }
            if bytes != document.bytes { return .outputChanged(path: document.path) }
        }
        return nil
    }
}

extension Plan.Job {
    /// Returns whether the published crops equal those of a result.
    fileprivate func hasCrops(of known: Outcome.Record) -> Bool {
        zip(variants, known.crops).allSatisfy { variant, crop in
            guard variant.placement == nil, let published = variant.published else { return true }
            // A crop begins at a whole pixel, so its middle may be beside the requested one.
            return abs(published.x - crop.focus.x) + abs(published.y - crop.focus.y) < 0.005
        }
    }
}

extension Plan {
    /// Returns the paths of the images that are written if every necessary job is done.
    func paths(of decisions: [Comparison.Decision]) -> [String] {
        zip(jobs, decisions).filter { $1.reason != nil }.flatMap { $0.0.files.map(\.path) }
    }
}
