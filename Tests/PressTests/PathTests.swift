import Foundation
import WallpressInput
import WallpressPress
import WallpressTestSupport
import Testing
import WallpaperMetadata

/// A build's treatment of paths that its files cannot or may not have.
@Suite struct PathTests {
    private func recipe(_ profiles: String) throws -> Recipe {
        var recipe = try Recipe(parsing: "profiles:\n" + profiles, path: "wallpress.yml")
        recipe.variants = InputFixture.smallRecipe.variants
        return recipe
    }

    /// The first publish would refuse the whole tree.
    @Test func noImageIsWrittenIntoTheFolderOfTheMetadata() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/data.jpg")
            try fixture.write(InputFixture.jpeg(seed: 2), to: "a/forest.jpg")
            let recipe = try recipe("- {name: x, path: \"meta{id}/{id}{variant}.jpg\"}")
            let report = try await fixture.build(recipe)
            #expect(report.wallpapers.map(\.id) == ["forest"])
            #expect(report.failed.map(\.path) == [fixture.input + "/a/data.jpg"])
            #expect(
                report.failed == [
                    .input(
                        .unusablePath(
                            path: fixture.input + "/a/data.jpg", id: "data", image: "metadata/data.jpg",
                            .reservedFolder("metadata")))
                ])
            #expect(report.failed.first?.diagnostic.wallpaperID == "data")
            #expect(try fixture.tree().keys.filter { $0.hasPrefix("metadata/") }.count == 2)
        }
    }

    /// A rename that fails halfway would leave new pictures under old metadata.
    @Test func aNameThatNoDiskTakesFailsOneWallpaperBeforeAnythingIsWritten() async throws {
        try await withInput { fixture in
            let id = String(repeating: "long", count: 20)
            try fixture.write(InputFixture.jpeg(), to: "a/\(id).jpg")
            try fixture.write(InputFixture.jpeg(seed: 2), to: "a/forest.jpg")
            let name = String(repeating: "x", count: 180)
            let report = try await fixture.build(
                try recipe("- {name: x, path: \"{id}-\(name){variant}.jpg\"}"))
            #expect(report.wallpapers.map(\.id) == ["forest"])
            #expect(try fixture.published() == [["a", "forest"]])
            let error = try #require(report.failed.first)
            #expect(report.failed.count == 1 && error.path == "\(fixture.input)/a/\(id).jpg")
            #expect(error.reason.contains("\(id)-\(name).jpg: ") && error.reason.contains("the limit is 255"))
        }
    }

    /// An image set has one document, and only one of them would be written.
    @Test func profilesWithDifferentImagesInOneImageSetAreRefused() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            func recipe(_ first: String, _ second: String) throws -> Recipe {
                let path = "\"W.xcassets/{id}.imageset/{id}{variant}.jpg\""
                return try self.recipe(
                    """
                      - {name: x, path: \(path), variants: \(first)}
                      - {name: y, path: \(path), variants: \(second)}
                    """)
            }
            let portrait = "{portrait: \"\"}"
            await #expect(
                throws: PressError.sameFile(
                    path: "W.xcassets/forest.imageset/Contents.json",
                    owners: ["forest (forest.jpg)", "forest (forest_pad.jpg)"])
            ) {
                try await fixture.build(recipe(portrait, "{pad: _pad}"))
            }
            #expect(try fixture.tree().isEmpty)
            #expect(try await fixture.build(recipe(portrait, portrait)).failed.isEmpty)
        }
    }
}
