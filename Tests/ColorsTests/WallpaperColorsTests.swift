import Colors
import Pixels
import TestSupport
import Testing
import WallpaperMetadata

private func worst(_ region: TextRegion, _ ink: HexColor, _ measures: [VariantMeasure]) -> Double {
    measures.map { $0.share(of: region, with: ink).percent }.min() ?? 0
}

@Suite struct WallpaperColorsTests {
    @Test(arguments: 0..<12 as Range<UInt64>) func noSingleColorIsMuchBetter(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let low = Int.random(in: 0...200, using: &numbers)
        let measures = measures(numbers.patches(low...min(255, low + 120)))
        let colors = WallpaperColors(measuring: measures)
        let text = worst(.text, colors.text, measures)
        for code in 0...255 {
            #expect(text >= worst(.text, gray(code), measures) - 0.500001, "seed \(seed), \(gray(code))")
        }
        for ink in [HexColor.white, .black] {
            let best = worst(.logo, ink, measures)
            #expect(worst(.logo, colors.logoText, measures) >= best - 0.500001, "seed \(seed)")
        }
    }

    @Test func cardsAreReadableWhateverTheAverage() {
        var numbers = SeededGenerator(seed: 31)
        let edge: [HexColor] = [.black, .white, HexColor(0xFF0000), HexColor(0x00FF00), HexColor(0x0000FF)]
        for color in edge + (0..<60).map({ _ in numbers.color() }) {
            let measures = [VariantMeasure(of: picture(8, 8) { _, _ in color }, as: .portrait)]
            let colors = WallpaperColors(measuring: measures)
            #expect(colors.average == color)
            #expect(contrastRatio(colors.text, colors.card) >= 7, "\(color)")
            #expect(contrastRatio(HexColor(0x15141A), colors.cardLight) >= 7, "\(color)")
            #expect(contrastRatio(HexColor(0x5B5B66), colors.cardLight) >= 4.5, "\(color)")
            #expect(contrastRatio(HexColor(0xFBFBFE), colors.cardDark) >= 7, "\(color)")
            #expect(contrastRatio(HexColor(0xCFCFD8), colors.cardDark) >= 4.5, "\(color)")
            let average = OKLCH(OKLab(color))
            for card in [colors.card, colors.cardLight, colors.cardDark].map({ OKLCH(OKLab($0)) }) {
                // Half a code of 8 bits is more than 3 degrees in the darkest and grayest cards.
                guard average.chroma >= 0.04, card.chroma >= 0.04 else { continue }
                #expect(hueDifference(average.hue, card.hue) <= 3, "\(color)")
            }
        }
    }

    @Test func aCardThatMayBeTheAverageIsTheAverage() {
        let maroon = HexColor(0x6E3F52)
        let measures = measures(variants { _, _ in maroon })
        #expect(OKLab(WallpaperColors(measuring: measures).card).distance(to: OKLab(maroon)) < 0.005)
    }

    @Test func everySolidColorHasLegibleTextOfTheRightInk() {
        for code in stride(from: 0, through: 255, by: 5) {
            let measures = [VariantMeasure(of: picture(9, 7) { _, _ in gray(code) }, as: .padLandscape)]
            let colors = WallpaperColors(measuring: measures)
            #expect(worst(.text, colors.text, measures) == 100, "\(gray(code))")
            #expect(Ink(of: colors.text) == Ink(of: gray(code)).opposite, "\(gray(code))")
            #expect(ContrastReport(of: colors, on: measures).isGood)
        }
    }

    @Test(arguments: [(1, 1), (1, 50), (50, 1), (2, 2)])
    func tinyPicturesHaveColors(width: Int, height: Int) {
        let measures = [VariantMeasure(of: picture(width, height) { _, _ in gray(200) }, as: .portrait)]
        #expect(WallpaperColors(measuring: measures).average == gray(200))
        #expect(worst(.text, WallpaperColors(measuring: measures).text, measures) == 100)
    }

    @Test func halfBlackHalfWhiteIsAnsweredAndFlagged() {
        let image = picture(160, 160) { x, _ in x < 80 ? .black : .white }
        let measures = Variant.fullSize.map { VariantMeasure(of: image, as: $0) }
        let colors = WallpaperColors(measuring: measures)
        #expect(Ink(of: colors.text) == .light, "white at a tie")
        let report = ContrastReport(of: colors, on: measures)
        let text = report.weakRegions.filter { $0.region == .text }
        #expect(text.count == 4 && text.allSatisfy { $0.level == .poor })
    }

    @Test func brandInksAreTakenWhereTheyAreFree() {
        var wishes = ColorWishes()
        wishes.brandInks = [HexColor(0x202020), HexColor(0xFFE8C0), HexColor(0xFBFBFE)]
        let dark = measures(variants { _, _ in gray(20) })
        #expect(WallpaperColors(measuring: dark, wishes: wishes).text == HexColor(0xFFE8C0))
        // 74 gray has 4.66:1 with white, but less than 4.5:1 with either light brand ink.
        let middle = measures(variants { _, _ in gray(0x74) })
        wishes.brandInks = [HexColor(0xFFE8C0), HexColor(0xF4F4F4)]
        #expect(WallpaperColors(measuring: middle, wishes: wishes).text == .white)
    }

    @Test func aBrandInkNeverTakesThe95thPercent() {
        // White is legible on 95.2 % of the text region, the brand ink on 94.9 %.
        let side = 800
        let text = TextRegion.text.area(on: .pad).cells(width: 100, height: 100)
        let total = text.columns.count * text.rows.count
        let failing = total * 48 / 1000
        let nearly = total * 3 / 1000
        let image = picture(side, side) { x, y in
            guard text.columns.contains(x / 8), text.rows.contains(y / 8) else { return .black }
            let i = (y / 8 - text.rows.lowerBound) * text.columns.count + x / 8 - text.columns.lowerBound
            return i < failing ? .white : i < failing + nearly ? gray(0x75) : .black
        }
        let measures = [VariantMeasure(of: image, as: .pad)]
        #expect(measures[0].share(of: .text, with: HexColor(0xFBFBFE)).isAtLeast(percent: 94))
        #expect(!measures[0].share(of: .text, with: HexColor(0xFBFBFE)).isAtLeast(percent: 95))
        #expect(WallpaperColors(measuring: measures).text == .white)

        var wishes = ColorWishes()
        wishes.pinned.text = HexColor(0xFBFBFE)
        let report = ContrastReport(of: WallpaperColors(measuring: measures, wishes: wishes), on: measures)
        #expect(report.weakRegions.filter { $0.region == .text }.map(\.level) == [.weak])
    }

    @Test func anInkThatIsAskedForIsKept() {
        let bright = measures(variants { _, _ in gray(240) })
        var wishes = ColorWishes()
        wishes.ink = .light
        let colors = WallpaperColors(measuring: bright, wishes: wishes)
        #expect(Ink(of: colors.text) == .light && Ink(of: colors.logoText) == .light)
        #expect(!ContrastReport(of: colors, on: bright).isGood)
    }

    @Test func pinnedColorsWinAndAreMeasured() {
        let measures = measures(variants { _, _ in gray(250) })
        var wishes = ColorWishes()
        wishes.pinned.text = .white
        wishes.pinned.card = HexColor(0xE91E63)
        wishes.pinned.average = HexColor(0x123456)
        let colors = WallpaperColors(measuring: measures, wishes: wishes)
        #expect(colors.text == .white && colors.card == HexColor(0xE91E63))
        #expect(colors.average == HexColor(0x123456))
        #expect(Ink(of: colors.logoText) == .dark)
        let report = ContrastReport(of: colors, on: measures)
        #expect(report.weakRegions.count { $0.region == .text } == 4)
        #expect(report.weakCards.map(\.card) == [.card], "4.35:1")
    }

    @Test func aCardUnderAPinnedMiddleGrayIsTheBestThereIs() {
        let measures = measures(variants { _, _ in gray(128) })
        var wishes = ColorWishes()
        wishes.pinned.text = gray(0x77)
        let colors = WallpaperColors(measuring: measures, wishes: wishes)
        #expect([HexColor.white, .black].contains(colors.card))
    }

    @Test func textAndLogoMayDifferInInk() {
        let measures = measures(variants { _, y in y < 0.15 ? gray(250) : gray(10) })
        let colors = WallpaperColors(measuring: measures)
        #expect(Ink(of: colors.text) == .light)
        let pad = measures.filter { $0.kind == .pad }
        #expect(Ink(of: WallpaperColors(measuring: pad).logoText) == .dark)
    }

    @Test func theReportCountsEveryVariantAndRegion() {
        let measures = measures(variants { _, y in y < 0.5 ? gray(250) : gray(10) })
        let report = ContrastReport(of: WallpaperColors(measuring: measures), on: measures)
        #expect(report.regions.count == 8 && report.cards.count == 5)
        for entry in report.regions {
            #expect(entry.share == (entry.region == .text ? entry.textShare : entry.largeTextShare))
            #expect(entry.textShare.passed <= entry.largeTextShare.passed)
            #expect((entry.level == .good) == entry.share.isAtLeast(percent: 95))
        }
        #expect(report.cards.allSatisfy { $0.isReadable && $0.ratio >= 4.5 })
    }
}
