import WallpressJSON
import WallpressTestSupport
import Testing
import WallpaperMetadata

@Suite struct PublishedLockTests {
    private var lock: PublishedLock {
        let digest = String(repeating: "0a", count: 32)
        var forest = PublishedWallpaper(
            id: "forest", collectionID: "autumn", release: 2, masters: digest, recipe: digest,
            files: [
                .init(path: "ios/forest/forest.jpg", variant: .portrait, byteCount: 9, sha256: digest),
                .init(path: "forest/forest.png", variant: nil, byteCount: 0, sha256: digest, md5: "0b"),
            ])
        forest.retired = 3
        forest.perceptual = ["AAAA", "BBBB"]
        var lake = PublishedWallpaper(
            id: "lake", collectionID: "autumn", release: 1, masters: nil, recipe: nil, files: [])
        (lake.retired, lake.deleted, lake.withdrawn) = (2, 3, 4)
        return PublishedLock(release: 3, wallpapers: [forest, lake])
    }

    private func parsed(_ text: String) throws(JSONError) -> PublishedLock {
        try PublishedLock(parsing: Array(text.utf8))
    }

    @Test func whatIsWrittenIsRead() throws {
        #expect(try parsed(lock.text) == lock)
        #expect(try parsed(PublishedLock(release: 0, wallpapers: []).text).wallpapers.isEmpty)
    }

    @Test func theKeysAreThose() throws {
        let root = try JSONNode(parsing: Array(lock.text.utf8))
        #expect(root.members?.map(\.key) == ["release", "wallpapers"])
        let wallpapers = root["wallpapers"]?.elements ?? []
        #expect(
            wallpapers.map { $0.members?.map(\.key) } == [
                ["id", "collection", "release", "masters", "recipe", "perceptual-v2", "retired", "files"],
                ["id", "collection", "release", "retired", "deleted", "withdrawn", "files"],
            ])
        #expect(
            wallpapers.first?["files"]?.elements?.map { $0.members?.map(\.key) } == [
                ["path", "variant", "bytes", "sha256"], ["path", "bytes", "sha256", "md5"],
            ])
    }

    /// A later version may add some. Digests of another kind are not treated as today's.
    @Test func aLockOfAnOlderKindHasNoDigests() throws {
        var old = lock
        for index in old.wallpapers.indices { old.wallpapers[index].perceptual = [] }
        #expect(try parsed(lock.text.replacing("perceptual-v2", with: "perceptual-v1")) == old)
    }

    @Test func unknownKeysAreNoFault() throws {
        let text = lock.text.replacingOccurrences("\"release\": 3", with: "\"release\": 3, \"day\": null")
        #expect(text != lock.text)
        #expect(try parsed(text) == lock)
    }

    @Test(arguments: [
        ("", "1:1", ""), ("{", "1:2", ""), ("[]", "1:1", "release"), ("{\"release\": -1}", "1:13", "release"),
        ("{\"release\": 1}", "1:1", "wallpapers"),
        ("{\"release\": 1,\n \"wallpapers\": 2}", "2:16", "wallpapers"),
        ("{\"release\": 1,\n \"wallpapers\": [3]}", "2:17", "\"id\""),
        (
            "{\"release\": 1, \"wallpapers\": [\n{\"id\": \"a\", \"collection\": \"b\", \"release\": 1}]}",
            "2:1", "\"files\""
        ),
        (
            """
            {"release": 1, "wallpapers": [{"id": "a", "collection": "b", "release": 1, "files": [
            {"path": "../secret", "bytes": 1, "sha256": "0a"}]}]}
            """, "2:1", "../secret"
        ),
        (
            """
            {"release": 1, "wallpapers": [{"id": "a", "collection": "b", "release": 1, "files": [
            {"path": "a", "bytes": "1", "sha256": "0a"}]}]}
            """, "2:24", "\"bytes\""
        ),
    ])
    func damageIsToldWithItsPlace(text: String, place: String, key: String) {
        #expect { try parsed(text) } throws: { error in
            guard let error = error as? JSONError else { return false }
            return "\(error.position)" == place && error.message.names(key)
        }
    }

    @Test(arguments: [
        ("forest", "forest-2"), ("forest-2", "forest-3"), ("a-b", "a-b-2"), ("forest-999", "forest-1000"),
        ("forest-2024", "forest-2024-2"), ("forest--1", "forest--2"), ("2024", "2024-2"), ("lake", "lake-4"),
        ("Lake-3", "Lake-4"), ("a-9223372036854775807", "a-9223372036854775807-2"), ("a-0", "a-0-2"),
        (String(repeating: "x", count: 100), String(repeating: "x", count: 90) + "-2"),
    ])
    func theNextIDIsFree(id: String, next: String) {
        let found = WallpaperID.successor(of: id, besides: ["lake", "lake-2", "lake-3"])
        #expect(found == next && WallpaperID.problem(with: found) == nil)
    }
}

extension String {
    fileprivate func replacingOccurrences(_ text: String, with other: String) -> String {
        split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
    }
}
