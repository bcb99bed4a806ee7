import Foundation
import WallpressTestSupport
import Testing
import WallpaperMetadata
import Wallpapers

/// The whole life of the client library with the sample collection, built and served over HTTP: on an iPhone and an
/// iPad, with two profiles, and with both fidelities.
@Suite(.timeLimit(.minutes(10))) struct WalkTests {
    private let metadata = FeedFormat.v1.path
    private let offeredAlways = ["fxDefault"] + Site.sample

    @Test func clientsWalkFromFirstLaunchToCleaningUp() async throws {
        try await withTemporaryFolder { folder in
            let site = try Site(in: folder)
            #expect(try await site.build(on: "2026-08-01") == Set(Site.sample))
            let server = ServedFolder(site.output)
            try await withServer(server) { base in
                let walkers = Walker.all(at: base, server, below: folder)
                for walker in walkers {
                    try await firstLaunch(walker)
                    try await browsing(walker)
                    try await choosing(walker)
                    await aDayPasses(walker)
                }
                try site.addAutumn()
                #expect(try await site.build(on: "2026-08-20").contains("maple"))
                for walker in walkers {
                    try await newMetadata(walker)
                    try await expiry(walker)
                    try await anotherChoice(walker)
                    try cleanedUp(walker)
                }
            }
        }
    }

    private func firstLaunch(_ walker: Walker) async throws {
        let manager = walker.launched(at: "2026-08-01 18:00")
        #expect(manager.offered == ["fxDefault"])
        #expect(!manager.canSettingsBeShown && !manager.canOnboardingBeShown)
        let outcome = await manager.update()
        #expect(outcome == UpdateOutcome(metadata: .stored, fetchedThumbnails: Site.sample.sorted()))
        await walker.expectRequests([metadata] + Site.sample.map { walker.path(.thumbnail, of: $0) })
        #expect(manager.offered == offeredAlways, "the default wallpaper and the four of the sample")
        #expect(manager.canSettingsBeShown && manager.canOnboardingBeShown)
        for wallpaper in manager.availableCollections.flatMap(\.wallpapers).dropFirst() {
            let thumbnail = try #require(await manager.thumbnail(of: wallpaper))
            // firefox-ios decides the shape at the path that it shares.
            let isShaped = walker.path(.thumbnail, of: wallpaper.id)?.hasPrefix("ios/") == true
            #expect(
                headerSize(thumbnail)
                    == (isShaped ? ImageSize(width: 330, height: 300) : ImageSize(width: 200, height: 200)))
            #expect(await manager.needsAssets(wallpaper), "thumbnails only, until the user asks")
        }
    }

    private func browsing(_ walker: Walker) async throws {
        let manager = walker.launched(at: "2026-08-01 18:05")
        for id in ["dawn-ridges", "night-lake"] {
            try await manager.fetchAssets(for: Wallpaper(id: id))
            await walker.expectRequests(
                Orientation.allCases.map { walker.path(walker.device.variant($0), of: id) })
            try await walker.expectImages(of: id, in: manager)
            try await manager.fetchAssets(for: Wallpaper(id: id))
            await walker.expectRequests([])
        }
        #expect(manager.currentWallpaper == .defaultWallpaper, "looked at, not chosen")
    }

    private func choosing(_ walker: Walker) async throws {
        let manager = walker.launched(at: "2026-08-01 18:10")
        let chosen = try await manager.take("night-lake")
        #expect(manager.currentWallpaper == chosen)
        manager.removeUnusedAssets()
        #expect(await manager.needsAssets(Wallpaper(id: "dawn-ridges")), "looked at, and left")

        let restarted = walker.launched(at: "2026-08-01 18:15")
        #expect(restarted.currentWallpaper == chosen)
        try await walker.expectImages(of: "night-lake", in: restarted)
        await walker.expectRequests([])
    }

    private func aDayPasses(_ walker: Walker) async {
        #expect(await walker.launched(at: "2026-08-01 23:59").update() == UpdateOutcome(metadata: .notDue))
        await walker.expectRequests([])
        for time in ["2026-08-02 00:00", "2026-08-02 12:00"] {
            let isFirst = time.hasSuffix("00:00")
            let outcome = await walker.launched(at: time).update()
            #expect(outcome == UpdateOutcome(metadata: isFirst ? .unchanged : .notDue))
            await walker.expectRequests(isFirst ? [metadata] : [])
        }
    }

    private func newMetadata(_ walker: Walker) async throws {
        let august = walker.launched(at: "2026-08-21 08:00")
        #expect(await august.update() == UpdateOutcome(metadata: .stored), "autumn has not begun")
        await walker.expectRequests([metadata])
        #expect(august.offered == offeredAlways)
        #expect(august.currentWallpaper.id == "night-lake")

        let german = walker.launched(at: "2026-09-01 08:00", locale: "de_DE")
        #expect(german.offered == offeredAlways)
        let manager = walker.launched(at: "2026-09-01 08:00")
        let outcome = await manager.update()
        #expect(outcome == UpdateOutcome(metadata: .unchanged, fetchedThumbnails: ["maple"]))
        await walker.expectRequests([metadata, walker.path(.thumbnail, of: "maple")])
        #expect(manager.offered == offeredAlways + ["maple"])
        #expect(manager.availableCollections.last?.heading == "Leaves")
        #expect(german.offered == offeredAlways, "with its thumbnail there, too")

        try await manager.take("maple")
        manager.removeUnusedAssets()
        try await walker.expectImages(of: "maple", in: manager)
        #expect(await manager.needsAssets(Wallpaper(id: "night-lake")))
        _ = await walker.server.newRequests()
    }

    private func expiry(_ walker: Walker) async throws {
        let lastDay = walker.launched(at: "2026-09-30 12:00")
        #expect(lastDay.offered.contains("maple") == (walker.fidelity == .documented), "\(walker)")
        let manager = walker.launched(at: "2026-10-01 08:00")
        #expect(await manager.update() == UpdateOutcome(metadata: .unchanged))
        #expect(manager.offered == offeredAlways)
        manager.removeUnusedAssets()

        let restarted = walker.launched(at: "2026-10-01 09:00")
        let maple = restarted.currentWallpaper
        #expect(maple.id == "maple", "it has expired, and is still chosen")
        #expect(maple == lastDay.currentWallpaper)
        try await walker.expectImages(of: "maple", in: restarted)
        #expect(await restarted.thumbnail(of: maple) == nil)
        await walker.expectRequests([metadata])
    }

    private func anotherChoice(_ walker: Walker) async throws {
        let manager = walker.launched(at: "2026-10-01 10:00")
        try await manager.take("aurora")
        await walker.expectRequests(
            Orientation.allCases.map { walker.path(walker.device.variant($0), of: "aurora") })
        try await walker.expectImages(of: "maple", in: manager)
        manager.removeUnusedAssets()
        #expect(manager.canSettingsBeShown)
    }

    private func cleanedUp(_ walker: Walker) throws {
        let left = try walker.store.paths().filter { !$0.hasPrefix("preferences/") }
        let images = Orientation.allCases.map { "wallpapers/aurora/aurora_\(walker.device)_\($0)" }
        let thumbnails = Site.sample.map { "wallpapers/thumbnails/\($0)_thumbnail" }
        #expect(left == (["wallpapers/metadata/metadata"] + images + thumbnails).sorted(), "\(walker)")
    }
}
