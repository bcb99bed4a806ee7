import WallpressColors
import WallpressConcurrency
import WallpressDiagnostics
import WallpressVerification
import WallpaperMetadata

/// A preview of a tree, with its differences from another one.
public struct TreePreview: Sendable {
    /// The tree that is verified and shown.
    public let verification: Verification
    /// The tree that it is compared with, such as the live one.
    public let against: Verification?
    /// The longer side of the images on the page.
    public let longestSide: Int
    /// Whether the page gets small images for its grid.
    public let hasGrid: Bool

    /// Creates a preview of the tree of a verification.
    public init(
        of verification: Verification, against: Verification? = nil, longestSide: Int, hasGrid: Bool = true
    ) {
        (self.verification, self.against) = (verification, against)
        (self.longestSide, self.hasGrid) = (longestSide, hasGrid)
    }

    /// Verifies the tree, and makes the page from its files.
    ///
    /// - Throws: The errors of `Verification.run`, for either tree; `.noMetadata` or `.unreadImage` if the page would lack
    ///   something that may be there.
    public func run() async throws(VerificationError) -> Page {
        let verdict = try await verification.run()
        let shown = try await wallpapers(of: verification)
        // Files are fetched a second time. Errors of the first time may name the missing ones.
        let found = verdict.report.diagnostics + verdict.report.suppressed.map(\.diagnostic)
        if !found.contains(where: { $0.severity == .error }) { try shown.refuseGaps(of: verification) }
        var page = Page(
            data: PageData(title: verdict.source, today: verification.today))
        page.data.collections = shown.collections(today: verification.today)
        page.data.settings = SettingsScreen.all(
            for: shown.profiles, page.data.collections, played: verdict.clients)
        for wallpaper in shown.wallpapers { page.data.wallpapers.append(page.adding(wallpaper)) }
        page.data.add(verdict)
        if let against {
            let other = try await wallpapers(of: against)
            try other.refuseGaps(of: against)
            page.compare(
                shown, with: other, named: ServedTree.withoutPassword(against.source),
                today: verification.today)
        }
        page.data.rank()
        return page
    }

    private func wallpapers(
        of verification: Verification
    ) async throws(VerificationError) -> LoadedTree {
        let tree = try await PublishedTree(of: verification)
        let records = (tree.v2?.wallpapers ?? []).keyed(by: \.id)
        let entries = (tree.feed?.wallpapers ?? []).uniqued(by: \.id)
        // All images of a wallpaper are in memory together.
        let width = min(tree.fetchesAtOnce(jobs: verification.jobs), 4)
        let (side, hasGrid) = (longestSide, hasGrid)
        let browsers = Set<HomeScreen.Browser>.reading(tree.profiles)
        let loaded = await entries.concurrentMap(width: width) { entry in
            let (found, lost) = await tree.images(of: entry)
            let wallpaper = LoadedWallpaper(
                entry, pictures: found, record: records[entry.id]?.loaded, longestSide: side,
                hasGrid: hasGrid, in: browsers)
            return (wallpaper: wallpaper, lost: lost)
        }
        return LoadedTree(
            feed: tree.feed, problem: tree.problem, profiles: tree.profiles,
            wallpapers: loaded.map(\.wallpaper),
            lost: loaded.lazy.compactMap(\.lost).first)
    }
}

/// A tree with its wallpapers.
struct LoadedTree {
    /// `metadata/v1`; nil if it cannot be read.
    let feed: Feed?
    /// The reason that it cannot be read.
    let problem: String?
    /// The profiles whose clients find images in it.
    let profiles: [Profile]
    let wallpapers: [LoadedWallpaper]
    /// An image that may be there and could not be read, with the reason; nil if there is none.
    let lost: (path: String, reason: String)?

    /// Refuses to show a tree of which something is missing that may be there. Its wallpapers would seem to be new, or gone.
    func refuseGaps(of verification: Verification) throws(VerificationError) {
        let source = ServedTree.withoutPassword(verification.source)
        if feed?.root == nil {
            let reason = feed?.errors.first?.description ?? problem ?? "it cannot be read"
            throw .noMetadata(source: source, path: FeedFormat.v1.path, reason: reason)
        }
        if let lost { throw .unreadImage(source: source, path: lost.path, reason: lost.reason) }
    }

    func collections(today: CalendarDate) -> [PageData.Collection] {
        (feed?.collections ?? []).map { PageData.Collection($0, today: today) }
    }
}
