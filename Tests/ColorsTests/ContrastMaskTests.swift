import WallpressColors
import WallpressPixels
import WallpressTestSupport
import Testing
import WallpaperMetadata

@Suite struct ContrastMaskTests {
    /// White on the left half, black on the right one.
    private let image = Image.drawn(width: 128, height: 64) { x, _ in
        x < 64 ? SIMD3(repeating: 255) : SIMD3(repeating: 0)
    }

    @Test func cellsOfTheSameBrightnessMissTheContrast() {
        for (ink, misses) in [(HexColor.white, [true, false]), (.black, [false, true])] {
            let mask = ContrastMask(of: image, cells: 1, ink: ink, threshold: .text)
            #expect(mask.columns == 2 && mask.rows == 1 && mask.misses == misses)
        }
    }

    @Test func cellsAreCountedAlongTheShorterSide() {
        let mask = ContrastMask(of: image, cells: 16, ink: .white, threshold: .text)
        #expect(mask.columns == 32 && mask.rows == 16)
        #expect((0..<32).allSatisfy { mask.misses[$0] == ($0 < 16) })
        let small = Image.drawn(width: 3, height: 2) { _, _ in SIMD3(repeating: 255) }
        #expect(ContrastMask(of: small, cells: 64, ink: .white, threshold: .text).misses.count == 6)
    }

    @Test func bitsFollowEachOtherWithoutGaps() {
        let narrow = Image.drawn(width: 3, height: 3) { x, y in SIMD3(repeating: x == y ? 255 : 0) }
        let mask = ContrastMask(of: narrow, cells: 3, ink: .white, threshold: .text)
        #expect(mask.bytes == [0b1000_1000, 0b1000_0000])
    }

    @Test func theGrayInBetweenMissesTextAndPassesLargeText() {
        let gray = Image.drawn(width: 8, height: 8) { _, _ in SIMD3(repeating: 130) }
        #expect(
            ContrastMask(of: gray, cells: 2, ink: .white, threshold: .text).misses == [
                true, true, true, true,
            ])
        #expect(!ContrastMask(of: gray, cells: 2, ink: .white, threshold: .largeText).misses.contains(true))
    }
}
