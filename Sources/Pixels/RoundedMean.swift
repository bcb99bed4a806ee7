/// The mean of so many values of 16 bits from their sum, rounded half up, by a product in place of a quotient.
package struct RoundedMean {
    /// How many values.
    private let count: Int
    /// A little more than `2^47 / count`: by `e / count`, `e` being at most `count`. A sum of at most `65535 * count`
    /// with its half is below `2^16 * count`, and `2^16 * count * e` below `2^47`, so what is rounded down does not
    /// change; nor does the product pass 64 bits.
    private let factor: UInt64

    /// - Precondition: `count` is at least 1.
    package init(of count: Int) {
        self.count = count
        factor = (1 << 47) / UInt64(count) + 1
    }

    /// The largest count that the product does for.
    private static let limit = 40_000

    package func callAsFunction(sum: UInt32) -> UInt16 {
        let dividend = UInt64(sum) + UInt64(count / 2)
        let mean = count <= Self.limit ? (dividend &* factor) >> 47 : dividend / UInt64(count)
        return UInt16(truncatingIfNeeded: mean)
    }
}
