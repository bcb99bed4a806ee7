import Foundation
import WallpressJSON
import WallpressTestSupport
import WallpressVerification
import Testing
import WallpaperMetadata

import WallpressPublishing

@Suite struct RollbackTests {
    typealias Wallpaper = PublishFixture.Wallpaper

    @Test func rollbackPutsBackTheFeedByteForByteAndGoesFurtherEachTime() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            await #expect(throws: PublishingError.noEarlierRelease(live: nil, feed: nil)) {
                try await Publish.rollback(to: nil, fixture.options)
            }
            var feeds: [[UInt8]] = []
            for ids in [["a"], ["a", "b"], ["a", "b", "c"]] {
                try await fixture.publish(ids.map { Wallpaper(id: $0) })
                feeds.append(fixture.file(FeedFormat.v1.path))
            }
            for number in [2, 1] {
                _ = try await Publish.rollback(to: nil, fixture.options).run()
                #expect(fixture.file(FeedFormat.v1.path) == feeds[number - 1])
                #expect(fixture.isWhole)
            }
            await #expect(throws: PublishingError.noEarlierRelease(live: 5, feed: 1)) {
                try await Publish.rollback(to: nil, fixture.options)
            }
            _ = try await Publish.rollback(to: 3, fixture.options).run()
            #expect(fixture.liveIDs == ["a", "b", "c"])
            await #expect(throws: PublishingError.self) { try await Publish.rollback(to: 9, fixture.options) }
            let releases = try await ReleaseList(fixture.options)
            let list = releases.text
            #expect(try JSONNode(parsing: releases.jsonText.utf8)["live"] == .number(6))
            #expect(list.names("6  2026-11-22  live ", "3 wallpapers", "3"))
        }
    }

    @Test func timesAndMessagesAreListed() async throws {
        try await withTemporaryFolder { root in
            var fixture = try PublishFixture(root)
            try await fixture.publish([Wallpaper(id: "a")])
            (fixture.options.time, fixture.options.message) = ("2026-11-22T14:03:09Z", "Too bright")
            try await fixture.publish([Wallpaper(id: "a"), Wallpaper(id: "b")])
            (fixture.options.time, fixture.options.message) = ("yesterday", nil)
            _ = try await Publish.rollback(to: nil, fixture.options).run()
            let list = try await ReleaseList(fixture.options)
            let lines = list.text.split(separator: "\n").map { String($0) }
            try #require(lines.count == 3)
            #expect(lines[0].hasPrefix("   3  2026-11-22            live"))
            #expect(
                lines[1].hasPrefix("   2  2026-11-22 14:03 UTC  was live") && lines[1].names("Too bright"))
            let releases = try JSONNode(parsing: list.jsonText.utf8)["releases"]?.elements ?? []
            #expect(releases.map { $0["time"]?.text } == [nil, "2026-11-22T14:03:09Z", "yesterday"])
            #expect(releases.map { $0["message"]?.text } == [nil, "Too bright", nil])
        }
    }

    @Test func recordsThatLeadInACircleAreAnError() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            for ids in [["a"], ["a", "b"]] { try await fixture.publish(ids.map { Wallpaper(id: $0) }) }
            _ = try await Publish.rollback(to: nil, fixture.options).run()
            let path = "metadata/releases/3.json"
            let text = String(decoding: fixture.file(path), as: UTF8.self)
            for target in [3, 4] {
                let circle = text.replacing("\"rollback-to\": 1", with: "\"rollback-to\": \(target)")
                try fixture.write(Array(circle.utf8), at: fixture.remote + "/" + path)
                await #expect {
                    try await Publish.rollback(to: nil, fixture.options)
                } throws: {
                    guard case .record(path, let reason) = $0 as? PublishingError else { return false }
                    return reason.names("\"rollback-to\"", "\(target)")
                }
            }
        }
    }

    @Test func aRecordThatCannotBeReadIsListed() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            for ids in [["a"], ["a", "b"]] { try await fixture.publish(ids.map { Wallpaper(id: $0) }) }
            try fixture.write([], at: fixture.remote + "/metadata/releases/1.json")
            let list = try await ReleaseList(fixture.options)
            #expect(list.text.contains("2  2026-11-22  live "))
            #expect(list.text.contains("\nmetadata/releases/1.json: "))
            #expect(list.jsonText.contains("\"unreadable\""))
            await #expect {
                try await Publish.rollback(to: nil, fixture.options)
            } throws: {
                !(($0 as? PublishingError)?.isWrongUsage ?? true)
            }
            try FileManager.default.removeItem(atPath: fixture.remote + "/metadata/releases/1.json")
            await #expect {
                try await Publish.rollback(to: nil, fixture.options)
            } throws: {
                !(($0 as? PublishingError)?.isWrongUsage ?? true)
            }
        }
    }

    @Test func theLargestNumberIsToldBeforeAnythingIsPublished() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try await fixture.publish([Wallpaper(id: "a")])
            let path = "metadata/releases/999999999.json"
            try fixture.write(fixture.file("metadata/releases/1.json"), at: fixture.remote + "/" + path)
            await #expect {
                try await fixture.plan()
            } throws: {
                if case .record(path, _) = $0 as? PublishingError { true } else { false }
            }
        }
    }

    /// Metadata of other programs may list a picture of another wallpaper.
    @Test func takedownLeavesTheImagesOfOthers() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try await fixture.publish([Wallpaper(id: "a"), Wallpaper(id: "b")])
            let path = "metadata/releases/1.json"
            let text = String(decoding: fixture.file(path), as: UTF8.self)
                .replacing("\"path\": \"ios/a/a_pad.jpg\"", with: "\"path\": \"ios/b/b_pad.jpg\"")
            try fixture.write(Array(text.utf8), at: fixture.remote + "/" + path)
            _ = try await Publish.takedown("a", fixture.options).run()
            #expect(fixture.liveIDs == ["b"])
            #expect(fixture.isWhole)
            #expect(fixture.file("ios/a/a.jpg").isEmpty)
        }
    }

    @Test func rollbackStopsWhereAnImageIsGoneOrAnother() async throws {
        for bytes in [nil, [UInt8](repeating: 1, count: 19)] {
            try await withTemporaryFolder { root in
                let fixture = try PublishFixture(root)
                try await fixture.publish([Wallpaper(id: "a"), Wallpaper(id: "b")])
                try await fixture.publish([Wallpaper(id: "b")])
                try FileManager.default.removeItem(atPath: fixture.remote + "/ios/a/a_ls.jpg")
                if let bytes { try fixture.write(bytes, at: fixture.remote + "/ios/a/a_ls.jpg") }
                await #expect(
                    throws: PublishingError.gone(
                        release: 1, paths: ["ios/a/a_ls.jpg"], others: [])
                ) {
                    try await Publish.rollback(to: nil, fixture.options)
                }
                #expect(fixture.liveIDs == ["b"])
            }
        }
    }

    /// The feed lacks it. A collection that becomes empty is not offered either.
    @Test func rollbackLeavesOutWhatWasTakenDownSince() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            let later = Wallpaper(id: "b", masters: "m2", start: "2027-01-01")
            try await fixture.publish([Wallpaper(id: "a"), later, Wallpaper(id: "c", masters: "m3")])
            try await fixture.publish([Wallpaper(id: "a"), later])
            _ = try await Publish.takedown("b", fixture.options).run()
            // The release before the takedown is live now.
            for number in [nil, 1] {
                let publish = try await Publish.rollback(to: number, fixture.options)
                #expect(publish.plan.fates.filter { $0.fate == .changed(.offeredAgain) }.map(\.id) == ["c"])
                #expect(publish.plan.notes.contains { $0.names("release 1", "b") })
            }
            let nothing = try await Publish.rollback(to: 2, fixture.options).plan
            #expect(!nothing.hasWork && nothing.text().names("release 3", "b"))
            _ = try await Publish.rollback(to: nil, fixture.options).run()
            #expect(fixture.liveIDs == ["a", "c"])
            #expect(fixture.isWhole)
            let feed = Feed(fixture.file(FeedFormat.v1.path), path: "v1")
            #expect(feed.collections.map(\.id) == ["always"])
            let record = try Release(parsing: fixture.file(Layout.releasePath(4)), path: "4")
            #expect(record.offered.map(\.id) == ["a", "c"])
            await #expect(throws: PublishingError.noEarlierRelease(live: 4, feed: 1)) {
                try await Publish.rollback(to: nil, fixture.options)
            }
        }
    }

    /// `releases` lists both as live, and the message names both.
    @Test func afterATakedownFromTheFirstReleaseThereIsNoEarlierFeed() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try await fixture.publish([Wallpaper(id: "a"), Wallpaper(id: "b", masters: "m2")])
            _ = try await Publish.takedown("b", fixture.options).run()
            let error = PublishingError.noEarlierRelease(live: 2, feed: 1)
            await #expect(throws: error) { try await Publish.rollback(to: nil, fixture.options) }
            #expect("\(error)".names("release 2", "release 1", "taken down"))
            #expect(!"\(PublishingError.noEarlierRelease(live: 1, feed: 1))".contains("taken down"))
        }
    }

    @Test func releasesThatCanComeBackAreNamed() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            for ids in [["a", "b"], ["a"], ["a", "c"], ["a", "d"]] {
                try await fixture.publish(ids.map { Wallpaper(id: $0, masters: $0) })
            }
            _ = try await Publish.takedown("c", fixture.options).run()
            try FileManager.default.removeItem(atPath: fixture.remote + "/ios/b/b_ls.jpg")
            // Release 3 can be restored without `c`; release 5 is live.
            await #expect(
                throws: PublishingError.gone(release: 1, paths: ["ios/b/b_ls.jpg"], others: [2, 3, 4])
            ) { try await Publish.rollback(to: 1, fixture.options) }
        }
    }

    @Test func aTreeThatWasRolledBackIsToldWhenItIsPublishedAgain() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            for ids in [["a"], ["a", "b"], ["a", "b", "c"]] {
                try await fixture.publish(ids.map { Wallpaper(id: $0) })
            }
            for _ in 0..<2 { _ = try await Publish.rollback(to: nil, fixture.options).run() }
            for (ids, release) in [(["a", "b"], 2), (["a", "b", "c"], 3)] {
                try fixture.write(ids.map { Wallpaper(id: $0) })
                let plan = try await fixture.plan().plan
                #expect(plan.notes.count == 1 && plan.notes[0].names("release \(release)"))
            }
            // It is another feed, or it was published once more.
            try fixture.write([Wallpaper(id: "b")])
            #expect(try await fixture.plan().plan.notes.isEmpty)
            try await fixture.publish([Wallpaper(id: "a"), Wallpaper(id: "b")])
            try fixture.write(["a", "b", "c"].map { Wallpaper(id: $0) })
            #expect(try await fixture.plan().plan.notes.isEmpty)
        }
    }

    /// A server with v1 alone: v2 is restored without the wallpaper, and nothing else is lost.
    @Test func takedownLiftsV1IfItIsAlone() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try await fixture.publish([Wallpaper(id: "a"), Wallpaper(id: "b")])
            try FileManager.default.removeItem(atPath: fixture.remote + "/" + FeedFormat.v2.path)
            let before = Feed(fixture.file(FeedFormat.v1.path), .v1)
            _ = try await Publish.takedown("a", fixture.options).run()
            #expect(fixture.liveIDs == ["b"])
            let (v1, v2) = (
                Feed(fixture.file(FeedFormat.v1.path), .v1), Feed(fixture.file(FeedFormat.v2.path), .v2)
            )
            #expect(v2.wallpapers.map(\.id) == ["b"])
            #expect(v1.wallpapers[0].node == before.wallpapers[1].node)
            #expect(FeedComparison(v1: v1, v2: v2).diagnostics.isEmpty)
        }
    }

    @Test func takedownDeletesTheFilesAndNeverLetsTheIDComeBack() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try await fixture.publish([Wallpaper(id: "a"), Wallpaper(id: "b", masters: "m2")])
            await #expect {
                try await Publish.takedown("c", fixture.options)
            } throws: { error in
                if case .unknownWallpaper("c", _) = error as? PublishingError { true } else { false }
            }
            let publish = try await Publish.takedown("a", fixture.options)
            #expect(publish.plan.addresses(below: nil).count == 5)
            #expect(
                publish.plan.addresses(below: "https://ann:secret@example.org/w").contains(
                    "https://example.org/w/ios/a/a.jpg"))
            _ = try await publish.run()
            #expect(fixture.liveIDs == ["b"])
            #expect(fixture.file("ios/a/a.jpg").isEmpty)
            #expect(fixture.isWhole)
            #expect(try await fixture.plan().plan.refusals.map(\.id) == ["a"])
        }
    }

    @Test func releaseOfAnotherRemoteIsPublishedByteForByte() async throws {
        try await withTemporaryFolder { root in
            let staging = try PublishFixture(root.appendingPathComponent("staging"))
            let production = try PublishFixture(root.appendingPathComponent("production"))
            try await staging.publish([Wallpaper(id: "a")])
            try await staging.publish([Wallpaper(id: "a"), Wallpaper(id: "b")])
            let publish = try await Publish.release(1, of: staging.remote, production.options) { folder in
                try .init(of: folder, on: "2026-11-22", profiles: ["suffixed"], jobs: 1)
            }
            _ = try await publish.run()
            let record = try Release(parsing: staging.file("metadata/releases/1.json"), path: "1")
            #expect(production.file(FeedFormat.v1.path) == record.feeds[.v1])
            #expect(production.file(FeedFormat.v2.path) == record.feeds[.v2])
            #expect(production.file("ios/a/a.jpg") == staging.file("ios/a/a.jpg"))
            #expect(production.liveIDs == ["a"])
        }
    }
}
