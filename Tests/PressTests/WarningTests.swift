import Foundation
import WallpressJSON
import WallpressPress
import WallpressTestSupport
import Testing

/// The warnings of a build, in one line for each wallpaper and rule, and the advice to check the worst first.
@Suite struct WarningTests {
    @Test func enlargementAndKeepAreWarningsWithNumbers() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(width: 12, height: 10), to: "a/small.jpg")
            try fixture.write(
                "wallpapers:\n  - {id: small, keep: [0, 0, 1, 1]}", to: "a/collection.yml")
            let report = try await fixture.build()
            let warnings = report.wallpapers[0].warnings
            #expect(
                warnings[0].names(
                    "2.70", "iPad", "2.60", "Portrait", "2.25", "iPad, landscape", "2.17", "Landscape"))
            #expect(warnings[1].names("Portrait: ", "left", "; Landscape: ", "top"))
            #expect(warnings.count == 2, "one line for each rule")
            let diagnostics = report.wallpapers[0].diagnostics
            #expect(diagnostics.map(\.rule.id) == ["enlarged", "keep-box-cut"])
            #expect(diagnostics[0].fix.contains("33 x 27"))
            let strict = try await fixture.build { $0.isStrict = true }
            #expect(strict.wallpapers.isEmpty && strict.failed.count == 1)
            #expect(strict.failed == [.warned(path: fixture.input + "/a/small.jpg", warnings: warnings)])
        }
    }

    @Test func slightEnlargementIsANoteInTheJSON() async throws {
        try await withInput { fixture in
            // The portrait variant is enlarged 1.30 times, the others less.
            try fixture.write(InputFixture.jpeg(width: 24, height: 20), to: "a/small.jpg")
            var recipe = InputFixture.smallRecipe
            recipe.variants[.pad] = .init(width: 13, height: 26)
            let report = try await fixture.build(recipe) { $0.isStrict = true }
            #expect(report.failed.isEmpty && report.warningCount == 0 && report.notesToRead.isEmpty)
            let json = try JSONNode(parsing: report.jsonText.utf8)["wallpapers"]?.elements?.first
            let diagnostics = json?["diagnostics"]?.elements ?? []
            #expect(diagnostics.count == 1 && json?["notes"]?.elements?.count == 1)
            #expect(
                diagnostics.first?["rule"]?.text == "enlarged"
                    && diagnostics.first?["severity"]?.text == "note")
        }
    }

    @Test func theSummaryEndsWithWhatMostNeedsALook() async throws {
        try await withInput { fixture in
            try fixture.write(InputFixture.jpeg(width: 80, height: 80), to: "a/fine.jpg")
            #expect(try await fixture.build().advice.isEmpty)
            for name in ["e", "d", "c", "b"] {
                try fixture.write(InputFixture.png(width: 10, height: 10), to: "a/\(name).png")
            }
            try fixture.write("wallpapers: [{id: c, keep: [0, 0, 1, 1]}]", to: "a/collection.yml")
            let advice = try await fixture.build().advice
            // A cut subject comes before small pictures, whatever their order.
            let lines = advice.split(separator: "\n").filter { $0.hasPrefix("  a/") }
            #expect(lines == ["  a/c", "  a/b", "  a/d"])
            let found = try await fixture.build().wallpapers.first { $0.id == "c" }?.diagnostics ?? []
            #expect(found.map(\.rule.id) == ["enlarged", "keep-box-cut"])
            #expect(advice.names(found.reversed().map { "    \($0.rule.id): \($0.fix)\n" }))
            #expect(!advice.contains("a/e"))
        }
    }
}
