import WallpressColors
import WallpressDiagnostics
import Foundation
import WallpressTestSupport
import Testing
import WallpressVerification
import WallpaperMetadata

import WallpressPreview

@Suite struct TreePreviewTests {
    private func page(
        of tree: SmallTree, against other: SmallTree? = nil, hasGrid: Bool = true
    ) async throws -> Page {
        try await TreePreview(
            of: tree.verification(), against: other?.verification(), longestSide: 100, hasGrid: hasGrid
        ).run()
    }

    private func trees(in folder: URL) throws -> (old: SmallTree, new: SmallTree) {
        (
            try SmallTree(folder.appendingPathComponent("old")),
            try SmallTree(folder.appendingPathComponent("new"))
        )
    }

    @Test(arguments: [true, false]) func aGridHasSmallImages(hasGrid: Bool) async throws {
        try await withTemporaryFolder { folder in
            let tree = try SmallTree(folder)
            try tree.addMaster("dune")
            try await tree.build()
            let page = try await page(of: tree, hasGrid: hasGrid)
            let shown = page.data.wallpapers.flatMap(\.pictures)
            #expect(!shown.isEmpty && shown.allSatisfy { page.pictures[$0.source] != nil })
            #expect(shown.allSatisfy { ($0.small != nil) == hasGrid })
            #expect(Set(page.pictures.keys) == Set(shown.map(\.source) + shown.compactMap(\.small)))
        }
    }

    @Test func aWallpaperHasItsImagesNumbersAndFindings() async throws {
        try await withTemporaryFolder { folder in
            let tree = try SmallTree(folder)
            try tree.addMaster("dune")
            try tree.write("wallpapers: [{id: dune, name: Red Dune, text-color: 'FFFFFF'}]")
            let built = try #require(try await tree.build().wallpapers.first)
            let page = try await page(of: tree)
            let shown = try #require(page.data.wallpapers.first)
            #expect(shown.name == "Red Dune" && shown.collection == "a")
            #expect(shown.pictures.map(\.variant) == Variant.standard.map(\.rawValue))
            #expect(shown.pictures.compactMap(\.bytes) == built.files.map(\.image.byteCount))
            // The logo may have less contrast than text of the same color.
            for mask in shown.pictures.compactMap(\.mask) {
                #expect(mask.logo.count == mask.text.count)
                #expect(zip(mask.logo, mask.text).allSatisfy { $0 & ~$1 == 0 })
            }
            for picture in shown.pictures {
                let variant = try #require(Variant(rawValue: picture.variant))
                let crop = try #require(built.crops[variant])
                #expect(picture.kept == crop.kept && picture.isDoubtful == crop.isDoubtful)
                #expect(picture.kept != nil && !picture.isByHand)
                #expect(picture.enlarged.map { $0 > 1 } ?? true)
                #expect(page.pictures[picture.source] != nil)
            }
            let worst = try #require(built.legibility?.screens.min { $0.text < $1.text })
            #expect(shown.worst?.mean == worst.text.partsPerBillion / 10_000_000)
            #expect(shown.worst.map { HomeScreen.all[$0.screen].name } == worst.name)
            #expect(shown.findings.contains { $0.rule == "text-contrast" })
            #expect(page.data.verdict?.isOK == true && !page.data.clients.isEmpty)
        }
    }

    /// The page has no copies of numbers that the program decides.
    @Test func theGoalAndTheUnitsAreThoseOfTheProgram() throws {
        let today = try #require(CalendarDate("2026-11-22"))
        let bytes = try JSONEncoder().encode(PageData(title: "Output", today: today))
        let data = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
        #expect(data["goal"] as? Int == LegibilityReport.percent)
        let units = try #require(data["units"] as? [[String: Any]])
        #expect(units.map { $0["name"] as? String } == ["B", "kB", "MB", "GB"])
        #expect(units.map { $0["bytes"] as? Int } == [1, 1_000, 1_000_000, 1_000_000_000])
        #expect(units.map { $0["decimals"] as? Int } == [0, 0, 1, 1])
    }

    @Test func whatAPersonPlacedIsNotGraded() async throws {
        try await withTemporaryFolder { folder in
            let tree = try SmallTree(folder)
            try tree.addMaster("dune")
            try tree.write("wallpapers: [{id: dune, variants: {pad: {focus: [0.2, 0.5]}}}]")
            try await tree.build()
            let shown = try #require(try await page(of: tree).data.wallpapers.first)
            for picture in shown.pictures {
                let isByHand = picture.variant == "pad"
                #expect(picture.isByHand == isByHand && (picture.kept == nil) == isByHand)
                if isByHand { #expect(!picture.isDoubtful) }
            }
        }
    }

    @Test func theLegibilityOfEachLineMakesThatOfItsPage() async throws {
        try await withTemporaryFolder { folder in
            let tree = try SmallTree(folder)
            try tree.addMaster("dune")
            try await tree.build()
            let shown = try #require(try await page(of: tree).data.wallpapers.first)
            for (screen, pages) in zip(PageScreen.all, zip(shown.lines, shown.means)) {
                // Nothing in the tree is for Ecosia.
                let count = screen.isEcosia ? 0 : HomePage.Form.all.count
                #expect(pages.0.count == count && pages.1.count == count)
                for ((lines, mean), form) in zip(zip(pages.0, pages.1), screen.forms) {
                    #expect(lines.count == form.boxes.count)
                    #expect(zip(lines, form.boxes).allSatisfy { ($0 == nil) == ($1.ink == .theme) })
                    let judged = zip(lines, form.boxes).compactMap { $1.ink == .logo ? nil : $0 }
                    if judged.isEmpty {
                        #expect(mean == -1)
                    } else {
                        let exact = Double(judged.reduce(0, +)) / Double(judged.count)
                        #expect(abs(exact - Double(mean)) <= 1, "\(screen.name)")
                    }
                }
            }
        }
    }

    @Test func theWorstWallpaperComesFirst() async throws {
        try await withTemporaryFolder { folder in
            let tree = try SmallTree(folder)
            try tree.addMaster("dark", light: 30, dark: 20)
            try tree.addMaster("mixed")
            try tree.addMaster("zebra", light: 40, dark: 20)
            try await tree.build()
            try Data("no picture".utf8).write(
                to: URL(fileURLWithPath: tree.output + "/ios/zebra/zebra_ls.jpg"))
            var data = try await page(of: tree).data
            let wallpapers = data.wallpapers
            #expect(wallpapers.sorted { $0.rank < $1.rank }.map(\.id) == ["zebra", "mixed", "dark"])
            #expect(wallpapers[2].pictures.map(\.variant).contains("landscape") == false)
            let finding = try #require(wallpapers[2].findings.first { $0.severity == "error" })
            #expect(finding.path == "ios/zebra/zebra_ls.jpg")
            // More harmful findings come sooner; an error comes before all.
            func findings(_ rule: Rule, _ severity: Severity? = nil) -> [PageData.PageDiagnostic] {
                [PageData.PageDiagnostic(Diagnostic(rule, severity: severity, "found"))]
            }
            func ranks(_ dark: [PageData.PageDiagnostic], _ mixed: [PageData.PageDiagnostic]) -> [Int] {
                (data.wallpapers[0].findings, data.wallpapers[1].findings) = (dark, mixed)
                data.rank()
                return data.wallpapers.map(\.rank)
            }
            #expect(ranks([], findings(.textContrast)) == [2, 1, 0])
            #expect(ranks(findings(.doubtfulCrop), findings(.textContrast)) == [1, 2, 0])
            #expect(ranks(findings(.doubtfulCrop), findings(.tooSmall)) == [1, 2, 0])
            #expect(
                ranks(findings(.tooSmall, .note), findings(.enlarged)) == [2, 1, 0], "a note needs no look")
        }
    }

    @Test func collectionsSayWhenTheyAreSeen() throws {
        let today = try #require(CalendarDate("2026-03-01"))
        func collection(_ start: String?, _ end: String?) -> PageData.Collection {
            PageData.Collection(
                id: "a", start: start.flatMap { CalendarDate($0) }, end: end.flatMap { CalendarDate($0) },
                wallpapers: [], today: today)
        }
        #expect(collection(nil, nil).shown == .always)
        #expect(collection("2026-03-01", nil).shown == .now)
        #expect(collection("2026-03-02", nil).shown == .later)
        #expect(collection(nil, "2026-03-02").shown == .now)
        // The day of `end` is the first one without the collection.
        #expect(collection("2026-01-01", "2026-03-01").shown == .over)
        #expect(collection(nil, "2026-03-01").lastDay == "2026-02-28")
    }

    @Test func whatIsDifferentIsNamed() async throws {
        try await withTemporaryFolder { folder in
            let (old, new) = try trees(in: folder)
            for tree in [old, new] {
                try tree.addMaster("same")
                try tree.addMaster("moved")
                try tree.addMaster("tinted")
            }
            try old.addMaster("gone")
            try new.addMaster("added")
            try old.write("heading: Sand\navailability-range: {end: 2027-01-01}")
            try new.write(
                """
                heading: Dunes
                wallpapers:
                  - {id: moved, focus: [1, 0.5]}
                  - {id: tinted, text-color: "F8F8F8"}
                """)
            try await old.build()
            try await new.build()
            let data = try await page(of: new, against: old).data
            let changes = Dictionary(uniqueKeysWithValues: data.wallpapers.map { ($0.id, $0.change) })
            #expect(changes["same"]??.kind == .same && changes["added"]??.kind == .new)
            let moved = try #require(changes["moved"] ?? nil)
            #expect(moved.kind == .changed && moved.isStale)
            #expect(moved.items.contains { $0.what == .picture && $0.name == "portrait" })
            let tinted = try #require(changes["tinted"] ?? nil)
            #expect(!tinted.isStale)
            #expect(tinted.items.contains { $0.name == "text-color" && $0.after == "F8F8F8" })
            #expect(data.removed.map(\.id) == ["gone"] && data.removed[0].rank == data.wallpapers.count)
            let changed = data.collections[0].change
            #expect(changed.contains(.init(what: .text, name: "heading", before: "Sand", after: "Dunes")))
            #expect(changed.contains(.init(what: .date, name: "end", before: "2027-01-01", after: "")))
        }
    }

    @Test func aTreeWithoutMetadataIsNotComparedWith() async throws {
        try await withTemporaryFolder { folder in
            let (old, new) = try trees(in: folder)
            for tree in [old, new] {
                try tree.addMaster("dune")
                try await tree.build()
            }
            let path = URL(fileURLWithPath: old.output + "/" + FeedFormat.v1.path)
            try Data("{\"collections\": [".utf8).write(to: path)
            await #expect(throws: VerificationError.self) { try await page(of: new, against: old) }
            try FileManager.default.removeItem(at: path)
            await #expect(throws: VerificationError.self) { try await page(of: new, against: old) }
        }
    }

    @Test func aTreeWithAnImageThatCannotBeReadIsNotComparedWith() async throws {
        try await withTemporaryFolder { folder in
            let (old, new) = try trees(in: folder)
            for tree in [old, new] {
                try tree.addMaster("dune")
                try await tree.build()
            }
            let picture = old.output + "/ios/dune/dune_ls.jpg"
            try FileManager.default.removeItem(atPath: picture)
            // A missing file is not lost.
            _ = try await page(of: new, against: old)
            try FileManager.default.createDirectory(
                atPath: picture, withIntermediateDirectories: false)
            let error = await #expect(throws: VerificationError.self) {
                try await page(of: new, against: old)
            }
            let lost: String? = if case .unreadImage(_, let path, _) = error { path } else { nil }
            #expect(lost == "ios/dune/dune_ls.jpg")
            // Here the verdict reports it.
            #expect(try await page(of: old).data.verdict?.isOK == false)
        }
    }

    @Test func aWallpaperThatMovedToAnotherCollectionIsChanged() async throws {
        try await withTemporaryFolder { folder in
            let (old, new) = try trees(in: folder)
            try old.addMaster("dune")
            try new.addMaster("dune")
            try FileManager.default.moveItem(atPath: new.input + "/a", toPath: new.input + "/b")
            try await old.build()
            try await new.build()
            let change = try #require(try await page(of: new, against: old).data.wallpapers.first?.change)
            #expect(change.kind == .changed && !change.isStale)
            #expect(change.items == [.init(what: .collection, name: "id", before: "a", after: "b")])
        }
    }
}
