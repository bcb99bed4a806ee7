import WallpressDisk
import WallpressInput

/// A build before its first pixel: the result of steps 1 to 3, after everything was refused that must not be built.
struct PreparedBuild: Sendable {
    /// The collections of the jobs, and everything that cannot be used.
    let catalog: Catalog
    /// The jobs.
    let plan: Plan
    let tree: OpenTree
    /// The decision on each job, in the order of the plan.
    let decisions: [Comparison.Decision]
    /// The candidates for removal: all files that are removed if no job fails.
    let candidates: Removal
    /// The file of the shard as it is if no job succeeds; nil if the build is not a shard.
    let shardFile: ShardFile?
}

extension Build {
    /// Runs steps 1 to 3 for every kind of build. The caller must `close` the tree.
    ///
    /// - Parameters:
    ///   - isDry: Whether the tree is read only, without a lock.
    ///   - shards: The wallpapers that shards have built; nil if there are none.
    /// - Throws: An error that makes the whole build impossible. The tree is closed then.
    func prepare(
        isDry: Bool = false, completing shards: ShardSet? = nil
    ) async throws(PressError) -> PreparedBuild {
        // It comes first: the merge refuses a shard whose input changed after this.
        let digest = shard == nil && shards == nil ? nil : try planDigest()
        var catalog = try scan()
        let all = try Plan(catalog, recipe: recipe)
        let plan = try await select(from: all, &catalog).readingCredits(width: jobs)
        try plan.refuseMissingCredits(recipe, input: inputPath)
        try plan.refuseUnreadableDocuments(recipe)
        let shardFile = try shardFile(for: plan, digest)
        let tree = try await openTree(
            catalog, isDry: isDry, after: shardFile?.wallpapers ?? [], completing: shards)
        do throws(PressError) {
            let candidates = try findRemoval(catalog, all, from: tree)
            let decisions = await compare(plan, with: tree)
            if let shards, let digest { try shards.refuseGaps(digest, plan, decisions) }
            try refuseMasters(of: all, among: plan.paths(of: decisions) + candidates.paths, in: tree)
            return PreparedBuild(
                catalog: catalog, plan: plan, tree: tree, decisions: decisions, candidates: candidates,
                shardFile: shardFile)
        } catch {
            close(tree)
            throw error
        }
    }

    /// Refuses a build that would write over a master, or remove one. Folders that are mounted in two places, and hard
    /// links, can lead there even from a folder outside of the input.
    ///
    /// - Parameters:
    ///   - all: The jobs of the whole catalog. A shard has no other masters than its own.
    ///   - paths: The paths of the files to write or to remove.
    private func refuseMasters(of all: Plan, among paths: [String], in tree: OpenTree) throws(PressError) {
        guard let folder = tree.folder, !paths.isEmpty else { return }
        var masters: [FileIdentity: String] = [:]
        for master in all.jobs.flatMap(\.masters) {
            if let identity = FileIdentity(of: master.path) { masters[identity] = master.path }
        }
        let statuses = try onDisk(folder.statuses(of: paths))
        for (path, status) in statuses.sorted(by: { $0.key < $1.key }) {
            guard let master = masters[FileIdentity(status)] else { continue }
            throw .output(
                path: folder.root.path(of: path), tried: "build",
                reason: "writing here would overwrite the master \(master)")
        }
    }
}
