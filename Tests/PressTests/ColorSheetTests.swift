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
                "logo-text-color", "contrast",
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
