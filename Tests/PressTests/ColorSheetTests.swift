import Colors
import Foundation
import Pixels
import Press
import TestSupport
import Testing
import WallpaperMetadata

@Suite struct ColorSheetTests {
    private func sheet(_ bytes: [UInt8], _ name: String = "picture.png") throws -> ColorSheet {
        try withTemporaryFolder { folder in
            let file = folder.appendingPathComponent(name)
            try Data(bytes).write(to: file)
            return try ColorSheet(of: file.path, recipe: InputFixture.smallRecipe)
        }
    }

    @Test(arguments: [UInt8(0), 0xBC, 255])
    func aPictureOfOneColorIsItsAverage(value: UInt8) throws {
        let sheet = try sheet(InputFixture.png(value: value))
        #expect(sheet.colors.average == HexColor(RGB8(red: value, green: value, blue: value)))
        #expect(sheet.contrast.isGood && sheet.textOnCard >= 7)
        #expect(sheet.textOnAverage == contrastRatio(sheet.colors.text, sheet.colors.average))
    }

    @Test func allShapesOfPicturesAreMeasured() throws {
        for (width, height) in [(1, 1), (300, 1), (1, 300), (7, 5)] {
            let sheet = try sheet(InputFixture.png(width: width, height: height))
            #expect(sheet.contrast.regions.count == 8, "\(width) x \(height)")
        }
    }

    @Test func aPictureMeasuresAsTheMiddleOfItsVariants() throws {
        let plane = Plane(
            width: 40, height: 32, samples: (0..<40 * 32).map { UInt8(6 * ($0 % 40)) })
        let picture = Image(width: 40, height: 32, model: .rgb, planes: [plane, plane, plane])
        let sizes: [(Variant, Int, Int)] = [
            (.portrait, 12, 26), (.landscape, 26, 12), (.pad, 20, 27),
            (.padLandscape, 27, 20),
        ]
        let measures = sizes.map { kind, width, height in
            let crop = CoverCrop(
                pictureWidth: 40, pictureHeight: 32, targetWidth: width, targetHeight: height)
            let variant = picture.resampled(
                crop.box, width: width, height: height, sampling: .full, kernels: .portable)
            return VariantMeasure(of: variant, as: kind)
        }
        let sheet = try sheet(PNGEncoding().encode(picture))
        #expect(sheet.colors == WallpaperColors(measuring: measures))
        #expect(sheet.contrast == ContrastReport(of: sheet.colors, on: measures))
        #expect(!sheet.contrast.isGood)
    }

    @Test func jsonHasTheKeysOfTheIssueInTheirOrder() throws {
        let node = try JSONNode(parsing: ColorSheet.jsonText([sheet(InputFixture.png(value: 20))]).utf8)
        let picture = try #require(node.elements?.first)
        #expect(
            picture.members?.map(\.key) == [
                "path", "average-color", "text-color", "card-color", "card-color-light", "card-color-dark",
                "logo-text-color", "contrast", "card-candidates",
            ])
        #expect(picture["average-color"]?.text == "141414" && picture["text-color"]?.text == "FBFBFE")
        let contrast = try #require(picture["contrast"])
        #expect(contrast.members?.map(\.key) == ["text-on-card", "text-on-average", "variants"])
        let all = ["portrait", "landscape", "pad", "pad-landscape"].map {
            JSONNode.Member(
                $0, .object([.init("text", .init(.number("100.0"))), .init("logo", .init(.number("100.0")))]))
        }
        #expect(contrast["variants"] == .object(all))
        #expect(ColorSheet.jsonText([]) == "[]\n")
    }

    @Test func candidatesForCardsCanBePasted() throws {
        let (blue, orange) = (RGB8(red: 20, green: 80, blue: 200), RGB8(red: 230, green: 120, blue: 20))
        let halves = PNGSample(width: 40, height: 40) { x, _, channel in
            let color = x < 20 ? blue : orange
            return Int([color.red, color.green, color.blue][channel])
        }
        let sheet = try sheet(halves.bytes)
        let lines = sheet.text(swatches: false).split(separator: "\n").filter {
            $0.contains("of the picture")
        }
        try #require(lines.count == sheet.colors.candidates.count && lines.count >= 2)
        for (line, candidate) in zip(lines, sheet.colors.candidates) {
            let keys = try #require(line.range(of: "picture, ")).upperBound
            let yaml = "wallpapers: [{id: a, \(line[keys...])}]"
            let pasted = try #require(CollectionSettings(parsing: yaml, path: "c.yml").wallpapers.first)
            let cards = candidate.cards
            #expect(
                pasted.pinnedColors == [.card: cards.card, .cardLight: cards.light, .cardDark: cards.dark])
        }
        let json = try JSONNode(parsing: ColorSheet.jsonText([sheet]).utf8).elements?.first?[
            "card-candidates"]
        let first = try #require(json?.elements?.first)
        #expect(
            first.members?.map(\.key) == [
                "color", "share", "card-color", "card-color-light", "card-color-dark",
            ])
        #expect(first["card-color"]?.text == sheet.colors.card.description)
        let dominant = OKLab(sheet.colors.candidates[0].color)
        #expect(
            min(dominant.distance(to: OKLab(HexColor(blue))), dominant.distance(to: OKLab(HexColor(orange))))
                < 0.02)
    }

    @Test func swatchesAreTheOnlyEscapes() throws {
        let sheet = try sheet(InputFixture.png(value: 20))
        #expect(!sheet.text(swatches: false).contains("\u{1B}"))
        #expect(sheet.text(swatches: false).contains("\n  141414  average-color\n"))
        #expect(
            sheet.text(swatches: true).contains(
                "\n  \u{1B}[48;2;20;20;20m      \u{1B}[0m  141414  average-color\n"))
    }

    @Test func whatIsNoPictureIsRefusedByName() throws {
        #expect(throws: PressError.self) { try ColorSheet(of: "/nowhere/at-all.jpg") }
        #expect(throws: PressError.self) { try ColorSheet(of: "/") }
        #expect(throws: PressError.self) { try sheet(Array("text".utf8)) }
        #expect(throws: PressError.self) { try sheet([]) }
    }
}
