import Foundation
import WallpressInput
import WallpressPixels
import WallpressPress
import WallpressTestSupport
import Testing
import WallpaperMetadata

/// `forest_dark.png` as the master of dark pictures, in profiles that have some.
@Suite struct DarkMasterTests {
    /// Returns `fenix-legacy` in tiny sizes, as people write it.
    private static func recipe(_ others: String = "") throws -> Recipe {
        var recipe = try Recipe(
            parsing: """
                profiles:
                  - name: fenix-legacy
                    sizes: {portrait: {width: 12, height: 28}, landscape: {width: 28, height: 12}}
                \(others)
                """, path: "wallpress.yml")
        recipe.variants = InputFixture.smallRecipe.variants
        return recipe
    }

    private func path(_ density: String, _ orientation: String, _ theme: String) -> String {
        "android/\(density)/\(orientation)/\(theme)/a/forest.png"
    }

    private func inode(_ path: String, in fixture: InputFixture) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: fixture.output + "/" + path)
        return try #require(attributes[.systemFileNumber] as? Int)
    }

    @Test func itMakesTheDarkOnesOfTwelveFilesInThreeSizes() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.png(width: 90, height: 80, value: 200), to: "a/forest.png")
            try fixture.write(InputFixture.png(width: 90, height: 80, value: 30), to: "a/forest_dark.png")
            let report = try await fixture.build(Self.recipe())
            #expect(report.failed.isEmpty && report.fileCount == 12)
            let tree = try fixture.tree()
            let widths = ["high": 12, "medium": 9, "low": 6]
            for (density, width) in widths {
                for (theme, value) in [("light", UInt8(200)), ("dark", 30)] {
                    let bytes = try #require(tree[path(density, "portrait", theme)])
                    let picture = try Image.decode(Array(bytes)).image
                    #expect(picture.width == width && picture.height == width * 28 / 12)
                    #expect(picture.planes[0].samples.allSatisfy { $0 == value }, "\(density) \(theme)")
                    #expect(tree[path(density, "landscape", theme)] != nil)
                }
            }
            let dark = report.wallpapers[0].files.filter { $0.image.theme == .dark }
            #expect(dark.count == 6 && dark.allSatisfy { $0.path.contains("/dark/") })
            #expect(report.jsonText.contains(#""theme": "dark""#))
            let files = try fixture.metadata(.v2)["collections"]?.elements?.first?["wallpapers"]?.elements?
                .first?["files"]?.elements
            #expect(files?.filter { $0["theme"]?.text == "dark" }.count == 6)
            #expect(files?.filter { $0["theme"] == nil }.count == 6)
        }
    }

    @Test func withoutItBothThemesShareOneFile() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(width: 90, height: 80), to: "a/forest.jpg")
            let report = try await fixture.build(Self.recipe())
            #expect(report.fileCount == 12)
            for density in ["low", "medium", "high"] {
                for orientation in ["portrait", "landscape"] {
                    #expect(
                        try inode(path(density, orientation, "dark"), in: fixture)
                            == inode(path(density, orientation, "light"), in: fixture))
                }
            }
        }
    }

    @Test func oneVariantMayHaveItsOwn() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.png(width: 90, height: 80, value: 200), to: "a/forest.png")
            try fixture.write(InputFixture.png(width: 90, height: 80, value: 30), to: "a/forest_ls_dark.png")
            _ = try await fixture.build(Self.recipe("  - xcassets"))
            let tree = try fixture.tree()
            let portraits = ["light", "dark"].map { tree[path("high", "portrait", $0)] }
            let landscapes = ["light", "dark"].map { tree[path("high", "landscape", $0)] }
            #expect(portraits[0] == portraits[1] && landscapes[0] != landscapes[1])
            let dark = tree.keys.filter { $0.hasSuffix("_dark.jpg") }
            #expect(dark.count == 3 && dark.allSatisfy { $0.contains("_ls_dark") }, "\(dark)")
        }
    }

    @Test func theColorsAreThoseOfTheLightImages() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(width: 90, height: 80), to: "a/forest.jpg")
            let light = try await fixture.build(Self.recipe())
            try fixture.write(InputFixture.jpeg(width: 90, height: 80, seed: 7), to: "a/forest_dark.jpg")
            #expect(try await fixture.reasons(Self.recipe()) == [.masterAdded("forest_dark.jpg")])
            let both = try await fixture.build(Self.recipe())
            #expect(both.wallpapers[0].colors == light.wallpapers[0].colors)
            #expect(both.wallpapers[0].legibility == light.wallpapers[0].legibility)
        }
    }

    @Test func aProfileWithoutDarkImagesLeavesItOutWithANote() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(width: 90, height: 80), to: "a/forest.jpg")
            _ = try await fixture.build()
            let before = try fixture.tree()
            try fixture.write(InputFixture.png(), to: "a/forest_dark.png")
            let (built, report) = try await fixture.watchedBuild()
            #expect(built == [] && report.failed.isEmpty)
            #expect(try fixture.tree() == before)
            #expect(report.notes.map(\.rule.id) == ["unused-master"])
            #expect(report.notes.first?.path == fixture.input + "/a/forest_dark.png")
            #expect(report.notes.first?.message.contains("(suffixed)") == true)
        }
    }

    @Test func twoOfThemOrOneAloneAreErrors() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.png(), to: "a/lake.png")
            try fixture.write(InputFixture.png(), to: "a/forest.png")
            try fixture.write(InputFixture.png(), to: "a/forest_dark.png")
            try fixture.write(InputFixture.jpeg(), to: "a/forest_dark.jpg")
            try fixture.write(InputFixture.jpeg(), to: "a/dune_dark.jpg")
            let report = try await fixture.build(Self.recipe())
            #expect(report.wallpapers.map(\.id) == ["lake"])
            #expect(report.failed.count == 3)
            #expect(
                report.failed.contains(
                    .input(.noPlainMaster(path: fixture.input + "/a/dune_dark.jpg", id: "dune"))))
        }
    }
}
