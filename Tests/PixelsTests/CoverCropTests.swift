import Foundation
import WallpressPixels
import WallpressTestSupport
import Testing

@Suite struct CoverCropTests {
    /// A modified cache must not bring numbers into metadata that JSON cannot represent.
    @Test(arguments: [
        (-0.5, 2000.0, true), (0, 0, false), (0, -1, false), (0, 1e-300, false), (1e300, 5, false),
    ])
    func aBoxInAFileIsChecked(x: Double, width: Double, isValid: Bool) {
        let text = "{\"x\": \(x), \"y\": 0, \"width\": \(width), \"height\": 10}"
        let box = try? JSONDecoder().decode(CropBox.self, from: Data(text.utf8))
        #expect(box == (isValid ? CropBox(x: x, y: 0, width: width, height: 10) : nil))
    }

    @Test func centersAndCoversTheTarget() {
        let crop = CoverCrop(imageWidth: 3000, imageHeight: 2000, targetWidth: 1000, targetHeight: 1000)
        #expect(crop.box == CropBox(x: 500, y: 0, width: 2000, height: 2000))
        #expect(crop.focus == .center)
        #expect(crop.enlargement == 0.5)
        #expect(crop.losses.isEmpty)
    }

    @Test func saysHowMuchATargetMustBeEnlarged() {
        let crop = CoverCrop(imageWidth: 3413, imageHeight: 1920, targetWidth: 2732, targetHeight: 2048)
        #expect(crop.box.height == 1920)
        #expect(abs(crop.box.width - 2561.25) < 1e-9)
        #expect(abs(crop.enlargement - 2048.0 / 1920) < 1e-12)
    }

    @Test(arguments: zip([0, 0.2, 0.4, 0.9, 1, -3, .nan], [0.0, 0, 600, 2000, 2000, 0, 1000]))
    func centersOnTheFocusAsFarAsTheImageReaches(x: Double, start: Double) {
        let crop = CoverCrop(
            imageWidth: 4000, imageHeight: 2000, targetWidth: 50, targetHeight: 50,
            placement: .focus(FractionPoint(x: x, y: 0.1)))
        #expect(crop.box == CropBox(x: start, y: 0, width: 2000, height: 2000))
    }

    @Test func keepsABoxWholeWhereItFits() {
        let crop = CoverCrop(
            imageWidth: 4000, imageHeight: 2000, targetWidth: 1000, targetHeight: 2000,
            placement: .keep(FractionBox(left: 0.7, top: 0.1, right: 0.9, bottom: 1)))
        #expect(crop.box == CropBox(x: 2700, y: 0, width: 1000, height: 2000))
        #expect(crop.losses.isEmpty)
    }

    @Test func saysWhatOfAKeptBoxIsLost() throws {
        // The box is 2000 pixels wide, the crop 1000.
        let crop = CoverCrop(
            imageWidth: 4000, imageHeight: 2000, targetWidth: 1000, targetHeight: 2000,
            placement: .keep(FractionBox(left: 0.25, top: 0, right: 0.75, bottom: 1)))
        #expect(crop.box.x == 1500)
        #expect(crop.losses.map(\.edge) == [.left, .right])
        #expect(crop.losses.map(\.pixels) == [500, 500])
        #expect(crop.losses.map(\.fraction) == [0.25, 0.25])

        // At the edge of the picture the crop cannot be centered, and only one side loses.
        let wide = CoverCrop(
            imageWidth: 4000, imageHeight: 2000, targetWidth: 1000, targetHeight: 2000,
            placement: .keep(FractionBox(left: 0, top: 0.5, right: 0.3, bottom: 0.6)))
        #expect(wide.box.x == 100)
        let losses = wide.losses
        #expect(losses.map(\.edge) == [.left, .right])
        let first = try #require(losses.first)
        #expect(first.pixels == 100 && abs(first.fraction - 1.0 / 12) < 1e-12)
    }

    /// Random pictures from a pixel to 12,000, random targets, random placements.
    @Test(arguments: 0..<300 as Range<UInt64>)
    func staysInTheImageAndHasTheAspectOfTheTarget(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let image = (side(using: &numbers), side(using: &numbers))
        let target = (side(using: &numbers), side(using: &numbers))
        func crop(_ placement: CropPlacement) -> CoverCrop {
            CoverCrop(
                imageWidth: image.0, imageHeight: image.1, targetWidth: target.0,
                targetHeight: target.1, placement: placement)
        }
        func random() -> Double { Double.random(in: 0...1, using: &numbers) }
        let kept = FractionBox(left: random(), top: random(), right: random(), bottom: random())
        let (width, height) = (Double(image.0), Double(image.1))
        for placement in [.center, .focus(FractionPoint(x: random(), y: random())), .keep(kept)]
            as [CropPlacement]
        {
            let crop = crop(placement)
            let box = crop.box
            #expect(box.x >= 0 && box.y >= 0 && box.width > 0 && box.height > 0)
            #expect(box.x + box.width <= width * (1 + 1e-12) && box.y + box.height <= height * (1 + 1e-12))
            #expect(box.width == width || box.height == height)
            let aspect = box.width * Double(target.1) / (box.height * Double(target.0))
            #expect(abs(aspect - 1) < 1e-12)
        }
        let keeping = crop(.keep(kept))
        let box = keeping.box
        guard (kept.right - kept.left) * width <= box.width, (kept.bottom - kept.top) * height <= box.height
        else { return }
        #expect(keeping.losses.isEmpty, "\(keeping.losses)")
        #expect(box.x <= kept.left * width + 1e-6 && kept.right * width <= box.x + box.width + 1e-6)
        #expect(box.y <= kept.top * height + 1e-6 && kept.bottom * height <= box.y + box.height + 1e-6)
    }

    /// The report's settings can be pasted into `collection.yml`.
    @Test(arguments: 0..<300 as Range<UInt64>)
    func thePrintedFocusGivesTheSameCropAgain(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let image = (side(using: &numbers), side(using: &numbers))
        let target = (side(using: &numbers), side(using: &numbers))
        func crop(_ focus: FractionPoint) -> CoverCrop {
            CoverCrop(
                imageWidth: image.0, imageHeight: image.1, targetWidth: target.0,
                targetHeight: target.1, placement: .focus(focus))
        }
        let random = FractionPoint(
            x: Double.random(in: 0...1, using: &numbers), y: Double.random(in: 0...1, using: &numbers))
        let first = crop(random)
        let printed = FractionPoint(
            x: Double("\(first.focus.x)") ?? .nan, y: Double("\(first.focus.y)") ?? .nan)
        let again = crop(printed)
        if max(image.0, image.1) < 10_000 {
            #expect(again.box == first.box, "\(image) \(target)")
        }
        #expect(abs(again.box.x - first.box.x) <= 1 && abs(again.box.y - first.box.y) <= 1)
        #expect("\(first.focus.x)".count <= 6 && "\(first.focus.y)".count <= 6)
    }

    /// Otherwise the report would print a loss of 0 %.
    @Test(arguments: [(0.502, 0), (0.504, 0), (0.506, 2), (0.52, 2)])
    func aLossThatRoundsToNothingIsNone(width: Double, losses: Int) {
        let crop = CoverCrop(
            imageWidth: 8000, imageHeight: 4000, targetWidth: 100, targetHeight: 100,
            placement: .keep(
                FractionBox(left: 0.5 - width / 2, top: 0, right: 0.5 + width / 2, bottom: 1)))
        #expect(crop.losses.count == losses, "\(crop.losses)")
    }

    @Test func fractionsOutsideTheImageAreMovedIn() {
        let box = FractionBox(left: 2, top: .nan, right: -1, bottom: .infinity)
        #expect(box == FractionBox(left: 0, top: 0, right: 1, bottom: 1))
    }

    private func side(using numbers: inout SeededGenerator) -> Int {
        [1, 2, 3, Int.random(in: 1...50, using: &numbers), Int.random(in: 500...12_000, using: &numbers)]
            .randomElement(using: &numbers) ?? 1
    }
}
