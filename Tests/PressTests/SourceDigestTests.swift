import WallpressDisk
import Foundation
import WallpressTestSupport
import Testing
import WallpaperMetadata

/// The digests in v2 of the sources of wallpapers.
@Suite struct SourceDigestTests {
    /// Returns masters and recipe of `forest` in v2.
    private func digests(_ fixture: InputFixture) throws -> [String] {
        let collection = try fixture.metadata(.v2)["collections"]?.elements?.first
        let forest = try #require(collection?["wallpapers"]?.elements?.first { $0["id"]?.text == "forest" })
        return [try #require(forest["masters"]?.text), try #require(forest["recipe"]?.text)]
    }

    @Test func theDigestOfMastersIsTheDocumentedOne() async throws {
        try await withInput { fixture in
            let (plain, wide) = (try InputFixture.jpeg(seed: 1), try InputFixture.jpeg(seed: 2))
            try fixture.write(plain, to: "a/forest.jpg")
            try fixture.write(wide, to: "a/forest_ls.jpg")
            var recipe = InputFixture.smallRecipe
            // A second size of a variant changes no line.
            var other = Profile.fenix
            other.sizes = [.portrait: PixelSize(width: 10, height: 20)]
            recipe.profiles = [.suffixed, other]
            _ = try await fixture.build(recipe)
            let lines = """
                portrait,pad,thumbnail \(Checksum(of: plain))
                landscape,pad-landscape \(Checksum(of: wide))

                """
            #expect(try digests(fixture).first == Checksum(of: lines).description)
        }
    }

    @Test func theDigestsChangeWithMasterAndRecipeOnly() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(seed: 1), to: "a/forest.jpg")
            _ = try await fixture.build()
            let first = try digests(fixture)
            #expect(first.allSatisfy { $0.count == 64 })

            #expect(try await fixture.watchedBuild().built.isEmpty)
            #expect(try digests(fixture) == first)
            let other = try await fixture.watchedBuild { $0.versions["libpng"] = "0.1" }
            #expect(other.built == ["forest"])
            #expect(try digests(fixture) == first)

            try fixture.write("wallpapers: [{id: forest, focus: [0.2, 0.3]}]", to: "a/collection.yml")
            _ = try await fixture.build()
            let placed = try digests(fixture)
            #expect(placed[0] == first[0] && placed[1] != first[1])
            try fixture.write(InputFixture.jpeg(seed: 2), to: "a/forest.jpg")
            _ = try await fixture.build()
            let changed = try digests(fixture)
            #expect(changed[0] != first[0] && changed[1] == placed[1])
        }
    }
}
