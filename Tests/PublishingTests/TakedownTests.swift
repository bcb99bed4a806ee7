import Foundation
import WallpressTestSupport
import Testing
import WallpaperMetadata

import WallpressPublishing

@Suite struct TakedownTests {
    typealias Wallpaper = PublishFixture.Wallpaper

    private let forest = Wallpaper(id: "forest", masters: "mf")
    private let lake = Wallpaper(id: "lake", masters: "ml")

    /// Publishes both wallpapers and takes the lake down.
    private func withTakedown(_ check: (inout PublishFixture) async throws -> Void) async throws {
        try await withTemporaryFolder { root in
            var fixture = try PublishFixture(root)
            try await fixture.publish([forest, lake])
            try fixture.write([1], at: fixture.input + "/always/lake.png")
            let publish = try await Publish.takedown("lake", fixture.options)
            #expect(publish.plan.notes.contains { $0.names("/always/lake.png") })
            _ = try await publish.run()
            try await check(&fixture)
        }
    }

    @Test func aTakenDownIDIsRefusedAndItsMasterIsToBeRemoved() async throws {
        try await withTakedown { fixture in
            try fixture.write([forest, lake])
            let refusals = try await fixture.plan().plan.refusals
            #expect(refusals.map(\.id) == ["lake"])
            let fixes = try #require(refusals.first?.refusal.fixes)
            try #require(fixes.count == 2)
            #expect(fixes[0].names("remove \(fixture.input)/always/lake.png", "--prune"))
            #expect(!fixes[0].contains("lake-2"))
            #expect(fixes[1].names("--restore lake"))
        }
    }

    /// The same master, however it is built, or another digest of masters with one of the pictures.
    @Test(arguments: [
        Wallpaper(id: "lake-2", content: "two", masters: "ml", recipe: "r2"),
        Wallpaper(id: "pond", picture: "lake", masters: "mp"),
    ])
    func theSamePictureUnderAnotherIDIsRefused(_ renamed: Wallpaper) async throws {
        try await withTakedown { fixture in
            try fixture.write([forest, renamed])
            let refusals = try await fixture.plan().plan.refusals
            #expect(refusals.map(\.id) == [renamed.id])
            #expect(try #require(refusals.first).refusal.reason.names("lake", "2"))
            try fixture.write([forest, Wallpaper(id: renamed.id, content: "two", masters: "another")])
            #expect(try await fixture.plan().plan.refusals.isEmpty)
        }
    }

    @Test func aTwinThatIsLiveIsNamedWhenAWallpaperIsTakenDownAndRefusedAfterwards() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            let twin = Wallpaper(id: "twin", content: "two", masters: "ml")
            try await fixture.publish([forest, lake, twin])
            let publish = try await Publish.takedown("lake", fixture.options)
            #expect(publish.plan.notes.contains { $0.names("twin") && !$0.contains("forest") })
            _ = try await publish.run()
            try fixture.write([forest, twin])
            #expect(try await fixture.plan().plan.refusals.map(\.id) == ["twin"])
        }
    }

    @Test func aRestoredWallpaperComesBackAndStays() async throws {
        try await withTakedown { fixture in
            try fixture.write([forest, lake])
            fixture.options.restored = ["lake"]
            let publish = try await fixture.plan()
            #expect(publish.plan.fates.map(\.fate) == [.unchanged, .changed(.offeredAgain)])
            _ = try await publish.run()
            #expect(fixture.liveIDs == ["forest", "lake"])
            #expect(fixture.isWhole)
            fixture.options.restored = []
            let again = try await fixture.plan().plan
            #expect(again.refusals.isEmpty && !again.hasWork)
        }
    }

    @Test func aRestoredWallpaperMayGetANewIDBecausePhonesKeepTheOldPicture() async throws {
        try await withTakedown { fixture in
            try fixture.write([forest, Wallpaper(id: "lake", content: "two", masters: "ml")])
            fixture.options.restored = ["lake"]
            #expect(try await fixture.plan().plan.refusals.map(\.id) == ["lake"])
            try fixture.write([forest, Wallpaper(id: "lake-2", content: "two", masters: "ml")])
            _ = try await fixture.plan().run()
            fixture.options.restored = []
            #expect(fixture.liveIDs == ["forest", "lake-2"])
            #expect(try await fixture.plan().plan.refusals.isEmpty)
            let record = try Release(parsing: fixture.file(Layout.releasePath(3)), path: "3")
            #expect(record.wallpapers.map(\.deleted) == [nil, 2, nil])
            #expect(record.wallpapers.map(\.withdrawn) == [nil, 3, nil])
            // The files of the old id are still deleted.
            let rollback = try await Publish.rollback(to: 1, fixture.options)
            #expect(rollback.plan.notes.contains { $0.names("release 1", "lake") })
            _ = try await rollback.run()
            #expect(fixture.liveIDs == ["forest"] && fixture.isWhole)
            // The old id may come back with its old picture.
            try fixture.write([forest, lake])
            let publish = try await fixture.plan()
            #expect(publish.plan.fates.map(\.fate) == [.unchanged, .changed(.offeredAgain)])
            _ = try await publish.run()
            #expect(fixture.liveIDs == ["forest", "lake"] && fixture.isWhole)
        }
    }

    @Test func onlyWhatWasTakenDownAndIsInTheTreeIsRestored() async throws {
        try await withTakedown { fixture in
            fixture.options.restored = ["forest"]
            try fixture.write([forest, lake])
            await #expect(throws: PublishingError.notTakenDown("forest")) { try await fixture.plan() }
            fixture.options.restored = ["lake"]
            try fixture.write([forest])
            await #expect(throws: PublishingError.unknownWallpaper("lake", place: fixture.tree)) {
                try await fixture.plan()
            }
        }
    }
}
