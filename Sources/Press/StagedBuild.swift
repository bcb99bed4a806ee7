import WallpressInput

/// A build after step 8: the results of its jobs, with the files staged, and the files to remove. Steps 9 and 10 use it.
struct StagedBuild: Sendable {
    /// The catalog of the prepared build. Its unusable parts include the wallpapers that could not be built.
    let catalog: Catalog
    let tree: OpenTree
    /// The wallpapers that were built or are up to date, in the order of the plan.
    let outcomes: [Outcome]
    /// The errors of the input, then the errors of the other jobs.
    let errors: [PressError]
    let removal: Removal
    /// The file of the shard; nil if the build is not a shard.
    let shardFile: ShardFile?

    /// - Parameter results: The results of all jobs, in the order of the plan.
    /// - Throws: An error that concerns all wallpapers, such as a full disk.
    init(_ prepared: PreparedBuild, _ results: [Result<Outcome, PressError>]) throws(PressError) {
        var catalog = prepared.catalog
        var errors = catalog.errors.map(PressError.input)
        var failed: Set<String> = []
        var outcomes: [Outcome] = []
        for (job, result) in zip(prepared.plan.jobs, results) {
            switch result {
            case .success(let outcome): outcomes.append(outcome)
            case .failure(let error) where error.stopsTheBuild: throw error
            case .failure(let error):
                errors.append(error)
                failed.insert(job.id)
            }
        }
        // A failed wallpaper is not gone, not even from the collection where it was before.
        catalog.unusable.wallpapers.formUnion(failed)
        removal = prepared.candidates.keeping(failed)
        shardFile = prepared.shardFile?.adding(outcomes)
        tree = prepared.tree
        (self.catalog, self.outcomes, self.errors) = (catalog, outcomes, errors)
    }
}
