import WallpressColors
import Foundation
import WallpressInput
import WallpressJSON
import WallpressPixels
import WallpressPress
import WallpressTestSupport
import Testing
import WallpaperMetadata

@Suite struct ColorSheetTests {
    private func sheet(_ bytes: [UInt8], _ name: String = "picture.png") async throws -> ColorSheet {
        try await withTemporaryFolder { folder in
            let file = folder.appendingPathComponent(name)
            try Data(bytes).write(to: file)
            return try await ColorSheet(of: file.path, recipe: InputFixture.smallRecipe)
        }
    }

    @Test(arguments: [UInt8(0), 0xBC, 255])
    func anImageOfOneColorIsItsAverage(value: UInt8) async throws {
        let sheet = try await sheet(InputFixture.png(value: value))
        #expect(sheet.colors.average == HexColor(RGB8(red: value, green: value, blue: value)))
        #expect(sheet.legibility.isLegible && sheet.textOnCard >= 7)
        #expect(sheet.textOnAverage == contrastRatio(sheet.colors.text, sheet.colors.average))
    }

    @Test func allShapesOfImagesAreMeasured() async throws {
        for (width, height) in [(1, 1), (300, 1), (1, 300), (7, 5)] {
            let sheet = try await sheet(InputFixture.png(width: width, height: height))
            #expect(sheet.contrast.regions.count == 8, "\(width) x \(height)")
        }
    }

    /// Returns a bright object on the right: attention and the middle give different colors.
    private func master(brightFrom edge: Int = 70) throws -> [UInt8] {
        try PNGEncoding().encode(
            .drawn(width: 96, height: 80) { x, y in
                x > edge && y % 9 < 5 ? SIMD3(250, 240, 90) : SIMD3(Double(20 + x / 4), 40, Double(60 + y))
            })
    }

    private func byKey(_ colors: WallpaperColors) -> [ColorKey: HexColor] {
        [
            .average: colors.average, .text: colors.text, .logoText: colors.logoText, .card: colors.card,
            .cardLight: colors.cardLight, .cardDark: colors.cardDark,
        ]
    }

    /// A build and `colors` report the same about a master.
    @Test(arguments: [
        "", "wallpapers: [{id: dune, focus: [10%, 50%]}]", "wallpapers: [{id: dune, ink: dark}]",
        "wallpapers: [{id: dune, scrim: auto}]", "wallpapers: [{id: dune, text-color: '123456'}]",
    ])
    func aMasterHasTheColorsOfItsBuild(settings: String) async throws {
        try await withInput { fixture in
            try fixture.write(master(), to: "a/dune.png")
            try fixture.write(settings, to: "a/collection.yml")
            let built = try #require(try await fixture.build().wallpapers.first)
            let sheet = try await ColorSheet(
                of: fixture.input + "/a/dune.png", recipe: InputFixture.smallRecipe)
            #expect(
                byKey(sheet.colors) == built.colors && sheet.contrast == built.contrast
                    && sheet.legibility == built.legibility)
            #expect(sheet.legibility == built.legibility)
        }
    }

    @Test(arguments: ["a/collection.yml", "wallpress.yml"])
    func settingsThatCannotBeReadAreNotMissing(name: String) async throws {
        try await withInput { fixture in
            try fixture.write(master(), to: "a/dune.png")
            #expect(symlink("nowhere", fixture.input + "/" + name) == 0)
            let path = fixture.input + "/a/dune.png"
            await #expect(throws: PressError.self) { try await ColorSheet(of: path) }
        }
    }

    @Test func anImageInNoInputIsCroppedLikeAMasterWithoutSettings() async throws {
        try await withInput { fixture in
            try fixture.write(master(), to: "a/dune.png")
            func built(_ recipe: Recipe) async throws -> Outcome {
                try #require(try await fixture.build(recipe).wallpapers.first)
            }
            let attention = try await built(InputFixture.smallRecipe)
            let sheet = try await sheet(master())
            #expect(byKey(sheet.colors) == attention.colors && sheet.contrast == attention.contrast)
            var recipe = InputFixture.smallRecipe
            recipe.crop = .center
            #expect(try await built(recipe).colors != attention.colors)
        }
    }

    @Test func theRecipeOfTheInputAndOtherMastersCount() async throws {
        try await withInput { fixture in
            try fixture.write(master(), to: "dune.png")
            try fixture.write(master(brightFrom: 20), to: "dune_ls.png")
            try fixture.write(
                "crop: center\nprofiles: [fenix]\nvariants: {portrait: {width: 12, height: 26}, landscape: {width: 26, height: 12}}",
                to: "wallpress.yml")
            let recipe = try Recipe.find(in: fixture.input)
            let built = try #require(try await fixture.build(recipe).wallpapers.first)
            for name in ["dune", "dune_ls"] {
                let sheet = try await ColorSheet(of: fixture.input + "/\(name).png")
                #expect(
                    byKey(sheet.colors) == built.colors && sheet.contrast == built.contrast
                        && sheet.legibility == built.legibility)
                #expect(!sheet.text(swatches: false).contains("pad"), "Fenix has no such variant")
            }
            try fixture.write("crop: middle", to: "wallpress.yml")
            await #expect(throws: PressError.self) { try await ColorSheet(of: fixture.input + "/dune.png") }
        }
    }

    @Test func jsonHasTheKeysOfTheIssueInTheirOrder() async throws {
        let sheet = try await sheet(InputFixture.png(value: 20))
        let node = try JSONNode(parsing: ColorSheet.jsonText([sheet]).utf8)
        let image = try #require(node.elements?.first)
        #expect(
            image.members?.map(\.key) == [
                "path", "average-color", "text-color", "card-color", "card-color-light", "card-color-dark",
                "logo-text-color", "contrast", "card-candidates", "legibility",
            ])
        #expect(image["average-color"]?.text == "141414" && image["text-color"]?.text == "FBFBFE")
        let contrast = try #require(image["contrast"])
        #expect(contrast.members?.map(\.key) == ["text-on-card", "text-on-average", "variants"])
        let all = ["portrait", "landscape", "pad", "pad-landscape"].map {
            JSONNode.Member(
                $0, .object([.init("text", .init(.number("100.0"))), .init("logo", .init(.number("100.0")))]))
        }
        #expect(contrast["variants"] == .object(all))
        #expect(ColorSheet.jsonText([]) == "[]\n")
    }

    @Test func candidatesForCardsCanBePasted() async throws {
        let (blue, orange) = (RGB8(red: 20, green: 80, blue: 200), RGB8(red: 230, green: 120, blue: 20))
        let halves = PNGSample(width: 40, height: 40) { x, _, channel in
            let color = x < 20 ? blue : orange
            return Int([color.red, color.green, color.blue][channel])
        }
        let sheet = try await sheet(halves.bytes)
        let lines = sheet.text(swatches: false).split(separator: "\n").filter { $0.contains("card-color: ") }
        try #require(lines.count == sheet.colors.candidates.count && lines.count >= 2)
        for (line, candidate) in zip(lines, sheet.colors.candidates) {
            let keys = try #require(line.range(of: "card-color: ")).lowerBound
            let yaml = "wallpapers: [{id: a, \(line[keys...])}]"
            let pasted = try #require(CollectionSettings(parsing: yaml, path: "c.yml").wallpapers.first)
            let cards = candidate.cards
            #expect(
                pasted.pinnedColors == [.card: cards.card, .cardLight: cards.light, .cardDark: cards.dark])
        }
        let json = try JSONNode(parsing: ColorSheet.jsonText([sheet]).utf8).elements?.first?[
            "card-candidates"]
        let first = try #require(json?.elements?.first)
        #expect(
            first.members?.map(\.key) == [
                "color", "share", "card-color", "card-color-light", "card-color-dark",
            ])
        #expect(first["card-color"]?.text == sheet.colors.card.description)
        let dominant = OKLab(sheet.colors.candidates[0].color)
        #expect(
            min(dominant.distance(to: OKLab(HexColor(blue))), dominant.distance(to: OKLab(HexColor(orange))))
                < 0.02)
    }

    @Test func swatchesAreTheOnlyEscapes() async throws {
        let sheet = try await sheet(InputFixture.png(value: 20))
        #expect(!sheet.text(swatches: false).contains("\u{1B}"))
        #expect(sheet.text(swatches: false).contains("\n  141414  average-color\n"))
        #expect(
            sheet.text(swatches: true).contains(
                "\n  \u{1B}[48;2;20;20;20m      \u{1B}[0m  141414  average-color\n"))
    }

    @Test func whatIsNoImageIsRefusedByName() async throws {
        await #expect(throws: PressError.self) { try await ColorSheet(of: "/nowhere/at-all.jpg") }
        await #expect(throws: PressError.self) { try await ColorSheet(of: "/") }
        await #expect(throws: PressError.self) { try await sheet(Array("text".utf8)) }
        await #expect(throws: PressError.self) { try await sheet([]) }
    }
}

extension ColorSheet {
    fileprivate init(of path: String, recipe: Recipe? = nil) async throws(PressError) {
        var inputs = ColorInputs(recipe: recipe)
        try await self.init(of: path, in: &inputs)
    }
}
