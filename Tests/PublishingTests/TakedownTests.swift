import Foundation
import WallpressTestSupport
import Testing
import WallpaperMetadata

import WallpressPixels
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
        Wallpaper(id: "pond", image: "lake", masters: "mp"),
    ])
    func theSameImageUnderAnotherIDIsRefused(_ renamed: Wallpaper) async throws {
        try await withTakedown { fixture in
            try fixture.write([forest, renamed])
            let refusals = try await fixture.plan().plan.refusals
            #expect(refusals.map(\.id) == [renamed.id])
            #expect(try #require(refusals.first).refusal.reason.names("lake", "2"))
            try fixture.write([forest, Wallpaper(id: renamed.id, content: "two", masters: "another")])
            #expect(try await fixture.plan().plan.refusals.isEmpty)
        }
    }

    /// Digests of a picture, of one that may be the same, and of another one.
    private static let (image, copy, similar, other) = digests

    /// A copy of a master in other bytes, built with other settings, new or published before.
    @Test(arguments: [false, true])
    func anImageThatWasSavedAgainIsRefusedUntilItIsRestored(isLive: Bool) async throws {
        try await withTemporaryFolder { root in
            var fixture = try PublishFixture(root)
            let lake = Wallpaper(id: "lake", masters: "ml", perceptual: [Self.other, Self.image])
            let copy = Wallpaper(id: "northern", masters: "mn", recipe: "r2", perceptual: [Self.copy])
            try await fixture.publish(isLive ? [forest, lake, copy] : [forest, lake])
            let publish = try await Publish.takedown("lake", fixture.options)
            #expect(publish.plan.notes.contains { $0.names("northern") } == isLive)
            _ = try await publish.run()
            try fixture.write([forest, copy])
            let plan = try await fixture.plan().plan
            let refusal = try #require(plan.refusals.first)
            #expect(plan.refusals.map(\.id) == ["northern"])
            #expect(refusal.refusal.reason.names("lake", "2"))
            #expect(refusal.refusal.fixes.last?.names("--restore lake") == true)
            fixture.options.restored = ["lake"]
            let restoring = try await fixture.plan()
            #expect(restoring.plan.refusals.isEmpty)
            _ = try await restoring.run()
            #expect(fixture.liveIDs == ["forest", "northern"])
            fixture.options.restored = []
            #expect(try await fixture.plan().plan.refusals.isEmpty)
        }
    }

    @Test func aDoubtIsANoteThatNamesBoth() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try await fixture.publish([
                forest, Wallpaper(id: "lake", masters: "ml", perceptual: [Self.image]),
            ])
            try fixture.write([1], at: fixture.input + "/always/pond.png")
            let pond = Wallpaper(id: "pond", masters: "mp", perceptual: [Self.similar])
            try fixture.write([forest, pond])
            let published = try await fixture.plan().plan
            #expect(published.notes.contains { $0.names("pond", "lake") })
            _ = try await Publish.takedown("lake", fixture.options).run()
            let plan = try await fixture.plan().plan
            #expect(plan.refusals.isEmpty)
            #expect(
                plan.notes.contains {
                    $0.names("lake", "2", "\(fixture.input)/always/pond.png", "always/lake")
                })
        }
    }

    @Test func anImageThatIsPublishedUnderAnotherIDIsNoted() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try await fixture.publish([Wallpaper(id: "lake", masters: "ml", perceptual: [Self.image])])
            let lake = Wallpaper(id: "lake", masters: "ml", perceptual: [Self.image])
            for (digest, isNoted) in [(Self.copy, true), (Self.other, false)] {
                try fixture.write([lake, Wallpaper(id: "pond", masters: "mp", perceptual: [digest])])
                let plan = try await fixture.plan().plan
                #expect(plan.refusals.isEmpty)
                #expect(plan.notes.contains { $0.names("pond", "lake") } == isNoted)
            }
        }
    }

    /// Records and trees of older programs have no digests, and an older program may have written the lock.
    @Test func whatCannotBeComparedIsNoted() async throws {
        try await withTakedown { fixture in
            let new = Wallpaper(id: "pond", masters: "mp", perceptual: [Self.copy])
            try fixture.write([forest, new])
            #expect(try await fixture.plan().plan.notes.contains { $0.names("lake") })
            try fixture.write([forest, Wallpaper(id: "pond", masters: "mp")])
            #expect(try await fixture.plan().plan.notes.contains { $0.names("pond") && !$0.names("lake") })
        }
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try await fixture.publish([Wallpaper(id: "lake", masters: "ml", perceptual: [Self.image])])
            let publish = try await fixture.plan()
            #expect(!publish.plan.hasWork)
            _ = try publish.writeLock()
            let path = fixture.input + "/" + PublishedLock.fileName
            var lock = try PublishedLock(parsing: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
            #expect(lock.wallpapers[0].perceptual == [Self.image])
            lock.wallpapers[0].perceptual = []
            try fixture.write(Array(lock.text.utf8), at: path)
            #expect(try await !fixture.plan().plan.hasWork)
        }
    }

    private static var digests: (String, String, String, String) {
        func digest(_ change: (Int, Int) -> Int) -> PerceptualDigest {
            let samples = (0..<256 * 144).map { i in
                let (x, y) = (i % 256, i / 256)
                let hill = abs(x - 90) + abs(y - 60) < 40 ? 70 : 0
                return UInt8(clamping: 60 + x / 4 + y / 8 + hill + change(x, y))
            }
            let plane = Plane(width: 256, height: 144, samples: samples)
            return PerceptualDigest(of: Image(width: 256, height: 144, model: .gray, planes: [plane]))
        }
        let image = digest { _, _ in 0 }
        let similar = (1...40).lazy.map { step in digest { x, _ in x > 170 ? step : 0 } }
            .first { image.likeness(to: $0) == .doubtful }
        let other = digest { x, _ in x % 64 * 2 }
        return (image.text, digest { x, y in (x ^ y) & 1 }.text, similar?.text ?? "", other.text)
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

    @Test func aRestoredWallpaperMayGetANewIDBecausePhonesKeepTheOldImage() async throws {
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
            // The old id may return with its old picture.
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
