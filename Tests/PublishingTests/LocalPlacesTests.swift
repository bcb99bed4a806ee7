import WallpressDisk
import Foundation
import WallpressTestSupport
import Testing
import WallpaperMetadata

import WallpressPublishing

/// Things that exist in folders and not in buckets.
@Suite struct LocalPlacesTests {
    /// Publishes a wallpaper, changes the remote, and checks that a second one is not published, because of one place.
    private func expectRefusal(
        at place: String, _ change: (PublishFixture) throws -> Void
    ) async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try await fixture.publish([.init(id: "a")])
            let record = fixture.file(Layout.releasePath(1))
            try fixture.write([.init(id: "a"), .init(id: "b")])
            try change(fixture)
            let error = await #expect(throws: PublishingError.self) { try await fixture.plan().run() }
            guard case .place(path: fixture.remote + "/" + place, _)? = error else {
                return #expect(Bool(false), "\(String(describing: error))")
            }
            #expect(fixture.liveIDs == ["a"])
            #expect(fixture.isWhole)
            #expect(fixture.file(Layout.releasePath(1)) == record)
        }
    }

    /// Writing into the file would change people's current picture.
    @Test(arguments: [true, false]) func aNewImageIsNotWrittenThroughALink(isHard: Bool) async throws {
        try await expectRefusal(at: "ios/b/b.jpg") { fixture in
            let (old, new) = (fixture.remote + "/ios/a/a.jpg", fixture.remote + "/ios/b/b.jpg")
            try makeFolder(at: fixture.remote + "/ios/b")
            #expect((isHard ? link(old, new) : symlink(old, new)) == 0)
        }
    }

    @Test func aPipeIsNotWrittenTo() async throws {
        try await expectRefusal(at: "ios/b/b.jpg") { fixture in
            try makeFolder(at: fixture.remote + "/ios/b")
            #expect(mkfifo(fixture.remote + "/ios/b/b.jpg", 0o600) == 0)
        }
    }

    /// rclone lists nothing behind a link, but would write there.
    @Test(arguments: ["metadata/v1", "metadata/releases", "metadata/v1/wallpapers.json", "ios/a"])
    func whatIsBehindALinkIsNotMissing(place: String) async throws {
        try await expectRefusal(at: place) { fixture in
            let path = fixture.remote + "/" + place
            try FileManager.default.moveItem(atPath: path, toPath: fixture.root.path + "/moved")
            #expect(symlink(fixture.root.path + "/moved", path) == 0)
        }
    }

    @Test func topFoldersMayLieOnAnotherDisk() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            for name in ["ios", "metadata"] {
                try makeFolder(at: root.path + "/disk/" + name)
                #expect(symlink(root.path + "/disk/" + name, fixture.remote + "/" + name) == 0)
            }
            try await fixture.publish([.init(id: "a")])
            try await fixture.publish([.init(id: "a"), .init(id: "b")])
            #expect(fixture.liveIDs == ["a", "b"])
            #expect(fixture.isWhole)
        }
    }

    /// A link named like a record is refused, see above.
    @Test func whatOthersPutBesideTheRecordsStopsNobody() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try await fixture.publish([.init(id: "a")])
            let folder = fixture.remote + "/" + Layout.releases
            try makeFolder(at: folder + "/.snapshots")
            #expect(symlink("/nothing", folder + "/latest") == 0)
            try await fixture.publish([.init(id: "a"), .init(id: "b")])
            #expect(fixture.liveIDs == ["a", "b"])
            #expect(fixture.isWhole)
        }
    }

    @Test(arguments: [#"{"history": ["1"]}"#, #"{"history": [1.5]}"#, #"{"history": [9]}"#])
    func historiesThatAreWrongAreNotRead(_ text: String) async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try await fixture.publish([.init(id: "a")])
            try fixture.write(Array(text.utf8), at: fixture.remote + "/" + Layout.livePath)
            let error = await #expect(throws: PublishingError.self) { try await fixture.plan() }
            guard case .record? = error else { return #expect(Bool(false), "\(String(describing: error))") }
        }
    }

    @Test func aRecordUnderAnotherNumberIsListedAsUnreadable() async throws {
        try await withTemporaryFolder { root in
            let fixture = try PublishFixture(root)
            try await fixture.publish([.init(id: "a")])
            try fixture.write(
                fixture.file(Layout.releasePath(1)), at: fixture.remote + "/" + Layout.releasePath(7))
            let list = try await ReleaseList(fixture.options).text
            #expect(list.names(Layout.releasePath(7) + ": ", "7", "1"))
        }
    }
}
