import Foundation
import WallpressPress
import WallpressPublishing
import WallpressTestSupport
import Testing
import WallpressVerification
import WallpaperMetadata
import Wallpapers

/// Three releases and a rollback, published one after the other, and seen by people with a selected wallpaper.
@Suite(.timeLimit(.minutes(10))) struct PublishedWalkTests {
    @Test func whatPeopleHaveSelectedStaysThroughAllReleases() async throws {
        try await withTemporaryFolder { folder in
            let site = try Site(in: folder)
            let remote = folder.appendingPathComponent("Remote")
            try FileManager.default.createDirectory(at: remote, withIntermediateDirectories: true)
            let server = ServedFolder(remote)
            try await withServer(server) { base in
                let walkers = Walker.all(at: base, server, below: folder)
                try await publish(site, to: remote, on: "2026-08-01")
                var chosen: [[Data?]] = []
                for walker in walkers {
                    let manager = walker.launched(at: "2026-08-01 18:00")
                    await manager.update()
                    try await manager.take("aurora")
                    chosen.append(await images(of: "aurora", in: manager))
                }
                // The second release has one wallpaper more; the third has lost everybody's current one.
                try site.addAutumn()
                try await publish(site, to: remote, on: "2026-09-02")
                try await expect(walkers, "2026-09-02 18:00", toHave: chosen, andOffer: ["aurora", "maple"])
                try FileManager.default.removeItem(
                    at: site.input.appendingPathComponent("classic-firefox/aurora.jpg"))
                try await publish(site, to: remote, on: "2026-09-03")
                try await expect(
                    walkers, "2026-09-03 18:00", toHave: chosen, andOffer: ["dune-sea", "maple"])
                let options = try options(remote, on: "2026-09-04")
                _ = try await Publish.rollback(to: 1, options).run()
                try await expect(walkers, "2026-09-04 18:00", toHave: chosen, andOffer: ["aurora"])
            }
        }
    }

    private func expect(
        _ walkers: [Walker], _ time: String, toHave chosen: [[Data?]], andOffer ids: [String]
    ) async throws {
        for (walker, pictures) in zip(walkers, chosen) {
            let manager = walker.launched(at: time)
            await manager.update()
            manager.removeUnusedAssets()
            #expect(manager.currentWallpaper.id == "aurora", "\(walker), \(time)")
            #expect(await self.images(of: "aurora", in: manager) == pictures, "\(walker), \(time)")
            for id in ids { #expect(manager.offered.contains(id), "\(walker), \(time)") }
        }
    }

    private func images(of id: String, in manager: WallpaperManager) async -> [Data?] {
        var images: [Data?] = []
        for orientation in Orientation.allCases {
            images.append(await manager.image(of: Wallpaper(id: id), orientation))
        }
        return images
    }

    private func publish(_ site: Site, to remote: URL, on day: String) async throws {
        var build = Build(
            input: site.input.path, output: site.output.path, recipe: Site.recipe, jobs: 2,
            date: try Build.day(day))
        build.prunes = true
        _ = try await build.run()
        let verification = try Verification(of: site.output.path, on: day, profiles: [], jobs: 2)
        _ = try await Publish.tree(verification, options(remote, on: day), verify: {}).run()
    }

    private func options(_ remote: URL, on day: String) throws -> PublishOptions {
        var options = PublishOptions(
            remote: remote.path, environment: ProcessInfo.processInfo.environment,
            today: try #require(CalendarDate(day)))
        options.environment["RCLONE_CONFIG"] = "/dev/null"
        options.clock = .stopped
        return options
    }
}
