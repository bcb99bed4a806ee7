import Colors
import Pixels
import TestSupport
import Testing
import WallpaperMetadata

private func suffices(_ measures: [VariantMeasure], _ wishes: ColorWishes = ColorWishes()) -> Bool {
    ContrastReport(of: WallpaperColors(measuring: measures, wishes: wishes), on: measures)
        .regions.allSatisfy { $0.share.isAtLeast(percent: 95) }
}

private func search(
    _ images: [Variant: Image], _ wishes: ColorWishes = ColorWishes(),
    publish: @escaping @Sendable (Image) throws(PixelsError) -> Image = { $0 }
) -> ScrimSearch {
    let measures = measures(images)
    let colors = WallpaperColors(measuring: measures, wishes: wishes)
    return ScrimSearch(images: images, measures: measures, colors: colors, wishes: wishes, publish: publish)
}

private func applied(_ scrim: Scrim, to images: [Variant: Image]) -> [Variant: Image] {
    Dictionary(uniqueKeysWithValues: images.map { ($0, scrim.apply(to: $1, as: $0)) })
}

/// Bright below, dark above, with a little noise: a picture that needs help in one half.
private func horizon(seed: UInt64) -> [Variant: Image] {
    var numbers = SeededGenerator(seed: seed)
    let turn = Double.random(in: 0.6...0.85, using: &numbers)
    let (dark, bright) = (Int.random(in: 5...60, using: &numbers), Int.random(in: 120...230, using: &numbers))
    return variants { x, y in
        let noise = Int(x * 1000) * 7 % 13 + Int(y * 1000) * 5 % 11
        return gray((y < turn ? dark : bright) + noise)
    }
}

private func remeasured(_ images: [Variant: Image]) -> [VariantMeasure] { measures(images) }

private func patches(seed: UInt64) -> [Variant: Image] {
    var numbers = SeededGenerator(seed: seed)
    return numbers.patches(20...220, across: 5)
}

@Suite struct ScrimSearchTests {
    @Test(arguments: 1..<4 as Range<UInt64>)
    func theUniformScrimIsTheWeakestThatSuffices(seed: UInt64) throws {
        let images = horizon(seed: seed)
        let found = try #require(try search(images).uniform())
        let hundredths = Int((found.scrim.strongest * 100).rounded())
        #expect(hundredths > 0)
        #expect(found.scrim.maps[.pad] == StrengthMap(hundredths: hundredths))
        for (strength, isEnough) in [(hundredths, true), (hundredths - 1, false)] {
            let maps = images.mapValues { _ in StrengthMap(hundredths: strength) }
            let scrim = Scrim(shade: found.scrim.shade, form: .uniform, maps: maps)
            #expect(suffices(measures(applied(scrim, to: images))) == isEnough)
        }
    }

    @Test(arguments: 4..<8 as Range<UInt64>)
    func bothFormsSufficeAndTheSoftOneChangesLess(seed: UInt64) throws {
        let images = horizon(seed: seed)
        let search = search(images)
        let uniform = try #require(try search.uniform())
        let soft = try #require(try search.soft())
        for found in [uniform, soft] {
            let again = measures(applied(found.scrim, to: images))
            #expect(again == found.measures, "what is told was measured on what is baked")
            #expect(suffices(again))
        }
        #expect(uniform.scrim.form == .uniform && soft.scrim.form == .soft)
        #expect(soft.change < uniform.change)
        #expect(try search.best() == soft)
    }

    /// What a designer is told is enough on every pixel, and at most a hundredth or two more than that takes.
    @Test(arguments: 1..<9 as Range<UInt64>) func theAdvisedScrimIsEnough(seed: UInt64) throws {
        let images = seed < 5 ? horizon(seed: seed) : patches(seed: seed)
        let measures = measures(images)
        let colors = WallpaperColors(measuring: measures)
        let advised = try #require(Scrim.weakestUniform(for: measures, colors: colors))
        #expect(suffices(remeasured(applied(advised, to: images))))
        let searched = try #require(try search(images).uniform()).scrim
        #expect(advised.shade == searched.shade && advised.form == .uniform)
        #expect(advised.strongest <= searched.strongest + 0.021)
    }

    @Test func noScrimIsAdvisedForALogoPinnedToTheWrongInk() throws {
        let images = variants { _, _ in gray(12) }
        var wishes = ColorWishes()
        wishes.pinned.text = .white
        wishes.pinned.logoText = .black
        let measures = measures(images)
        let colors = WallpaperColors(measuring: measures, wishes: wishes)
        #expect(Scrim.weakestUniform(for: measures, colors: colors, wishes: wishes) == nil)
    }

    @Test func aPictureThatNeedsNoneIsLeftAlone() throws {
        let images = variants { _, _ in gray(12) }
        let search = search(images)
        for found in [try search.uniform(), try search.soft(), try search.best()] {
            let found = try #require(found)
            #expect(found.scrim.strongest == 0 && found.change == 0)
            #expect(applied(found.scrim, to: images) == images)
        }
    }

    @Test func theEdgeOfASoftScrimIsNeverSteep() throws {
        let images = [Variant.padLandscape: picture(480, 360) { x, _ in gray(x < 320 ? 10 : 200) }]
        let found = try #require(try search(images).soft())
        #expect(found.scrim.strongest > 0.3)
        for map in found.scrim.maps.values {
            // 0.6 of full strength over the shorter side.
            let steepest = Int32(StrengthMap.full * 6 / 10 / min(map.columns, map.rows)) + 3
            for row in 0..<map.rows {
                for column in 1..<map.columns {
                    let i = row * map.columns + column
                    #expect(abs(map.strengths[i] - map.strengths[i - 1]) <= steepest)
                }
            }
        }
    }

    @Test func thePublishedPictureIsWhatCounts() throws {
        // Published four codes brighter than it was.
        let brighten: @Sendable (Image) -> Image = { image in
            Image(
                width: image.width, height: image.height, model: .rgb,
                planes: image.planes.map { plane in
                    Plane(
                        width: plane.width, height: plane.height, stride: plane.stride,
                        samples: plane.samples.map { UInt8(min(255, Int($0) + 4)) })
                })
        }
        let images = horizon(seed: 4)
        let bare = try #require(try search(images).uniform())
        let search = search(images) { image throws(PixelsError) in brighten(image) }
        for found in [try search.uniform(), try search.soft()] {
            let found = try #require(found)
            let published = applied(found.scrim, to: images).mapValues(brighten)
            #expect(measures(published) == found.measures)
            #expect(suffices(found.measures))
        }
        #expect(try #require(try search.uniform()).scrim.strongest > bare.scrim.strongest)
    }

    @Test func whatPublishingThrowsIsThrown() {
        let search = search(horizon(seed: 4)) { _ throws(PixelsError) in throw .empty }
        #expect(throws: PixelsError.empty) { try search.uniform() }
        #expect(throws: PixelsError.empty) { try search.soft() }
    }

    @Test func aLogoPinnedToTheWrongInkHasNoScrim() throws {
        let images = variants { _, _ in gray(12) }
        var wishes = ColorWishes()
        wishes.pinned.text = .white
        wishes.pinned.logoText = .black
        #expect(try search(images, wishes).uniform() == nil)
        #expect(try search(images, wishes).soft() == nil)
    }

    @Test func aPinnedTextColorDecidesTheShade() throws {
        let images = variants { _, _ in gray(128) }
        var wishes = ColorWishes()
        for (pinned, shade) in [(HexColor.white, Scrim.Shade.black), (.black, .white)] {
            wishes.pinned.text = pinned
            let found = try #require(try search(images, wishes).uniform())
            #expect(found.scrim.shade == shade)
            #expect(suffices(found.measures, wishes))
        }
    }

    @Test func theInkChangesOnlyWhereThatSavesHalfTheScrim() throws {
        // White has most of it, but what it lacks is bright; black lacks only a little everywhere.
        let images = variants { _, y in y < 0.75 ? gray(0x70) : gray(0xD0) }
        #expect(Ink(of: WallpaperColors(measuring: measures(images)).text) == .light)
        let found = try #require(try search(images).uniform())
        #expect(found.scrim.shade == .white)
        #expect(Ink(of: WallpaperColors(measuring: found.measures).text) == .dark)

        var wishes = ColorWishes()
        wishes.ink = .light
        #expect(try #require(try search(images, wishes).uniform()).scrim.shade == .black)
    }

    @Test func tinyPicturesAreSearchedToo() throws {
        let images: [Variant: Image] = [.portrait: picture(1, 1) { _, _ in gray(128) }]
        var wishes = ColorWishes()
        wishes.ink = .light
        #expect(try #require(try search(images, wishes).uniform()).scrim.strongest > 0)
        #expect(try #require(try search(images, wishes).soft()).scrim.strongest > 0)
    }
}
