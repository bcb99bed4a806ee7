import WallpressDiagnostics
import Foundation
import WallpressInput
import WallpressJSON
import WallpressPixels
import WallpressTestSupport
import Testing

@Suite struct DoubtfulCropTests {
    /// Draws people in a row before a sky over a meadow, at fractions of the width; 320 x 180.
    private func figures(at centers: [Double]) throws -> [UInt8] {
        try PNGEncoding().encode(
            .drawn(width: 320, height: 180) { x, y in
                for center in centers.map({ Int(320 * $0) }) {
                    let (across, down) = (abs(x - center), y - 55)
                    if across * across + down * down < 10 * 10 { return SIMD3(222, 170, 140) }
                    if across < 12 && (65..<150).contains(y) { return SIMD3(170, 40, 50) }
                }
                return y < 120 ? SIMD3(120, 160, 210) : SIMD3(80, 120, 60)
            })
    }

    private static let row = Array(stride(from: 0.08, to: 1, by: 0.12))

    @Test func aCropThatHoldsLittleOfTheSubjectIsDoubtful() async throws {
        try await withInput { fixture in
            try fixture.write(figures(at: Self.row), to: "a/row.png")
            let report = try await fixture.build()
            let wallpaper = report.wallpapers[0]
            let crop = try #require(wallpaper.crops[.portrait])
            let (kept, trust) = (try #require(crop.kept), try #require(crop.trust))
            #expect(trust < Saliency.doubtfulTrust && crop.isDoubtful, "\(crop)")
            let doubts = wallpaper.diagnostics.filter { $0.rule.id == "doubtful-crop" }
            #expect(doubts.map(\.severity) == [trust < Saliency.leastTrust ? .warning : .note])
            #expect(doubts[0].message.contains("Portrait \(Int(trust * 100)) %"))
            #expect(report.table.contains("\(Int(kept * 100))? "), "\(report.table)")
        }
    }

    @Test func aSubjectThatFitsIsKept() async throws {
        try await withInput { fixture in
            try fixture.write(figures(at: [0.7]), to: "a/one.png")
            let report = try await fixture.build()
            for (variant, crop) in report.wallpapers[0].crops {
                let (kept, confidence) = (try #require(crop.kept), try #require(crop.confidence))
                #expect(kept > 0.6 && confidence > 0.5 && !crop.isDoubtful, "\(variant) \(crop)")
            }
            #expect(report.diagnosticReport.diagnostics.allSatisfy { $0.rule.id != "doubtful-crop" })
        }
    }

    /// A person who places a crop has seen it.
    @Test func whatAPersonPlacedIsNotGraded() async throws {
        try await withInput { fixture in
            try fixture.write(figures(at: Self.row), to: "a/row.png")
            func settings(_ text: String) throws {
                try fixture.write("wallpapers: [{id: row, \(text)}]", to: "a/collection.yml")
            }
            for text in ["focus: [0.35, 0.5]", "keep: [0.2, 0.1, 0.9, 0.9]"] {
                try settings(text)
                let report = try await fixture.build()
                for crop in report.wallpapers[0].crops.values {
                    #expect(crop.kept == nil && crop.confidence == nil && !crop.isDoubtful, "\(crop)")
                }
                #expect(report.wallpapers[0].diagnostics.allSatisfy { $0.rule.id != "doubtful-crop" })
                #expect(report.table.contains("  by hand  "), "\(report.table)")
            }
            try settings("variants: {landscape: {focus: [0.5, 0.6]}}")
            let report = try await fixture.build()
            let crops = report.wallpapers[0].crops
            #expect(crops[.landscape]?.kept == nil && crops[.portrait]?.isDoubtful == true)
            #expect(report.table.contains("? by hand "), "\(report.table)")
        }
    }

    /// Nobody has checked a crop that a recipe places in the middle.
    @Test func cropsInTheMiddleAreGraded() async throws {
        try await withInput { fixture in
            try fixture.write(figures(at: [0.85]), to: "a/end.png")
            #expect(try await fixture.build().wallpapers[0].crops[.portrait]?.isDoubtful == false)
            var recipe = InputFixture.smallRecipe
            recipe.crop = .center
            let wallpaper = try await fixture.build(recipe).wallpapers[0]
            let crop = try #require(wallpaper.crops[.portrait])
            #expect(crop.chooser == .center && crop.isDoubtful, "\(crop)")
            #expect(wallpaper.diagnostics.contains { $0.rule.id == "doubtful-crop" })
        }
    }

    @Test func theReportAndVersion2HaveWhatIsKept() async throws {
        try await withInput { fixture in
            try fixture.write(figures(at: [0.3]), to: "a/one.png")
            try fixture.write(
                "wallpapers: [{id: one, variants: {landscape: {focus: [0.5, 0.6]}}}]", to: "a/collection.yml")
            let report = try await fixture.build()
            let crop = try #require(report.wallpapers[0].crops[.portrait])
            let crops = try JSONNode(parsing: Data(report.jsonText.utf8))["wallpapers"]?.elements?.first?[
                "crops"]
            let (kept, confidence) = (try #require(crop.kept), try #require(crop.confidence))
            let trust = try #require(crop.trust)
            #expect(crops?["portrait"]?["trust"] == JSONNode(.number("\(trust)")))
            #expect(crops?["landscape"]?["trust"] == JSONNode(.null))
            #expect(try #require(report.wallpapers[0].crops[.thumbnail]).trust != nil)
            #expect(crops?["portrait"]?["kept"] == JSONNode(.number("\(kept)")))
            #expect(crops?["portrait"]?["confidence"] == JSONNode(.number("\(confidence)")))
            #expect(crops?["landscape"]?["kept"] == JSONNode(.null))
            #expect(crops?["landscape"]?["confidence"] == JSONNode(.null))

            let files = try fixture.metadata(.v2)["collections"]?.elements?.first?["wallpapers"]?.elements?
                .first?["files"]?.elements
            let portrait = files?.first { $0["variant"]?.text == "portrait" }
            #expect(portrait?["kept"] == crops?["portrait"]?["kept"])
            #expect(portrait?["confidence"] == crops?["portrait"]?["confidence"])
            #expect(portrait?["trust"] == crops?["portrait"]?["trust"])
            let landscape = files?.first { $0["variant"]?.text == "landscape" }
            #expect(landscape?["kept"] == JSONNode(.null) && landscape?["confidence"] == nil)
        }
    }

    /// The text on the right of this picture is legible, but the crop would lose its subject there. Between the
    /// warnings, each crop has at most one other place.
    @Test(arguments: [Recipe.Crop.attention, .center]) func noAdviceLosesWhatIsKept(
        placement: Recipe.Crop
    ) async throws {
        try await withInput { fixture in
            let subject = try PNGEncoding().encode(
                .drawn(width: 320, height: 180) { x, y in
                    let (dx, dy) = (Double(x - 80), Double(y - 90))
                    if dx * dx + dy * dy < 500 { return SIMD3(200, 40, 40) }
                    return x > 170 ? SIMD3(20, 20, 20) : SIMD3(repeating: (x / 4 + y / 4) % 2 == 0 ? 90 : 150)
                })
            try fixture.write(subject, to: "a/s.png")
            var recipe = InputFixture.smallRecipe
            recipe.crop = placement
            let wallpaper = try await fixture.build(recipe).wallpapers[0]
            let weak = try #require(wallpaper.diagnostics.first { $0.rule == .textContrast })
            #expect(!weak.message.isEmpty)
            let fixes = wallpaper.diagnostics.map { "\($0.message) \($0.fix)" }.joined()
            let places = Set(fixes.matches(of: /portrait: {focus: \[([0-9.]+), [0-9.]+\]/).map(\.1))
            #expect(places.count <= 1 && places.allSatisfy { (Double($0) ?? 1) < 0.5 }, "\(fixes)")
        }
    }
}
