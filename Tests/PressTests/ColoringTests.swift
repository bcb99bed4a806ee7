import WallpressColors
import WallpressDiagnostics
import WallpressInput
import WallpressJSON
import WallpressPixels
import WallpressPress
import WallpressTestSupport
import Testing
import WallpaperMetadata

/// The colors chosen by a build, and its reports about them.
@Suite struct ColoringTests {
    /// Returns a picture with `black` columns of black on the left, and white on the right.
    private func halves(black: Int, width: Int = 80, height: Int = 80) throws -> [UInt8] {
        try PNGEncoding().encode(
            .drawn(width: width, height: height) { x, _ in .init(repeating: x < black ? 0 : 255) })
    }

    /// Variants that are large enough for text regions of many boxes.
    private var recipe: Recipe {
        var recipe = InputFixture.smallRecipe
        recipe.crop = .center
        recipe.variants = [
            .portrait: .init(width: 117, height: 253), .landscape: .init(width: 253, height: 117),
            .pad: .init(width: 204, height: 273), .padLandscape: .init(width: 273, height: 204),
            .thumbnail: .init(width: 20, height: 20),
        ]
        return recipe
    }

    private func wallpaper(in document: JSONNode) -> JSONNode? {
        document["collections"]?.elements?.first?["wallpapers"]?.elements?.first
    }

    private func textFindings(_ report: Report) -> [Diagnostic] {
        report.wallpapers.flatMap(\.diagnostics).filter { $0.rule == .textContrast }
    }

    private func scrims(_ report: Report) -> [Diagnostic] {
        report.wallpapers.flatMap(\.diagnostics).filter { $0.rule.id == "scrim-applied" }
    }

    @Test func bothVersionsOfTheMetadataGetColors() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.png(value: 20), to: "a/night.png")
            let report = try await fixture.build()
            #expect(report.warningCount == 0, "\(report.allWarnings)")
            let v1 = try #require(wallpaper(in: try fixture.metadata()))
            #expect(v1["text-color"]?.text == "FBFBFE" && v1["logo-text-color"]?.text == "FBFBFE")
            #expect(v1["card-color"]?.text == "141414" && v1["card-color-dark"] == nil)
            let v2 = try #require(wallpaper(in: try fixture.metadata(.v2)))
            let colors = try #require(report.wallpapers.first?.colors)
            #expect(colors.count == ColorKey.allCases.count && colors[.average] == HexColor(0x141414))
            let json = try JSONNode(parsing: report.jsonText.utf8)["wallpapers"]?.elements?.first
            for (key, color) in colors {
                #expect((v2[key.rawValue] ?? v2["colors"]?[key.rawValue])?.text == color.description)
                #expect(json?["colors"]?[key.rawValue]?.text == color.description)
            }
            for variant in Variant.measured(among: Variant.all) {
                #expect(json?["contrast"]?[variant.rawValue]?["text"] == JSONNode(.number("1.0000")))
            }
            #expect(json?["contrast"]?["thumbnail"] == nil)
            let legibility = try #require(json?["legibility"])
            #expect(legibility["legible"] == JSONNode(.bool(true)))
            #expect(
                legibility["screens"]?.members?.map(\.key)
                    == HomeScreen.all.filter { $0.browser != .ecosia }.map(\.name))
            for screen in legibility["screens"]?.members ?? [] {
                let opening = screen.node["opening"]
                #expect(opening?.members?.map(\.key) == ["mean", "worst-text", "worst-share"])
                #expect(opening?["mean"] == JSONNode(.number("1.0000")))
            }
        }
    }

    @Test func pinnedColorsWinAndAreMeasured() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.png(value: 20), to: "a/night.png")
            try fixture.write(
                "wallpapers:\n  - {id: night, text-color: 202020, average-color: ABCDEF}",
                to: "a/collection.yml")
            let report = try await fixture.build(recipe)
            let colors = try #require(report.wallpapers.first?.colors)
            #expect(colors[.text] == HexColor(0x202020) && colors[.average] == HexColor(0xABCDEF))
            #expect(wallpaper(in: try fixture.metadata())?["text-color"]?.text == "202020")
            let warning = try #require(textFindings(report).first)
            #expect(warning.severity == .warning && warning.message.names("0 %", "202020"), "\(warning)")
            #expect(!warning.fix.contains("`"), "nothing helps: \(warning.fix)")
        }
    }

    @Test func inkAndBrandInksAreFollowed() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.png(value: 200), to: "a/gray.png")
            var recipe = recipe
            for (ink, text) in [(Recipe.InkRule.light, "FFFFFF"), (.dark, "001100")] {
                recipe.ink = ink
                recipe.brandInks = [HexColor(0x001100), .white]
                let report = try await fixture.build(recipe)
                #expect(report.wallpapers.first?.colors[.text]?.description == text)
            }
            try fixture.write("wallpapers:\n  - {id: gray, ink: light}", to: "a/collection.yml")
            #expect(try await fixture.build(recipe).wallpapers.first?.colors[.text] == .white)
        }
    }

    @Test func oneWarningWithNumbers() async throws {
        try await withInput { fixture in
            // A gradient has nothing that a crop could lose.
            let dusk = Image.drawn(width: 80, height: 80) { x, _ in .init(repeating: Double(x) * 255 / 79) }
            try fixture.write(PNGEncoding().encode(dusk), to: "a/dusk.png")
            try fixture.write(InputFixture.png(width: 300, height: 300, value: 20), to: "a/night.png")
            let report = try await fixture.build(recipe)
            let found = textFindings(report)
            #expect(found.count == 1)
            let finding = try #require(found.first)
            let legibility = try #require(report.wallpapers.first?.legibility)
            let text = try #require(report.wallpapers.first?.colors[.text])
            let worst = try #require(legibility.worst)
            #expect(!legibility.isLegible && !worst.lost.isEmpty && finding.severity == .warning)
            #expect(
                finding.message.names("\(text)", "\(LegibilityReport.percent) %", worst.name), "\(finding)")
        }
    }

    /// Returns middle gray, with a bright part that neither ink suits.
    private func forest() throws -> [UInt8] {
        try PNGEncoding().encode(
            .drawn(width: 300, height: 300) { x, y in
                .init(Double(60 + x / 4), Double(80 + y / 3), Double((x * 7 + y * 13) % 120))
            })
    }

    @Test func aScrimMakesTheHomePagesLegibleOnWhatClientsDecode() async throws {
        try await withInput { fixture in
            try fixture.write(forest(), to: "a/forest.png")
            var recipe = recipe
            let plain = try await fixture.build(recipe)
            #expect(textFindings(plain).count == 1)
            let before = try fixture.tree()
            (recipe.scrim, recipe.maxStrength) = (.auto, 0.35)
            let report = try await fixture.build(recipe)
            #expect(textFindings(report).isEmpty, "\(report.allWarnings)")
            #expect(scrims(report).count == 1, "\(report.allNotes)")
            let after = try fixture.tree()
            #expect(after["ios/forest/forest_thumbnail.jpg"] == before["ios/forest/forest_thumbnail.jpg"])
            #expect(after != before)
            let wallpaper = try #require(report.wallpapers.first)
            let reported = try #require(wallpaper.legibility)
            let decoded = try wallpaper.files.filter { $0.image.variant != .thumbnail }.map { file in
                let image = try Image.decode(Array(try #require(after[file.path]))).image
                return VariantMeasure(of: image, as: try #require(file.image.variant))
            }
            let published = LegibilityReport(
                text: try #require(wallpaper.colors[.text]), logo: wallpaper.colors[.logoText], on: decoded)
            #expect(reported.isLegible && published.screens.count == reported.screens.count)
            for (a, b) in zip(reported.screens, published.screens) {
                #expect(abs(a.opening.mean.percent - b.opening.mean.percent) <= 5, "\(a.name)")
                #expect(b.isLegible, "\(a.name)")
            }
        }
    }

    @Test func maxStrengthLimitsAScrimAndTheReportSaysWhenThatIsNotEnough() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.png(width: 300, height: 300, value: 160), to: "a/gray.png")
            try fixture.write("scrim: auto\nmax-strength: 2%", to: "wallpress.yml")
            var limited = try Recipe.find(in: fixture.input)
            limited.variants = recipe.variants
            limited.crop = .center
            limited.ink = .light
            #expect(limited.scrim == .auto && limited.maxStrength == 0.02)
            let report = try await fixture.build(limited)
            #expect(scrims(report).isEmpty, "it is not drawn in vain")
            let found = try #require(textFindings(report).first)
            #expect(found.fix.names("2 %"), "\(found)")
            limited.maxStrength = 0.35
            let enough = try await fixture.build(limited)
            #expect(enough.built.count == 1, "another limit is another recipe")
            #expect(textFindings(enough).isEmpty)
        }
    }

    /// Under the scrim, white is legible everywhere and black on three of five stripes, with more contrast there.
    @Test func theInkIsTheOneThatTheScrimHelps() async throws {
        try await withInput { fixture in
            let stripes = Image.drawn(width: 300, height: 300) { x, _ in
                .init(repeating: x / 10 % 5 < 3 ? 158 : 32)
            }
            try fixture.write(PNGEncoding().encode(stripes), to: "a/stripes.png")
            var recipe = recipe
            recipe.scrim = .auto
            let report = try await fixture.build(recipe)
            #expect(scrims(report).count == 1)
            let colors = try #require(report.wallpapers.first?.colors)
            #expect(Ink(of: try #require(colors[.text])) == .light)
        }
    }

    /// The green of the sky would change its hue under the shade.
    @Test func aScrimDoesNotTurnTheHueOfCards() async throws {
        try await withInput { fixture in
            try fixture.write(forest(), to: "a/forest.png")
            var recipe = recipe
            recipe.maxStrength = 0.35
            let plain = try #require(try await fixture.build(recipe).wallpapers.first)
            recipe.scrim = .auto
            let report = try await fixture.build(recipe)
            #expect(scrims(report).count == 1)
            let shaded = try #require(report.wallpapers.first)
            for key in [ColorKey.cardLight, .cardDark] {
                let (before, after) = (
                    OKLab(try #require(plain.colors[key])), OKLab(try #require(shaded.colors[key]))
                )
                // Rounding to eight bits turns a hue by less than six degrees.
                #expect(
                    before.a * after.a + before.b * after.b > 0.99 * before.chroma * after.chroma, "\(key)")
            }
        }
    }

    @Test func aScrimChangesNothingWhereNoneIsNeededOrItIsTurnedOff() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(width: 300, height: 300, seed: 2), to: "a/even.jpg")
            try fixture.write(InputFixture.png(value: 20), to: "a/night.png")
            try fixture.write(halves(black: 30), to: "a/halves.png")
            try fixture.write(
                "wallpapers:\n  - {id: halves, scrim: none}\n  - {id: even, scrim: none}",
                to: "a/collection.yml")
            var recipe = recipe
            _ = try await fixture.build(recipe)
            let v2 = FeedFormat.v2.path
            let before = try fixture.tree().filter { $0.key != v2 }
            recipe.scrim = .auto
            _ = try await fixture.build(recipe)
            // v2 has the digest of another recipe.
            #expect(try fixture.tree().filter { $0.key != v2 } == before)
        }
    }

    @Test func sameBytesAndWordsForAnyJobsAndKernels() async throws {
        try await withInput { fixture in
            for black in [20, 37, 55] { try fixture.write(halves(black: black), to: "a/h\(black).png") }
            var recipe = recipe
            for rule in Recipe.ScrimRule.allCases {
                recipe.scrim = rule
                let first = try await fixture.build(recipe, jobs: 1) { $0.kernels = .portable }
                let tree = try fixture.tree()
                let second = try await fixture.build(recipe, jobs: 4)
                #expect(try fixture.tree() == tree && first.jsonText == second.jsonText)
            }
        }
    }

    @Test func profilesWithoutPadsAreMeasuredOnWhatTheyHave() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.png(value: 20), to: "a/night.png")
            var recipe = InputFixture.smallRecipe
            recipe.profiles = Profile.known.filter { $0.name == "fenix" }
            let report = try await fixture.build(recipe)
            let contrast = try #require(report.wallpapers.first?.contrast)
            #expect(Set(contrast.regions.map(\.variant)) == [.portrait, .landscape])
            #expect(wallpaper(in: try fixture.metadata())?["card-color-dark"]?.text != nil)
            recipe.profiles = [
                Profile(
                    name: "small",
                    layout: try Layout(template: "{id}{variant}.jpg", names: [.thumbnail: "_t"]), client: .iOS
                )
            ]
            let small = try await fixture.build(recipe)
            #expect(small.failed.isEmpty && small.wallpapers.first?.contrast == nil)
        }
    }

    /// Nothing is measured, but colors given by hand still count, even if they change.
    @Test func whereNothingIsMeasuredColorsGivenByHandArePublished() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.png(value: 20), to: "a/night.png")
            var recipe = InputFixture.smallRecipe
            recipe.profiles = [
                Profile(
                    name: "small",
                    layout: try Layout(template: "{id}{variant}.jpg", names: [.thumbnail: "_t"]), client: .iOS
                )
            ]
            for text in ["202020", "303030"] {
                try fixture.write(
                    "wallpapers:\n  - {id: night, text-color: \(text), average-color: ABCDEF}",
                    to: "a/collection.yml")
                let colors = try await fixture.build(recipe).wallpapers.first?.colors
                #expect(colors?.mapValues(\.description) == [.text: text, .average: "ABCDEF"])
                for version in [FeedFormat.v2, .v1] {
                    let published = wallpaper(in: try fixture.metadata(version))
                    #expect(
                        published?["text-color"]?.text == text && published?["card-color"]?.isNull == true)
                }
            }
        }
    }

    @Test(arguments: [(1, 1), (1, 40), (40, 1), (7, 5)]) func tinyMastersGetAnAnswer(width: Int, height: Int)
        async throws
    {
        try await withInput { fixture in
            try fixture.write(InputFixture.png(width: width, height: height, value: 118), to: "a/gray.png")
            try fixture.write(halves(black: width / 2, width: width, height: height), to: "a/halves.png")
            var recipe = InputFixture.smallRecipe
            for rule in Recipe.ScrimRule.allCases {
                recipe.scrim = rule
                let report = try await fixture.build(recipe)
                #expect(report.failed.isEmpty && report.wallpapers.allSatisfy { $0.colors.count == 6 })
            }
        }
    }

    @Test func aMasterOfAlmostNothingButTransparencyShowsTheMatte() async throws {
        try await withInput { fixture in
            // A completely transparent one is refused.
            var clear = PNGSample(width: 8, height: 8) { x, y, channel in
                channel == 3 ? (x + y == 0 ? 100 : 0) : 255
            }
            clear.colorType = 6
            try fixture.write(clear.bytes, to: "a/clear.png")
            var recipe = InputFixture.smallRecipe
            recipe.matte = RGB8(red: 255, green: 255, blue: 255)
            let colors = try await fixture.build(recipe).wallpapers.first?.colors
            #expect(colors?[.average] == .white && colors?[.text] == HexColor(0x15141A))
        }
    }
}
