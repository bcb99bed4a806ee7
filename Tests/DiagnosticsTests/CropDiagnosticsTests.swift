import WallpressDiagnostics
import Testing

@Suite struct CropDiagnosticsTests {
    @Test(
        arguments: [
            (1.001, nil, nil), (1.01, "enlarged", .note), (1.75, "enlarged", .note),
            (1.76, "enlarged", .warning),
            (3.0, "enlarged", .warning), (3.01, "too-small", .warning),
        ] as [(Double, String?, Severity?)])
    func theMostEnlargedCropDecides(factor: Double, rule: String?, severity: Severity?) {
        let found = Diagnostic.enlarged(
            [("Portrait", 1), ("iPad", factor), ("Landscape", 1.005)], of: "lake")
        #expect(
            found?.rule.id == rule && found?.severity == severity && found?.wallpaperID ?? "lake" == "lake")
    }

    @Test func cropsAreNamedFromTheMostEnlargedOneOnAndOnce() throws {
        let factors = [("Portrait", 1.2), ("iPad", 2.5), ("iPad", 2.0), ("Landscape", 1.0)]
        let found = try #require(Diagnostic.enlarged(factors, of: "lake"))
        #expect(
            found.message.matches(of: /[0-9.]+ times for [A-Za-z]+/).map { String($0.output) }
                == ["2.50 times for iPad", "1.20 times for Portrait"])
    }

    @Test func theLeastShareDecidesHowDoubtfulCropsAre() {
        func severity(_ shares: Double...) -> Severity? {
            Diagnostic.doubtfulCrop(shares.map { ("iPad", $0) }, enough: 0.5, least: 0.4, of: "lake")?
                .severity
        }
        #expect(severity() == nil && severity(0.4) == .note && severity(0.45, 0.39) == .warning)
    }

    @Test func ofWhatIsEquallySevereTheMoreHarmfulComesFirst() throws {
        let soft = try #require(Diagnostic.enlarged([("iPad", 2)], of: "lake"))
        let tiny = try #require(Diagnostic.enlarged([("iPad", 9)], of: "lake"))
        let cut = try #require(Diagnostic.doubtfulCrop([("iPad", 0.2)], enough: 0.5, least: 0.4, of: "lake"))
        let note = Diagnostic(.tooSmall, severity: .note, wallpaper: "lake", "a note")
        let error = Diagnostic(.unreadableDay, wallpaper: "lake", "an error")
        let report = DiagnosticReport([note, soft, cut, tiny, error], order: ["lake"])
        #expect(report.diagnostics == [error, cut, tiny, soft, note])
    }

    @Test func cutEdgesAreNamedFromTheWorstOneOn() throws {
        func edge(_ variant: String, _ edge: String, _ fraction: Double, fits: Bool = true)
            -> Diagnostic.CutEdge
        {
            .init(variant: variant, edge: edge, fraction: fraction, wouldFit: fits)
        }
        func found(_ edges: Diagnostic.CutEdge...) -> Diagnostic? { .subjectCut(edges, of: "lake") }
        #expect(found() == nil)
        #expect(found(edge("iPad", "left", 0))?.severity == .note)
        #expect(found(edge("iPad", "left", 0.4, fits: false))?.severity == .note)
        let one = try #require(
            found(edge("iPad", "left", 0), edge("Landscape", "top", 0.34), edge("Thumbnail", "top", 0.34)))
        #expect(one.severity == .warning && one.rule == .subjectCut)
        let parts = one.message.split(separator: "; ")
        #expect(parts.count == 2)
        #expect(parts[0].contains("34 %") && parts[0].contains("Landscape and Thumbnail"), "\(one.message)")
        #expect(parts[1].contains("left") && parts[1].contains("iPad"), "\(one.message)")
    }
}
