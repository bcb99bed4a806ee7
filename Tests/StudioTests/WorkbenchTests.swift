import Foundation
import WallpressInput
import WallpressPixels
import WallpressPress
import WallpressPreview
import WallpressStudio
import WallpressTestSupport
import Testing
import WallpressVerification
import WallpaperMetadata

/// The model behind the page, on an input with real pictures.
@Suite struct WorkbenchTests {
    private func withWorkbench(
        _ settings: String = "", imageBytes: Int = .max,
        _ body: (InputTexts, Workbench) async throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            let input = InputTexts(url: folder.appendingPathComponent("Input"))
            for seed in UInt64(1)...2 {
                try input.write("", to: "a/collection.yml")
                try Self.write(SyntheticMaster(seed: seed).image, to: input, "a/dune-\(seed).png")
            }
            try input.write(settings, to: "a/collection.yml")
            let day = try #require(CalendarDate("2026-11-22"))
            try await body(
                input,
                Workbench(
                    input: input.path, output: folder.path + "/Output", rules: allRules,
                    imageBytes: imageBytes, today: { day }))
        }
    }

    private static func write(_ image: Image, to input: InputTexts, _ name: String) throws {
        try Data(try PNGEncoding().encode(image)).write(to: input.url.appendingPathComponent(name))
    }

    private static func focus(
        _ point: [Double]?, of id: String = "dune-1", variant: Variant? = nil
    ) -> DraftEdit {
        .wallpaper(
            collection: "a", id: id, variant: variant, key: .focus, value: point.map { .numbers($0) })
    }

    /// Another program may be saving. The page still gets answers while a request waits for it.
    @Test func waitingForAnotherProgramKeepsNobodyElseWaiting() async throws {
        try await withWorkbench { input, bench in
            let revision = try await bench.apply([Self.focus([0.5, 0.5])], revision: 0).studio.revision
            let lock = open(input.path + "/..", O_RDONLY)
            defer { close(lock) }
            #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
            let saving = Task { try await bench.save(revision: revision) }
            for _ in 0..<20 {
                try await Task.sleep(for: .milliseconds(10))
                #expect(await bench.unsavedRevision() == revision, "not saved, and answered at once")
            }
            #expect(flock(lock, LOCK_UN) == 0)
            #expect(try await saving.value.saved == ["a/collection.yml"])
            #expect(await bench.unsavedRevision() == nil)
        }
    }

    @Test func thePageComesAtOnceAndGetsItsImagesLater() async throws {
        try await withWorkbench("heading: Sand\nwallpapers: [{id: dune-2, name: Second}]") { _, bench in
            let page = await bench.page()
            #expect(page.shown.collections.map(\.heading) == ["Sand"])
            #expect(page.wallpapers.map(\.shown.id) == ["dune-2", "dune-1"])
            let first = page.wallpapers[0].shown
            #expect(first.name == "Second" && first.pictures.count == 5)
            #expect(first.pictures.allSatisfy { $0.source.hasPrefix("/pictures/dune-2/") })
            for picture in first.pictures {
                let path = String(picture.source.dropFirst("/pictures/".count))
                let made = try await bench.picture(path)
                let image = try Image.decode(made.bytes).image
                let isUpright = picture.height > picture.width
                #expect(made.type == "image/jpeg" && (image.height > image.width) == isUpright)
            }
            #expect(await bench.takeMade().contains("dune-2"))
        }
    }

    @Test func imagesThatMadeRoomAreMadeAgain() async throws {
        try await withWorkbench(imageBytes: 1) { _, bench in
            #expect(try await bench.wallpaper("dune-1").studio.isExact)
            let exact = try await bench.picture("dune-1/k/portrait.jpg").bytes
            let estimate = try await bench.picture("dune-2/k/portrait.jpg").bytes
            #expect(try await bench.picture("dune-1/k/portrait.jpg").bytes == exact)
            #expect(try await bench.picture("dune-2/k/portrait.jpg").bytes == estimate)
            let page = await bench.page()
            #expect(page.wallpapers.map(\.studio.isExact) == [true, false])
            #expect(page.wallpapers.allSatisfy { $0.studio.crops.count == 5 }, "only pictures make room")
        }
    }

    @Test func whatIsNoImageIsNotFound() async throws {
        try await withWorkbench { _, bench in
            for path in ["dune-1", "dune-1/k/portrait.png", "dune-1/k/other.jpg", "other/k/portrait.jpg"] {
                await #expect(throws: StudioError.notFound("/pictures/" + path)) {
                    try await bench.picture(path)
                }
            }
            await #expect(throws: StudioError.unknownWallpaper("other")) {
                try await bench.wallpaper("other")
            }
        }
    }

    @Test func anEditIsEstimatedAndThenExact() async throws {
        try await withWorkbench { _, bench in
            let before = try await bench.wallpaper("dune-1")
            #expect(before.studio.isExact)
            #expect(before.shown.pictures.allSatisfy { ($0.bytes ?? 0) > 0 })
            let answer = try await bench.apply([Self.focus([0.9, 0.9])], revision: 0)
            #expect(answer.studio.revision == 1 && answer.studio.isChanged && answer.studio.canUndo)
            #expect(answer.wallpapers.map(\.shown.id) == ["dune-1"])
            let estimate = try #require(answer.wallpapers.first?.studio)
            #expect(!estimate.isExact && estimate.crops.allSatisfy { $0.chooser == "focus" })
            let exact = try await bench.wallpaper("dune-1")
            #expect(exact.studio.isExact && exact.studio.key != before.studio.key)
            let crops = zip(estimate.crops, exact.studio.crops)
            #expect(crops.allSatisfy { abs($0.box.x - $1.box.x) < 0.01 && abs($0.box.y - $1.box.y) < 0.01 })
        }
    }

    /// A page fetched before the result of an edit is made must not be older than the edit's answer.
    @Test func aPageAfterAnEditShowsTheEdit() async throws {
        try await withWorkbench { _, bench in
            _ = try await bench.wallpaper("dune-1")
            _ = try await bench.apply([Self.focus([0.9, 0.9])], revision: 0)
            let page = await bench.page()
            let shown = try #require(page.wallpapers.first { $0.shown.id == "dune-1" })
            #expect(shown.studio.crops.allSatisfy { $0.chooser == "focus" })
            #expect(shown.studio.settings.focus == [0.9, 0.9])
        }
    }

    /// The page shows the result of a build.
    @Test func anExactResultIsThatOfABuild() async throws {
        try await withWorkbench { input, bench in
            let revision = try await bench.apply([Self.focus([0.2, 0.7])], revision: 0).studio.revision
            let shown = try await bench.wallpaper("dune-1").shown
            #expect(try await bench.save(revision: revision).saved == ["a/collection.yml"])
            let build = Build(
                input: input.path, output: input.path + "/../Output", recipe: Recipe(), jobs: 2,
                date: try Build.day("2026-11-22"))
            let built = try #require(try await build.run().wallpapers.first { $0.id == "dune-1" })
            #expect(shown.pictures.compactMap(\.bytes) == built.files.map(\.image.byteCount))
            #expect(shown.colors.map(\.color).contains(built.colors[.cardDark]?.description ?? "?"))
            #expect(
                shown.pictures.map(\.kept)
                    == built.files.map { $0.image.variant.flatMap { built.crops[$0]?.kept } })
            #expect(shown.pictures.allSatisfy { $0.isByHand && $0.kept == nil && !$0.isDoubtful })
        }
    }

    @Test func anEstimateChangesNothing() async throws {
        try await withWorkbench { input, bench in
            let estimate = try await bench.estimate("dune-1", [Self.focus([1, 1])])
            #expect(estimate.studio.crops.first?.chooser == "focus")
            #expect(await bench.changes().files.isEmpty)
            #expect(await bench.unsavedRevision() == nil)
            #expect(await bench.page().studio.revision == 0)
            #expect(try input.text("a/collection.yml") == "")
        }
    }

    @Test func anotherTabHasToLookFirst() async throws {
        try await withWorkbench { _, bench in
            _ = try await bench.apply([Self.focus([0.2, 0.2])], revision: 0)
            await #expect(throws: StudioError.stale) {
                try await bench.apply([Self.focus([0.3, 0.3])], revision: 0)
            }
            #expect(try await bench.estimate("dune-1", []).shown.id == "dune-1")
            await #expect(throws: StudioError.stale) { try await bench.save(revision: 0) }
            let undone = try await bench.undo(overwriting: false, revision: 1)
            #expect(!undone.studio.isChanged && undone.studio.canRedo && undone.studio.revision == 2)
            #expect(try await bench.redo(overwriting: false, revision: 2).studio.isChanged)
        }
    }

    @Test func whatChangesOnDiskIsSeen() async throws {
        try await withWorkbench { input, bench in
            let before = try await bench.wallpaper("dune-1")
            #expect(await bench.rescan() == [])
            try Self.write(SyntheticMaster(seed: 9).image, to: input, "a/dune-1.png")
            #expect(await bench.rescan() == ["dune-1"])
            #expect(try await bench.wallpaper("dune-1").studio.key != before.studio.key)
            try input.write("heading: New", to: "a/collection.yml")
            #expect(await bench.rescan() == nil)
            #expect(await bench.page().shown.collections.map(\.heading) == ["New"])
            try FileManager.default.removeItem(at: input.url.appendingPathComponent("a/dune-2.png"))
            #expect(await bench.rescan() == nil)
            #expect(await bench.page().wallpapers.map(\.shown.id) == ["dune-1"])
        }
    }

    @Test func aConflictIsToldAtOnce() async throws {
        try await withWorkbench("heading: Sand\n") { input, bench in
            let heading = DraftEdit.collection("a", key: .heading, value: .text("Mine"))
            _ = try await bench.apply([heading], revision: 0)
            try input.write("heading: Theirs\n", to: "a/collection.yml")
            #expect(await bench.rescan() == nil)
            #expect(await bench.page().studio.conflict == ["a/collection.yml"])
            #expect(await bench.rescan() == [])
            try input.write("heading: Sand\n", to: "a/collection.yml")
            #expect(await bench.rescan() == nil)
            #expect(await bench.page().studio.conflict.isEmpty)
        }
    }

    @Test func whatAnEditFindsOnDiskIsToldAfterwards() async throws {
        try await withWorkbench { input, bench in
            try FileManager.default.removeItem(at: input.url.appendingPathComponent("a/dune-2.png"))
            _ = try await bench.apply([Self.focus([1, 1])], revision: 0)
            #expect(await bench.rescan() == nil)
            #expect(await bench.rescan() == [])
        }
        try await withWorkbench { _, bench in
            _ = try await bench.apply(
                [.order(collection: "a", wallpapers: ["dune-2", "dune-1"])], revision: 0)
            #expect(await bench.rescan() == [], "the answer to an edit says what the edit has changed")
        }
    }

    @Test func whatCannotBeUsedIsNamed() async throws {
        try await withWorkbench { input, bench in
            try input.write("no picture", to: "a/torn.jpg")
            try input.write("heading: [", to: "b/collection.yml")
            _ = await bench.rescan()
            let page = await bench.page()
            let paths = page.studio.unusable.map(\.path)
            #expect(paths.contains { $0.hasSuffix("a/torn.jpg") })
            #expect(paths.contains { $0.hasSuffix("b/collection.yml") })
            #expect(page.wallpapers.map(\.shown.id) == ["dune-1", "dune-2"])
        }
    }

    @Test func anAcceptedRuleIsNoFinding() async throws {
        try await withWorkbench { _, bench in
            let finding = try #require(try await bench.wallpaper("dune-1").shown.findings.first)
            let edit = DraftEdit.accept(wallpaper: "dune-1", rule: finding.rule, reason: "we like it")
            _ = try await bench.apply([edit], revision: 0)
            let after = try await bench.wallpaper("dune-1")
            #expect(!after.shown.findings.contains { $0.rule == finding.rule })
            #expect(after.studio.accepted.map(\.reason) == ["we like it"])
        }
    }

    @Test func aLicenseThatForbidsChangesIsAFindingAtOnce() async throws {
        try await withWorkbench { _, bench in
            let before = try await bench.wallpaper("dune-1").shown.findings
            #expect(!before.contains { $0.rule == "changes-forbidden" })
            let edit = DraftEdit.wallpaper(
                collection: "a", id: "dune-1", variant: nil, key: .credit(.license),
                value: .text("CC BY-ND 4.0"))
            let estimate = try await bench.apply([edit], revision: 0).wallpapers.first?.shown.findings ?? []
            #expect(estimate.count { $0.rule == "changes-forbidden" } == 1)
            let exact = try await bench.wallpaper("dune-1").shown.findings
            #expect(exact.count { $0.rule == "changes-forbidden" } == 1)
        }
    }

    /// The answer to the edit contains the change, without another request.
    @Test func theAnswerToAnAcceptedRuleHasTheWallpaper() async throws {
        try await withWorkbench { _, bench in
            let finding = try #require(try await bench.wallpaper("dune-1").shown.findings.first)
            let edit = DraftEdit.accept(wallpaper: "dune-1", rule: finding.rule, reason: "we like it")
            let accepted = try await bench.apply([edit], revision: 0).wallpapers
            #expect(accepted.map(\.shown.id) == ["dune-1"])
            #expect(accepted.first?.studio.isExact == true)
            #expect(accepted.first?.shown.findings.contains { $0.rule == finding.rule } == false)
            let undone = try await bench.undo(overwriting: false, revision: 1).wallpapers
            #expect(undone.first?.shown.findings.contains { $0.rule == finding.rule } == true)
        }
    }

    @Test func theFindingsOfABuildAreThoseOfWhatItMade() async throws {
        try await withWorkbench { input, bench in
            let recipe = Recipe()
            let build = Build(
                input: input.path, output: input.path + "/../Output", recipe: recipe, jobs: 2,
                date: try Build.day("2026-11-22"))
            #expect(
                await bench.page().wallpapers.allSatisfy { !$0.studio.isChecked && $0.shown.findings.isEmpty }
            )
            await bench.take(try await build.run().wallpapers, by: recipe)
            let built = await bench.page().wallpapers
            #expect(built.allSatisfy { $0.studio.isChecked && !$0.shown.findings.isEmpty })
            #expect(built.allSatisfy { $0.shown.pictures.allSatisfy { ($0.bytes ?? 0) > 0 } })

            // Findings of an edited wallpaper are marked as older, until it is checked.
            let edited = try await bench.apply([Self.focus([0.2, 0.7])], revision: 0).wallpapers
            #expect(edited.map(\.studio.isChecked) == [false] && edited[0].shown.findings.isEmpty)
            #expect(edited[0].studio.older.map(\.from) == [.build])
            let exact = try await bench.wallpaper("dune-1")
            #expect(exact.studio.isChecked && exact.studio.older.isEmpty)
            #expect(try await bench.undo(overwriting: false, revision: 1).wallpapers[0].studio.isChecked)

            // Another studio finds the same in the output.
            let other = try Workbench(
                input: input.path, output: input.path + "/../Output", rules: allRules, today: { build.date })
            await other.take(try await build.dryRun().current, by: recipe)
            let found = await other.page().wallpapers
            #expect(
                found.map { $0.shown.findings.map(\.message) }
                    == built.map { $0.shown.findings.map(\.message) })
        }
    }

    @Test func theFindingsOfAVerificationAreThoseOfTheOutput() async throws {
        try await withWorkbench { input, bench in
            let (recipe, output) = (Recipe(), input.path + "/../Output")
            let build = Build(
                input: input.path, output: output, recipe: recipe, jobs: 2,
                date: try Build.day("2026-11-22"))
            await bench.take(try await build.run().wallpapers, by: recipe)
            let verification = try Verification(of: output, on: "2026-11-22", profiles: [], jobs: 2)
            // This problem is always found.
            let picture = URL(fileURLWithPath: output + "/ios/dune-1/dune-1.jpg")
            try (Data(contentsOf: picture) + Data([0])).write(to: picture)
            await bench.take(try await verification.run())
            func trailing(_ findings: [PageData.PageDiagnostic]) -> Int {
                findings.count { $0.rule == "trailing-bytes" }
            }
            var page = await bench.page()
            #expect(page.shown.verdict != nil && !page.studio.isVerdictOlder)
            #expect(trailing(page.wallpapers[0].shown.findings) == 1)

            let edited = try await bench.apply([Self.focus([0.2, 0.7])], revision: 0).wallpapers[0]
            #expect(trailing(edited.shown.findings) == 0)
            #expect(edited.studio.older.contains { $0.from == .verify && trailing($0.findings) == 1 })
            page = await bench.page()
            #expect(page.studio.isVerdictOlder)

            // A rebuilt wallpaper is no longer the verified one.
            _ = try await bench.save(revision: 1)
            await bench.take(try await build.run().wallpapers, by: recipe)
            page = await bench.page()
            #expect(trailing(page.wallpapers[0].shown.findings) == 0)
            #expect(page.wallpapers[0].studio.older.isEmpty)
            #expect(page.studio.isVerdictOlder)
        }
    }

    @Test func whatCannotBeReadAnymoreStaysAsItWas() async throws {
        let text = "heading: Sand\nwallpapers:\n- id: dune-2\n  focus: [0.5, 0.5]\n"
        try await withWorkbench(text) { input, bench in
            let before = await bench.page()
            try input.write(text.replacing("focus", with: "fokus"), to: "a/collection.yml")
            #expect(await bench.rescan() == nil)
            let broken = await bench.page()
            #expect(broken.wallpapers.map(\.shown.id) == before.wallpapers.map(\.shown.id))
            #expect(broken.shown.collections.map(\.heading) == ["Sand"])
            #expect(broken.studio.unusable.map(\.line) == [4] && broken.studio.unusable[0].isKept)
            #expect(broken.studio.unusable[0].reason.contains("fokus"))

            // A second fault, in the recipe.
            try input.write("quality: best", to: "wallpress.yml")
            #expect(await bench.rescan() == nil)
            #expect(await bench.page().studio.unusable.map(\.isKept) == [true, true])
            #expect(await bench.page().wallpapers.count == 2)

            try input.write("", to: "wallpress.yml")
            try input.write(text, to: "a/collection.yml")
            #expect(await bench.rescan() == nil)
            #expect(await bench.page().studio.unusable.isEmpty)
            try input.write("heading: [", to: "a/collection.yml")
            let late = try Workbench(
                input: input.path, output: input.path + "/../Output", rules: allRules,
                today: { CalendarDate("2026-11-22")! })
            let page = await late.page()
            #expect(page.wallpapers.isEmpty && page.studio.unusable.map(\.isKept) == [false])
        }
    }

    @Test func anEditOfAReleasedWallpaperChangesNoOther() async throws {
        try await withWorkbench("wallpapers: [dune-1, dune-2]") { input, bench in
            let published = ["dune-1", "dune-2", "lake", "moss", "reef", "sky"].map { id in
                PublishedWallpaper(
                    id: id, collectionID: "a", release: 3, masters: "0", recipe: "0", files: [])
            }
            try input.write(
                PublishedLock(release: 3, wallpapers: published).text, to: PublishedLock.fileName)
            #expect(await bench.rescan() == ["dune-1", "dune-2"])
            let answer = try await bench.apply([Self.focus([0.9, 0.9], of: "dune-2")], revision: 0)
            #expect(answer.wallpapers.map(\.shown.id) == ["dune-2"])
            #expect(await bench.rescan() == [])
        }
    }

    @Test func theSettingsOfAppsFollowAnEdit() async throws {
        try await withWorkbench("description: Sand") { _, bench in
            func texts(_ settings: [SettingsScreen]) -> [String?] { settings.flatMap(\.sections).map(\.text) }
            #expect(await texts(bench.page().shown.settings) == ["Sand"])
            let edit = DraftEdit.collection("a", key: .description, value: .text("Dunes"))
            let answer = try await bench.apply([edit], revision: 0)
            #expect(texts(answer.settings) == ["Dunes"])
        }
    }

    @Test func publishedImagesThatWouldChangeAreFindings() async throws {
        try await withWorkbench { input, bench in
            func isWarned(_ wallpaper: StudioPage.Wallpaper) -> Bool {
                wallpaper.shown.findings.contains {
                    $0.rule == "published-bytes" && $0.message.contains("dune-3.png")
                }
            }
            #expect(try await !isWarned(bench.wallpaper("dune-1")))
            let published = PublishedWallpaper(
                id: "dune-1", collectionID: "a", release: 3, masters: "0", recipe: "0",
                files: [.init(path: "ios/dune-1/dune-1.jpg", variant: .portrait, byteCount: 1, sha256: "0")])
            let lock = PublishedLock(release: 3, wallpapers: [published]).text
            try input.write(lock, to: PublishedLock.fileName)
            #expect(await bench.rescan() == ["dune-1"])
            #expect(try await isWarned(bench.wallpaper("dune-1")))
            #expect(try await isWarned(bench.estimate("dune-1", [Self.focus([1, 1])])))
            #expect(try input.text(PublishedLock.fileName) == lock)

            try input.write("{", to: PublishedLock.fileName)
            #expect(await bench.rescan() == nil)
            let unusable = await bench.page().studio.unusable.map(\.path)
            #expect(unusable.count == 1 && unusable[0].hasSuffix("published.lock:1:2"))
            #expect(try await !isWarned(bench.wallpaper("dune-1")))
        }
    }
}
