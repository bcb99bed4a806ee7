import WallpressColors
import Foundation
import WallpressInput
import WallpressJSON
import WallpressPixels
import WallpressPress
import WallpressTestSupport
import Testing

/// Changes that make a build do a wallpaper again. Other wallpapers stay.
@Suite struct ChangeTests {
    /// Makes a change after a first build. Checks that these wallpapers are built, and that the tree then equals a
    /// build from scratch.
    private func expect(
        _ built: [String], because reasons: [BuildReason?],
        recipe: Recipe = InputFixture.smallRecipe, after change: (InputFixture) throws -> Void
    ) async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            try change(fixture)
            #expect(try await fixture.reasons(recipe) == reasons)
            let outcome = try await fixture.watchedBuild(recipe)
            #expect(outcome.built == built)
            #expect(Set(outcome.report.built.map(\.id)) == Set(built))
            let scratch = try await fixture.buildFromScratch(recipe)
            #expect(outcome.report.jsonText == scratch.json)
            #expect(try fixture.tree() == scratch.tree)
            #expect(try await fixture.watchedBuild(recipe).built.isEmpty)
        }
    }

    @Test func anotherMasterRebuildsItsWallpaperOnly() async throws {
        try await expect(["forest"], because: [.masterChanged("forest.jpg"), nil, nil]) {
            try $0.write(InputFixture.jpeg(seed: 9), to: "a/forest.jpg")
        }
    }

    @Test func aMasterThatIsChangedWithItsDateSetBackIsSeen() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            try fixture.age()
            _ = try await fixture.build()
            try fixture.tamper("Input/a/forest.jpg")
            #expect(
                try await fixture.reasons() == [.masterChanged("forest.jpg"), nil, nil])
        }
    }

    @Test func mastersOfTheirOwnComeAndGo() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            let before = try fixture.tree()
            try fixture.write(InputFixture.jpeg(seed: 5), to: "a/forest_ls.jpg")
            #expect(try await fixture.reasons()[0] == .masterAdded("forest_ls.jpg"))
            #expect(try await fixture.watchedBuild().built == ["forest"])
            let after = try fixture.tree()
            let changed = after.keys.filter { $0.hasPrefix("ios/") && after[$0] != before[$0] }
            #expect(changed.sorted() == ["ios/forest/forest_ls.jpg", "ios/forest/forest_pad_ls.jpg"])
            try fixture.write(InputFixture.jpeg(seed: 6), to: "a/forest_ls.jpg")
            #expect(try await fixture.reasons()[0] == .masterChanged("forest_ls.jpg"))
            #expect(try await fixture.watchedBuild().built == ["forest"])
            #expect(try await fixture.watchedBuild().built.isEmpty)
            try FileManager.default.removeItem(atPath: fixture.input + "/a/forest_ls.jpg")
            #expect(try await fixture.reasons()[0] == .masterRemoved("forest_ls.jpg"))
            #expect(try await fixture.watchedBuild().built == ["forest"])
        }
    }

    @Test(arguments: [
        ("focus: [0.2, 0.5]", "crop"), ("keep: [0, 0, 0.5, 1]", "crop"),
        ("variants: {pad: {focus: [0.2, 0.5]}}", "crop"), ("ink: dark", "ink"), ("scrim: auto", "scrim"),
        ("text-color: 123456", "text-color"), ("average-color: 123456", "average-color"),
    ])
    func whatIsSaidOfOneWallpaperRebuildsThatOnly(setting: String, key: String) async throws {
        try await expect(["lake"], because: [nil, .recipeChanged([key]), nil]) {
            try $0.write("wallpapers:\n  - id: forest\n  - id: lake\n    \(setting)", to: "a/collection.yml")
        }
    }

    /// A change of each field of a recipe, and the key in the reason for the build; nil if nothing has to be built.
    private static let changes: [(field: String, key: String?, change: @Sendable (inout Recipe) -> Void)] = [
        ("profiles", "profiles", { $0.profiles = [.suffixed, .ecosia] }),
        ("quality", "quality", { $0.quality = 60 }),
        ("minQuality", nil, { $0.minQuality = 60 }),
        ("maxBytes", "max-bytes", { $0.maxBytes = 1_000_000 }),
        ("chroma", "chroma", { $0.chroma = .full }),
        ("isProgressive", "encoding", { $0.isProgressive = false }),
        ("crop", "crop", { $0.crop = .center }),
        ("matte", "matte", { $0.matte = RGB8(red: 255, green: 255, blue: 255) }),
        ("ink", "ink", { $0.ink = .dark }),
        ("brandInks", "brand-inks", { $0.brandInks = [] }),
        ("scrim", "scrim", { $0.scrim = .auto }),
        ("maxStrength", "max-strength", { $0.maxStrength = 0.3 }),
        // This setting refuses a build, and changes nothing about a finished one.
        ("credits", nil, { _ in }),
        ("megapixels", nil, { $0.megapixels = 100 }),
        ("variants", "variants", { $0.variants[.pad, default: .init()].width = 22 }),
        (
            "ignoredRules", nil,
            { $0.ignoredRules = [IgnoredRule(rule: "over-budget", wallpaper: nil, reason: "few")] }
        ),
        ("publishing", nil, { $0.publishing.remote = "cdn:bucket" }),
    ]

    @Test func everyFieldOfARecipeIsHeeded() async throws {
        let fields = Mirror(reflecting: Recipe()).children.compactMap(\.label)
        #expect(fields == Self.changes.map(\.field), "a new field: does it decide about pixels?")
        for (field, key, change) in Self.changes {
            var recipe = InputFixture.smallRecipe
            change(&recipe)
            let reason = key.map { BuildReason.recipeChanged([$0]) }
            do {
                try await expect(
                    key == nil ? [] : ["dune", "forest", "lake"],
                    because: [reason, reason, reason], recipe: recipe
                ) { _ in }
            } catch {
                Issue.record("\(field): \(error)")
            }
        }
    }

    @Test func aProfileLessIsNoWork() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            var recipe = InputFixture.smallRecipe
            recipe.profiles = [.suffixed, .firefoxIOS]
            _ = try await fixture.build(recipe)
            recipe.profiles = [.firefoxIOS]
            let outcome = try await fixture.watchedBuild(recipe)
            #expect(outcome.built.isEmpty)
            #expect(outcome.report.wallpapers.flatMap(\.files).allSatisfy { $0.profiles == ["firefox-ios"] })
            recipe.profiles = [.fenix]
            #expect(try await fixture.reasons(recipe)[0] == .recipeChanged(["profiles"]))
        }
    }

    @Test func qualityOfJPEGDoesNotApplyToPNG() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            var recipe = InputFixture.smallRecipe
            recipe.profiles = [.fenix]
            _ = try await fixture.build(recipe)
            recipe.quality = 50
            recipe.isProgressive = false
            recipe.chroma = .full
            #expect(try await fixture.watchedBuild(recipe).built.isEmpty)
        }
    }

    @Test(arguments: ["libpng", "wallpress"]) func anotherVersionRebuildsAll(of name: String) async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            let change: (inout Build) -> Void = { $0.versions[name] = "9.9" }
            #expect(
                try await fixture.reasons(InputFixture.smallRecipe, change)[0]
                    == .versionsChanged([name]))
            #expect(
                try await fixture.watchedBuild(InputFixture.smallRecipe, change).built
                    == ["dune", "forest", "lake"])
            #expect(try await fixture.watchedBuild().built.count == 3, "and back")
            let names = Set(try fixture.configured().versions.keys)
            #expect(names == Set(CodecVersion.all.map(\.name) + ["wallpress"]))
        }
    }

    @Test func aFileOfTheTreeThatWasChangedOrRemovedIsMadeAgain() async throws {
        let pad = "ios/forest/forest_pad.jpg"
        try await expect(["forest"], because: [.outputChanged(path: pad), nil, nil]) {
            try $0.tamper("Output/" + pad)
        }
        try await expect(["forest"], because: [.outputMissing(path: pad), nil, nil]) {
            try FileManager.default.removeItem(atPath: $0.output + "/" + pad)
        }
        try await expect(["forest"], because: [.outputChanged(path: pad), nil, nil]) {
            try FileManager.default.removeItem(atPath: $0.output + "/" + pad)
            try FileManager.default.createSymbolicLink(
                atPath: $0.output + "/" + pad, withDestinationPath: "forest.jpg")
        }
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            try FileManager.default.removeItem(atPath: fixture.output)
            #expect(try await fixture.watchedBuild().built.count == 3)
        }
    }

    @Test func aTreeThatWasTamperedWithLongAgoIsSeenToo() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            try fixture.age()
            #expect(try await fixture.watchedBuild().built.isEmpty)
            try fixture.tamper("Output/ios/lake/lake_ls.jpg")
            #expect(try await fixture.watchedBuild().built == ["lake"])
        }
    }

    @Test func aDryRunTellsWhyAndWritesNothing() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            #expect(try await fixture.reasons() == [.new, .new, .new])
            #expect(!FileManager.default.fileExists(atPath: fixture.root.path + "/.wallpress"))
            _ = try await fixture.build()
            let cache = FileManager.default.contents(atPath: fixture.cachePath)
            try fixture.write(InputFixture.jpeg(seed: 9), to: "a/forest.jpg")
            let dryRun = try await fixture.configured().dryRun()
            let lines = dryRun.text.split(separator: "\n")
            #expect(lines.first == "a/forest: \(BuildReason.masterChanged("forest.jpg"))")
            #expect(lines.contains { $0.hasPrefix("a/lake: ") } && lines.last?.names("1", "2") == true)
            #expect(!dryRun.text.contains("ios/lake/"))
            let json = try JSONNode(parsing: dryRun.jsonText.utf8)
            let wallpapers = try #require(json["wallpapers"]?.elements)
            #expect(
                wallpapers.map { $0["reason"]?.text }
                    == ["\(BuildReason.masterChanged("forest.jpg"))", "unchanged", "unchanged"])
            #expect(wallpapers.map { $0["build"]?.compact } == ["true", "false", "false"])
            #expect(FileManager.default.contents(atPath: fixture.cachePath) == cache)
        }
    }
}
