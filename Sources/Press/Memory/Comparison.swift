import WallpaperMetadata

/// Tells which wallpapers of a plan stand in the tree already as they would be built.
///
/// What decides are the bytes of masters and of published files, the recipe and the versions. Files are read
/// only where their stamps do not prove that they are what they were.
struct Comparison: Sendable {
    let memory: BuildMemory
    let recipe: Recipe
    let versions: [String: String]
    /// Nil where there is no tree yet.
    let output: OutputFolder?
    /// A moment before any file is read, by the clock of the output's disk; nil remembers no stamps.
    let moment: FileTime?

    /// What is to be done about a wallpaper.
    enum Verdict: Sendable {
        /// It is to be built.
        case build(BuildReason)
        /// It stands as it should; with what was read of it just now.
        indirect case unchanged(RememberedWallpaper)

        /// Why it is to be built; nil for one that is unchanged.
        var reason: BuildReason? { if case .build(let reason) = self { reason } else { nil } }
    }

    /// The verdicts on all jobs of a plan, in its order.
    func verdicts(on plan: Plan, width: Int) async -> [Verdict] {
        await boundedMap(plan.jobs, width: width) { verdict(on: $0) }
    }

    private func verdict(on job: Plan.Job) -> Verdict {
        guard var known = memory[job.collection, job.id] else { return .build(.new) }
        let reason =
            changeOfVersions(known) ?? changeOfRecipe(known, job) ?? changeOfMasters(&known, job)
            ?? changeOfOutput(&known, job)
        if let reason { return .build(reason) }
        return known.findings.cover(job) ? .unchanged(known) : .build(.new)
    }

    private func changeOfVersions(_ known: RememberedWallpaper) -> BuildReason? {
        let names = known.making.versions.keysWithOtherValues(in: versions)
        return names.isEmpty ? nil : .versionsChanged(names)
    }

    private func changeOfRecipe(_ known: RememberedWallpaper, _ job: Plan.Job) -> BuildReason? {
        let applied = AppliedRecipe(recipe, to: job)
        let keys = known.making.recipe.values.keysWithOtherValues(in: applied.values)
        if keys.isEmpty { return nil }
        // Another set of variants and types changes what is said of each of them.
        return .recipeChanged(keys.contains("profiles") ? ["profiles"] : keys)
    }

    private func changeOfMasters(_ known: inout RememberedWallpaper, _ job: Plan.Job) -> BuildReason? {
        let pressings = job.pressings
        let names = pressings.map(\.master.name)
        if let added = names.first(where: { name in !known.masters.contains { $0.name == name } }) {
            return .masterAdded(added)
        }
        if let removed = known.masters.first(where: { !names.contains($0.name) }) {
            return .masterRemoved(removed.name)
        }
        for (index, pressing) in pressings.enumerated() {
            guard index < known.masters.count, case let master = known.masters[index],
                master.name == pressing.master.name, master.variants == pressing.variants.map(\.variant),
                let now = now(master.file, at: pressing.master.path), now.sha256 == master.file.sha256
            else { return .masterChanged(pressing.master.name) }
            known.masters[index].file = now
        }
        return nil
    }

    /// A master as it is now; nil where it cannot be read, which building it will say better.
    private func now(_ file: RememberedFile, at path: String) -> RememberedFile? {
        if let stamp = file.stamp, InputFolder.stamp(of: path) == stamp { return file }
        return try? InputFolder.remembered(path, since: moment)
    }

    private func changeOfOutput(_ known: inout RememberedWallpaper, _ job: Plan.Job) -> BuildReason? {
        let variants = job.variants
        let statuses = output?.statuses(of: variants.flatMap(\.files).map(\.path)) ?? [:]
        for variant in variants {
            for file in variant.files {
                guard let picture = known.findings.picture(of: variant.variant, as: file.type),
                    let index = known.files.firstIndex(where: { $0.path == file.path })
                else { return .recipeChanged(["profiles"]) }
                guard let status = statuses[file.path] else { return .outputMissing(path: file.path) }
                let now = FileStamp(status)
                if now == known.files[index].stamp, now.size == picture.byteCount { continue }
                guard now.size == picture.byteCount,
                    let read = try? output?.file(file.path)?.remembered(since: moment),
                    read.sha256 == picture.sha256
                else { return .outputChanged(path: file.path) }
                known.files[index].stamp = read.stamp
            }
        }
        return nil
    }
}

extension [String: String] {
    /// The keys of either that do not have the same value in both, sorted.
    fileprivate func keysWithOtherValues(in other: [String: String]) -> [String] {
        Set(keys).union(other.keys).filter { self[$0] != other[$0] }.sorted()
    }
}
