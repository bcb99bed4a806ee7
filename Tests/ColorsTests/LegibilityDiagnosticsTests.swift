import WallpressColors
import WallpressDiagnostics
import Testing
import WallpaperMetadata

@Suite struct LegibilityDiagnosticsTests {
    private func found(
        _ text: HexColor, _ logo: HexColor?, on images: [Variant: HexColor], slack: Int = 0
    ) -> [Diagnostic] {
        let measures = images.map { kind, color in
            VariantMeasure(of: drawnImage(200, 200) { _, _ in color }, as: kind)
        }
        return LegibilityReport(text: text, logo: logo, on: measures)
            .diagnostics(of: "lake", text: text, logo: logo, slack: slack)
    }

    @Test func whatCanBeReadIsNotMentioned() {
        #expect(found(.white, .white, on: [.portrait: .black, .pad: gray(40)]).isEmpty)
    }

    @Test func textAndLogoAreJudgedByThemselves() {
        #expect(found(.white, .black, on: [.portrait: .black]).map(\.rule) == [.logoContrast])
        #expect(
            found(.black, .white, on: [.portrait: .black]).map(\.rule) == [.textContrast], "Android's is text"
        )
        #expect(found(.black, .black, on: [.portrait: .black]).map(\.rule) == [.textContrast, .logoContrast])
        #expect(found(.black, nil, on: [.portrait: .black]).map(\.rule) == [.textContrast])
        #expect(found(.white, .black, on: [.portrait: .black]).allSatisfy { $0.severity == .warning })
    }

    /// 3.4:1 is pale, but legible; 1:1 is lost.
    @Test func textThatIsPaleIsANoteAndTextThatIsLostIsAWarning() {
        let pale = found(.white, .white, on: [.portrait: gray(140)])
        #expect(pale.map(\.rule) == [.textContrast] && pale.map(\.severity) == [.note])
        #expect(found(.white, nil, on: [.portrait: .white]).map(\.severity) == [.warning])
    }

    /// Rows from a line on are white: white text is lost there.
    @Test func severityFollowsTheLinesThatAreLost() throws {
        var seen: Set<String> = []
        for white in stride(from: 0, through: 874, by: 19) {
            let image = drawnImage(402, 874) { _, y in y < white ? .black : .white }
            let report = LegibilityReport(
                text: .white, logo: .black, on: [VariantMeasure(of: image, as: .portrait)])
            let text = report.diagnostics(of: "lake", text: .white, logo: .black).first {
                $0.rule == .textContrast
            }
            let most = report.screens.map(\.lost.count).max() ?? 0
            let isWeak = report.screens.contains { $0.text.percent < 80 }
            let isSevere = most >= 3 || report.screens.contains { $0.largeText.percent < 70 }
            #expect(text?.severity == (isSevere ? .warning : isWeak || most > 0 ? .note : nil), "\(white)")
            let losing = try #require(report.screens.max { $0.lost.count < $1.lost.count })
            #expect(text?.message.contains(losing.name) ?? false == (most > 0) || isWeak)
            seen.insert(text?.severity.rawValue ?? "none")
        }
        #expect(seen == ["none", "note", "warning"])
    }

    @Test func whatEncodingMayHaveCostIsLetPass() throws {
        // A border at which between 78 and 80 % of the text is legible.
        let border = try #require(
            (0..<874).first { white in
                let share = portrait(white).screens.map(\.text.percent).min() ?? 0
                return (78..<80).contains(share)
            })
        let report = portrait(border)
        func findings(_ slack: Int) -> [String?] {
            report.diagnostics(of: "lake", text: .white, logo: nil, slack: slack).map(\.found)
        }
        #expect(findings(0).contains { $0?.contains("80 %") == true })
        #expect(!findings(2).contains { $0?.contains("80 %") == true })
    }

    private func portrait(_ white: Int) -> LegibilityReport {
        let image = drawnImage(402, 874) { _, y in y < white ? .black : .white }
        return LegibilityReport(text: .white, logo: nil, on: [VariantMeasure(of: image, as: .portrait)])
    }

    @Test func cardsOfThemesCountWhereSomebodyReadsThem() {
        let colors: [ColorKey: HexColor] = [
            .text: .white, .card: .white, .cardLight: .black, .cardDark: .black,
        ]
        let cards = CardContrast.all { colors[$0] }
        #expect(cards.diagnostics(on: "lake", readsThemes: false).map(\.card) == [.card])
        let all = cards.diagnostics(on: "lake", readsThemes: true)
        #expect(all.map(\.card) == [.card, .cardLight])
        #expect(all.map(\.diagnostic.rule) == [.cardContrast, .themeCardContrast])
        #expect(CardContrast.all { _ in nil }.isEmpty)
    }
}
