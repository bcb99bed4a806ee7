import WallpressInput
import WallpressPixels
import WallpressPress
import WallpressTestSupport
import Testing
import WallpaperMetadata

/// Advice on pictures for which estimates on reduced images promise what whole images do not keep.
@Suite struct RemedyTests {
    /// Writes a master of gray parts whose crop for Landscape shows its lower part, and `wallpress.yml`.
    private func write(
        _ fixture: InputFixture, as name: String = "parts.png", recipe: String,
        _ value: @Sendable (Int, Int) -> Double
    ) throws -> Recipe {
        let image = Image.drawn(width: 2000, height: 1250) { x, y in SIMD3(repeating: value(x, y)) }
        try fixture.write(PNGEncoding().encode(image), to: "a/\(name)")
        try fixture.write(
            "wallpapers: [{id: parts, variants: {landscape: {focus: [50%, 63%]}}}]", to: "a/collection.yml")
        try fixture.write(recipe, to: "wallpress.yml")
        return try Recipe.find(in: fixture.input)
    }

    /// Bright, with a dark part at the bottom and a gray one at the left between them.
    private func bars(_ x: Int, _ y: Int) -> Double { y >= 875 ? 20 : y >= 600 && x < 400 ? 105 : 232 }

    private func fix(_ report: Report) throws -> String {
        try #require(report.wallpapers.first?.diagnostics.first { $0.rule == .textContrast }).fix
    }

    /// A scrim is enough on the mean of the texture, and not on its dark pixels.
    @Test func aCropIsProposedWhereTheScrimBeforeItMissesTheGoal() async throws {
        try await withInput { fixture in
            let recipe = try write(fixture, recipe: "profiles: [firefox-ios]") { x, y in
                y < 875 ? 232 : x >= 400 ? 86 : (x / 2 + y / 2) % 2 == 0 ? 0 : 120
            }
            let fix = try fix(try await fixture.build(recipe))
            #expect(fix.hasPrefix("set `variants: {landscape: {focus: [0.5, "), "\(fix)")
        }
    }

    /// On the other crop, every page is good to the eye, and comes first in the search.
    @Test func theStudioProposesWhatReachesTheGoalBeforeWhatIsGood() async throws {
        try await withInput { fixture in
            let recipe = try write(fixture, as: "parts_ls.png", recipe: "profiles: [fenix]", bars)
            try fixture.write(InputFixture.png(width: 585, height: 1266, value: 232), to: "a/parts.png")
            let plan = try Plan(Catalog.scan(fixture.input, for: recipe), recipe: recipe)
            let job = try #require(plan.jobs.first)
            let proof = try await Proof(of: job, by: recipe, from: ProofMasters(of: job, by: recipe))
            let (addsScrim, text) = (proof.proposal?.change.addsScrim, proof.proposal?.text)
            #expect(addsScrim == true && text?.isAtLeast(percent: 80) == true)
        }
    }

    @Test func cropsHelpAsMuchWhereARequestedScrimIsNotEnough() async throws {
        try await withInput { fixture in
            let plain = try write(fixture, recipe: "profiles: [fenix]", bars)
            let fixWithoutScrim = try fix(try await fixture.build(plain))
            let shaded = try write(
                fixture, recipe: "profiles: [fenix]\nscrim: auto\nmax-strength: 2%", bars)
            let fix = try fix(try await fixture.build(shaded))
            #expect(fix.contains("portrait: {focus"), "\(fix)")
            #expect(fix == fixWithoutScrim)
        }
    }

    @Test func aScrimThatMissesTheGoalOnWholeImagesIsNotDrawn() async throws {
        try await withInput { fixture in
            for code in [72.0, 100] {
                let recipe = try write(fixture, recipe: "profiles: [firefox-ios]\nscrim: auto") { x, y in
                    y < 687 ? 232 : (x / 2 + y / 2) % 2 == 0 ? 0 : code
                }
                try fixture.write("wallpapers: [{id: parts}]", to: "a/collection.yml")
                let report = try await fixture.build(recipe)
                let scrims = report.wallpapers.flatMap(\.diagnostics).filter { $0.rule.id == "scrim-applied" }
                #expect(scrims.isEmpty, "\(code): \(scrims)")
            }
        }
    }

    /// The light picture has a bright strip where labels are, and its crop moves off it.
    @Test func aDarkImageStaysWhenTheLightOneMoves() async throws {
        try await withInput { fixture in
            let recipe = try write(fixture, recipe: "profiles: [fenix-legacy]") { _, y in
                (625..<700).contains(y) ? 235 : 40
            }
            try fixture.write("wallpapers: [{id: parts}, {id: plain}]", to: "a/collection.yml")
            try fixture.write(
                InputFixture.png(width: 2000, height: 1250, value: 40), to: "a/plain.png")
            let dark = Image.drawn(width: 2000, height: 1250) { x, y in
                let (dx, dy) = (x - 1000, y - 200)
                return dx * dx + dy * dy < 22_500 ? SIMD3(230, 60, 20) : SIMD3(repeating: 30)
            }
            for id in ["parts", "plain"] {
                try fixture.write(PNGEncoding().encode(dark), to: "a/\(id)_dark.png")
            }
            let built = try await fixture.build(recipe).wallpapers
            let focuses = built.map { $0.crops[.landscape]?.focus }
            #expect(focuses.count == 2 && focuses[0] != focuses[1], "the light crop moves")
            let tree = try fixture.tree()
            let images = ["parts", "plain"].map { tree["android/high/landscape/dark/a/\($0).png"] }
            let isSame = images[0] != nil && images[0] == images[1]
            #expect(isSame)
        }
    }
}
