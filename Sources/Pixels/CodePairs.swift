/// What two codes of 8 bits are worth together, for every two of them: a look-up for two samples at once.
package struct CodePairs: Sendable {
    /// The sum for `a` and `b` is at `a + 256 * b`.
    let sums: [UInt32]

    /// - Parameter values: What each code 0...255 is worth.
    package init(_ values: [UInt16]) {
        precondition(values.count == 256)
        sums = values.flatMap { b in values.map { a in UInt32(a) + UInt32(b) } }
    }
}
