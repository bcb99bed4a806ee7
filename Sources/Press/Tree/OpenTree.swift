import Diagnostics
import Disk
import Input
import WallpaperMetadata

/// The output of a build, open and locked.
struct OpenTree: Sendable {
    let folder: OutputFolder
    /// Its metadata before the build.
    let metadata: TreeMetadata
    var removal: Removal
    let staging: Staging
    /// A time before anything was read, by the clock of the output's disk.
    let start: FileTime
    let cacheFile: CacheFile
    /// What is known of its wallpapers: the cache of the last build, and what shards have made since.
    let cache: Cache
    /// The cache of the last build alone.
    let before: Cache
    /// Says why the cache could not be used; nil if it could.
    let cacheNote: Diagnostic?
}

extension Build {
    /// Reads the metadata of the tree.
    ///
    /// - Throws: `PressError.metadata`, also if `only` would leave clients with nothing but what it names.
    func treeMetadata(in folder: OutputFolder?, _ catalog: Catalog) throws(PressError) -> TreeMetadata {
        let tree = try TreeMetadata(
            in: folder, fenixColors: recipe.profiles.contains(where: \.needsFenixColors))
        try refuseEmptyInput(catalog, wallpapersInOutput: tree.wallpaperCount)
        if !only.isEmpty, tree.lacksV1 {
            throw .metadata(
                path: output + "/" + Layout.metadataPath(.v1), position: nil,
                reason:
                    "this file is missing, and a build with --only would name only its own wallpapers in it; "
                    + "build once without --only")
        }
        return tree
    }

    private func refuseEmptyInput(_ catalog: Catalog, wallpapersInOutput count: Int) throws(PressError) {
        guard catalog.failures.isEmpty, catalog.collections.allSatisfy(\.wallpapers.isEmpty) else { return }
        if count == 0 {
            throw .input(
                .folder(
                    path: input, reason: "expected pictures in this folder or its subfolders, found none"))
        }
        if !prunes { throw .emptyInput(path: input, wallpapersInOutput: count) }
    }

    /// Opens and locks the output, reads its metadata and the cache, and decides what is removed.
    ///
    /// - Parameter shards: What was made already; nil if nothing was.
    func openTree(
        _ catalog: Catalog, _ plan: Plan, completing shards: ShardSet?
    ) async throws(PressError) -> OpenTree {
        // No folder is made for nothing.
        if FileIdentity(of: output) == nil { try refuseEmptyInput(catalog, wallpapersInOutput: 0) }
        let folder = try OutputFolder(buildingAt: output)
        let metadata = try treeMetadata(in: folder, catalog)
        let cacheFile = CacheFile(beside: output, width: jobs)
        let (before, note) = await cacheFile.read()
        let cache = shards?.cache(over: before) ?? before
        let removal = try removal(catalog, plan, metadata, cache, in: folder)
        let staging = try onDisk(Staging(in: folder, prefix: runID))
        return OpenTree(
            folder: folder, metadata: metadata, removal: removal, staging: staging,
            start: try onDisk(staging.lastChange()), cacheFile: cacheFile, cache: cache, before: before,
            cacheNote: note)
    }

    /// Refuses a build that would write over a master, or remove one. Folders that are mounted in two places, and hard
    /// links, can lead there even from a folder outside of the input.
    ///
    /// - Parameters:
    ///   - all: The jobs of the whole catalog. A shard knows no other masters than its own.
    ///   - paths: The paths of the files to write or to remove.
    func refuseMasters(of all: Plan, among paths: [String], in folder: OutputFolder) throws(PressError) {
        if paths.isEmpty { return }
        var masters: [FileIdentity: String] = [:]
        for master in all.jobs.flatMap(\.masters) {
            if let identity = FileIdentity(of: master.path) { masters[identity] = master.path }
        }
        let statuses = try onDisk(folder.statuses(of: paths))
        for (path, status) in statuses.sorted(by: { $0.key < $1.key }) {
            guard let master = masters[FileIdentity(status)] else { continue }
            throw .output(
                path: folder.root.path(of: path), tried: "build",
                reason: "this file is the master \(master), which would be lost")
        }
    }
}
