import Testing
import WallpressInput
import WallpressJSON
import WallpressPress
import WallpressTestSupport
import WallpaperMetadata

@Suite struct DocumentBuildTests {
    private func recipe(_ profiles: [Profile], url: String? = "https://w.example/p") -> Recipe {
        var recipe = InputFixture.smallRecipe
        recipe.variants[.desktop] = .init(width: 32, height: 18)
        recipe.profiles = profiles.map { profile in
            var profile = profile
            profile.sizes = [:]
            return profile
        }
        recipe.publishing.url = url
        return recipe
    }

    private func withForest(_ check: (InputFixture) async throws -> Void) async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(width: 60, height: 50), to: "autumn/forest.jpg")
            try fixture.write(InputFixture.png(width: 60, height: 50), to: "autumn/lake.png")
            try await check(fixture)
        }
    }

    @Test func documentsAreMadeMergedAndEdited() async throws {
        try await withForest { fixture in
            let recipe = recipe([.suffixed, .dashboard, .firefoxDesktop, .fenixAssets])
            _ = try await fixture.build(recipe)
            let tree = try fixture.tree()
            for format in recipe.profiles.compactMap(\.writer).flatMap(\.documents) {
                #expect(tree[format.path] != nil, "\(format)")
            }
            #expect(tree["fenix-assets/wallpapers/autumn/forest/portrait.png"] != nil)
            let files = try fixture.metadata(.v2)["collections"]?.elements?.first?["wallpapers"]?.elements?
                .first?["files"]
            let desktop = files?.elements?.first { $0["variant"]?.text == "desktop" }
            #expect(desktop?["position"]?.text != nil && desktop?["luminance"] != nil)
            #expect(files?.compact.contains("fenix-assets") == false)
            // Nothing changes, and nothing is written.
            #expect(try await fixture.build(recipe).wallpapers.allSatisfy(\.isUnchanged))
            #expect(try fixture.tree() == tree)

            var list = try fixture.metadata(.frames).elements ?? []
            list[0]["note"] = .string("mine")
            list.append(.object([.init("url", .string("https://other.example/x.jpg"))]))
            try fixture.writeMetadata(JSONNode.array(list).formatted, .frames)
            try fixture.write("wallpapers: [{id: lake, name: Still Water}]", to: "autumn/collection.yml")
            _ = try await fixture.build(recipe)
            let merged = try fixture.metadata(.frames).elements ?? []
            #expect(merged.count == 3 && merged.last == list.last)
            #expect(merged.map { $0["name"]?.text } == ["Still Water", "Forest", nil])
            #expect(merged.contains { $0["note"]?.text == "mine" })
        }
    }

    @Test func whatItsReaderWouldFailAtIsRefusedBeforeAnyWork() async throws {
        try await withForest { fixture in
            for (profiles, url) in [
                ([Profile.dashboard], nil), ([.firefoxDesktop], nil), ([.brave], "https://w.example"),
            ] {
                let recipe = recipe(profiles, url: url)
                let error = await #expect(throws: PressError.self) { try await fixture.build(recipe) }
                guard case .unreadable(profiles[0].name, let problems) = error else {
                    Issue.record("\(String(describing: error))")
                    continue
                }
                #expect(!problems.isEmpty)
            }
            let own = try Recipe(
                parsing: """
                    profiles: [dashboard, {name: mine, writes: dashboard, path: 'm/{id}.jpg', variants: {portrait: a}}]
                    publish: {url: 'https://w.example'}
                    """, path: "wallpress.yml")
            let error = await #expect(throws: PressError.self) { try await fixture.build(own) }
            guard case .sameFile(_, ["dashboard", "mine"]) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(try fixture.tree().isEmpty)
        }
    }

    @Test func aDocumentThatCannotBeMergedIsNotOverwritten() async throws {
        try await withForest { fixture in
            let recipe = recipe([.dashboard])
            for (format, text) in [
                (FeedFormat.candyBar, "[]"), (.frames, "{}"), (.candyBar, #"{"Wallpapers": 1}"#),
            ] {
                try fixture.writeMetadata(text, format)
                let error = await #expect(throws: PressError.self) { try await fixture.build(recipe) }
                guard case .metadata(format.path, position: _?, _) = error else {
                    Issue.record("\(String(describing: error))")
                    continue
                }
                try fixture.writeMetadata(format == .frames ? "[]" : "{}", format)
            }
        }
    }

    @Test func aProfileOfOnesOwnHasAWriter() async throws {
        try await withForest { fixture in
            var recipe = try Recipe(
                parsing: """
                    profiles:
                      - {name: mine, writes: firefox-desktop, path: 'new/{id}.png', variants: {landscape: x}}
                    publish: {url: 'https://w.example'}
                    """, path: "wallpress.yml")
            recipe.variants = InputFixture.smallRecipe.variants
            _ = try await fixture.build(recipe)
            let records = try fixture.metadata(.newTabAddresses).elements ?? []
            #expect(
                records.map { $0["wallpaperUrl"]?.text } == [
                    "https://w.example/new/forest.png", "https://w.example/new/lake.png",
                ])
            #expect(try fixture.tree().keys.contains("new/forest.png"))
        }
    }

    @Test(arguments: [
        "writes: nobody, path: 'm/{id}.jpg'", "writes: brave, path: 'm/{id}.jpg'",
        "writes: fenix-assets, path: 'fenix-assets/wallpapers/{collection}/{id}/{variant}.jpg'",
    ]) func aProfileThatItsReaderCannotReadIsRefused(text: String) {
        #expect(throws: InputError.self) {
            try Recipe(
                parsing: "profiles: [{name: mine, \(text), variants: {portrait: a}}]", path: "wallpress.yml")
        }
    }

    /// A picture for desktops does not affect the colors that phones read.
    @Test func aDesktopImageChangesNoColor() async throws {
        try await withForest { fixture in
            _ = try await fixture.build(recipe([.suffixed]))
            let before = try fixture.metadata()
            _ = try await fixture.build(recipe([.suffixed, .firefoxDesktop]))
            #expect(try fixture.metadata() == before)
        }
    }
}
