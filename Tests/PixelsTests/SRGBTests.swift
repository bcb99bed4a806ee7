import Foundation
import WallpressPixels
import WallpressTestSupport
import Testing

@Suite struct SRGBTests {
    @Test func theTableIsTheFormulaRounded() {
        for code in 0...255 {
            let expected = (65535 * SRGBReference.light(Double(code) / 255)).rounded()
            #expect(Double(SRGB.linear16[code]) == expected, "code \(code)")
        }
        #expect(SRGB.linear16[0] == 0 && SRGB.linear16[255] == 65535)
    }

    @Test func bothWaysAgreeWithPow() {
        for i in 0...1000 {
            let x = Double(i) / 1000
            #expect(abs(SRGB.linear(x) - SRGBReference.light(x)) < 1e-14)
            #expect(abs(SRGB.encoded(SRGB.linear(x)) - x) < 1e-7, "\(x)")
        }
    }

    @Test(arguments: [3, 5]) func rootsAreRoots(degree: Int) {
        for exponent in stride(from: -30.0, through: 30, by: 0.37) {
            let x = pow(2, exponent)
            let expected = pow(x, 1 / Double(degree))
            #expect(abs(root(x, degree: degree) / expected - 1) < 1e-15, "\(x)")
        }
        #expect(cubeRoot(-8) == -2 && cubeRoot(0) == 0)
    }

    @Test func everyCodeIsItsOwnMean() {
        for code in 0...255 {
            #expect(SRGB.code(ofMean: UInt64(SRGB.linear16[code]) * 7, count: 7) == UInt8(code))
        }
    }

    @Test func meansAreRoundedAfterEncoding() {
        var numbers = SeededGenerator(seed: 11)
        for _ in 0..<500 {
            let count = UInt64.random(in: 1...300, using: &numbers)
            let sum = UInt64.random(in: 0...65535 * count, using: &numbers)
            let encoded = 255 * SRGB.encoded(Double(sum) / Double(count) / 65535)
            #expect(abs(Double(SRGB.code(ofMean: sum, count: count)) - encoded) <= 0.500001)
        }
        let most = UInt64(1) << 31 - 1
        #expect(SRGB.code(ofMean: 65535 * most, count: most) == 255)
    }
}
