import WallpressDiagnostics
import WallpressDisk
import Foundation
import WallpressInput
import WallpressPixels
import WallpaperMetadata

/// A build of the tree of a wallpaper server from an input folder.
public struct Build: Sendable {
    /// The input folder.
    public var inputPath: String
    /// The output folder.
    public var outputPath: String
    /// The way in which images are made from masters.
    public var recipe: Recipe
    /// The number of steps that run at the same time, at least 1. The use of memory grows with this number, not with the number
    /// of masters.
    public var jobs: Int
    /// The date that the metadata gets if anything in it changes.
    public var date: CalendarDate
    /// The kernels that are used. All of them produce the same bytes.
    public var kernels = KernelLevel.best
    /// Whether a wallpaper with warnings fails.
    public var isStrict = false
    /// Whether wallpapers that are no longer in the input are removed from the tree.
    public var prunes = false
    /// Ids of the only wallpapers to build; empty if all are built. The others stay as they are in the tree, in the
    /// metadata and in the cache. Nothing may be pruned then.
    public var only: [String] = []
    /// The only part of the wallpapers to build, for this machine; nil for all of them. Nothing may be pruned then.
    public var shard: Shard?
    /// The options of the command line that all shards must have in common. Shards leave them for the merge.
    public var options: [String] = []
    /// The diagnostics that are not reported.
    public var suppressions: [Suppression] = []
    /// The versions of wallpress and of the codecs, by name. A wallpaper that other versions made is built again.
    public var versions = Versions.all
    /// A name that sets this build apart from others that run on the same output, such as the same shard that a scheduler has
    /// started again. It is in the names of its temporary files.
    let runID = String(UInt64.random(in: 0...UInt64.max), radix: 16)
    private let outputLock = OutputLock()
    /// Wallpapers with a master of more pixels than this are built one at a time, and their masters are decoded one at a
    /// time. A master of 256 megapixels takes up to 2 GB while it is decoded.
    package var largeMasterPixelCount = 64_000_000

    /// Creates a build of an input folder into an output folder.
    public init(input: String, output: String, recipe: Recipe, jobs: Int, date: CalendarDate) {
        inputPath = input
        outputPath = output
        self.recipe = recipe
        self.jobs = jobs
        self.date = date
    }

    /// Adds a digest of the running program to the versions, so that another program builds everything again.
    public mutating func addProgram() {
        if let digest = Versions.program { versions["wallpress", default: ""] += " " + digest }
    }

    /// An event while a build runs.
    public enum Event: Sendable {
        /// This number of wallpapers will be built. The others are up to date.
        case planned(count: Int)
        /// The build of a wallpaper has started.
        case started(id: String)
        /// A wallpaper is built. Its files are staged, but not yet in the tree.
        case finished(Outcome)
        /// A wallpaper could not be built.
        case failed(id: String, PressError)
    }

    /// Builds the wallpapers of the input that are not up to date in the tree, or the wallpapers of a shard.
    ///
    /// The images of a shard go to the tree, and the values that the metadata needs to the file of the shard. Other machines may
    /// build other shards in the same tree, or this one again.
    ///
    /// - Parameter observe: Receives the events of the build, on any thread.
    /// - Throws: An error that makes the whole build impossible, and `PressError.cancelled` if the task is cancelled
    ///   before the commit. The tree does not change then. Errors of single wallpapers are in the report.
    public func run(
        observe: @escaping @Sendable (Event) -> Void = { _ in }
    ) async throws(PressError) -> Report {
        try await run(completing: nil, observe: observe)
    }

    /// Completes a build whose wallpapers were made in shards: writes the metadata, the cache and the report as one build
    /// would have done.
    ///
    /// - Throws: `PressError.shards` if one of them is missing or does not match the input any longer, and the errors of `run`.
    ///   The tree does not change then.
    public func merge(
        _ shards: ShardSet, observe: @escaping @Sendable (Event) -> Void = { _ in }
    ) async throws(PressError) -> Report {
        try await run(completing: shards, observe: observe)
    }

    /// Runs the ten steps.
    ///
    /// - Parameter shards: The wallpapers that shards have built; nil if there are none.
    private func run(
        completing shards: ShardSet?, observe: @escaping @Sendable (Event) -> Void
    ) async throws(PressError) -> Report {
        // 1 scan, 2 plan, 3 compare
        let prepared = try await prepare(completing: shards)
        defer { close(prepared.tree) }
        // 4 decode, 5 crop and resample, 6 measure and choose, 7 encode, 8 stage
        let staged = try await make(prepared, observe: observe)
        try shards?.refuseLosses(staged)
        // 9 commit
        let notes = try await record(staged)
        try commit(staged)
        // Without the cache, only the files of the shards list the contents of the tree.
        if let shards, notes.isEmpty { try shards.removeFiles() }
        // 10 report
        return report(on: staged, notes)
    }
}

/// The lock a build holds on its output.
private final class OutputLock: @unchecked Sendable {
    /// Locked while the tree changes, and permanently once the build is given up.
    let changing = NSLock()
    /// Whether nobody else writes there. Only the holder of `changing` may use it.
    var isAlone = false
}

extension Build {
    /// Opens the staging folder of an output.
    ///
    /// - Returns: nil if the output was opened for reading only.
    func openStaging(in folder: OutputFolder?) throws(PressError) -> Staging? {
        guard let folder, folder.isLocked else { return nil }
        let staging = try onDisk(Staging(in: folder, prefix: runID))
        outputLock.changing.withLock { outputLock.isAlone = !folder.isShared }
        return staging
    }

    /// Removes the staged files.
    func close(_ tree: OpenTree) {
        tree.staging?.remove()
        outputLock.changing.withLock { outputLock.isAlone = false }
    }

    /// Makes the changes to the tree, unless the build has been given up.
    func apply(_ commit: Commit, from staging: Staging) throws(PressError) {
        outputLock.changing.lock()
        defer { outputLock.changing.unlock() }
        try onDisk(commit.apply(from: staging))
    }

    /// Removes the staged files of this build, which is interrupted, and keeps it from changing the tree. A change that has
    /// begun is waited for. The caller ends the process. Others may be writing in the same folder.
    public func giveUp() {
        outputLock.changing.lock()
        let folder = outputPath + "/" + OutputFolder.stagingName
        // Meanwhile more is staged, until the folder is gone. A build that finds it always full is ended all the same.
        for _ in 0..<1_000 {
            let own = ((try? FolderListing(of: folder))?.names ?? []).filter { $0.hasPrefix(runID) }
            for file in own { unlink(folder + "/" + file) }
            if outputLock.isAlone, rmdir(folder) == 0 || errno == ENOENT { return }
            if own.isEmpty { return }
        }
    }
}
