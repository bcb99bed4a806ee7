import Foundation
import WallpressInput
import WallpressPixels
import WallpressPress
import WallpressTestSupport
import Testing
import WallpaperMetadata

/// A profile with sizes of its own beside one without.
@Suite struct ProfileSizeTests {
    private static func recipe() throws -> Recipe {
        var recipe = try Recipe(
            parsing: """
                profiles:
                  - suffixed
                  - name: phones
                    path: "phones/{id}/{variant}.jpg"
                    variants: {portrait: tall, landscape: wide}
                    sizes: {portrait: {width: 24, height: 52}}
                """, path: "wallpress.yml")
        recipe.variants = InputFixture.smallRecipe.variants
        return recipe
    }

    @Test func oneMasterBecomesAVariantInTwoSizes() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(width: 120, height: 110), to: "a/forest.jpg")
            let recipe = try Self.recipe()
            let report = try await fixture.build(recipe)
            #expect(report.failed.isEmpty)
            let tree = try fixture.tree()
            func size(_ path: String) throws -> [Int] {
                let header = try ImageHeader(of: Array(try #require(tree[path])))
                return [header.width, header.height]
            }
            #expect(try size("ios/forest/forest.jpg") == [12, 26])
            #expect(try size("phones/forest/tall.jpg") == [24, 52])
            #expect(tree["phones/forest/wide.jpg"] == tree["ios/forest/forest_ls.jpg"])
            let files = report.wallpapers[0].files.filter { $0.image.variant == .portrait }
            #expect(
                Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.image.size?.width) })
                    == ["ios/forest/forest.jpg": 12, "phones/forest/tall.jpg": 24])
            let entry = try fixture.metadata(.v2)["collections"]?.elements?.first?["wallpapers"]?.elements?
                .first
            let portraits = entry?["files"]?.elements?.filter { $0["variant"]?.text == "portrait" } ?? []
            #expect(Set(portraits.compactMap { $0["width"]?.compact }) == ["12", "24"])
        }
    }

    /// Returns the sizes of the thumbnail in the plan, by path.
    private func thumbnails(_ fixture: InputFixture, _ recipe: Recipe) async throws -> [String: String] {
        let files = try await fixture.configured(recipe).dryRun().plan.jobs.flatMap(\.files)
        return Dictionary(
            uniqueKeysWithValues: files.filter { $0.image.variant == .thumbnail }.map {
                ($0.path, $0.image.size?.description ?? "")
            })
    }

    private static let (onServer, onPhones) = (
        "ios/forest/forest_thumbnail.jpg", "android/a/forest/thumbnail.png"
    )

    @Test func thumbnailsHaveTheShapeOfTheirClients() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(width: 120, height: 110), to: "a/forest.jpg")
            var recipe = Recipe()
            for (profile, size) in [(Profile.suffixed, "200 x 200"), (.firefoxIOS, "330 x 300")] {
                recipe.profiles = [profile, .fenix]
                #expect(
                    try await thumbnails(fixture, recipe)
                        == [Self.onServer: size, Self.onPhones: "330 x 300"])
            }
            // Both write the same file.
            recipe.profiles = [.suffixed, .firefoxIOS]
            #expect(try await thumbnails(fixture, recipe) == [Self.onServer: "330 x 300"])
            recipe.profiles = [.firefoxIOS, .fenix]
            recipe.variants[.thumbnail] = .init(width: 90)
            #expect(
                try await thumbnails(fixture, recipe)
                    == [Self.onServer: "90 x 300", Self.onPhones: "90 x 300"])
        }
    }

    @Test func aPublishedThumbnailKeepsItsSizeUntilSomebodyChoosesOne() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(width: 120, height: 110), to: "a/forest.jpg")
            var recipe = InputFixture.smallRecipe
            recipe.profiles = [.firefoxIOS]
            recipe.variants[.thumbnail] = nil
            _ = try await fixture.build(recipe)
            var lock = try fixture.published(release: 1)
            let place = try #require(lock.wallpapers[0].files.firstIndex { $0.path == Self.onServer })
            for (size, kept) in [(nil, "200 x 200"), (PixelSize(width: 220, height: 200), "220 x 200")] {
                lock.wallpapers[0].files[place].size = size
                try fixture.write(lock.text, to: PublishedLock.fileName)
                #expect(try await thumbnails(fixture, recipe) == [Self.onServer: kept])
                let notes = try await fixture.configured(recipe).dryRun().notes
                #expect(notes.map(\.rule.id).contains("thumbnail-shape"))
            }
            recipe.profiles[0].sizes[.thumbnail] = PixelSize(width: 300, height: 280)
            #expect(try await thumbnails(fixture, recipe) == [Self.onServer: "300 x 280"])
            let notes = try await fixture.configured(recipe).dryRun().notes
            #expect(!notes.map(\.rule.id).contains("thumbnail-shape"))
            #expect(notes.map(\.rule.id).contains("published-bytes"))
        }
    }

    @Test func colorsAreThoseOfTheFirstProfile() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(width: 120, height: 110), to: "a/forest.jpg")
            let both = try await fixture.build(Self.recipe())
            var recipe = try Self.recipe()
            recipe.profiles = [.suffixed]
            let one = try await fixture.configured(recipe) { $0.outputPath = fixture.root.path + "/Other" }
                .run()
            #expect(both.wallpapers[0].colors == one.wallpapers[0].colors)
            #expect(both.wallpapers[0].colors.count == ColorKey.allCases.count)
            #expect(both.wallpapers[0].contrast == one.wallpapers[0].contrast)
        }
    }

    @Test func theCacheKnowsBothSizes() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(width: 120, height: 110), to: "a/forest.jpg")
            let recipe = try Self.recipe()
            let first = try await fixture.watchedBuild(recipe)
            let again = try await fixture.watchedBuild(recipe)
            #expect(first.built == ["forest"] && again.built.isEmpty)
            #expect(again.report.jsonText == first.report.jsonText)
            try fixture.tamper("Output/phones/forest/tall.jpg")
            #expect(try await fixture.reasons(recipe) == [.outputChanged(path: "phones/forest/tall.jpg")])
            #expect(try await fixture.watchedBuild(recipe).built == ["forest"])
            var other = recipe
            other.profiles[1].sizes[.portrait] = PixelSize(width: 18, height: 39)
            #expect(try await fixture.reasons(other) == [.recipeChanged(["variants"])])
        }
    }
}
