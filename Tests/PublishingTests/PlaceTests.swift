import WallpressDisk
import Foundation
import WallpressTestSupport
import Testing
import WallpressVerification
import WallpaperMetadata

import WallpressPublishing

/// The places to publish to: wrong names, and places of other feeds.
@Suite struct PlaceTests {
    typealias Wallpaper = PublishFixture.Wallpaper

    /// rclone treats the folder as a server's, and nobody checks it directly.
    @Test func aPlaceThatDoesNotExistIsNamedByPlansAndLists() async throws {
        try await withTemporaryFolder { root in
            var fixture = try PublishFixture(root)
            let features = #"{"String": "webdav root", "Hashes": [], "Features": {}}"#
            try fixture.disturb("case \"$*\" in backend*) echo '\(features)'; exit 0;; esac")
            try fixture.write([Wallpaper(id: "a")])
            #expect(try await fixture.plan().plan.number == 1)
            #expect(try await !ReleaseList(fixture.options).text.isEmpty)
            fixture.options.remote = fixture.remote + "/elsewhere"
            func isNamed(_ error: any Error) -> Bool {
                if case .remote(fixture.options.remote, _) = error as? PublishingError { true } else { false }
            }
            await #expect(performing: { _ = try await fixture.plan() }, throws: isNamed)
            await #expect(performing: { _ = try await ReleaseList(fixture.options) }, throws: isNamed)
            await #expect(
                performing: { _ = try await Publish.rollback(to: nil, fixture.options) }, throws: isNamed)
            #expect(!FileManager.default.fileExists(atPath: fixture.options.remote))
        }
    }

    @Test func aRemoteIsNoTree() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try await fixture.publish([Wallpaper(id: "forest")])
            for remote in [fixture.remote, "cdn:bucket/staging", ":local:/nowhere"] {
                #expect(PublishingError.remoteAsTree(remote).isWrongUsage)
                let verification = try Verification(
                    of: remote, on: "2026-11-22", profiles: ["suffixed"], jobs: 1)
                await #expect(throws: PublishingError.remoteAsTree(remote)) {
                    try await Publish.tree(verification, fixture.options) { Issue.record("it was verified") }
                }
            }
        }
    }

    @Test func aRemoteThatIsNotTheOneOfTheLockIsRefused() async throws {
        try await withTemporaryFolder { root in
            var fixture = try PublishFixture(root)
            let lock = fixture.input + "/" + PublishedLock.fileName
            for ids in [["a"], ["a", "b"]] { try await fixture.publish(ids.map { Wallpaper(id: $0) }) }
            _ = try await fixture.plan().writeLock()
            let written = try Data(contentsOf: URL(fileURLWithPath: lock))
            // One is empty, and one has other releases with these numbers.
            for others in [[], [["c"], ["c", "d"]]] {
                fixture.options.remote = root.path + "/other-\(others.count)"
                try makeFolder(at: fixture.options.remote)
                fixture.options.writesLock = false
                for ids in others { try await fixture.publish(ids.map { Wallpaper(id: $0) }) }
                fixture.options.writesLock = true
                let refusal = PublishingError.otherPlace(
                    lock: lock, release: 2, remote: fixture.options.remote)
                #expect(refusal.isVerdict && refusal.description.names("--take-over"))
                try fixture.write([Wallpaper(id: "a")])
                await #expect(throws: refusal) { try await fixture.plan() }
                await #expect(throws: refusal) { try await Publish.takedown("c", fixture.options) }
                #expect(try Data(contentsOf: URL(fileURLWithPath: lock)) == written)
                fixture.options.takesOver = true
                #expect(try await fixture.plan().plan.number == others.count + 1)
                fixture.options.takesOver = false
            }
        }
    }

    /// An import has no release: its lock fits a place without releases.
    @Test func theLockOfAnImportIsForAPlaceWithoutReleases() async throws {
        try await withTemporaryFolder { root in
            var fixture = try PublishFixture(root)
            try fixture.write([Wallpaper(id: "a")])
            let lock = fixture.input + "/" + PublishedLock.fileName
            let imported = PublishedLock(release: 0, wallpapers: [])
            try fixture.write(Array(imported.text.utf8), at: lock)
            #expect(try await fixture.plan().plan.number == 1)
            fixture.options.writesLock = false
            try await fixture.publish([Wallpaper(id: "a")])
            fixture.options.writesLock = true
            let refusal = PublishingError.otherPlace(lock: lock, release: 0, remote: fixture.options.remote)
            await #expect(throws: refusal) { try await fixture.plan() }
        }
    }

    @Test func aLockOfAnEarlierReleaseOrOneThatCannotBeReadStopsNobody() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try await fixture.publish([Wallpaper(id: "a")])
            _ = try await fixture.plan().writeLock()
            for ids in [["a", "b"], ["b"]] { try await fixture.publish(ids.map { Wallpaper(id: $0) }) }
            #expect(try await fixture.plan().plan.number == 4)
            try fixture.write(Array("<<<<<<< HEAD".utf8), at: fixture.input + "/" + PublishedLock.fileName)
            #expect(try await fixture.plan().writeLock().count == 1)
        }
    }

    @Test func aNameOfRcloneMayStandForAFolderOfThisMachine() async throws {
        try await withTemporaryFolder { root in
            var fixture = try PublishFixture(root)
            fixture.options.remote = ":local:" + fixture.remote
            try await fixture.publish([Wallpaper(id: "a")])
            #expect(fixture.liveIDs == ["a"])
            try FileManager.default.removeItem(atPath: fixture.remote)
            await #expect {
                _ = try await fixture.plan()
            } throws: { error in
                if case .remote(fixture.remote, _) = error as? PublishingError { true } else { false }
            }
        }
    }

    @Test(arguments: ["", ":local:"])
    func nothingIsPublishedIntoTheInput(prefix: String) async throws {
        try await withTemporaryFolder { root in
            var fixture = try PublishFixture(root)
            let inside = fixture.input + "/server"
            try FileManager.default.createDirectory(atPath: inside, withIntermediateDirectories: false)
            try FileManager.default.createSymbolicLink(
                atPath: root.path + "/link", withDestinationPath: inside)
            for folder in [fixture.input, inside, root.path + "/link"] {
                fixture.options.remote = prefix + folder
                await #expect {
                    try await fixture.publish([Wallpaper(id: "a")])
                } throws: {
                    if case .place(_, let reason) = $0 as? PublishingError {
                        reason.names(fixture.input)
                    } else {
                        false
                    }
                }
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: inside).isEmpty)
        }
    }
}
