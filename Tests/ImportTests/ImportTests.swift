import Foundation
import WallpressImport
import WallpressInput
import WallpressJSON
import WallpressPixels
import WallpressPress
import WallpressTestSupport
import Testing
import WallpressVerification
import WallpaperMetadata

@Suite struct ImportTests {
    private func changes(_ report: ImportReport) -> [String] {
        report.differences.filter { !$0.isLoss }.map(\.place)
    }

    private func losses(_ report: ImportReport) -> [String] {
        report.differences.filter(\.isLoss).map(\.place)
    }

    /// Returns the paths that the plan marks as possibly changing, and the paths changed by a build.
    private func anew(_ feed: PublishedFeed, _ change: (inout Recipe) -> Void = { _ in }) async throws -> (
        planned: [String], changed: [String]
    ) {
        let build = try feed.build(change)
        let notes = try await build.dryRun().notes.filter { $0.rule.id == "published-bytes" }
        let planned = feed.images.filter { path in notes.contains { $0.message.contains(path) } }
        _ = try await build.run()
        return (planned, feed.changed)
    }

    @Test func aBuildAfterItGivesTheSameTree() async throws {
        try await withFeed { feed in
            let report = try await feed.imported()
            #expect(report.isWhole && report.differences == [])
            #expect(report.profiles == ["ecosia"] && report.imageCount == 15)
            #expect(report.wallpaperIDs == ["ocean", "forest", "spring"])
            let result = try await feed.build().run()
            #expect(result.failed.isEmpty)
            #expect(feed.changed == [])
            let old = try JSONNode(parsing: feed.read(FeedFormat.v1.path) ?? [])
            let new = try JSONNode(parsing: feed.read(FeedFormat.v1.path, from: feed.output) ?? [])
            #expect(new.compact == old.compact)
            let qualities = result.wallpapers.flatMap(\.files).map(\.quality)
            #expect(qualities.allSatisfy { $0 == nil }, "copies")
            // All of it is up to date, and the plan is empty.
            let dryRun = try await feed.build().dryRun()
            #expect(dryRun.reasons.allSatisfy { $0 == nil })
            #expect(!dryRun.notes.contains { $0.rule.id == "published-bytes" })
        }
    }

    @Test func aCropThatIsSetMakesTheImagesAnew() async throws {
        try await withFeed { feed in
            _ = try await feed.imported()
            _ = try await feed.build().run()
            let path = feed.input + "/seasons/collection.yml"
            let text = try String(contentsOfFile: path, encoding: .utf8)
            try Data((text + "    variants: {landscape: {focus: [0.1, 0.1]}}\n").utf8)
                .write(to: URL(fileURLWithPath: path))
            let (planned, changed) = try await anew(feed)
            #expect(changed == [PublishedFeed.path(.landscape, of: "spring")])
            #expect(planned == changed)
        }
    }

    @Test func anotherMasterMakesItsImageAnew() async throws {
        try await withFeed { feed in
            _ = try await feed.imported()
            let larger = try InputFixture.jpeg(width: 400, height: 200, seed: 99)
            try feed.writeInput(larger, to: "nature/forest_pad_ls.jpg")
            let (planned, changed) = try await anew(feed)
            #expect(changed == [PublishedFeed.path(.padLandscape, of: "forest")])
            #expect(planned == changed)
            let made = try ImageHeader(of: try #require(feed.read(changed[0], from: feed.output)))
            #expect(made.width == 54 && made.height == 40, "in the published size")
        }
    }

    /// Equal sizes do not make a master the published picture.
    @Test func anotherMasterWithAsManyBytesIsNotCopied() async throws {
        try await withFeed { feed in
            _ = try await feed.imported()
            var bytes = try PublishedFeed.image(.pad, 1)
            // This byte is in the comment.
            bytes[7] = 3
            try feed.writeInput(bytes, to: "nature/forest_pad.jpg")
            _ = try await feed.build().run()
            #expect(feed.changed == [PublishedFeed.path(.pad, of: "forest")])
            #expect(feed.read(feed.changed[0], from: feed.output) != bytes)
        }
    }

    @Test(arguments: [
        "quality: 60", "min-quality: 60", "max-bytes: 200 kB", "chroma: 4:4:4", "encoding: baseline",
        "crop: center",
    ]) func anotherRecipeMakesAllAnew(line: String) async throws {
        try await withFeed { feed in
            _ = try await feed.imported()
            let path = feed.input + "/wallpress.yml"
            let text = try String(contentsOfFile: path, encoding: .utf8)
            try Data((text + line + "\n").utf8).write(to: URL(fileURLWithPath: path))
            let (planned, changed) = try await anew(feed)
            #expect(changed == feed.images)
            #expect(
                Set(planned.map { $0.split(separator: "/")[0] }).count == 3, "one warning for each wallpaper")
        }
    }

    @Test func anotherSizeMakesOneVariantAnew() async throws {
        try await withFeed { feed in
            _ = try await feed.imported()
            let path = feed.input + "/wallpress.yml"
            let text = try String(contentsOfFile: path, encoding: .utf8)
            try Data((text + "variants: {pad: {width: 80, height: 108}}\n").utf8)
                .write(to: URL(fileURLWithPath: path))
            let (planned, changed) = try await anew(feed)
            #expect(changed == ["ocean", "forest", "spring"].map { PublishedFeed.path(.pad, of: $0) })
            #expect(planned == changed)
        }
    }

    /// A scrim is drawn on all pictures except the thumbnail, if one is needed.
    @Test func aScrimIsNotForCopies() async throws {
        try await withFeed { feed in
            _ = try await feed.imported()
            let (planned, _) = try await anew(feed) { $0.scrim = .auto }
            #expect(planned.count == 3)
        }
    }

    @Test func whatIsWrongInTheMetadataIsReportedAndCorrected() async throws {
        try await withFeed { feed in
            try feed.edit(
                PublishedFeed.entry("spring"),
                ##"{"id": "spring", "text-color": "#fff", "logo-text-color": null}"##)
            try feed.edit("[\"de-DE\", \"de_DE\"]", "[\"de-DE\"]")
            let report = try await feed.imported()
            #expect(report.isWhole)
            #expect(changes(report) == ["nature", "spring", "spring"])
            _ = try await feed.build().run()
            #expect(feed.changed == [])
            let new = try JSONNode(parsing: feed.read(FeedFormat.v1.path, from: feed.output) ?? [])
            let spring = new["collections"]?.elements?[1]["wallpapers"]?.elements?[0]
            #expect(spring?["text-color"]?.text == "FFFFFF")
            #expect(spring?["logo-text-color"]?.text?.count == 6)
            let locales = new["collections"]?.elements?[0]["available-locales"]?.elements?.compactMap(\.text)
            #expect(locales == ["de-DE", "de_DE"])
        }
    }

    @Test func nameAndCreditOfV2AreKept() async throws {
        try await withFeed { feed in
            let v2 = """
                {"last-updated-date": "2026-02-13", "collections": [{"id": "nature", "wallpapers": [{"id": "ocean", "name": "High Sea",
                "credit": {"author": "Jane Doe", "link": "nowhere", "license": "CC BY 4.0"}}]}]}
                """
            try feed.write(Array(v2.utf8), to: FeedFormat.v2.path)
            let report = try await feed.imported()
            #expect(losses(report) == ["ocean"], "the link is no address")
            let catalog = try Catalog.scan(feed.input, for: Recipe.find(in: feed.input))
            let ocean = try #require(catalog.collections.flatMap(\.wallpapers).first { $0.id == "ocean" })
            #expect(ocean.settings.texts[.name] == "High Sea")
            #expect(ocean.settings[.credit(.author)] == .text("Jane Doe"))
            #expect(ocean.settings[.credit(.license)] == .text("CC BY 4.0"))
            #expect(ocean.settings[.credit(.link)] == nil)
        }
    }

    @Test func idsThatAreNoneAndUnknownKeysAreLost() async throws {
        try await withFeed { feed in
            try feed.edit(
                PublishedFeed.entry("spring"),
                PublishedFeed.entry("spring") + ", "
                    + ["../../etc", "default", "Ocean", ""].map(PublishedFeed.entry).joined(separator: ", ")
                    + ", {}, 7")
            try feed.edit(#""id": "seasons""#, #""id": "seasons", "mood": 3"#)
            let report = try await feed.imported()
            #expect(
                losses(report) == [
                    #"wallpaper "../../etc""#, #"wallpaper "default""#, #"wallpaper "Ocean""#,
                    #"wallpaper """#,
                    #"collection "seasons""#, "seasons",
                ])
            #expect(report.wallpaperIDs == ["ocean", "forest", "spring"])
            _ = try await feed.build().run()
            #expect(feed.changed == [])
            let names = try FileManager.default.contentsOfDirectory(atPath: feed.root.path)
            #expect(
                Set(names.filter { !$0.hasPrefix(".") }) == ["Input", "Output", "Tree"],
                "and nothing elsewhere")
        }
    }

    @Test func whatIsNoImageIsReportedAndTheNextRunGoesOn() async throws {
        try await withFeed { feed in
            let (gone, cut, page, one) = (
                PublishedFeed.path(.portrait, of: "ocean"), PublishedFeed.path(.pad, of: "ocean"),
                PublishedFeed.path(.thumbnail, of: "forest"), PublishedFeed.path(.landscape, of: "spring")
            )
            let whole = try #require(feed.read(cut))
            try FileManager.default.removeItem(at: feed.tree.appendingPathComponent(gone))
            try feed.write(Array(whole.prefix(whole.count / 2)), to: cut)
            try feed.write(Array("<html>404</html>".utf8), to: page)
            for variant in Variant.standard {
                let path = PublishedFeed.path(variant, of: "spring")
                if path != one {
                    try FileManager.default.removeItem(at: feed.tree.appendingPathComponent(path))
                }
            }
            let first = try await feed.imported()
            #expect(losses(first).count == 7)
            #expect(Set(losses(first)).isSuperset(of: [gone, cut, page]))
            #expect(first.imageCount == 8 && first.wallpaperIDs.count == 3)
            // A person moves a crop before the next run, and it stays.
            let settings = feed.input + "/nature/collection.yml"
            let edited = try String(contentsOfFile: settings, encoding: .utf8) + "# by hand\n"
            try Data(edited.utf8).write(to: URL(fileURLWithPath: settings))
            try feed.write(whole, to: cut)
            try feed.write(PublishedFeed.image(.portrait, 0), to: gone)
            let second = try await feed.imported()
            #expect(second.imageCount == 10 && second.byteCount < first.byteCount)
            #expect(try String(contentsOfFile: settings, encoding: .utf8) == edited)
            _ = try await feed.build().run()
            #expect(feed.read(gone) == feed.read(gone, from: feed.output))
            #expect(feed.read(one) == feed.read(one, from: feed.output), "the plain master serves it")
            #expect(Set(feed.changed) == Set(losses(second)), "what was missing is made")
        }
    }

    /// Whichever picture comes first is the plain master, and still the master of its own variant when the others have come.
    @Test(arguments: Variant.standard) func anyImageMayComeFirst(variant: Variant) async throws {
        try await withFeed { feed in
            let others = Variant.standard.filter { $0 != variant }.map {
                PublishedFeed.path($0, of: "spring")
            }
            let images = try others.map { try #require(feed.read($0)) }
            for path in others {
                try FileManager.default.removeItem(at: feed.tree.appendingPathComponent(path))
            }
            _ = try await feed.imported()
            for (path, bytes) in zip(others, images) { try feed.write(bytes, to: path) }
            let second = try await feed.imported()
            #expect(second.isWhole)
            _ = try await feed.build().run()
            #expect(feed.changed == [])
        }
    }

    @Test func anInputOfAnotherOriginIsRefused() async throws {
        try await withFeed { feed in
            try FileManager.default.createDirectory(atPath: feed.input, withIntermediateDirectories: true)
            try feed.writeInput([1], to: "forest.jpg")
            await #expect(throws: ImportError.notEmpty(input: feed.input)) { try await feed.imported() }
            let lock = PublishedLock(release: 3, wallpapers: [])
            try feed.writeInput(Array(lock.text.utf8), to: PublishedLock.fileName)
            await #expect(throws: ImportError.self) { try await feed.imported() }
            #expect(try FileManager.default.contentsOfDirectory(atPath: feed.input).count == 2)
        }
    }

    @Test func imagesOfASecondProfileAreKept() async throws {
        try await withFeed { feed in
            for path in feed.images { try feed.write(try #require(feed.read(path)), to: "ios/" + path) }
            // One of the same size, and one of another.
            let others = [(Variant.padLandscape, 54, 40), (.portrait, 60, 128)]
            let paths = others.map { "ios/" + PublishedFeed.path($0.0, of: "forest") }
            for (path, (_, width, height)) in zip(paths, others) {
                try feed.write(try InputFixture.jpeg(width: width, height: height, seed: 77), to: path)
            }
            let report = try await feed.imported()
            #expect(Set(report.profiles) == ["firefox-ios", "ecosia"] && report.imageCount == 30)
            #expect(report.differences == [])
            let all = feed.images + feed.images.map { "ios/" + $0 }
            func changed() -> [String] { all.filter { feed.read($0) != feed.read($0, from: feed.output) } }
            func planned() async throws -> [String] {
                let notes = try await feed.build().dryRun().notes.filter { $0.rule.id == "published-bytes" }
                return all.filter { path in notes.contains { $0.message.hasPrefix(path) } }
            }
            #expect(try await planned() == [])
            _ = try await feed.build().run()
            #expect(changed() == [])
            #expect(try await feed.build().dryRun().reasons.allSatisfy { $0 == nil }, "up to date")
            // A file that is not the published one is not copied.
            let other = String(paths[0].dropFirst(4))
            let kept = feed.input + "/.published/" + other
            let bytes = try Data(contentsOf: URL(fileURLWithPath: kept))
            try (bytes + [0]).write(to: URL(fileURLWithPath: kept))
            #expect(try await planned() == [other])
            _ = try await feed.build().run()
            #expect(changed() == [other])
            try bytes.write(to: URL(fileURLWithPath: kept))
            _ = try await feed.build().run()
            #expect(changed() == [])
            // Another master is for all profiles.
            let master = try InputFixture.jpeg(width: 400, height: 300, seed: 99)
            try feed.writeInput(master, to: "nature/forest_pad_ls.jpg")
            _ = try await feed.build().run()
            #expect(changed() == [other, paths[0]])
        }
    }

    /// What somebody has put in the place of a master is no published picture, so nothing is copied beside it.
    @Test func aMasterByHandIsForAllProfiles() async throws {
        try await withFeed { feed in
            for path in feed.images { try feed.write(try #require(feed.read(path)), to: "ios/" + path) }
            let path = PublishedFeed.path(.landscape, of: "spring")
            try FileManager.default.removeItem(at: feed.tree.appendingPathComponent(path))
            try FileManager.default.removeItem(at: feed.tree.appendingPathComponent("ios/" + path))
            _ = try await feed.imported()
            try feed.writeInput(
                try InputFixture.jpeg(width: 400, height: 200, seed: 5), to: "seasons/spring_ls.jpg")
            try feed.write(try PublishedFeed.image(.landscape, 2), to: path)
            let report = try await feed.imported()
            #expect(changes(report) == [path])
            #expect(!FileManager.default.fileExists(atPath: feed.input + "/.published"))
        }
    }
}
