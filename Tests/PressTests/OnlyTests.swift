import Foundation
import WallpressJSON
import WallpressPress
import WallpressTestSupport
import Testing
import WallpaperMetadata

/// `build --only`: all other wallpapers stay unchanged.
@Suite struct OnlyTests {
    /// Changes all three masters, the settings of `b` and the cards of the recipe.
    private func changeAll(_ fixture: InputFixture) throws {
        try fixture.write(InputFixture.jpeg(seed: 11), to: "a/forest.jpg")
        try fixture.write(InputFixture.jpeg(width: 60, height: 60, seed: 12), to: "a/lake.png")
        try fixture.write(InputFixture.png(width: 60, height: 50, value: 3), to: "b/dune.png")
        try fixture.write("heading: New", to: "b/collection.yml")
    }

    private func entry(_ id: String, _ version: FeedFormat, _ fixture: InputFixture) throws -> JSONNode? {
        let collections = try fixture.metadata(version)["collections"]?.elements ?? []
        return collections.flatMap { $0["wallpapers"]?.elements ?? [] }.first { $0["id"]?.text == id }
    }

    @Test func theOthersStayInTreeMetadataAndCache() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            let before = try fixture.tree()
            let entries = try [FeedFormat.v2, .v1].map { version in
                try ["lake", "dune"].map { try entry($0, version, fixture) }
            }
            try changeAll(fixture)
            try FileManager.default.removeItem(atPath: fixture.input + "/b/dune.png")
            try fixture.write(InputFixture.jpeg(seed: 13), to: "b/new.jpg")
            let dryRun = try await fixture.configured { $0.only = ["forest"] }.dryRun()
            #expect(dryRun.plan.jobs.map(\.id) == ["forest"])
            let (built, report) = try await fixture.watchedBuild(date: "2027-01-01") { $0.only = ["forest"] }
            #expect(built == ["forest"] && report.wallpapers.map(\.id) == ["forest"] && report.notes.isEmpty)
            let after = try fixture.tree()
            let changed = Set(after.keys.filter { after[$0] != before[$0] }).subtracting(
                [FeedFormat.v2, .v1].map(\.path))
            #expect(!changed.isEmpty && changed.allSatisfy { $0.hasPrefix("ios/forest/") })
            #expect(Set(after.keys) == Set(before.keys))
            #expect(try fixture.published() == [["a", "forest", "lake"], ["b", "dune"]])
            #expect(
                try entries
                    == [FeedFormat.v2, .v1].map { version in
                        try ["lake", "dune"].map { try entry($0, version, fixture) }
                    })
            let collections = try #require(try fixture.metadata()["collections"]?.elements)
            #expect(collections.last?["heading"]?.isNull == true, "nothing of b was named")
            // The cache has the earlier state of the others, and the next build makes the changed ones.
            #expect(try await fixture.watchedBuild().built == ["lake", "new"])
            let pruned = try await fixture.build { $0.prunes = true }
            #expect(
                pruned.notes.contains { $0.rule.id == "not-in-input" && $0.message.hasSuffix(": b/dune") })
        }
    }

    @Test func aNewWallpaperTakesItsPlaceInTheOrder() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            try fixture.write(InputFixture.jpeg(seed: 5), to: "a/grove.jpg")
            try fixture.write(InputFixture.jpeg(seed: 6), to: "a/hill.jpg")
            _ = try await fixture.build { $0.only = ["grove", "dune"] }
            #expect(try fixture.published() == [["a", "forest", "grove", "lake"], ["b", "dune"]])
        }
    }

    @Test func itNeedsNoTree() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build { $0.only = ["dune", "lake"] }
            #expect(try fixture.published() == [["a", "lake"], ["b", "dune"]])
            #expect(try await fixture.watchedBuild().built == ["forest"])
            #expect(try fixture.published() == [["a", "forest", "lake"], ["b", "dune"]])
        }
    }

    /// The file for clients is made from v2, and never lacks the others.
    @Test func v1ComesBackWhole() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            let before = try fixture.metadata()
            try FileManager.default.removeItem(atPath: fixture.output + "/" + FeedFormat.v1.path)
            _ = try await fixture.build { $0.only = ["forest"] }
            #expect(try fixture.metadata()["collections"] == before["collections"])
        }
    }

    @Test func anUnknownIDIsAnErrorThatListsNearNames() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            for (id, near) in [
                ("lke", ["lake"]), ("for", ["forest"]), ("aurora", ["dune", "forest", "lake"]),
                ("", ["dune"]),
            ] {
                await #expect {
                    try await fixture.build { $0.only = ["dune", id] }
                } throws: { error in
                    guard case .unknownWallpaper(id, let advice) = error as? PressError else { return false }
                    return advice.names(near)
                }
            }
            #expect(try fixture.tree().isEmpty)
        }
    }

    @Test func aNamedOneThatFailsKeepsItsLastGoodVersion() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            let before = try fixture.tree()
            for broken in [Array("text".utf8), try InputFixture.jpeg(width: 64, height: 64).dropLast(50)] {
                try fixture.write(broken, to: "a/forest.jpg")
                let report = try await fixture.build { $0.only = ["forest"] }
                #expect(report.failed.count == 1 && report.wallpapers.isEmpty)
                #expect(try fixture.tree() == before)
            }
        }
    }
}
