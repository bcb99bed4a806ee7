import WallpressDiagnostics
import WallpressDisk
import WallpressInput
import WallpaperMetadata

/// The output of a build, open: for reading only in a dry run, shared with others in a shard, otherwise locked.
struct OpenTree: Sendable {
    /// The folder; nil if there is none yet, which is possible in a dry run.
    let folder: OutputFolder?
    /// Its metadata before the build; none in a shard.
    let metadata: TreeMetadata
    /// The cache of the last build, with the results of an earlier run of the shard.
    let before: Cache
    /// The same with the results of the shards of a merge.
    let cache: Cache
    /// The reason that the cache could not be used; nil if it could.
    let cacheNote: Diagnostic?
    /// The staging folder; nil in a dry run.
    let staging: Staging?
}

extension Build {
    /// Opens the output, and reads its metadata and the cache.
    ///
    /// - Parameters:
    ///   - earlier: The results of an earlier run of the shard, which are in the tree.
    ///   - shards: The wallpapers that shards have built; nil if there are none.
    func openTree(
        _ catalog: Catalog, isDry: Bool, after earlier: [Outcome.Record], completing shards: ShardSet?
    ) async throws(PressError) -> OpenTree {
        // No folder is made for nothing.
        if shard == nil, FileIdentity(of: outputPath) == nil {
            try refuseEmptyInput(catalog, wallpapersInOutput: 0)
        }
        let folder: OutputFolder? =
            isDry
            ? try onDisk(OutputFolder(readingAt: outputPath))
            : try OutputFolder(buildingAt: outputPath, sharing: shard != nil)
        let metadata = try treeMetadata(in: folder, catalog)
        var (before, note) = await CacheFile(beside: outputPath, width: jobs).read {
            shard?.contains($0.id, in: $0.collection) ?? true
        }
        for wallpaper in earlier { before.insert(wallpaper) }
        return OpenTree(
            folder: folder, metadata: metadata, before: before,
            cache: shards?.cache(over: before) ?? before, cacheNote: note,
            staging: try openStaging(in: folder))
    }

    /// Reads the metadata of the tree. A shard does not read it.
    ///
    /// - Throws: `PressError.metadata`, or `.emptyInput`.
    private func treeMetadata(
        in folder: OutputFolder?, _ catalog: Catalog
    ) throws(PressError) -> TreeMetadata {
        let fenixColors = recipe.profiles.contains(where: \.needsFenixColors)
        if shard != nil { return try TreeMetadata(in: nil, fenixColors: fenixColors) }
        let tree = try TreeMetadata(in: folder, fenixColors: fenixColors)
        try refuseEmptyInput(catalog, wallpapersInOutput: tree.wallpaperCount)
        return tree
    }

    private func refuseEmptyInput(_ catalog: Catalog, wallpapersInOutput count: Int) throws(PressError) {
        guard catalog.errors.isEmpty, catalog.collections.allSatisfy(\.wallpapers.isEmpty) else { return }
        if count == 0 {
            throw .input(
                .folder(
                    path: inputPath, reason: "expected pictures in this folder or its subfolders, found none")
            )
        }
        if !prunes { throw .emptyInput(path: inputPath, wallpapersInOutput: count) }
    }
}
