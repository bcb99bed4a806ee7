import WallpressColors
import WallpressTestSupport
import Testing

@Suite struct ContrastTests {
    @Test func agreesWithColoraide() {
        for pair in coloraidePairs {
            let ratio = contrastRatio(HexColor(pair.first), HexColor(pair.second))
            // coloraide uses more digits of the luminance weights than WCAG.
            #expect(abs(ratio / pair.contrast - 1) < 5e-4, "\(pair)")
        }
    }

    @Test func knownRatios() {
        #expect(abs(contrastRatio(gray(0x76), .white) - 4.5422) < 5e-5)
        #expect(abs(contrastRatio(.white, gray(0x77)) - 4.4781) < 5e-5)
        #expect(contrastRatio(.black, .white) == 21)
        #expect(abs(contrastRatio(HexColor(0xFBFBFE), HexColor(0x15141A)) - 17.73) < 5e-3)
    }

    @Test func passingIsDecidedAsTheRatioSays() {
        #expect(ContrastThreshold.text.isReached(between: gray(0x76), and: .white))
        #expect(!ContrastThreshold.text.isReached(between: gray(0x77), and: .white))
        var numbers = SeededGenerator(seed: 5)
        for threshold in [ContrastThreshold.text, .largeText, .enhanced] {
            let needed = Double(threshold.numerator) / Double(threshold.denominator)
            for _ in 0..<2000 {
                let (a, b) = (numbers.color(), numbers.color())
                let ratio = contrastRatio(a, b)
                // Luminances are rounded to 1/65535.
                if abs(ratio / needed - 1) < 1e-3 { continue }
                #expect(threshold.isReached(between: a, and: b) == (ratio > needed), "\(a) \(b)")
                #expect(threshold.isReached(between: b, and: a) == (ratio > needed), "\(b) \(a)")
            }
        }
    }

    @Test func luminanceIsThatOfWCAG() {
        #expect(RelativeLuminance(.white).value == 65535)
        #expect(RelativeLuminance(.black).value == 0)
        #expect(abs(Double(RelativeLuminance(HexColor(0xFF0000)).value) / 65535 - 0.2126) < 2e-5)
        #expect(abs(Double(RelativeLuminance(HexColor(0x00FF00)).value) / 65535 - 0.7152) < 2e-5)
        #expect(abs(Double(RelativeLuminance(HexColor(0x0000FF)).value) / 65535 - 0.0722) < 2e-5)
    }

    @Test func inksPartWhereBothContrastsAreEqual() {
        for code in 0...255 {
            let isLight = contrastRatio(gray(code), .black) > contrastRatio(gray(code), .white)
            #expect(Ink(of: gray(code)) == (isLight ? .light : .dark), "\(gray(code))")
        }
    }
}
