import WallpressColors
import WallpressPixels
import WallpressTestSupport
import Testing
import WallpaperMetadata

@Suite struct ScrimTests {
    private func uniform(_ hundredths: Int) -> StrengthMap {
        StrengthMap(uniform: Int32((hundredths * StrengthMap.full + 50) / 100))
    }

    private func scrim(_ map: StrengthMap, _ shade: Scrim.Shade) -> Scrim {
        Scrim(shade: shade, maps: [.pad: map])
    }

    @Test(arguments: [Scrim.Shade.black, .white])
    func aUniformScrimIsBlendedIntoTheCodes(shade: Scrim.Shade) {
        let image = drawnImage(256, 1) { x, _ in gray(x) }
        for hundredths in [0, 1, 19, 50, 73, 100] {
            let result = scrim(uniform(hundredths), shade).apply(to: image, as: .pad)
            for code in 0...255 {
                let alpha = Double(hundredths) / 100
                let expected = Double(code) * (1 - alpha) + Double(shade.rawValue) * alpha
                #expect(abs(Double(result.planes[1][code, 0]) - expected) <= 0.51, "\(code) at \(hundredths)")
            }
        }
    }

    @Test(arguments: 0..<12 as Range<UInt64>)
    func aMapIsInterpolatedBetweenTheCentersOfItsCells(seed: UInt64) {
        var numbers = SeededGenerator(seed: seed)
        let (columns, rows) = (Int.random(in: 1...5, using: &numbers), Int.random(in: 1...5, using: &numbers))
        let width = Int.random(in: 1...40, using: &numbers)
        let height = Int.random(in: 1...40, using: &numbers)
        let strengths = (0..<columns * rows).map { _ in Int32.random(in: 0...32768, using: &numbers) }
        let map = StrengthMap(columns: columns, rows: rows, strengths: strengths)
        let result = scrim(map, .black).apply(to: drawnImage(width, height) { _, _ in .white }, as: .pad)
        func position(_ pixel: Int, _ pixels: Int, _ cells: Int) -> (Int, Int, Double) {
            let center = (Double(pixel) + 0.5) * Double(cells) / Double(pixels) - 0.5
            let clamped = min(max(center, 0), Double(cells - 1))
            return (Int(clamped), min(Int(clamped) + 1, cells - 1), clamped - Double(Int(clamped)))
        }
        for y in 0..<height {
            for x in 0..<width {
                let (left, right, fx) = position(x, width, columns)
                let (top, bottom, fy) = position(y, height, rows)
                func strength(_ column: Int, _ row: Int) -> Double {
                    Double(strengths[row * columns + column])
                }
                let above = strength(left, top) * (1 - fx) + strength(right, top) * fx
                let below = strength(left, bottom) * (1 - fx) + strength(right, bottom) * fx
                let expected = 255 * (1 - (above * (1 - fy) + below * fy) / 32768)
                #expect(abs(Double(result.planes[2][x, y]) - expected) < 0.55, "\(x) \(y)")
            }
        }
    }

    @Test func aVariantWithoutAMapIsLeftAlone() {
        let image = drawnImage(4, 4) { x, y in gray(x * y) }
        let scrim = scrim(uniform(50), .white)
        #expect(scrim.apply(to: image, as: .portrait) == image)
        #expect(scrim.apply(to: image, as: .pad) != image)
    }
}
