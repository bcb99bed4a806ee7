import Diagnostics
import Foundation
import JSON
import Pixels
import TestSupport
import Testing

@Suite struct DoubtfulCropTests {
    /// A dark picture, 320 x 180, with a row of bright dots between two fractions of its width.
    private func dots(from start: Double, to end: Double, count: Int) throws -> [UInt8] {
        let centers = (0..<count).map { index in
            320 * (start + (end - start) * (count == 1 ? 0.5 : Double(index) / Double(count - 1)))
        }
        return try PNGEncoding().encode(
            .drawn(width: 320, height: 180) { x, y in
                let isDot = centers.contains { center in
                    let (dx, dy) = (Double(x) + 0.5 - center, Double(y) - 90)
                    return dx * dx + dy * dy < 60
                }
                return isDot ? SIMD3(230, 220, 120) : SIMD3(40, 50, 80)
            })
    }

    /// A row of like dots that is too long for the portrait crop.
    @Test func aCropThatCutsOneOfManyLikePlacesIsDoubtful() async throws {
        try await withInput { fixture in
            try fixture.write(dots(from: 0.3, to: 0.7, count: 8), to: "a/row.png")
            let wallpaper = try await fixture.build().wallpapers[0]
            let crop = try #require(wallpaper.crops[.portrait])
            let confidence = try #require(crop.confidence)
            #expect((0.5..<0.8).contains(crop.kept) && confidence < 0.15 && crop.isDoubtful, "\(crop)")
            let doubt = try #require(wallpaper.diagnostics.first { $0.rule.id == "doubtful-crop" })
            #expect(doubt.severity == .warning && doubt.message.contains("portrait keeps"))
            #expect(doubt.fix.contains("try focus: [0.") && doubt.fix.contains("] for portrait"))
        }
    }

    @Test func oneThingThatFitsIsKeptForSure() async throws {
        try await withInput { fixture in
            try fixture.write(dots(from: 0.7, to: 0.7, count: 1), to: "a/one.png")
            let report = try await fixture.build()
            for (variant, crop) in report.wallpapers[0].crops {
                let confidence = try #require(crop.confidence)
                #expect(crop.kept > 0.95 && confidence > 0.15 && !crop.isDoubtful, "\(variant) \(crop)")
            }
            #expect(report.diagnosticReport.diagnostics.allSatisfy { $0.rule.id != "doubtful-crop" })
            #expect(
                report.table.contains("100 100 100 100 %") || report.table.contains("99"), "\(report.table)")
        }
    }

    /// Who sets a place by hand has seen it.
    @Test func aPlaceSetByHandIsNeverDoubtful() async throws {
        try await withInput { fixture in
            try fixture.write(dots(from: 0.3, to: 0.7, count: 8), to: "a/row.png")
            try fixture.write("wallpapers: [{id: row, focus: [0.35, 0.5]}]", to: "a/collection.yml")
            let wallpaper = try await fixture.build().wallpapers[0]
            let crop = try #require(wallpaper.crops[.portrait])
            #expect(crop.chooser == .focus && crop.confidence == nil && (0.2..<0.8).contains(crop.kept))
            #expect(wallpaper.diagnostics.allSatisfy { $0.rule.id != "doubtful-crop" })
        }
    }

    @Test func theReportAndVersion2SayWhatIsKept() async throws {
        try await withInput { fixture in
            try fixture.write(dots(from: 0.3, to: 0.7, count: 8), to: "a/row.png")
            let report = try await fixture.build()
            let crop = try #require(report.wallpapers[0].crops[.portrait])
            let json = try JSONNode(parsing: Data(report.jsonText.utf8))
            let reported = json["wallpapers"]?.elements?.first?["crops"]?["portrait"]
            #expect(reported?["kept"] == JSONNode(.number("\(crop.kept)")))
            let wallpaper = try fixture.metadata(.v2)["collections"]?.elements?.first?["wallpapers"]?
                .elements?.first
            let file = wallpaper?["files"]?.elements?.first { $0["variant"]?.text == "portrait" }
            #expect(file?["kept"] == reported?["kept"] && file?["kept"] != nil)
            #expect(file?["confidence"] == reported?["confidence"] && file?["confidence"] != nil)
        }
    }

    /// The text on the right of this picture is legible, but the crop would lose its only subject there.
    @Test func noAdviceLosesWhatIsKept() async throws {
        try await withInput { fixture in
            let subject = try PNGEncoding().encode(
                .drawn(width: 320, height: 180) { x, y in
                    let (dx, dy) = (Double(x - 80), Double(y - 90))
                    if dx * dx + dy * dy < 500 { return SIMD3(200, 40, 40) }
                    return x > 170 ? SIMD3(20, 20, 20) : SIMD3(repeating: (x / 4 + y / 4) % 2 == 0 ? 90 : 150)
                })
            try fixture.write(subject, to: "a/s.png")
            let wallpaper = try await fixture.build().wallpapers[0]
            let crop = try #require(wallpaper.crops[.portrait])
            #expect(crop.kept > 0.5, "\(crop)")
            let weak = try #require(wallpaper.diagnostics.first { $0.rule.id == "weak-contrast" })
            #expect(!weak.message.contains("for portrait"), "\(weak.message)")
        }
    }
}
