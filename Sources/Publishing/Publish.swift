import Disk
import Foundation
import Verification
import WallpaperMetadata

/// Brings something to the remote: a tree, a release of another remote, an earlier release, or a feed without one wallpaper.
public struct Publish: Sendable {
    private let options: PublishOptions
    private let remote: Remote
    private let live: LiveState
    /// The plan.
    public let plan: PublishPlan
    private let tree: LocalTree?

    private init(
        _ options: PublishOptions, _ remote: Remote, _ live: LiveState, _ plan: PublishPlan,
        _ tree: LocalTree?
    ) {
        (self.options, self.remote, self.live, self.plan, self.tree) = (options, remote, live, plan, tree)
    }

    /// Carries out the plan.
    ///
    /// - Parameter observe: Receives what happens, on any thread.
    /// - Returns: What people should know, one sentence each.
    /// - Throws: why the release is not live, or `.unfinished`.
    public func run(observe: @escaping @Sendable (PublishEvent) -> Void = { _ in })
        async throws(PublishingError) -> [String]
    {
        let publication = Publication(
            plan: plan, remote: remote, options: options, tree: tree, observe: observe)
        return try await publication.run()
    }

    /// Writes `published.lock` where it is not as it should be, when the release is live.
    ///
    /// - Returns: What people should know, one sentence each.
    /// - Throws: `PublishingError.lock`. The release stays live.
    public func writeLock() throws(PublishingError) -> [String] {
        let release = plan.hasWork ? plan.release : live.release
        guard options.writesLock, let input = options.input, let release else { return [] }
        var lock = PublishedLock(release: release.number, wallpapers: release.wallpapers)
        for wallpaper in lock.wallpapers.indices {
            for file in lock.wallpapers[wallpaper].files.indices {
                lock.wallpapers[wallpaper].files[file].md5 = nil
            }
        }
        let path = "\(input)/\(PublishedLock.fileName)"
        if (try? Data(contentsOf: URL(fileURLWithPath: path))) == Data(lock.text.utf8) { return [] }
        do throws(DiskError) {
            try Data(lock.text.utf8).replaceFile(at: path)
            return ["\(path) was written; commit it"]
        } catch {
            throw .lock(path: path, reason: error.reason)
        }
    }
}

// MARK: - What is published

extension Publish {
    /// Plans to publish a tree.
    ///
    /// It is read before it is verified. So what changes in it from then on is noticed when it is sent.
    ///
    /// - Parameter verify: Verifies the tree, and throws if it must not be published.
    /// - Throws: `.edited` if the live feed is not that of a release and is not taken over; what rclone and the tree say.
    public static func tree(
        _ verification: Verification, _ options: PublishOptions, verify: () async throws -> Void
    ) async throws -> Publish {
        let tree = await Result { () async throws(PublishingError) in try await LocalTree(of: verification) }
        try await verify()
        let (remote, live) = try await open(options)
        return try await plan(tree.get(), options, remote, live, cause: .tree)
    }

    /// Plans to publish what was released at another remote, byte for byte.
    ///
    /// - Parameter verify: Verifies a tree, and throws if it must not be published.
    public static func release(
        _ number: Int, of source: String, _ options: PublishOptions,
        verify: (_ folder: String) async throws -> Verification
    ) async throws -> Publish {
        let (remote, live) = try await open(options)
        let other = try await Remote(source, remote.rclone, remote.workspace)
        let record = try await other.release(number)
        let folder = try remote.workspace.folder(with: [
            Layout.metadataPath(.v1): record.feeds.v1, Layout.metadataPath(.v2): record.feeds.v2,
        ])
        let files = record.offered.flatMap(\.files)
        let gone = try await other.deviations(among: files)
        if !gone.isEmpty { throw PublishingError.gone(release: number, paths: gone) }
        try await other.fetch(files.map(\.path), into: folder)
        let tree = try await LocalTree(of: verify(folder))
        return try await plan(tree, options, remote, live, cause: .from(release: number))
    }

    /// Plans to put back the feed of an earlier release.
    ///
    /// - Parameter number: The release; nil for the one that was live before.
    /// - Throws: `.noEarlierRelease`, `.noRelease`, or `.gone` if not all of its pictures are there.
    public static func rollback(to number: Int?, _ options: PublishOptions) async throws(PublishingError)
        -> Publish
    {
        let (remote, live) = try await open(options)
        guard let current = live.basis else { throw .noEarlierRelease(live: nil) }
        var target = number
        if target == nil { target = try await live.numberBefore(current, at: remote) }
        guard let target else { throw .noEarlierRelease(live: current.number) }
        // Only a number that somebody gave can be wrong usage.
        let earlier =
            number == nil
            ? try await Release.record(target, at: remote) : try await remote.release(target)
        let offered = Set(earlier.offered.map(\.id))
        let gone = try await remote.deviations(among: earlier.offered.flatMap(\.files))
        if !gone.isEmpty { throw .gone(release: target, paths: gone) }
        let plan = live.plan(
            feeds: earlier.feeds, cause: .rollback(to: target), remote: remote.name, today: options.today,
            offers: offered.contains, deleting: [])
        return Publish(options, remote, live, plan, nil)
    }

    /// Plans to take a wallpaper out of the live feed and to delete its files.
    ///
    /// - Throws: `.unknownWallpaper` if it was never published, or is gone.
    public static func takedown(_ id: String, _ options: PublishOptions) async throws(PublishingError)
        -> Publish
    {
        let (remote, live) = try await open(options)
        guard let record = live.published.first(where: { $0.id == id }),
            let feeds = live.feeds(without: id)
        else { throw .unknownWallpaper(id, place: "the releases of this remote") }
        let others = (live.basis?.offered ?? []).filter { $0.id != id }
        let shared = Set(others.flatMap(\.files).map(\.path))
        let own = record.files.filter { !shared.contains($0.path) }
        // A takedown that was interrupted may have left files.
        let left = try await remote.entries(of: own.map(\.path)).map(\.path)
        if record.deleted != nil, left.isEmpty { throw .unknownWallpaper(id, place: "the live feed") }
        let offered = Set(others.map(\.id))
        let plan = live.plan(
            feeds: feeds, cause: .takedown(id: id), remote: remote.name, today: options.today,
            offers: offered.contains, deleting: own.filter { left.contains($0.path) })
        return Publish(options, remote, live, plan, nil)
    }

    private static func open(_ options: PublishOptions) async throws(PublishingError) -> (Remote, LiveState) {
        if let url = options.url { _ = try ServedCopy(url, options) }
        let rclone = try Rclone(environment: options.environment)
        let remote = try await Remote(options.remote, rclone, Workspace())
        if let input = options.input { try remote.localPlaces?.refuse(input: input) }
        let live = try await LiveState(of: remote)
        if live.isEdited, !options.takesOver {
            throw .edited(remote: remote.name, differences: live.differences)
        }
        // The day begins up to a day earlier elsewhere.
        if let last = live.basis, (options.today.dayAfter ?? options.today) < last.day {
            throw .clock(today: options.today, release: last.number, day: last.day)
        }
        return (remote, live)
    }

    private static func plan(
        _ tree: LocalTree, _ options: PublishOptions, _ remote: Remote, _ live: LiveState,
        cause: Release.Cause
    ) async throws(PublishingError) -> Publish {
        let tree = tree.numbered(live.nextNumber)
        let ids = Set(tree.wallpapers.map(\.id))
        if let id = options.replaced.subtracting(ids).sorted().first {
            throw .unknownWallpaper(id, place: tree.path)
        }
        let retired = Set(live.published.filter { $0.retired != nil }.map(\.id))
        let needsHistory = !options.replaced.isEmpty || tree.wallpapers.contains { retired.contains($0.id) }
        let earlier = try await Release.records(
            needsHistory ? Set(live.pointer.history).sorted() : [], at: remote)
        let planner = TreePlan(
            tree: tree, live: live, options: options, cause: cause,
            masters: MasterNames(input: options.input),
            earlier: earlier)
        return Publish(options, remote, live, try await planner.plan(for: remote), tree)
    }
}
