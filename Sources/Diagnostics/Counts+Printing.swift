// Numbers and lists as texts for people.

import WallpaperMetadata

/// Returns a number with its noun: "1 file", "2 files".
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

/// Returns a contrast ratio, "4.49", or any number that has to reach a goal: rounded down to two decimals, so that it never
/// seems to reach the goal by rounding.
package func ratioText(_ ratio: Double) -> String { decimal(ratio, digits: 2, rounded: .down) }

/// Returns a share, 0...1, in whole percent, "79", rounded down for the same reason.
package func percentText(_ share: Double) -> String { decimal(share * 100, digits: 0, rounded: .down) }

/// Returns a nonnegative number with this number of decimals. One that is too large for that, which only a forged cache can
/// have, becomes the largest.
package func decimal(
    _ number: Double, digits: Int, rounded rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
) -> String {
    let scale = (0..<digits).reduce(1) { power, _ in power * 10 }
    // 0.29 * 100 is a little less than 29.
    let slack = rule == .down ? 1e-6 : 0
    let scaled = Int(exactly: (number * Double(scale) + slack).rounded(rule)) ?? .max
    guard digits > 0 else { return "\(scaled)" }
    let fraction = String(scaled % scale)
    return "\(scaled / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
}

extension [String] {
    /// Returns "a, b and c", or "a, b, c and 7 more": at most `most` of them, or one more, which is no longer than "and 1 more".
    package func shortened(to most: Int = 5) -> String {
        count <= most + 1
            ? joinedForPeople : prefix(most).joined(separator: ", ") + " and \(count - most) more"
    }
}
