import Foundation
import WallpressJSON
import WallpressPress
import WallpressTestSupport
import Testing
import WallpaperMetadata

@Suite struct MergeTests {
    private static let older = """
        {
          "schema": {"by": "hand"},
          "last-updated-date": "2020-01-01",
          "collections": [
            {"id": "old", "note": [1.0, "ü"], "wallpapers": [{"id": "relic", "text-color": "0xABC"}]},
            {"wallpapers": [{"id": "gone", "text-color": "FFFFFF"},
                            {"alt": "Trees", "id": "forest", "text-color": "ABCDEF"}], "id": "a", "rank": 3},
            {"id": "late", "wallpapers": []}
          ]
        }
        """

    /// Wallpapers are assigned to collections in order: a collection without any must not shift the others.
    @Test func aCollectionOfWhichNothingIsBuiltShiftsNoOther() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            try fixture.write("no picture", to: "b/dune.jpg")
            try fixture.write(InputFixture.jpeg(seed: 2), to: "c/lake.jpg")
            try fixture.write(InputFixture.jpeg(seed: 3), to: "c/moor.jpg")
            _ = try await fixture.build()
            #expect(try fixture.published() == [["a", "forest"], ["c", "lake", "moor"]])
            try fixture.write(InputFixture.jpeg(seed: 4), to: "b/dune.jpg")
            try fixture.write(InputFixture.jpeg(seed: 5), to: "c/moor.jpg")
            _ = try await fixture.build { $0.only = ["moor"] }
            #expect(try fixture.published() == [["a", "forest"], ["c", "lake", "moor"]])
            _ = try await fixture.build()
            #expect(try fixture.published() == [["a", "forest"], ["b", "dune"], ["c", "lake", "moor"]])
        }
    }

    @Test func whatIsNotOursIsKept() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            try fixture.write(InputFixture.jpeg(seed: 2), to: "new/lake.jpg")
            try fixture.writeMetadata(Self.older)
            let report = try await fixture.build()
            let root = try fixture.metadata()
            #expect(root.members?.map(\.key) == ["schema", "last-updated-date", "collections"])
            #expect(
                try fixture.published() == [
                    ["old", "relic"], ["a", "forest", "gone"], ["late"], ["new", "lake"],
                ])
            let collections = try #require(root["collections"]?.elements)
            #expect(
                collections[0].compact
                    == "{\"id\":\"old\",\"note\":[1.0,\"ü\"],\"wallpapers\":[{\"id\":\"relic\",\"text-color\":\"0xABC\"}]}"
            )
            #expect(collections[1]["rank"] == .number(3))
            #expect(collections[1]["wallpapers"]?.elements?.first?["alt"]?.text == "Trees")
            let kept = report.notes.filter { $0.rule.id == "not-in-input" }.map(\.message)
            #expect(kept.count == 1 && kept[0].names("a/gone, old/relic", "--prune"))
        }
    }

    /// A tree with v1 alone gets a v2 with all of it.
    @Test func v1AloneIsLifted() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            try fixture.writeMetadata(Self.older)
            _ = try await fixture.build()
            let v2 = try fixture.metadata(.v2)
            #expect(v2.members?.map(\.key) == ["schema", "last-updated-date", "collections"])
            let collections = try #require(v2["collections"]?.elements)
            #expect(
                collections[0].compact
                    == #"{"id":"old","name":"Old","note":[1.0,"ü"],"wallpapers":[{"id":"relic","name":"Relic","text-color":"0xABC"}]}"#
            )
            #expect(collections[1]["rank"] == .number(3))
            let wallpapers = try #require(collections[1]["wallpapers"]?.elements)
            #expect(wallpapers.map { $0["alt"]?.text } == ["Trees", nil])
            #expect(wallpapers[0]["files"]?.elements?.isEmpty == false)
            let settled = try fixture.tree()
            _ = try await fixture.build(date: "2031-01-01")
            #expect(try fixture.tree() == settled)
        }
    }

    @Test func keysOfOneFileStayInIt() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            _ = try await fixture.build()
            for format in [FeedFormat.v2, .v1] {
                var root = try fixture.metadata(format)
                root["in-\(format)"] = .number(1)
                root["collections"] = root["collections"].map { list in
                    .array(
                        (list.elements ?? []).map { collection in
                            var collection = collection
                            collection["in-\(format)"] = .number(2)
                            collection["wallpapers"] = .array(
                                (collection["wallpapers"]?.elements ?? []).map { wallpaper in
                                    var wallpaper = wallpaper
                                    wallpaper["in-\(format)"] = .number(3)
                                    return wallpaper
                                })
                            return collection
                        })
                }
                try fixture.writeMetadata(root.formatted, format)
            }
            try fixture.write(InputFixture.jpeg(seed: 2), to: "a/forest.jpg")
            _ = try await fixture.build()
            for (format, other) in [(FeedFormat.v1, FeedFormat.v2), (.v2, .v1)] {
                let text = try fixture.metadata(format).compact
                for value in 1...3 { #expect(text.contains("\"in-\(format)\":\(value)")) }
                #expect(!text.contains("in-\(other)"))
            }
        }
    }

    /// The same input gives the same bytes, whatever was built before.
    @Test func theOrderOfCollectionsIsThatOfTheInput() async throws {
        try await withInput { fixture in
            for (seed, path) in ["d/one.jpg", "b/two.jpg"].enumerated() {
                try fixture.write(InputFixture.jpeg(seed: UInt64(seed)), to: path)
            }
            _ = try await fixture.build()
            for (seed, path) in ["a/three.jpg", "c/four.jpg"].enumerated() {
                try fixture.write(InputFixture.jpeg(seed: UInt64(seed + 2)), to: path)
            }
            _ = try await fixture.build()
            let ordered = [["a", "three"], ["b", "two"], ["c", "four"], ["d", "one"]]
            #expect(try fixture.published() == ordered)
            let tree = try fixture.tree()
            #expect(try await fixture.buildFromScratch().tree == tree)
            // Collections outside the input keep their place, and an order of earlier builds is corrected.
            func collection(_ id: String) throws -> JSONNode {
                try #require(
                    try fixture.metadata()["collections"]?.elements?.first { $0["id"]?.text == id })
            }
            var root = try fixture.metadata()
            let foreign = try JSONNode(parsing: Array(#"{"id": "x", "wallpapers": []}"#.utf8))
            root["collections"] = .array(
                [try collection("d"), foreign, try collection("b"), try collection("c"), try collection("a")])
            try fixture.writeMetadata(root.formatted)
            _ = try await fixture.build()
            #expect(try fixture.published() == [ordered[0], ["x"]] + ordered.dropFirst())
            let settled = try fixture.tree()
            #expect(try await fixture.watchedBuild(date: "2031-01-01").built.isEmpty)
            #expect(try fixture.tree() == settled)
        }
    }

    @Test func aWallpaperThatHasMovedIsWarnedOf() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            try fixture.write(InputFixture.jpeg(seed: 2), to: "a/lake.jpg")
            _ = try await fixture.build()
            try fixture.write(InputFixture.jpeg(), to: "b/forest.jpg")
            try FileManager.default.removeItem(atPath: fixture.input + "/a/forest.jpg")
            let report = try await fixture.build()
            #expect(
                report.notes.contains {
                    $0.rule.id == "not-in-input" && $0.severity == .warning && $0.message.contains("forest")
                })
            let pruned = try await fixture.build { $0.prunes = true }
            #expect(pruned.allWarnings.isEmpty)
            #expect(try fixture.published() == [["a", "lake"], ["b", "forest"]])
        }
    }

    @Test func pruningRemovesEntriesAndTheirFiles() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            try fixture.write(InputFixture.jpeg(seed: 2), to: "a/lake.jpg")
            try fixture.write(InputFixture.jpeg(seed: 3), to: "b/hill.jpg")
            _ = try await fixture.build()
            try Data("mine".utf8).write(to: URL(fileURLWithPath: fixture.output + "/ios/lake/notes.txt"))
            try FileManager.default.removeItem(atPath: fixture.input + "/a/lake.jpg")
            try FileManager.default.removeItem(atPath: fixture.input + "/b")
            _ = try await fixture.build()
            #expect(try fixture.published() == [["a", "forest", "lake"], ["b", "hill"]])
            _ = try await fixture.build { $0.prunes = true }
            #expect(try fixture.published() == [["a", "forest"]])
            let left = try fixture.tree().keys.filter { $0.contains("lake") || $0.contains("hill") }
            #expect(left == ["ios/lake/notes.txt"])
        }
    }

    @Test func pruningSparesWhatOnlyFailed() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            try fixture.write(InputFixture.jpeg(seed: 2), to: "b/lake.jpg")
            try fixture.write(InputFixture.jpeg(seed: 2), to: "c/hill.jpg")
            _ = try await fixture.build()
            try fixture.write([0], to: "b/lake.jpg")
            try fixture.write("?: [", to: "c/collection.yml")
            let report = try await fixture.build { $0.prunes = true }
            #expect(report.failed.count == 2)
            #expect(try fixture.published() == [["a", "forest"], ["b", "lake"], ["c", "hill"]])
            #expect(try fixture.tree()["ios/lake/lake.jpg"] != nil)
        }
    }

    @Test func anEmptyInputIsNotRemoveAll() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            _ = try await fixture.build()
            let before = try fixture.tree()
            try FileManager.default.removeItem(atPath: fixture.input + "/a")
            await #expect(throws: PressError.emptyInput(path: fixture.input, wallpapersInOutput: 1)) {
                try await fixture.build()
            }
            #expect(try fixture.tree() == before)
        }
    }

    @Test(arguments: [
        ("{\"collections\": [],}", TextPosition(line: 1, column: 19), "'}'"),
        ("{\"collections\": {}}", TextPosition(line: 1, column: 17), "collections"),
        ("[]", TextPosition(line: 1, column: 1), "array"),
        ("{}", TextPosition(line: 1, column: 1), "\"collections\""),
        ("{\"collections\": [\n  {\"id\": 3}]}", TextPosition(line: 2, column: 3), "\"id\""),
    ])
    func metadataThatCannotBeReadStopsTheBuild(text: String, place: TextPosition, found: String) async throws
    {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            try fixture.writeMetadata(text)
            let before = try fixture.tree()
            await #expect { try await fixture.build() } throws: {
                guard case .metadata(_, place, let reason) = $0 as? PressError else { return false }
                return reason.contains(found)
            }
            #expect(try fixture.tree() == before)
        }
    }

    @Test func textsOfACollectionAreInTheMetadata() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            try fixture.write(
                "heading: Dusk\ndescription: Four skies\nlearn-more-url: https://example.com/a?b=c#d",
                to: "a/collection.yml")
            _ = try await fixture.build()
            let collection = try #require(try fixture.metadata()["collections"]?.elements?.first)
            let texts = ["heading", "description", "learn-more-url"].map { collection[$0]?.text }
            #expect(texts == ["Dusk", "Four skies", "https://example.com/a?b=c#d"])
        }
    }

    /// Other clients would get a key that they do not read.
    @Test func aSubheadingIsForTheClientThatReadsIt() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            try fixture.write("subheading: Leaves", to: "a/collection.yml")
            var recipe = InputFixture.smallRecipe
            for (profile, text) in [(Profile.suffixed, nil), (.ecosia, "Leaves"), (.suffixed, nil)] {
                recipe.profiles = [profile]
                _ = try await fixture.build(recipe)
                let collection = try #require(try fixture.metadata()["collections"]?.elements?.first)
                #expect(collection["subheading"]?.text == text)
            }
        }
    }

    @Test func localesServeTheClientsThatAreOn() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            try fixture.write("available-locales: [en-US]", to: "a/collection.yml")
            var recipe = InputFixture.smallRecipe
            recipe.profiles = [.fenix]
            _ = try await fixture.build(recipe)
            #expect(
                try fixture.metadata()["collections"]?.elements?.first?["available-locales"]?.compact
                    == "[\"en-US\"]")
            recipe.profiles = [.fenix, .firefoxIOS]
            _ = try await fixture.build(recipe)
            #expect(
                try fixture.metadata()["collections"]?.elements?.first?["available-locales"]?.compact
                    == "[\"en-US\",\"en_US\"]")
        }
    }

    @Test func aDayThatSomePhonesCannotReadIsNeverWrittenAndIsRepaired() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            _ = try await fixture.build(date: "2027-04-30")
            for version in [FeedFormat.v2, .v1] {
                #expect(try fixture.metadata(version)["last-updated-date"]?.text == "2027-04-29")
            }
            let good = try fixture.tree()
            _ = try await fixture.build(date: "2027-06-01")
            #expect(try fixture.tree() == good, "a good date is no reason to write")
            try fixture.writeMetadata(
                try fixture.metadata().formatted.replacing("2027-04-29", with: "2027-03-28"))
            _ = try await fixture.build(date: "2027-12-31")
            #expect(try fixture.metadata()["last-updated-date"]?.text == "2027-12-29")
        }
    }

    @Test func aDayOfACollectionThatSomePhonesCannotReadIsWarnedOf() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            try fixture.write(
                "availability-range: {start: 2027-03-14, end: 2027-09-05}", to: "a/collection.yml")
            var recipe = InputFixture.smallRecipe
            let report = try await fixture.build(recipe)
            let notes = report.notes
            #expect(notes.map(\.rule) == [.unreadableDay, .unreadableDay])
            // No phone can choose its time zone.
            #expect(notes.allSatisfy { $0.severity == .error && $0.wallpaperID == "a" })
            #expect(report.wallpapers.count == 1, "it is built all the same")
            #expect(notes.map(\.found).compactMap { $0?.contains("Cuba") } == [true, false])
            recipe.profiles = [.fenix]
            #expect(try await fixture.build(recipe).notes.map(\.rule.id) == [])
        }
    }

    @Test func whatAClientMakesOfSettingsIsTold() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(), to: "a/forest.jpg")
            try fixture.write(
                "availability-range: {start: 2026-01-02}\navailable-locales: []", to: "a/collection.yml")
            var recipe = InputFixture.smallRecipe
            #expect(try await fixture.build(recipe).notes.count == 1)
            recipe.profiles = [.suffixed, .fenix]
            let notes = try await fixture.build(recipe).notes
            #expect(notes.map(\.rule.id) == ["half-open-range", "client-habit"])
            #expect(notes.allSatisfy { $0.wallpaperID == "a" })
            #expect(notes.map(\.message).map { $0.contains("locales") } == [false, true])
            let collection = try fixture.metadata()["collections"]?.elements?.first
            #expect(collection?["available-locales"]?.isNull == true)
        }
    }
}
