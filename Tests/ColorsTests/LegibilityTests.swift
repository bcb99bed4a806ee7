import WallpressColors
import Foundation
import WallpressPixels
import WallpressTestSupport
import Testing
import WallpaperMetadata

/// A plain implementation of the measure, with doubles, on every pixel.
private struct Reference {
    /// The linear light of each 8-bit code of sRGB.
    private static let light = (0...255).map { code in
        let code = Double(code) / 255
        return code <= 0.04045 ? code / 12.92 : ((code + 0.055) / 1.055).power24
    }
    private let width, height: Int
    /// `sums[y][x]` is the luminance of all pixels above row y and left of column x.
    private var sums: [[Double]]

    init(_ image: Image) {
        (width, height) = (image.width, image.height)
        sums = [[Double](repeating: 0, count: image.width + 1)]
        for y in 0..<image.height {
            var row = [0.0]
            for x in 0..<image.width {
                func light(_ plane: Int) -> Double { Self.light[Int(image.planes[plane][x, y])] }
                let luminance = 0.2126 * light(0) + 0.7152 * light(1) + 0.0722 * light(2)
                row.append(row[x] + luminance + sums[y][x + 1] - sums[y][x])
            }
            sums.append(row)
        }
    }

    private func mean(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Double {
        let xs = max(0, Int(left))..<min(width, max(Int(right), Int(left) + 1))
        let ys = max(0, Int(top))..<min(height, max(Int(bottom), Int(top) + 1))
        let sum =
            sums[ys.upperBound][xs.upperBound] - sums[ys.lowerBound][xs.upperBound]
            - sums[ys.upperBound][xs.lowerBound] + sums[ys.lowerBound][xs.lowerBound]
        return sum / Double(xs.count * ys.count)
    }

    /// Returns the mean over the boxes of the share of squares, a third of the height of an x wide, that reach their
    /// contrast.
    func mean(_ page: HomePage, text: Double, logo: Double) -> Double {
        let (scale, left, top) = fit(page.screen, width: width, height: height)
        let shares = page.boxes.filter { $0.ink != .theme }.map { box in
            let side = scale * box.kind.xHeight / 3
            let (x, y) = (left + box.x * scale, top + box.y * scale)
            var (passed, all) = (0, 0)
            for row in 0..<max(1, Int(box.height * scale / side)) {
                for column in 0..<max(1, Int(box.width * scale / side)) {
                    let (x, y) = (x + side * Double(column), y + side * Double(row))
                    let behind = mean(x, y, x + side, y + side)
                    let ink = box.ink == .text ? text : logo
                    let ratio = (max(behind, ink) + 0.05) / (min(behind, ink) + 0.05)
                    passed += ratio >= (box.kind == .logo ? 3 : 4.5) ? 1 : 0
                    all += 1
                }
            }
            return Double(passed) / Double(all)
        }
        return shares.reduce(0, +) / Double(shares.count)
    }
}

/// Returns the pixels for each point, and the pixel at the top left corner of the screen. On Android the picture stays
/// at the bottom left, elsewhere in the middle of its frame.
private func fit(_ screen: HomeScreen, width: Int, height: Int) -> (scale: Double, left: Double, top: Double)
{
    let frame = screen.frame
    let scale = min(Double(width) / frame.width, Double(height) / frame.height)
    let (x, y) = (Double(width) - frame.width * scale, Double(height) - frame.height * scale)
    let isAndroid = screen.device.hasPrefix("Android")
    return (scale, (isAndroid ? 0 : x / 2) - frame.x * scale, (isAndroid ? y : y / 2) - frame.y * scale)
}

extension Double {
    /// `self ^ 2.4`, by roots: x^2.4 = x^2 * x^0.4.
    fileprivate var power24: Double {
        // x^0.4 solves y^5 = x^2.
        var y = 1.0
        for _ in 0..<60 { y -= (y * y * y * y * y - self * self) / (5 * y * y * y * y) }
        return self * self * y
    }
}

private func report(_ text: HexColor, _ logo: HexColor, _ measures: [VariantMeasure]) -> LegibilityReport {
    LegibilityReport(text: text, logo: logo, on: measures)
}

@Suite struct LegibilityTests {
    private static let sizes: [Variant: (Int, Int)] = [
        .portrait: (390, 844), .landscape: (844, 390), .pad: (512, 683), .padLandscape: (683, 512),
    ]

    @Test(arguments: 1..<3 as Range<UInt64>) func pagesAreThoseOfAPlainReference(seed: UInt64) throws {
        var numbers = SeededGenerator(seed: seed)
        let grid = (0..<9 * 9).map { _ in gray(Int.random(in: 0...255, using: &numbers)) }
        for (variant, (width, height)) in Self.sizes {
            let image = drawnImage(width, height) { x, y in grid[y * 9 / height * 9 + x * 9 / width] }
            let report = report(.white, .black, [VariantMeasure(of: image, as: variant)])
            let reference = Reference(image)
            #expect(report.screens.map(\.name) == HomeScreen.showing(variant).map(\.name))
            for (result, screen) in zip(report.screens, HomeScreen.showing(variant)) {
                func worst(isScrolled: Bool) -> Double? {
                    HomePage.Form.all.filter { $0.isScrolled == isScrolled }
                        .map { HomePage(on: screen, form: $0) }.filter { !$0.boxes.isEmpty }
                        .map { reference.mean($0, text: 1, logo: 0) }.min()
                }
                let opening = try #require(worst(isScrolled: false))
                #expect(
                    abs(result.opening.mean.percent / 100 - opening) < 0.05, "seed \(seed) \(screen.name)")
                if let scrolled = worst(isScrolled: true) {
                    let found = try #require(result.scrolled).mean.percent / 100
                    #expect(abs(found - scrolled) < 0.08, "seed \(seed) \(screen.name)")
                }
            }
        }
    }

    @Test func onlyWhatIsBehindTextCounts() {
        for (variant, (width, height)) in Self.sizes {
            var behind = [Bool](repeating: false, count: width * height)
            for screen in HomeScreen.showing(variant) {
                let (scale, left, top) = fit(screen, width: width, height: height)
                for form in HomePage.Form.all {
                    for box in HomePage(on: screen, form: form).boxes where box.ink != .theme {
                        // The squares may extend a little farther.
                        for y in Int(top + box.y * scale) - 6...Int(top + (box.y + box.height) * scale) + 6 {
                            for x in Int(left + box.x * scale) - 6...Int(left + (box.x + box.width) * scale)
                                + 6
                            where (0..<width).contains(x) && (0..<height).contains(y) {
                                behind[y * width + x] = true
                            }
                        }
                    }
                }
            }
            #expect(behind.contains(false))
            let image = drawnImage(width, height) { x, y in behind[y * width + x] ? .black : .white }
            let measures = [VariantMeasure(of: image, as: variant)]
            for screen in report(.white, .white, measures).screens {
                #expect(screen.opening.mean.percent == 100, "\(screen.name)")
                #expect(screen.scrolled.map { $0.mean.percent == 100 } ?? true, "\(screen.name)")
            }
            for screen in report(.black, .black, measures).screens {
                #expect(screen.opening.mean.percent == 0 && screen.opening.worstShare.percent == 0)
            }
        }
    }

    /// Texture finer than letters counts as it looks: black and white pixels are half as bright as white.
    @Test func fineTextureIsAveragedInLinearLight() {
        let image = drawnImage(1170, 2532) { x, y in (x + y) % 2 == 0 ? .white : .black }
        let measures = [VariantMeasure(of: image, as: .portrait)]
        #expect(report(.black, .black, measures).isLegible)
        #expect(report(.white, .white, measures).worst?.opening.mean.percent == 0)
    }

    @Test func aWallpaperIsLegibleWhenAllPagesAreAsTheyOpen() {
        let dark = Variant.measured(among: Variant.all).map { kind in
            VariantMeasure(of: drawnImage(200, 200) { _, _ in .black }, as: kind)
        }
        #expect(report(.white, .white, dark).isLegible)
        for kind in Variant.measured(among: Variant.all) {
            let bright = VariantMeasure(of: drawnImage(200, 200) { _, _ in .white }, as: kind)
            let report = report(.white, .white, dark.filter { $0.kind != kind } + [bright])
            #expect(!report.isLegible && report.worst?.screen.variant == kind)
            #expect(report.screens.filter { !$0.isLegible }.allSatisfy { $0.screen.variant == kind })
        }
    }

    @Test func aReportIsReadAsItWasWrittenOrNotAtAll() throws {
        let image = drawnImage(390, 844) { x, y in gray((x * 7 + y * 3) % 256) }
        for kind in Variant.measured(among: Variant.all) {
            let written = report(.white, .black, [VariantMeasure(of: image, as: kind)])
            let json = try JSONEncoder().encode(written)
            #expect(try JSONDecoder().decode(LegibilityReport.self, from: json) == written)
        }
        let good = "iPhone SE, portrait|1|1|1/1|label,title|1|logo|1/1|1|title|1/1"
        #expect(
            try JSONDecoder().decode(LegibilityReport.self, from: JSONEncoder().encode([good])).screens.count
                == 1)
        let bad = [
            "iPhone SE, portrait", good.replacing("SE", with: "0"),
            good.replacing("|1|logo", with: "|1000000001|logo"),
            good.replacing("portrait|1", with: "portrait|-1"),
            good.replacing("|1/1|label", with: "|2/1|label"),
            good.replacing("label,", with: "lamp,"), good.replacing("|logo|", with: "|lamp|"),
            good.replacing("logo|1/1", with: "logo|0/0"), good.replacing("|1|title|1/1", with: "|1|title"),
            good.replacing("title|1/1", with: "title|x"), good + "|1",
        ]
        for text in bad {
            let json = try JSONEncoder().encode([text])
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(LegibilityReport.self, from: json)
            }
        }
    }

    @Test func withoutAColorTheLogoDoesNotCount() {
        let measures = Variant.measured(among: Variant.all).map { kind in
            VariantMeasure(of: drawnImage(200, 200) { _, _ in .black }, as: kind)
        }
        #expect(report(.white, .black, measures).worst?.opening.worstLine == .logo)
        let alone = LegibilityReport(text: .white, logo: nil, on: measures)
        #expect(alone.screens.allSatisfy { $0.opening.mean.percent == 100 })
    }

    @Test func sharesAreShownRoundedDown() {
        #expect(Share(passed: 799, total: 1000).wholePercent == "79 %")
        #expect(Share(passed: 8, total: 10).wholePercent == "80 %")
        #expect(Share(passed: 1, total: 1).wholePercent == "100 %")
        #expect(Share(passed: 1, total: 50).wholePercent == "2 %")
    }

    @Test func ecosiaWritesInWhite() throws {
        let image = drawnImage(390, 844) { _, _ in .white }
        let measures = [VariantMeasure(of: image, as: .portrait, in: [.ecosia])]
        let worst = try #require(report(.black, .black, measures).worst)
        #expect(worst.screen.browser == .ecosia && worst.opening.mean.percent == 0)
        #expect(Set<HomeScreen.Browser>.reading([.ecosia, .fenix]).contains(.ecosia))
        #expect(Set<HomeScreen.Browser>.reading([.suffixed, .fenix]) == .standard)
    }

    /// Black text of the light theme, white text of the dark one, and an accent color in both.
    @Test func whatFollowsTheThemeIsJudgedInBoth() throws {
        func measures(_ color: HexColor) -> [VariantMeasure] {
            Variant.measured(among: Variant.all).map { kind in
                VariantMeasure(of: drawnImage(390, 390) { _, _ in color }, as: kind)
            }
        }
        for (color, light, dark) in [(HexColor.white, 100.0, 0.0), (.black, 0, 100)] {
            let found = ThemeLegibility.worst(on: measures(color))
            #expect(found.map(\.line) == [.statusBar, .news, .address])
            for place in found where place.line == .statusBar {
                #expect([place.light.percent, place.dark.percent] == [light, dark])
            }
            #expect(ThemeLegibility.weakness(on: measures(color)) == nil)
        }
        // Neither blue is at 3:1 with a middle gray.
        let middle = ThemeLegibility.worst(on: measures(gray(0x80))).filter { $0.line == .news }
        #expect(middle.map(\.share.percent) == [0])
        #expect(try #require(ThemeLegibility.weakness(on: measures(gray(0x80)))).names("News", "light 0 %"))
    }
}
