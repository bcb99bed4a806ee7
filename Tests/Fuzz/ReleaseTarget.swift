import WallpressDiagnostics
@testable import WallpressPublishing
import WallpressJSON
import WallpressVerification
import WallpaperMetadata

extension FuzzTarget {
    static let published = [release]

    /// Files that publishing reads back: the record of a release, the pointer to the live one, and the lock in an
    /// input. Each is refused, or it is equal after writing and reading.
    private static let release = FuzzTarget(
        name: "release", longest: 8192, seeds: releaseSeeds,
        words: feedWords + [
            "\"release\":", "\"day\":", "\"after\":", "\"from\":", "\"rollback-to\":", "\"takedown\":",
            "\"feeds\":", "\"publication\":",
            "\"v1\":", "\"v2\":", "\"history\":", "\"collection\":", "\"masters\":", "\"recipe\":",
            "\"retired\":",
            "\"deleted\":", "\"md5\":", "\"../a.jpg\"", "\"metadata/v1/wallpapers.json\"",
            "9223372036854775807",
        ]
    ) { bytes in
        if let pointer = try? LivePointer(parsing: bytes) {
            expect((try? LivePointer(parsing: pointer.bytes)) == pointer, "a pointer can be read")
        }
        if let lock = try? PublishedLock(parsing: bytes) {
            expect((try? PublishedLock(parsing: Array(lock.text.utf8))) == lock, "a lock can be read")
        }
        guard let release = try? Release(parsing: bytes, path: "1.json") else { return true }
        expect((try? Release(parsing: release.bytes, path: "1.json")) == release, "a release can be read")
        let paths = release.wallpapers.flatMap(\.files).map(\.path)
        expect(paths.allSatisfy { Layout.isSafe($0) }, "files stay in the tree: \(paths)")
        // Names of records have no larger numbers.
        if (1..<999_999_999).contains(release.number) { checkTakedown(release) }
        return true
    }

    /// Checks that the feed without a wallpaper has all the others, and that the change is described.
    private static func checkTakedown(_ release: Release) {
        let feed = Feed(release.feeds[.v1], .v1)
        let live = LiveState(
            feeds: [.v1: release.feeds[.v1], .v2: release.feeds[.v2]], feed: feed, release: release,
            marked: release,
            edited: [], leftovers: [], pointer: LivePointer(history: [release.number]),
            numbers: [release.number], conditions: [:])
        let id = feed.wallpapers.first?.id ?? "forest"
        guard let feeds = release.feeds.without([id]) else { return }
        let ids = Feed(feeds[.v1], .v1).wallpapers.map(\.id)
        expect(ids == feed.wallpapers.map(\.id).filter { $0 != id }, "only \(id) is gone: \(ids)")
        let difference = FeedDifference(from: feed, to: Feed(feeds[.v1], .v1)).sentences
        expect(!difference.isEmpty, "there is a difference")
        let plan = live.plan(
            feeds: feeds, cause: .takedown(id: id), remote: "remote:",
            today: must { CalendarDate("2026-05-01") },
            offers: { ids.contains($0) }, deleting: release.wallpapers.filter { $0.id == id }.flatMap(\.files)
        )
        expect(
            plan.text().split(separator: "\n").allSatisfy { String($0).printable == $0 }, "people can read it"
        )
        let json = plan.jsonText(isLive: false, url: "https://a.example", error: plan.summary)
        expect((try? JSONNode(parsing: json.utf8)) != nil, "the plan is JSON")
    }

    private static func releaseSeeds() -> [[UInt8]] {
        let feeds = feedSeeds()
        func release(_ cause: Release.Cause, _ feeds: Release.Feeds) -> Release {
            var wallpapers = ["dune", "forest", "lake"].map { id in
                PublishedWallpaper(
                    id: id, collectionID: "classic-firefox", release: 1, masters: "0f", recipe: nil,
                    files: [
                        .init(
                            path: "ios/\(id)/\(id).jpg", variant: .portrait, byteCount: 5, sha256: "0f",
                            md5: "1e"
                        )
                    ])
            }
            (wallpapers[0].retired, wallpapers[0].deleted) = (2, 3)
            return Release(
                number: 3, day: must { CalendarDate("2026-05-01") }, after: 2, cause: cause,
                wallpapers: wallpapers,
                feeds: feeds)
        }
        let causes: [Release.Cause] = [.tree, .from(release: 2), .rollback(to: 1), .takedown(id: "dune")]
        let short = Release.Feeds([.v1: Array("{}".utf8), .v2: Array("{}".utf8)])
        let whole = Release.Feeds([.v1: feeds[0], .v2: feeds[2]])
        let lock = PublishedLock(release: 3, wallpapers: release(.tree, short).wallpapers)
        return causes.map { release($0, short).bytes }
            + [release(.tree, whole).bytes, LivePointer(history: [1, 2]).bytes, Array(lock.text.utf8)]
    }
}
