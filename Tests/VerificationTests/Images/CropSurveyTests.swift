import WallpressDiagnostics
import Foundation
import WallpressInput
import WallpressPixels
import WallpressPress
import WallpressTestSupport
import Testing
import WallpaperMetadata

import WallpressVerification

/// A build and a verification report the same problem in the same words.
@Suite struct CropSurveyTests {
    /// People in a row, before something on which no text is legible.
    private static let row = Image.drawn(width: 320, height: 180) { x, y in
        for center in stride(from: 26, to: 320, by: 38) {
            let (across, down) = (abs(x - center), y - 55)
            if across * across + down * down < 10 * 10 { return SIMD3(222, 170, 140) }
            if across < 12 && (65..<150).contains(y) { return SIMD3(170, 40, 50) }
        }
        return y < 120 ? SIMD3(120, 160, 210) : SIMD3(80, 120, 60)
    }

    @Test func buildAndVerificationAgree() async throws {
        try await withTemporaryFolder { folder in
            let input = folder.appendingPathComponent("Input/a")
            try FileManager.default.createDirectory(at: input, withIntermediateDirectories: true)
            try Data(PNGEncoding().encode(Self.row)).write(to: input.appendingPathComponent("row.png"))
            let output = folder.appendingPathComponent("Output").path
            let build = Build(
                input: input.deletingLastPathComponent().path, output: output, recipe: Recipe(), jobs: 2,
                date: try Build.day(SampleTree.day))
            let built = try await build.run().wallpapers[0].diagnostics
            let verified = try await Verification(of: output, on: SampleTree.day, profiles: [], jobs: 2).run()
            let shared: [Rule] = [.tooSmall, .doubtfulCrop, .textContrast, .logoContrast]
            for rule in shared {
                let (one, other) = (
                    built.filter { $0.rule == rule }, verified.report.diagnostics.filter { $0.rule == rule }
                )
                #expect(one.map(\.severity) == other.map(\.severity), "\(rule.id)")
                // Encoding may change a share by a percent.
                let isMeasuredAgain = [.textContrast, .logoContrast].contains(rule)
                #expect(isMeasuredAgain || one.map(\.message) == other.map(\.message), "\(rule.id)")
            }
            #expect(Set(built.map(\.rule)).isSuperset(of: [.tooSmall, .doubtfulCrop, .textContrast]))
        }
    }

    @Test func whatIsNotOnRecordIsNotJudged() {
        let metadata =
            #"{"last-updated-date": "2026-01-01", "collections": [{"id": "a", "wallpapers": [{"id": "lake", "#
            + #""files": [{"path": "x"}, {"path": "y", "variant": "pad", "kept": null}, "#
            + #"{"path": "z", "variant": "pad", "trust": 0.1}, {"path": "t", "variant": "thumbnail", "trust": 0.1, "confidence": 1}]}]}]}"#
        #expect(CropSurvey(nil).diagnostics.isEmpty)
        #expect(CropSurvey(Feed(Array(metadata.utf8), path: "v2")).diagnostics.isEmpty)
        let dark = metadata.replacing(#""confidence": 1"#, with: #""enlarged": 4, "theme": "dark""#)
        #expect(CropSurvey(Feed(Array(dark.utf8), path: "v2")).diagnostics.map(\.rule) == [.tooSmall])
    }
}
