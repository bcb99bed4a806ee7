import Pixels
import TestSupport
import Testing

@Suite struct RoundedMeanTests {
    /// Where a quotient is just below a whole number, a factor that is too large would show first.
    @Test func productsAreQuotients() {
        var random = SeededGenerator(seed: 7)
        for count in Array(1...700) + [1_024, 4_095, 39_999, 40_000, 40_001, 65_000] {
            let mean = RoundedMean(of: count)
            let wholes =
                [1, 2, 255, 32_767, 65_534, 65_535]
                + (0..<50).map { _ in
                    Int.random(in: 0...65_535, using: &random)
                }
            for whole in wholes {
                for sum in [whole * count - count / 2 - 1, whole * count - count / 2, whole * count]
                where (0...65_535 * count).contains(sum) {
                    #expect(Int(mean(sum: UInt32(sum))) == (sum + count / 2) / count, "\(sum) / \(count)")
                }
            }
        }
    }
}
