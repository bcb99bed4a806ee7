import Foundation
import WallpressVerification
import WallpaperMetadata

/// A planned change of the remote: a tree, a release of another remote, an earlier release, or a feed without one wallpaper.
public struct Publish: Sendable {
    let options: PublishOptions
    private let remote: Remote
    let live: LiveState
    /// The plan.
    public let plan: PublishPlan
    private let tree: LocalTree?

    init(
        _ options: PublishOptions, _ remote: Remote, _ live: LiveState, _ plan: PublishPlan,
        _ tree: LocalTree?
    ) {
        var plan = plan
        (plan.release.time, plan.release.message) = (options.time, options.message)
        plan.release.publication = UUID().uuidString
        let before = live.basis
        plan.release.imageHeaders = before?.imageHeaders
        if tree != nil {
            let headers = Dictionary(
                options.imageHeaders.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
            if let before, before.imageHeaders != headers {
                // Older records have no headers.
                let verb = before.imageHeaders == nil ? "may have changed" : "have changed"
                plan.notes.append(
                    "the headers of pictures \(verb): only new files get the new headers"
                )
            }
            plan.release.imageHeaders = headers
        }
        (self.options, self.remote, self.live, self.plan, self.tree) = (options, remote, live, plan, tree)
    }

    /// Carries out the plan.
    ///
    /// - Returns: Notes for people, one sentence each.
    /// - Throws: The reason that the release is not live, or `.unfinished`.
    public func run() async throws(PublishingError) -> [String] {
        try await Publication(plan: plan, remote: remote, options: options, tree: tree).run()
    }
}

// MARK: - Things to publish

extension Publish {
    /// Plans to publish a tree.
    ///
    /// The remote is checked first, because a wrong one is found in a second, and the verification of a large tree takes
    /// minutes. The tree is read before it is verified. So later changes in it are noticed when it is sent.
    ///
    /// - Parameter verify: Verifies the tree, and throws if it must not be published.
    /// - Throws: `.remoteAsTree` if it is a remote; `.edited` if the live feed belongs to no release and is not replaced;
    ///   the errors of rclone and of the tree.
    public static func tree(
        _ verification: Verification, _ options: PublishOptions, verify: () async throws -> Void
    ) async throws -> Publish {
        guard !Remote.isRemote(verification.source) else {
            throw PublishingError.remoteAsTree(verification.source)
        }
        let (remote, live) = try await open(options)
        let tree = await Result { () async throws(PublishingError) in try await LocalTree(of: verification) }
        try await verify()
        return try await plan(tree.get(), options, remote, live, cause: .tree)
    }

    /// Plans to publish a release of another remote, byte for byte.
    ///
    /// - Parameter verify: Verifies a tree, and throws if it must not be published.
    public static func release(
        _ number: Int, of source: String, _ options: PublishOptions,
        verify: (_ folder: String) async throws -> Verification
    ) async throws -> Publish {
        let (remote, live) = try await open(options)
        let other = try await Remote(
            source, remote.rclone, remote.workspace, transfers: options.transfers, observe: options.observe)
        let record = try await other.release(number)
        let folder = try remote.workspace.folder(
            with: record.feeds.formats.reduce(into: [:]) { $0[$1.path] = record.feeds[$1] })
        let files = record.offered.flatMap(\.files)
        let gone = try await other.deviations(among: files)
        if !gone.isEmpty { throw PublishingError.gone(release: number, paths: gone, others: nil) }
        try await other.fetch(files.map(\.path), into: folder)
        let tree = try await LocalTree(of: verify(folder))
        return try await plan(tree, options, remote, live, cause: .from(release: number))
    }

    static func open(_ options: PublishOptions) async throws(PublishingError) -> (Remote, LiveState) {
        if let url = options.url { _ = try ServedCopy(url, options) }
        let rclone = try Rclone(environment: options.environment, beside: options.programFolderPath)
        let remote = try await Remote(
            options.remote, rclone, Workspace(), transfers: options.transfers, observe: options.observe)
        if let input = options.input { try remote.localPlaces?.refuse(input: input) }
        let live = try await LiveState(of: remote)
        if live.isEdited, !options.takesOver {
            throw .edited(remote: remote.name, differences: live.differences)
        }
        if !options.takesOver { try await live.refuseLock(options, at: remote) }
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
        for id in options.restored.sorted() {
            guard let record = live.published.first(where: { $0.id == id && $0.deleted != nil }) else {
                throw .notTakenDown(id)
            }
            guard
                tree.wallpapers.contains(where: {
                    $0.id == id || $0.hasMasters(of: record) || $0.resembles(record)
                })
            else {
                throw .unknownWallpaper(id, place: tree.path)
            }
        }
        let retired = Set(live.published.filter { $0.retired != nil }.map(\.id))
        let isRolledBack = if case .rollback = live.release?.cause { true } else { false }
        let needsHistory =
            isRolledBack || !options.replaced.isEmpty || tree.wallpapers.contains { retired.contains($0.id) }
        let earlier = try await Release.records(
            needsHistory ? Set(live.pointer.history).sorted() : [], at: remote)
        let planner = TreePlan(
            tree: tree, live: live, options: options, cause: cause,
            masters: MasterNames(input: options.input),
            earlier: earlier)
        return Publish(options, remote, live, try await planner.plan(for: remote), tree)
    }
}
