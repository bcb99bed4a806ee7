/// Finds the smallest value of a range that suffices, if all values above a sufficient one suffice, too. Nil when not
/// even the largest value suffices.
@inline(__always)
func bisect(_ range: ClosedRange<Int>, where suffices: (Int) -> Bool) -> Int? {
    guard suffices(range.upperBound) else { return nil }
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
        let middle = (low + high) / 2
        if suffices(middle) { high = middle } else { low = middle + 1 }
    }
    return low
}

/// Does the same where attempts are costly. It searches in growing steps around an estimate, so that a good estimate
/// takes two attempts.
package func smallest<Found, Failure: Error>(
    in range: ClosedRange<Int>, near estimate: Int, where attempt: (Int) throws(Failure) -> Found?
) throws(Failure) -> (value: Int, found: Found)? {
    var failing = range.lowerBound - 1
    var best: (value: Int, found: Found)?
    var probe = min(max(estimate, range.lowerBound), range.upperBound)
    var step = 1
    while true {
        if let found = try attempt(probe) { best = (probe, found) } else { failing = probe }
        if best == nil && failing == range.upperBound { return nil }
        if let best, best.value == failing + 1 { return best }
        if let best {
            let isBracketed = failing >= range.lowerBound
            probe = isBracketed ? (failing + best.value) / 2 : max(best.value - step, range.lowerBound)
        } else {
            probe = min(failing + step, range.upperBound)
        }
        step *= 2
    }
}
