import WallpressColors
import WallpressPixels
import WallpressTestSupport
import Testing
import WallpaperMetadata

@Suite struct WallpaperColorsTests {
    @Test(arguments: 0..<12 as Range<UInt64>) func noSingleColorIsMuchBetter(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let low = Int.random(in: 0...200, using: &numbers)
        let measures = measures(numbers.patches(low...min(255, low + 120)))
        let colors = WallpaperColors(measuring: measures)
        let text = measures.score(of: .text, colors.text)
        for code in 0...255 {
            let other = measures.score(of: .text, gray(code))
            #expect(text.isLegible || !other.isLegible, "seed \(seed), \(gray(code))")
            guard other.isLegible == text.isLegible else { continue }
            #expect(text.mean.percent >= other.mean.percent - 0.500001, "seed \(seed), \(gray(code))")
        }
        let logo = measures.score(of: .logo, colors.logoText).mean.percent
        for ink in [HexColor.white, .black] {
            let isSame = Ink(of: ink) == Ink(of: colors.text)
            let best = measures.score(of: .logo, ink).mean.percent - (isSame ? 0 : 15)
            #expect(logo >= best - 0.500001, "seed \(seed)")
        }
    }

    @Test func cardsAreReadableWhateverTheAverage() {
        var numbers = SeededGenerator(seed: 31)
        let edge: [HexColor] = [.black, .white, HexColor(0xFF0000), HexColor(0x00FF00), HexColor(0x0000FF)]
        for color in edge + (0..<60).map({ _ in numbers.color() }) {
            let measures = [VariantMeasure(of: drawnImage(8, 8) { _, _ in color }, as: .portrait)]
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
            let measures = [VariantMeasure(of: drawnImage(9, 7) { _, _ in gray(code) }, as: .padLandscape)]
            let colors = WallpaperColors(measuring: measures)
            let report = LegibilityReport(of: colors, on: measures)
            #expect(report.worst?.opening.mean.percent == 100, "\(gray(code))")
            #expect(Ink(of: colors.text) == Ink(of: gray(code)).opposite, "\(gray(code))")
            #expect(ContrastReport(of: colors, on: measures).cards.allSatisfy { $0.isReadable })
        }
    }

    @Test(arguments: [(1, 1), (1, 50), (50, 1), (2, 2)])
    func tinyImagesHaveColors(width: Int, height: Int) {
        let measures = [VariantMeasure(of: drawnImage(width, height) { _, _ in gray(200) }, as: .portrait)]
        #expect(WallpaperColors(measuring: measures).average == gray(200))
        #expect(measures.score(of: .text, WallpaperColors(measuring: measures).text).worst.percent == 100)
    }

    @Test func halfBlackHalfWhiteIsAnsweredAndFlagged() {
        let image = drawnImage(160, 160) { x, _ in x < 80 ? .black : .white }
        let measures = Variant.measured(among: Variant.all).map { VariantMeasure(of: image, as: $0) }
        let colors = WallpaperColors(measuring: measures)
        #expect(Ink(of: colors.text) == .light, "white at a tie")
        let report = LegibilityReport(of: colors, on: measures)
        #expect(!report.isLegible && report.screens.count == HomeScreen.all.count { $0.browser != .ecosia })
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

    @Test func aBrandInkNeverMakesAPageIllegible() throws {
        // Blocks of white, gray and black. White is legible on the gray and black ones, the brand ink on the black ones
        // only.
        var numbers = SeededGenerator(seed: 3)
        let blocks = (0..<400 * 534).map { _ in Int.random(in: 0..<1600, using: &numbers) }
        func measures(white: Int, gray middle: Int) -> [VariantMeasure] {
            let image = drawnImage(1600, 2134) { x, y in
                let block = blocks[y / 4 * 400 + x / 4]
                return block < white ? .white : block < 1600 - middle ? .black : gray(0x75)
            }
            return [VariantMeasure(of: image, as: .pad)]
        }
        func isLegible(white: Int) -> Bool {
            measures(white: white, gray: 0).score(of: .text, .white).isLegible
        }
        var (legible, tooMany) = (0, 1600)
        while tooMany - legible > 1 {
            let middle = (legible + tooMany) / 2
            if isLegible(white: middle) { legible = middle } else { tooMany = middle }
        }
        func scores(_ measures: [VariantMeasure]) -> (pure: InkScore, brand: InkScore) {
            (measures.score(of: .text, .white), measures.score(of: .text, HexColor(0xFBFBFE)))
        }
        // A few gray blocks make the brand ink miss the goal. With slightly fewer white ones, the pure ink still
        // reaches it.
        let mixes = (0...8).flatMap { fewer in [4, 8, 16].map { (fewer, $0) } }
        let measures = try #require(
            mixes.lazy.map { measures(white: legible - $0, gray: $1) }
                .first { scores($0).pure.isLegible && !scores($0).brand.isLegible })
        let (pure, brand) = scores(measures)
        #expect(!brand.isLegible)
        #expect(pure.isLegible && pure.worst.percent - brand.worst.percent < 0.5)
        #expect(pure.mean.percent - brand.mean.percent < 0.5, "it is not the cost that rules it out")
        #expect(WallpaperColors(measuring: measures).text == .white)
    }

    @Test func anInkThatIsAskedForIsKept() {
        let bright = measures(variants { _, _ in gray(240) })
        var wishes = ColorWishes()
        wishes.ink = .light
        let colors = WallpaperColors(measuring: bright, wishes: wishes)
        #expect(Ink(of: colors.text) == .light && Ink(of: colors.logoText) == .light)
        #expect(!LegibilityReport(of: colors, on: bright).isLegible)
    }

    @Test func pinnedColorsWinAndAreMeasured() {
        let measures = measures(variants { _, _ in gray(250) })
        var wishes = ColorWishes()
        wishes.pinned[.text] = .white
        wishes.pinned[.card] = HexColor(0xE91E63)
        wishes.pinned[.average] = HexColor(0x123456)
        let colors = WallpaperColors(measuring: measures, wishes: wishes)
        #expect(colors.text == .white && colors.card == HexColor(0xE91E63))
        #expect(colors.average == HexColor(0x123456))
        #expect(Ink(of: colors.logoText) == .dark)
        let report = ContrastReport(of: colors, on: measures)
        #expect(!LegibilityReport(of: colors, on: measures).isLegible)
        #expect(report.cards.filter { !$0.isReadable }.map(\.card) == [.card], "4.35:1")
    }

    @Test func aCardUnderAPinnedMiddleGrayIsTheBestThereIs() {
        let measures = measures(variants { _, _ in gray(128) })
        var wishes = ColorWishes()
        wishes.pinned[.text] = gray(0x77)
        let colors = WallpaperColors(measuring: measures, wishes: wishes)
        #expect([HexColor.white, .black].contains(colors.card))
    }

    /// The logo text of pads is between 0.1 and 0.2 of the height, the shortcuts below it.
    @Test func textAndLogoDifferInInkOnlyWhereItHelpsALot() {
        func logo(_ share: Double) -> Ink {
            let pad = [
                VariantMeasure(
                    of: drawnImage(640, 640) { x, y in
                        y < 140 && Double((x * 37) % 640) < 640 * share ? gray(250) : gray(10)
                    }, as: .pad)
            ]
            let colors = WallpaperColors(measuring: pad)
            #expect(Ink(of: colors.text) == .light)
            let gain =
                pad.score(of: .logo, .black).mean.percent - pad.score(of: .logo, .white).mean.percent
            #expect(Ink(of: colors.logoText) == (gain >= 15 ? .dark : .light), "\(gain)")
            return Ink(of: colors.logoText)
        }
        #expect(logo(1) == .dark)
        #expect(Set((1...20).map { logo(Double($0) / 20) }).count == 2)
        #expect(logo(0.5) == .light)
    }

    @Test func theReportCountsEveryVariantAndRegion() {
        let measures = measures(variants { _, y in y < 0.5 ? gray(250) : gray(10) })
        let report = ContrastReport(of: WallpaperColors(measuring: measures), on: measures)
        #expect(report.regions.count == 8 && report.cards.count == 5)
        for entry in report.regions {
            #expect(entry.share == (entry.region == .text ? entry.textShare : entry.largeTextShare))
            #expect(entry.textShare.passed <= entry.largeTextShare.passed)
        }
        #expect(report.cards.allSatisfy { $0.isReadable && $0.ratio >= 4.5 })
    }
}
