import Foundation
import Testing
import WallpaperMetadata
import WallpressInput
import WallpressPixels
import WallpressStudio
import WallpressTestSupport

/// Wallpapers that get another id, and files that are removed from the input and restored.
@Suite struct WallpaperFileTests {
    private static let settings = "wallpapers:\n  - id: lake   # first\n    name: Lake\n  - dune\n"
    private static let recipe =
        "verify:\n  ignore:\n    - {rule: text-contrast, wallpaper: lake, reason: dusk}\n"

    private func withWorkbench(_ body: (InputTexts, Workbench) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            let input = InputTexts(url: folder.appendingPathComponent("Input"))
            try input.write(Self.settings, to: "a/collection.yml")
            try input.write(Self.recipe, to: "wallpress.yml")
            for (seed, name) in ["lake.png", "lake_pad.png", "lake_dark.png", "dune.png"].enumerated() {
                let image = SyntheticMaster(seed: UInt64(seed)).image
                try Data(try PNGEncoding().encode(image)).write(
                    to: input.url.appendingPathComponent("a/" + name))
            }
            let day = try #require(CalendarDate("2026-11-22"))
            try await body(
                input,
                Workbench(
                    input: input.path, output: folder.path + "/Output", rules: allRules, today: { day }))
        }
    }

    @Test func allFilesAndSettingsGoAlong() async throws {
        try await withWorkbench { input, bench in
            let answer = try await bench.rename("lake", to: "pond", revision: 0)
            #expect(
                try input.names("a") == [
                    "collection.yml", "dune.png", "pond.png", "pond_dark.png", "pond_pad.png",
                ])
            #expect(
                try input.text("a/collection.yml") == Self.settings.replacing("id: lake", with: "id: pond"))
            #expect(
                try input.text("wallpress.yml")
                    == Self.recipe.replacing("wallpaper: lake", with: "wallpaper: pond"))
            #expect(!answer.studio.isChanged && answer.studio.canUndo)
            let undone = try await bench.undo(overwriting: false, revision: 1)
            #expect(undone.step?.wallpaperIDs == ["pond", "lake"] && undone.step?.words == "id")
            #expect(try input.text("a/collection.yml") == Self.settings)
            #expect(try input.names("a").filter { $0.hasPrefix("lake") }.count == 3)
        }
    }

    @Test func whatIsNotSavedStaysSo() async throws {
        try await withWorkbench { input, bench in
            let edit = DraftEdit.collection("a", key: .heading, value: .text("Water"))
            _ = try await bench.apply([edit], revision: 0)
            let renamed = try await bench.rename("lake", to: "pond", revision: 1)
            #expect(renamed.studio.isChanged)
            #expect(
                try input.text("a/collection.yml") == Self.settings.replacing("id: lake", with: "id: pond"))
            // Changes saved since then stay when the new id is undone.
            _ = try await bench.save(revision: 2)
            let undone = try await bench.undo(overwriting: false, revision: 3)
            #expect(!undone.studio.isChanged)
            #expect(try input.text("a/collection.yml") == Self.settings + "heading: Water\n")
        }
    }

    @Test func aWallpaperIsRemovedWithAllItsFiles() async throws {
        try await withWorkbench { input, bench in
            let answer = try await bench.remove("lake", revision: 0)
            #expect(answer.collections[0].wallpapers == ["dune"])
            #expect(try input.names("a") == ["collection.yml", "dune.png"])
            #expect(try input.names(".removed/a") == ["lake.png", "lake_dark.png", "lake_pad.png"])
            #expect(try input.text("a/collection.yml") == "wallpapers:\n  - dune\n")
            let accepted = try input.text("wallpress.yml")
            #expect(!accepted.contains("lake"))
            _ = try await bench.undo(overwriting: false, revision: 1)
            #expect(try input.text("a/collection.yml") == Self.settings)
            #expect(try input.names(".removed/a") == [])
            _ = try await bench.redo(overwriting: false, revision: 2)
            #expect(try input.names("a") == ["collection.yml", "dune.png"])
        }
    }

    @Test func onlyAMasterOfItsOwnIsRemoved() async throws {
        try await withWorkbench { input, bench in
            for path in ["a/lake.png", "a/../a/lake_pad.png", "wallpress.yml", "a/lake_ls.png", "a/dune.png"]
            {
                await #expect(throws: StudioError.notFound("\(input.path)/\(path)")) {
                    try await bench.removeMaster(at: "\(input.path)/\(path)", of: "lake", revision: 0)
                }
            }
            _ = try await bench.removeMaster(at: "\(input.path)/a/lake_pad.png", of: "lake", revision: 0)
            #expect(
                try input.names("a") == ["collection.yml", "dune.png", "lake.png", "lake_dark.png"])
        }
    }

    @Test func nothingChangesWhereOneFileCannotMove() async throws {
        try await withWorkbench { input, bench in
            _ = try await bench.remove("lake", revision: 0)
            // Somebody has put another picture in place of one of the files.
            try input.write("other", to: "a/lake_pad.png")
            await #expect(throws: StudioError.self) {
                try await bench.undo(overwriting: false, revision: 1)
            }
            #expect(try input.text("a/lake_pad.png") == "other")
            #expect(try input.names(".removed/a") == ["lake.png", "lake_dark.png", "lake_pad.png"])
            #expect(try input.text("a/collection.yml") == "wallpapers:\n  - dune\n")
        }
    }

    @Test func anIDHasToBeValidAndFree() async throws {
        try await withWorkbench { input, bench in
            for id in ["dune", "DUNE", "lake", "two words", "../x", ""] {
                await #expect(throws: StudioError.self, "\(id)") {
                    try await bench.rename("lake", to: id, revision: 0)
                }
            }
            await #expect(throws: StudioError.unknownWallpaper("sea")) {
                try await bench.rename("sea", to: "pond", revision: 0)
            }
            let text = try input.text("a/collection.yml")
            #expect(text == Self.settings)
        }
    }

    @Test func aFileThatWasRenamedIsTheFirstCandidate() async throws {
        try await withWorkbench { input, bench in
            for name in ["brook", "aspen"] {
                let image = SyntheticMaster(seed: 9).image
                try Data(try PNGEncoding().encode(image)).write(
                    to: input.url.appendingPathComponent("a/\(name).png"))
            }
            _ = await bench.rescan()
            try FileManager.default.moveItem(
                atPath: input.path + "/a/dune.png", toPath: input.path + "/a/white-clock.png")
            _ = await bench.rescan()
            let missing = await bench.page().studio.unusable.compactMap(\.missing)
            #expect(missing.map(\.id) == ["dune"])
            #expect(missing.first?.candidates == ["white-clock", "aspen", "brook"])
        }
    }

    @Test func eachChangeIsNamedAndCanBeDropped() async throws {
        try await withWorkbench { input, bench in
            let edits: [DraftEdit] = [
                .wallpaper(
                    collection: "a", id: "dune", variant: nil, key: .focus, value: .numbers([0.2, 0.5])),
                .wallpaper(
                    collection: "a", id: "dune", variant: .pad, key: .keep, value: .numbers([0, 0, 0.5, 1])),
                .wallpaper(collection: "a", id: "dune", variant: nil, key: .ink, value: .text("dark")),
                .collection("a", key: .heading, value: .text("Water")),
                .remove(collection: "a", id: "lake"), .recipe(key: .ink, value: .text("light")),
            ]
            _ = try await bench.apply(edits, revision: 0)
            let words = await bench.changes().summary.map { "\($0.wallpaperID ?? "-"): \($0.words)" }
            #expect(
                words == [
                    #"dune: ["5 crops", "text and logo"]"#, #"-: ["heading", "without lake"]"#,
                    #"-: ["recipe"]"#,
                ])
            let drops: [(String?, String?)] = [("a", "dune"), ("a", nil), (nil, nil)]
            for (index, (collection, wallpaper)) in drops.enumerated() {
                _ = try await bench.drop((collection, wallpaper), revision: index + 1)
                #expect(await bench.changes().summary.count == drops.count - index - 1)
            }
            let last = await bench.page()
            #expect(last.shown.collections[0].wallpapers == ["lake", "dune"])
            #expect(last.wallpapers[0].shown.name == "Lake")
        }
    }
}
