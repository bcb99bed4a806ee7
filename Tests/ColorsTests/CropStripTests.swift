import WallpressColors
import WallpressPixels
import WallpressTestSupport
import Testing
import WallpaperMetadata

/// Quick estimates of home pages with the crop at several places.
@Suite struct CropStripTests {
    private static let (width, height) = (293, 633)

    private func strip(_ image: Image, _ treatments: [Treatment]) -> CropStrip {
        let crop = CoverCrop(of: image, width: Self.width, height: Self.height)
        return CropStrip(
            image, crop: crop.box, width: Self.width, height: Self.height, as: .portrait,
            for: LegibilityEstimate(treatments, ColorWishes(), maxStrength: 0.3))
    }

    @Test(arguments: 1...6 as ClosedRange<UInt64>)
    func aFloorOnlyLeavesOutWhatIsBelowIt(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let slope = Int.random(in: 1...4, using: &numbers)
        let noise = (0..<64).map { _ in Int.random(in: 0...60, using: &numbers) }
        let image = drawnImage(280, 158) { x, y in
            gray(min(x * slope % 256 + noise[(x * 7 + y * 13) % 64], 255))
        }
        let treatments = [Ink.light, .dark].flatMap { ink in
            [false, true].map { Treatment(ink: ink, hasScrim: $0) }
        }
        func floors(_ floor: (Treatment) -> Double) -> [Treatment: Double] {
            Dictionary(uniqueKeysWithValues: treatments.map { ($0, floor($0)) })
        }
        var (all, some) = (strip(image, treatments), strip(image, treatments))
        for _ in 0..<12 {
            let offset = (x: Double.random(in: 0...1, using: &numbers), y: 0.0)
            let means = all.means(at: offset, floors: floors { _ in 0 })
            #expect(treatments.allSatisfy { $0.hasScrim || means[$0] != nil })
            let random = floors { _ in Double.random(in: 0...100, using: &numbers) }
            let expected = means.filter { $1 >= random[$0, default: 0] }
            #expect(some.means(at: offset, floors: random) == expected, "seed \(seed) at \(offset.x)")
        }
    }
}
