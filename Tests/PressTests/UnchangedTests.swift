import WallpressColors
import Foundation
import WallpressPress
import WallpressTestSupport
import Testing
import WallpaperMetadata

/// Work that a build skips because nothing has changed.
@Suite struct UnchangedTests {
    @Test func anUnchangedInputIsNotBuiltAndReportsTheSame() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            var recipe = InputFixture.smallRecipe
            recipe.profiles = [.suffixed, .fenix]
            let first = try await fixture.watchedBuild(recipe)
            #expect(first.built == ["dune", "forest", "lake"])
            #expect(first.report.warningCount > 0 && !first.report.allNotes.isEmpty)
            let tree = try fixture.tree()
            for _ in 1...2 {
                let again = try await fixture.watchedBuild(recipe, date: "2027-01-01")
                #expect(again.built.isEmpty)
                #expect(again.report.jsonText == first.report.jsonText)
                #expect(try fixture.tree() == tree)
                #expect(again.report.wallpapers.allSatisfy(\.isUnchanged) && again.report.table.isEmpty)
                #expect(again.report.wallpapers.first?.contrast == first.report.wallpapers.first?.contrast)
                #expect(
                    again.report.summary(seconds: 0).hasPrefix("3 wallpapers (0 built, 3 unchanged), "))
            }
        }
    }

    @Test func scrimsAndNotesOfDecodingAreCached() async throws {
        try await withInput { fixture in
            let slope = PNGSample(width: 40, height: 32) { x, _, _ in 60 + 3 * x }
            try fixture.write(slope.bytes, to: "a/gray.png")
            var noted = PNGSample(width: 40, height: 32) { x, _, _ in 60 + x }
            noted.chunks = [.profile([1, 2, 3])]
            try fixture.write(noted.bytes, to: "a/noted.png")
            var recipe = InputFixture.smallRecipe
            recipe.scrim = .auto
            let first = try await fixture.watchedBuild(recipe)
            #expect(first.report.allNotes.contains { $0.contains("noted.png: ") }, "\(first.report.allNotes)")
            #expect(first.report.allNotes.contains { $0.contains("a/gray: ") }, "\(first.report.allNotes)")
            let again = try await fixture.watchedBuild(recipe)
            #expect(again.built.isEmpty && again.report.jsonText == first.report.jsonText)
        }
    }

    @Test func theSameBytesWithAnotherDateAreNoChange() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_600_000_000)],
                ofItemAtPath: fixture.input + "/a/forest.jpg")
            let bytes = try Data(contentsOf: fixture.root.appendingPathComponent("Input/a/lake.png"))
            try fixture.write(bytes, to: "a/lake.png")
            #expect(try await fixture.reasons() == [nil, nil, nil])
            #expect(try await fixture.watchedBuild().built.isEmpty)
        }
    }

    @Test func otherSpellingsOfTheInputAndOtherKernelsAreNoChange() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            let again = try await fixture.watchedBuild {
                $0.input += "/../Input"
                $0.kernels = .portable
                $0.jobs = 1
            }
            #expect(again.built.isEmpty)
            #expect(again.report.allNotes.contains { $0.hasPrefix(fixture.input + "/../Input/a/lake.png: ") })
        }
    }

    @Test func aHeadingRewritesMetadataOnly() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            let before = try fixture.tree()
            try fixture.write("heading: New\nwallpapers: [{id: forest, name: Trees}]", to: "a/collection.yml")
            #expect(try await fixture.watchedBuild(date: "2026-03-04").built.isEmpty)
            let after = try fixture.tree()
            let changed = after.filter { before[$0.key] != $0.value }.keys.sorted()
            #expect(changed == ["metadata/v1/wallpapers.json", "metadata/v2/wallpapers.json"])
            #expect(try fixture.metadata()["last-updated-date"]?.text == "2026-03-04")
            #expect(try fixture.metadata(.v2)["collections"]?.elements?.first?["name"]?.text == "New")
        }
    }

    @Test func metadataThatIsGoneIsWrittenAgain() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            let before = try fixture.tree()
            try FileManager.default.removeItem(atPath: fixture.output + "/metadata")
            #expect(try await fixture.watchedBuild().built.isEmpty)
            #expect(try fixture.tree() == before)
        }
    }

    @Test func anUnchangedWallpaperWithWarningsFailsUnderStrict() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(width: 12, height: 10), to: "a/small.jpg")
            let first = try await fixture.watchedBuild()
            #expect(first.report.warningCount > 0)
            let strict = try await fixture.watchedBuild { $0.isStrict = true }
            #expect(strict.built.isEmpty && strict.report.failed.count == 1)
            guard case .warned? = strict.report.failed.first else {
                return #expect(Bool(false), "\(strict.report.failed)")
            }
            let lenient = try await fixture.watchedBuild()
            #expect(lenient.built.isEmpty && lenient.report.jsonText == first.report.jsonText)
        }
    }

    @Test func aMasterThatFailedAndCameBackIsNotBuilt() async throws {
        try await withInput { fixture in
            try fixture.writeThree()
            _ = try await fixture.build()
            let before = try fixture.tree()
            try fixture.write(InputFixture.jpeg(width: 64, height: 64).dropLast(50), to: "a/forest.jpg")
            #expect(try await fixture.watchedBuild().report.failed.count == 1)
            try fixture.write("nonsense: 1", to: "a/collection.yml")
            #expect(try await fixture.watchedBuild().report.failed.count == 1)
            try FileManager.default.removeItem(atPath: fixture.input + "/a/collection.yml")
            try fixture.writeThree()
            #expect(try await fixture.watchedBuild().built.isEmpty)
            #expect(try fixture.tree() == before)
        }
    }

    @Test func pruningKeepsFilesOfUnchangedWallpapers() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            _ = try await fixture.build()
            try FileManager.default.moveItem(atPath: fixture.input + "/a", toPath: fixture.input + "/b")
            _ = try await fixture.build()
            let pruned = try await fixture.watchedBuild { $0.prunes = true }
            #expect(pruned.built.isEmpty && pruned.report.notes.map(\.rule.id) == ["not-in-input"])
            #expect(pruned.report.notes.first?.message.hasSuffix(": a/forest") == true)
            #expect(try fixture.published() == [["b", "forest"]])
            for file in pruned.report.wallpapers.flatMap(\.files) {
                #expect(try fixture.tree()[file.path] != nil, "\(file.path)")
            }
        }
    }
}
