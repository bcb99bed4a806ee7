import WallpressColors
import WallpressPixels
import WallpressTestSupport
import Testing
import WallpaperMetadata

private func bands(
    _ images: [Variant: Image], _ wishes: ColorWishes = ColorWishes(),
    maxStrength: Double = 0.35
) -> Scrim? {
    let measures = measures(images)
    let colors = WallpaperColors(measuring: measures, wishes: wishes)
    return Scrim.bands(for: measures, colors: colors, wishes: wishes, maxStrength: maxStrength)
}

private func legibility(
    _ images: [Variant: Image], under scrim: Scrim?, _ wishes: ColorWishes = ColorWishes()
) -> LegibilityReport {
    let shaded = images.map { ($0, scrim?.apply(to: $1, as: $0) ?? $1) }
    let measures = measures(Dictionary(uniqueKeysWithValues: shaded))
    return LegibilityReport(of: WallpaperColors(measuring: measures, wishes: wishes), on: measures)
}

/// Draws variants large enough for bands that fade out.
private func large(_ color: (_ x: Double, _ y: Double) -> HexColor) -> [Variant: Image] {
    let sizes: [Variant: (Int, Int)] = [.portrait: (585, 1266), .padLandscape: (1366, 1024)]
    return sizes.mapValues { width, height in
        drawnImage(width, height) { x, y in color(Double(x) / Double(width), Double(y) / Double(height)) }
    }
}

/// Draws variants that are dark above, brighter below, with a little noise.
private func horizon(seed: UInt64) -> [Variant: Image] {
    var numbers = SeededGenerator(seed: seed)
    let turn = Double.random(in: 0.40...0.43, using: &numbers)
    let (dark, bright) = (Int.random(in: 5...60, using: &numbers), Int.random(in: 122...138, using: &numbers))
    return large { x, y in gray((y < turn ? dark : bright) + Int(x * 1000) * 7 % 13) }
}

@Suite struct ScrimBandsTests {
    @Test(arguments: 1..<5 as Range<UInt64>) func bandsMakeTheHomePagesLegible(seed: UInt64) throws {
        let images = horizon(seed: seed)
        let before = legibility(images, under: nil)
        #expect(!before.isLegible, "seed \(seed)")
        let anyFound = bands(images)
        let found = try #require(anyFound)
        #expect(found.strongest <= 0.3501)
        let after = legibility(images, under: found)
        #expect(after.isLegible, "seed \(seed)")
    }

    @Test(arguments: 1..<5 as Range<UInt64>)
    func bandsChangeLessThanTheWeakestUniformScrim(seed: UInt64) throws {
        let images = horizon(seed: seed)
        let anyFound = bands(images)
        let found = try #require(anyFound)
        let weakest = (1...100).lazy.map { hundredths in
            let map = StrengthMap(uniform: Int32(StrengthMap.full * hundredths / 100))
            return Scrim(shade: found.shade, maps: images.mapValues { _ in map })
        }.first { (scrim: Scrim) in legibility(images, under: scrim).isLegible }
        let uniform = try #require(weakest)
        let measures = measures(images)
        #expect(found.change(of: measures) < 0.8 * uniform.change(of: measures), "seed \(seed)")
    }

    /// On the opposite of its shade, a step of the scrim by 1/255 is one code.
    @Test(arguments: 1..<4 as Range<UInt64>) func noStepIsLargerThanOne(seed: UInt64) throws {
        let images = horizon(seed: seed)
        let anyFound = bands(images)
        let found = try #require(anyFound)
        #expect(found.strongest > 0.05)
        for (kind, image) in images {
            let opposite = found.shade == .black ? HexColor.white : .black
            let plain = drawnImage(image.width, image.height) { _, _ in opposite }
            let shaded = found.apply(to: plain, as: kind).planes[0]
            var steepest = 0
            for y in 1..<image.height {
                for x in 1..<image.width {
                    let code = Int(shaded[x, y])
                    let (left, above) = (Int(shaded[x - 1, y]), Int(shaded[x, y - 1]))
                    steepest = max(steepest, abs(code - left), abs(code - above))
                }
            }
            #expect(steepest <= 1, "\(kind)")
        }
    }

    @Test func bandsLieWhereTextStands() throws {
        // Middle gray everywhere: every line needs a band.
        let images = large { _, _ in gray(0x80) }
        var wishes = ColorWishes()
        wishes.ink = .light
        let anyFound = bands(images, wishes)
        let found = try #require(anyFound)
        for (kind, image) in images {
            let shaded = found.apply(to: image, as: kind)
            let untouched = zip(shaded.planes[0].samples, image.planes[0].samples).count { $0 == $1 }
            #expect(untouched > image.width * image.height / 20, "\(kind)")
        }
    }

    @Test func aScrimThatIsNotEnoughIsNotDrawn() {
        for maxStrength in [0, 0.05, 0.2, 0.35, 1] {
            let images = large { _, y in gray(y < 0.3 ? 20 : 245) }
            var wishes = ColorWishes()
            wishes.ink = .light
            let found = bands(images, wishes, maxStrength: maxStrength)
            #expect((found != nil) == (maxStrength == 1))
            #expect((found?.strongest ?? 0) <= maxStrength + 1e-4)
            let report = legibility(images, under: found, wishes)
            #expect(report.isLegible == (maxStrength == 1))
        }
    }

    /// At any strength up to that limit, all of it has 3:1, and nothing has 4.5:1.
    @Test func aScrimThatGainsNothingIsNone() {
        var wishes = ColorWishes()
        wishes.ink = .light
        #expect(bands(large { _, _ in gray(145) }, wishes, maxStrength: 0.05) == nil)
    }

    /// Boxes with soft edges would be visible on plain pictures.
    @Test func onPlainImagesBandsSpanTheWidth() throws {
        var wishes = ColorWishes()
        wishes.ink = .light
        let anyPlain = bands(large { _, _ in gray(0x80) }, wishes)
        let plain = try #require(anyPlain)
        for map in plain.maps.values {
            #expect(map.columns == 1 && map.rows > 10)
            // It rises once and falls once.
            let steps = zip(map.strengths, map.strengths.dropFirst()).map { $1 - $0 }
            let turn = steps.lastIndex { $0 > 0 } ?? 0
            #expect(
                steps[..<turn].allSatisfy { $0 >= 0 } && steps[turn...].dropFirst().allSatisfy { $0 <= 0 })
        }
        let busy = large { x, y in gray(0x7A + (Int(x * 60) * 7 + Int(y * 110) * 13) % 5 * 5) }
        let soft = bands(busy, wishes)
        #expect(soft?.maps.values.allSatisfy { $0.columns > 10 } == true)
    }

    /// Rounding loses the level of such a weak band. Without a bound, two lines would alternate forever.
    @Test(.timeLimit(.minutes(10)), arguments: [113, 114, 97, 81, 65, 33, 17, 5, 1])
    func theWeakestBandsComeToAnEnd(mostStrength: Int) {
        var wishes = ColorWishes()
        wishes.ink = .dark
        for text in 20...24 {
            wishes.pinned = [.text: gray(text), .logoText: gray(text)]
            let images = large { _, _ in gray(98) }
            let strength = Double(mostStrength) / Double(StrengthMap.full)
            let found = bands(images, wishes, maxStrength: strength)
            #expect((found?.strongest ?? 0) <= strength + 1e-9)
        }
    }

    @Test func whatIsLegibleGetsNoScrim() {
        #expect(bands(large { _, _ in gray(12) }) == nil)
    }

    @Test func theInkThatNeedsLessIsChosen() throws {
        // White is legible on most of it, but the rest is bright; black falls a little short everywhere.
        func images(_ base: Int) -> [Variant: Image] { large { x, _ in gray(x < 0.7 ? base : 235) } }
        let anyFound = bands(images(0x72))
        let found = try #require(anyFound)
        #expect(found.shade == .white)
        var wishes = ColorWishes()
        wishes.ink = .light
        let anyKept = bands(images(0x72), wishes, maxStrength: 1)
        let kept = try #require(anyKept)
        #expect(kept.shade == .black)
    }

    @Test func aPinnedTextColorDecidesTheShade() throws {
        for (pinned, shade) in [(HexColor.white, Scrim.Shade.black), (.black, .white)] {
            var wishes = ColorWishes()
            wishes.pinned[.text] = pinned
            let images = large { _, _ in gray(pinned == .white ? 0x80 : 0x70) }
            let anyFound = bands(images, wishes)
            let found = try #require(anyFound)
            #expect(found.shade == shade)
        }
    }
}
