import WallpressColors
import WallpressPixels
import WallpressTestSupport
import Testing
import WallpaperMetadata

@Suite struct MeasuringTests {
    @Test(arguments: [1, 5, 11, 12, 13, 20, 63, 64, 65])
    func reductionIsTheMeanOfBoxesInLinearLight(width: Int) {
        var numbers = SeededGenerator(seed: UInt64(width))
        let height = 27
        let image = drawnImage(width, height) { _, _ in numbers.color() }
        let reduction = LinearReduction(image, boxSize: 8)
        #expect(reduction.columns == max(1, (width + 4) / 8) && reduction.rows == 3)
        for channel in 0..<3 {
            var sum = 0.0
            for row in 0..<3 {
                for column in 0..<reduction.columns {
                    let xs = column * width / reduction.columns..<(column + 1) * width / reduction.columns
                    let ys = row * height / 3..<(row + 1) * height / 3
                    let lights = ys.flatMap { y in
                        xs.map { x in Double(SRGB.linear16[Int(image.planes[channel][x, y])]) }
                    }
                    let box = lights.reduce(0, +)
                    sum += box
                    let mean = Double(reduction.means[channel][row * reduction.columns + column])
                    #expect(abs(mean - box / Double(lights.count)) <= 0.5)
                }
            }
            #expect(Double(reduction.sums[channel]) == sum)
        }
    }

    @Test func aCheckerboardAveragesInLinearLight() {
        let image = drawnImage(40, 40) { x, y in (x + y) % 2 == 0 ? .white : .black }
        #expect([VariantMeasure(of: image, as: .pad)].averageColor.description == "BCBCBC")
    }

    @Test func theAverageDoesNotDependOnTheOrderOfPixels() {
        var numbers = SeededGenerator(seed: 21)
        var colors = (0..<30 * 20).map { _ in numbers.color() }
        func average() -> HexColor {
            [VariantMeasure(of: drawnImage(30, 20) { colors[$1 * 30 + $0] }, as: .portrait)].averageColor
        }
        let first = average()
        for _ in 0..<5 {
            colors.shuffle(using: &numbers)
            #expect(average() == first)
        }
    }

    @Test func everyPixelOfEveryVariantCounts() {
        let dark = VariantMeasure(of: drawnImage(8, 8) { _, _ in .black }, as: .portrait)
        let bright = VariantMeasure(of: drawnImage(24, 8) { _, _ in .white }, as: .pad)
        #expect([dark, bright].averageColor == HexColor(0xE1E1E1))
    }

    @Test func sharesAreOfTheRegionAlone() {
        for kind in Variant.measured(among: Variant.all) {
            for region in TextRegion.allCases {
                // A picture this small is measured on its pixels. Pixel i has its center at the hundredth (2 i + 1) /
                // 6.
                let area = region.area(on: kind)
                func isInside(_ pixel: Int, _ hundredths: Range<Int>) -> Bool {
                    6 * hundredths.lowerBound <= 2 * pixel + 1 && 2 * pixel + 1 < 6 * hundredths.upperBound
                }
                let image = drawnImage(300, 300) { x, y in
                    isInside(x, area.columns) && isInside(y, area.rows) ? .black : .white
                }
                let share = VariantMeasure(of: image, as: kind).share(of: region, with: .white)
                #expect(share.percent == 100, "\(kind) \(region)")
                let columns = (0..<300).count { isInside($0, area.columns) }
                let rows = (0..<300).count { isInside($0, area.rows) }
                #expect(share.total == columns * rows, "\(kind) \(region)")
            }
        }
    }

    /// On pictures of the standard size.
    @Test func everyLogoLiesInTheRegionOfTheLogo() {
        for screen in HomeScreen.all where screen.browser == .firefox {
            let size = screen.variant.standardSize
            let (frame, area) = (screen.frame, TextRegion.logo.area(on: screen.variant))
            let (width, height) = (Double(size.width), Double(size.height))
            let scale = min(width / frame.width, height / frame.height)
            for box in HomePage(on: screen, form: .init()).boxes where box.kind == .logo {
                let top = (height - frame.height * scale) / 2 + box.y * scale
                #expect(top / height * 100 >= Double(area.rows.lowerBound), "\(screen.name)")
                #expect(
                    (top + box.height * scale) / height * 100 <= Double(area.rows.upperBound),
                    "\(screen.name)")
            }
        }
    }

    @Test func regionsLieInsideAndAreNeverEmpty() {
        for kind in Variant.measured(among: Variant.all) {
            for region in TextRegion.allCases {
                for size in 1...60 {
                    let cells = region.area(on: kind).cells(width: size, height: size)
                    #expect(!cells.columns.isEmpty && !cells.rows.isEmpty)
                    #expect(cells.columns.lowerBound >= 0 && cells.columns.upperBound <= size)
                    #expect(cells.rows.lowerBound >= 0 && cells.rows.upperBound <= size)
                }
            }
        }
    }

    @Test func sharesAreCountedAndNeverTooHigh() {
        var numbers = SeededGenerator(seed: 8)
        for _ in 0..<20 {
            let luminances = (0..<400).map { _ in
                let value = UInt16.random(in: 0...65535, using: &numbers)
                return RelativeLuminance(red: value, green: value, blue: value)
            }
            var counts = [UInt32](repeating: 0, count: 4096)
            for luminance in luminances { counts[Int(luminance.value >> 4)] += 1 }
            let histogram = LuminanceHistogram(counts: counts)
            let ink = luminances[0]
            for threshold in [ContrastThreshold.text, .largeText] {
                let passed = luminances.count { threshold.isReached(between: $0, and: ink) }
                let share = histogram.share(reaching: threshold, with: ink)
                #expect(share.total == 400 && share.passed <= passed && share.passed >= passed - 4)
            }
        }
    }

    @Test func moreLuminanceNeverHarmsALightInk() {
        var numbers = SeededGenerator(seed: 9)
        let measure = VariantMeasure(of: drawnImage(96, 96) { _, _ in numbers.color() }, as: .pad)
        let shares = (0x80...0xFF).map { measure.share(of: .text, with: gray($0)) }
        #expect(zip(shares, shares.dropFirst()).allSatisfy { !($1 < $0) })
    }

    @Test func sharesAreShownRoundedDown() {
        #expect(Share(passed: 94_999, total: 100_000).description == "94.9 %")
        #expect(Share(passed: 1, total: 1).description == "100.0 %")
        #expect(Share(passed: 2, total: 3).description == "66.6 %")
        #expect(!Share(passed: 949, total: 1000).isAtLeast(percent: 95))
        #expect(Share(passed: 95, total: 100).isAtLeast(percent: 95))
        #expect(Share(passed: 1, total: 3) < Share(passed: 2, total: 5))
    }
}
