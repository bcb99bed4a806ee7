import WallpressColors
import WallpressPixels
import WallpressTestSupport
import Testing
import WallpaperMetadata

/// Draws vertical stripes of colors, each with its share of the width in percent.
private func stripes(_ parts: [(color: HexColor, percent: Int)]) -> [VariantMeasure] {
    measures(
        variants { x, _ in
            var end = 0.0
            return parts.first {
                end += Double($0.percent) / 100
                return x < end
            }?.color ?? parts[parts.count - 1].color
        })
}

private func cards(_ colors: WallpaperColors) -> [OKLab] {
    [colors.card, colors.cardLight, colors.cardDark].map { OKLab($0) }
}

private func degrees(_ a: OKLab, _ b: OKLab) -> Double { hueDifference(OKLCH(a).hue, OKLCH(b).hue) }

@Suite struct CardColorTests {
    @Test func blueAndOrangeGiveNoGrayCard() {
        let (blue, orange) = (HexColor(0x42C9E5), HexColor(0xE08020))
        let colors = WallpaperColors(measuring: stripes([(blue, 50), (orange, 50)]))
        #expect(OKLab(colors.average).chroma < 0.03, "the mean is almost gray")
        for card in cards(colors) {
            #expect(card.chroma >= 0.02)
            #expect(min(degrees(card, OKLab(blue)), degrees(card, OKLab(orange))) <= 12)
        }
        #expect(Set(colors.candidates.map(\.color)).count == colors.candidates.count)
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func theHueIsThatOfAColorThatHoldsAnEighthPart(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        var parts: [(color: HexColor, percent: Int)] = []
        while parts.reduce(0, { $0 + $1.percent }) < 100 {
            let isGray = Int.random(in: 0..<3, using: &numbers) == 0
            let color = isGray ? gray(Int.random(in: 0...255, using: &numbers)) : numbers.color()
            parts.append((color, Int.random(in: 15...60, using: &numbers)))
        }
        let measures = stripes(parts)
        // The last part may be narrow, and boxes at the edges are mixed.
        let wide = parts.dropLast().map { OKLab($0.color) }.filter { $0.chroma >= 0.025 }
        let all = parts.map { OKLab($0.color) }.filter { $0.chroma >= 0.015 }
        let colors = WallpaperColors(measuring: measures)
        for card in cards(colors) {
            if !wide.isEmpty { #expect(card.chroma >= 0.02, "seed \(seed): gray beside \(parts)") }
            if all.isEmpty { #expect(card.chroma < 0.02, "seed \(seed)") }
            guard card.chroma >= 0.02 else { continue }
            #expect((all.map { degrees(card, $0) }.min() ?? 180) <= 12, "seed \(seed)")
        }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func noCardIsFartherThanTwelveDegreesFromEveryLargeCluster(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let low = Int.random(in: 0...200, using: &numbers)
        let range = low...min(255, low + Int.random(in: 10...200, using: &numbers))
        let measures = measures(numbers.patches(range, across: Int.random(in: 1...9, using: &numbers)))
        let colors = WallpaperColors(measuring: measures)
        let large = measures.colorClusters.filter { $0.hasHue && $0.share.isAtLeast(percent: 8) }
        for card in cards(colors) {
            #expect((card.chroma >= 0.02) == !large.isEmpty, "seed \(seed)")
            guard card.chroma >= 0.02 else { continue }
            #expect((large.map { degrees(card, $0.color) }.min() ?? 180) <= 12, "seed \(seed)")
        }
        #expect(
            colors.candidates.count <= 6 && colors.candidates.reduce(0) { $0 + $1.share.percent } <= 100.001)
        for candidate in colors.candidates {
            let cards = candidate.cards
            #expect(contrastRatio(colors.text, cards.card) >= 7, "seed \(seed)")
            #expect(contrastRatio(HexColor(0x15141A), cards.light) >= 7, "seed \(seed)")
            #expect(contrastRatio(HexColor(0xFBFBFE), cards.dark) >= 7, "seed \(seed)")
            let (light, dark) = (OKLab(cards.light), OKLab(cards.dark))
            guard light.chroma >= 0.02, dark.chroma >= 0.02 else { continue }
            #expect(degrees(light, dark) <= 12, "seed \(seed): siblings")
        }
    }

    @Test func aSmallColorDoesNotTintTheCards() {
        let (gray, red) = (gray(0x60), HexColor(0xE01010))
        let small = WallpaperColors(measuring: stripes([(gray, 96), (red, 4)]))
        #expect(cards(small).allSatisfy { $0.chroma < 0.02 })
        #expect(small.candidates.contains { OKLab($0.color).chroma > 0.1 }, "it can be pasted all the same")
        let large = WallpaperColors(measuring: stripes([(gray, 80), (red, 20)]))
        #expect(cards(large).allSatisfy { $0.chroma >= 0.02 && degrees($0, OKLab(red)) <= 12 })
    }

    @Test func aColorCountsMoreWhereCardsLie() {
        let (blue, green) = (HexColor(0x2040A0), HexColor(0x208040))
        let below = WallpaperColors(measuring: measures(variants { _, y in y < 0.5 ? blue : green }))
        let above = WallpaperColors(measuring: measures(variants { _, y in y < 0.5 ? green : blue }))
        #expect(cards(below).allSatisfy { degrees($0, OKLab(green)) <= 12 })
        #expect(cards(above).allSatisfy { degrees($0, OKLab(blue)) <= 12 })
    }
}
