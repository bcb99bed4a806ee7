import WallpressColors
import Foundation
import WallpressInput
import WallpressPixels
import WallpressPress
import WallpressTestSupport
import Testing
import WallpaperMetadata

@Suite struct ProofTests {
    /// Returns the job of the only wallpaper of an input.
    private func job(
        in fixture: InputFixture, _ recipe: Recipe = InputFixture.smallRecipe
    ) throws -> Plan.Job {
        try #require(try Plan(Catalog.scan(fixture.input, for: recipe), recipe: recipe).jobs.first)
    }

    private func write(_ settings: String, in fixture: InputFixture, seed: UInt64 = 7) throws {
        let master = SyntheticMaster(seed: seed)
        try fixture.write(try PNGEncoding().encode(master.image), to: "a/dune.png")
        try fixture.write(settings, to: "a/collection.yml")
    }

    @Test(arguments: [
        "", "wallpapers: [{id: dune, focus: [10%, 50%]}]", "wallpapers: [{id: dune, scrim: auto}]",
        "wallpapers: [{id: dune, keep: [60%, 10%, 90%, 80%], ink: dark, card-color: '112233'}]",
    ])
    func aProofIsWhatABuildMakes(settings: String) async throws {
        try await withInput { fixture in
            try write(settings, in: fixture)
            let built = try #require(try await fixture.build().wallpapers.first)
            let (job, recipe) = (try job(in: fixture), InputFixture.smallRecipe)
            let proof = try await Proof(of: job, by: recipe, from: ProofMasters(of: job, by: recipe))
            #expect(proof.outcome.files == built.files)
            #expect(proof.outcome.crops == built.crops && proof.outcome.colors == built.colors)
            #expect(proof.outcome.legibility == built.legibility)
            #expect(proof.outcome.diagnostics == built.diagnostics)
            #expect(proof.crops.map(\.report) == Variant.all.compactMap { built.crops[$0] })
            #expect(proof.variants.map(\.file.byteCount) == built.files.map(\.image.byteCount))
        }
    }

    @Test func anEstimateIsNearTheBuild() async throws {
        try await withInput { fixture in
            // With seed 3, two places for the text on a tablet differ by less than a percent of it: only one version moves.
            for seed in UInt64(0)...10 where seed != 3 {
                try write("", in: fixture, seed: seed)
                // The default sizes: half of them is not just a few pixels.
                let recipe = Recipe()
                let job = try job(in: fixture, recipe)
                let masters = try await ProofMasters(of: job, by: recipe)
                let exact = try await Proof(of: job, by: recipe, from: masters)
                let estimate = try await Proof(
                    estimating: job, by: recipe, from: masters.reduced)
                for (a, b) in zip(exact.crops, estimate.crops) where a.report.variant != .thumbnail {
                    let difference = max(
                        abs(a.report.focus.x - b.report.focus.x), abs(a.report.focus.y - b.report.focus.y))
                    #expect(difference < 0.03, "seed \(seed): \(a.report.focus), \(b.report.focus)")
                    let (kept, estimated) = (try #require(a.report.kept), try #require(b.report.kept))
                    #expect(abs(kept - estimated) < 0.02, "seed \(seed)")
                }
            }
        }
    }

    @Test func aKeyChangesWithSettingsAndMasters() throws {
        try withTemporaryFolder { root in
            let fixture = try InputFixture(root)
            var keys: Set<String> = []
            func add(_ recipe: Recipe = InputFixture.smallRecipe) throws {
                keys.insert(Proof.key(of: try job(in: fixture), by: recipe))
            }
            try write("", in: fixture)
            try add()
            try add()
            #expect(keys.count == 1)
            let masters = ProofMasters.key(of: try job(in: fixture))
            try fixture.write("wallpapers: [{id: dune, focus: [0.2, 0.5]}]", to: "a/collection.yml")
            try add()
            var recipe = InputFixture.smallRecipe
            recipe.scrim = .auto
            try add(recipe)
            #expect(keys.count == 3)
            #expect(try ProofMasters.key(of: job(in: fixture)) == masters)
            try write("wallpapers: [{id: dune, focus: [0.2, 0.5]}]", in: fixture, seed: 9)
            try add()
            #expect(keys.count == 4)
            #expect(try ProofMasters.key(of: job(in: fixture)) != masters)
        }
    }

    /// Two sets of the same texts differ in order while both are in memory.
    @Test func twoScansOfAReleasedInputGiveTheSameKeys() throws {
        try withTemporaryFolder { root in
            let fixture = try InputFixture(root)
            let recipe = InputFixture.smallRecipe
            let master = try PNGEncoding().encode(SyntheticMaster(seed: 7).image)
            let ids = (1...12).map { "dune-\($0)" }
            for id in ids { try fixture.write(master, to: "a/\(id).png") }
            func scan(publishedBy release: Int) throws -> Plan {
                let published = ids.map { id in
                    PublishedWallpaper(
                        id: id, collectionID: "a", release: release, masters: "0", recipe: "0", files: [])
                }
                let lock = PublishedLock(release: release, wallpapers: published)
                try fixture.write(lock.text, to: PublishedLock.fileName)
                return try Plan(Catalog.scan(fixture.input, for: recipe), recipe: recipe)
            }
            let plans = try [3, 3, 3, 3, 4].map { try scan(publishedBy: $0) }
            let keys = plans.map { plan in plan.jobs.map { Proof.key(of: $0, by: recipe) } }
            #expect(Set(keys[0]).count == ids.count && Set(keys[0...3]).count == 1)
            #expect(Set(keys[0]).isDisjoint(with: keys[4]), "what was published is in the key")
        }
    }

    @Test func otherSettingsGiveTheJobThatAPlanWouldHave() throws {
        try withTemporaryFolder { root in
            let fixture = try InputFixture(root)
            try write("", in: fixture)
            let plain = try job(in: fixture)
            let text = "wallpapers: [{id: dune, variants: {pad: {focus: [0.2, 0.5]}}, ink: dark}]"
            let settings = try CollectionSettings(parsing: text, path: "collection.yml").wallpapers[0]
            try fixture.write(text, to: "a/collection.yml")
            let (planned, recipe) = (try job(in: fixture), InputFixture.smallRecipe)
            let replaced = plain.replacing(settings: settings, recipe: recipe)
            #expect(Proof.key(of: replaced, by: recipe) == Proof.key(of: planned, by: recipe))
            #expect(Proof.key(of: plain, by: recipe) != Proof.key(of: planned, by: recipe))
        }
    }

    /// A draft replaces the file, whether there is one or not.
    @Test func draftsStandForFiles() throws {
        try withTemporaryFolder { root in
            let fixture = try InputFixture(root)
            try write("heading: Old", in: fixture)
            let recipe = InputFixture.smallRecipe
            func scan(_ draft: String) throws -> Catalog {
                try Catalog.scan(fixture.input, for: recipe, drafts: ["a": YAMLDocument(draft)])
            }
            let drafted = try scan("heading: New")
            #expect(drafted.collections.map(\.settings.heading) == ["New"])
            try FileManager.default.removeItem(atPath: fixture.input + "/a/collection.yml")
            let added = try scan("heading: New")
            #expect(added.collections.map(\.settings.heading) == ["New"])
            let broken = try scan("headline: New")
            #expect(broken.collections.isEmpty && broken.errors.count == 1)
        }
    }
}
