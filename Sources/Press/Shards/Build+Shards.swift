import Diagnostics
import Disk
import Input

extension Build {
    /// Builds the wallpapers of a shard, and nothing else: pictures go to the tree, and what the metadata needs to the file
    /// of the shard. Other machines may build other shards in the same tree, or this one again.
    func run(
        _ shard: Shard, observe: @escaping @Sendable (Event) -> Void
    ) async throws(PressError) -> Report {
        let plan = try planDigest()
        let catalog = try scan()
        let jobs = try Plan(catalog, recipe: recipe)
        let earlier = try onDisk(ShardFile.read(shard, of: RecordsFolder(beside: output)))?.wallpapers ?? []
        let tree = try await openTree(of: shard, after: earlier)
        defer { tree.staging.remove() }
        let decisions = await compare(jobs, with: tree.cache, in: tree.folder, since: tree.start)
        try refuseMasters(of: jobs, among: jobs.paths(of: decisions), in: tree.folder)
        let made = try await make(jobs, decisions, in: tree, observe: observe)
        let failed = Set(jobs.jobs.map(\.path) + earlier.map(\.path))
            .subtracting(made.finished.map(\.job.path))
        let head = ShardFile.Head(shard: "\(shard)", plan: plan, command: command, failed: failed)
        // What an earlier run has left in the tree, and this one does not make, has to be known as well.
        var known = Cache()
        for wallpaper in earlier { known.insert(wallpaper) }
        for one in made.finished { known.insert(one.cached(by: self, in: tree.cache)) }
        let file = ShardFile(head: head, wallpapers: known.sorted)
        // It comes first, as the cache of a build does: if this one is interrupted, it tells what may be in the tree.
        do throws(DiskError) {
            try await file.write(shard, of: RecordsFolder(beside: output), aside: runID)
        } catch {
            throw PressError(error)
        }
        let commit = Commit(pictures: made.finished.flatMap(\.files), documents: made.finished.documents)
        try apply(commit, from: tree.staging)
        return report(on: made, catalog, tree)
    }

    /// Opens the output beside others that build shards.
    ///
    /// - Parameter earlier: What an earlier run of the shard left.
    private func openTree(
        of shard: Shard, after earlier: [CachedWallpaper]
    ) async throws(PressError) -> OpenTree {
        let folder = try OutputFolder(buildingAt: output, sharing: true)
        let cacheFile = CacheFile(beside: output, width: jobs)
        var (cache, note) = await cacheFile.read { shard.contains($0.id, in: $0.collection) }
        for wallpaper in earlier { cache.insert(wallpaper) }
        let staging = try onDisk(Staging(in: folder, prefix: runID))
        return OpenTree(
            folder: folder, metadata: try TreeMetadata(in: nil, fenixColors: false), removal: Removal(),
            staging: staging, start: try onDisk(staging.lastChange()), cacheFile: cacheFile, cache: cache,
            before: cache, cacheNote: note)
    }

    /// Completes a build whose wallpapers were made in shards: writes the metadata, the cache and the report as one build
    /// would have done.
    ///
    /// - Throws: `PressError.shards` if one of them is missing or is not as the input is now, and what `run` throws. The
    ///   tree does not change then.
    public func merge(
        _ shards: ShardSet, observe: @escaping @Sendable (Event) -> Void = { _ in }
    ) async throws(PressError) -> Report {
        try await run(completing: shards, observe: observe)
    }

    /// A digest of what all shards must have in common: the names and the sizes of the masters, the settings, and the options.
    /// Machines may see the folders under different paths.
    func planDigest() throws(PressError) -> Checksum {
        let input = try onInput(InputStamps(of: self.input).digest())
        return Checksum(of: ([input.description] + options).joined(separator: "\0"))
    }

    /// The words after `wallpress build` that repeat this build, without `--shard`.
    private var command: [String] {
        // A name that begins with a hyphen would be read as an option.
        let folders = [input, output].map { $0.hasPrefix("-") ? "./" + $0 : $0 }
        return [folders[0], "--output", folders[1]] + options
    }
}

extension Plan.Job {
    /// "classic/forest".
    var path: String { "\(collection)/\(id)" }
}

extension CachedWallpaper {
    /// "classic/forest".
    var path: String { "\(collection)/\(id)" }
}
