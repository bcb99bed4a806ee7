import WallpressColors
import Foundation
import WallpressTestSupport
import Testing

/// Returns the difference of two hues in degrees, 0...180.
func hueDifference(_ a: Double, _ b: Double) -> Double {
    let difference = abs(a - b).truncatingRemainder(dividingBy: 360)
    return min(difference, 360 - difference)
}

@Suite struct OKLabTests {
    @Test func agreesWithColoraide() {
        for pair in coloraidePairs {
            let color = OKLCH(OKLab(HexColor(pair.first)))
            #expect(abs(color.lightness - pair.lightness) < 1e-6, "\(pair)")
            #expect(abs(color.chroma - pair.chroma) < 1e-6, "\(pair)")
            // As an arc of the color circle: the effect of a hue's error on the color.
            let arc = hueDifference(color.hue, pair.hue) * .pi / 180 * pair.chroma
            #expect(arc < 1e-6, "\(pair)")
        }
    }

    @Test func colorsOfSRGBComeBack() {
        var numbers = SeededGenerator(seed: 2)
        for color in [.white, .black] + (0..<300).map({ _ in numbers.color() }) {
            #expect(OKLab(color).inGamut == color)
        }
    }

    @Test func gamutMappingKeepsLightnessAndHue() {
        for hue in stride(from: 0.0, to: 360, by: 15) {
            for lightness in [0.3, 0.5, 0.7, 0.9] {
                let (a, b) = (0.4 * cos(hue * .pi / 180), 0.4 * sin(hue * .pi / 180))
                let mapped = OKLCH(OKLab(OKLab(lightness: lightness, a: a, b: b).inGamut))
                #expect(abs(mapped.lightness - lightness) < 0.003, "\(lightness) \(hue)")
                #expect(hueDifference(mapped.hue, hue) * mapped.chroma < 0.3, "\(lightness) \(hue)")
                #expect(mapped.chroma > 0.03, "no more than needed is taken at \(lightness) \(hue)")
            }
        }
    }

    @Test func distanceOfBlackAndWhiteIsOne() {
        #expect(abs(OKLab(.black).distance(to: OKLab(.white)) - 1) < 1e-6)
        let (a, b) = (
            drawnImage(5, 4) { _, _ in .black }, drawnImage(5, 4) { x, _ in x == 0 ? .white : .black }
        )
        #expect(abs(meanDistance(a, b) - 0.2) < 1e-6)
        #expect(meanDistance(b, b) == 0)
    }
}
