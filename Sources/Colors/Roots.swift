/// The `degree`-th root of a number above 0, to the last bit or the one before.
///
/// Written with the basic operations alone, which IEEE 754 fixes to the bit: `cbrt` and `pow` of two C
/// libraries differ in the last one, and a color decided on such a bit would differ between machines.
/// Newton's method from a seed made by dividing the exponent, which is off by an eighth at most.
///
/// - Parameters:
///   - x: A normal number above 0.
///   - degree: 3 for the cube root, 5 for the fifth root.
package func root(_ x: Double, degree: Int) -> Double {
    let n = Double(degree)
    let bias = UInt64(1023) << 52
    let seed = x.bitPattern / UInt64(degree) + bias / UInt64(degree) * UInt64(degree - 1)
    var r = Double(bitPattern: seed)
    for _ in 0..<5 {
        var power = r
        for _ in 2..<degree { power *= r }
        r -= (r - x / power) / n
    }
    return r
}

/// The cube root of any number.
package func cubeRoot(_ x: Double) -> Double {
    guard x.magnitude.isNormal else { return 0 }
    let r = root(x.magnitude, degree: 3)
    return x < 0 ? -r : r
}
