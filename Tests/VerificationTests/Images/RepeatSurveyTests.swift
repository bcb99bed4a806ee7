import WallpressDiagnostics
import Foundation
import WallpressPixels
import WallpressTestSupport
import Testing
import WallpaperMetadata

import WallpressVerification

/// Repeated pictures that a verification finds without masters: by the digests in v2, and by the published ones.
@Suite struct RepeatSurveyTests {
    private static let picture = PerceptualDigest(of: SyntheticMaster(seed: 1).image).text
    private static let other = PerceptualDigest(of: SyntheticMaster(seed: 2).image).text

    private func v2(_ digests: [(id: String, text: String?)]) -> Feed? {
        let wallpapers = digests.map { id, text in
            let digests = text.map { #", "perceptual-v2": ["\#($0)"]"# } ?? ""
            return #"{"id": "\#(id)"\#(digests)}"#
        }
        let list = wallpapers.joined(separator: ", ")
        let text =
            #"{"last-updated-date": "2026-01-01", "collections": [{"id": "a", "wallpapers": [\#(list)]}]}"#
        return Feed(Array(text.utf8), path: "v2")
    }

    private func lock(_ change: (inout PublishedWallpaper) -> Void = { _ in }) -> PublishedLock {
        var lake = PublishedWallpaper(
            id: "lake", collectionID: "a", release: 1, masters: nil, recipe: nil, files: [])
        lake.perceptual = [Self.picture]
        change(&lake)
        return PublishedLock(release: 4, wallpapers: [lake])
    }

    private func found(_ digests: [(id: String, text: String?)], _ lock: PublishedLock? = nil) -> [String] {
        RepeatSurvey(v2(digests), published: lock).diagnostics.map { "\($0.rule.id) \($0.wallpaperID ?? "")" }
    }

    @Test func anImageOfTwoWallpapersIsNamedOnce() {
        #expect(
            found([("pond", Self.picture), ("lake", Self.other), ("sea", Self.picture)]) == [
                "repeated-picture sea"
            ])
        #expect(found([("pond", Self.picture), ("lake", nil), ("sea", "?")]).isEmpty)
        #expect(RepeatSurvey(nil, published: lock()).diagnostics.isEmpty)
    }

    @Test func anImageThatWasTakenDownIsNamed() {
        let tree = [("pond", Self.picture), ("sea", Self.other)]
        #expect(found(tree, lock { $0.deleted = 3 }) == ["taken-down-picture pond"])
        #expect(found(tree, lock { ($0.deleted, $0.withdrawn) = (3, 4) }).isEmpty)
        #expect(found(tree, lock { ($0.deleted, $0.id) = (3, "pond") }).isEmpty)
    }

    @Test func anImageThatIsPublishedUnderAnotherIDIsNamed() {
        #expect(found([("pond", Self.picture)], lock()) == ["repeated-picture pond"])
        // Both are in the tree.
        #expect(found([("lake", Self.picture), ("pond", Self.picture)], lock()) == ["repeated-picture pond"])
        #expect(found([("lake", Self.picture)], lock()).isEmpty)
    }

    @Test func theRecordOfALiveReleaseIsUsedWithoutALock() async throws {
        try await withTemporaryFolder { folder in
            func write(_ text: String, to path: String) throws {
                let url = folder.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: url)
            }
            try write(#"{"release": 4, "history": [3, 4]}"#, to: Layout.livePath)
            try write(lock { $0.deleted = 3 }.text, to: Layout.releasePath(4))
            var verification = try Verification(of: folder.path, on: SampleTree.day, profiles: [], jobs: 1)
            let tree = try verification.openTree()
            #expect(await verification.published(in: tree)?.wallpapers.map(\.deleted) == [3])
            verification.lock = PublishedLock(release: 9, wallpapers: [])
            #expect(await verification.published(in: tree)?.release == 9)
        }
    }
}
