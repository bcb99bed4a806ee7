import Foundation

/// How hard the tests try that kill, interrupt or damage something: `.ci/nightly` wants more than every change does.
public enum Campaign {
    /// How many times as many rounds as usual, from `WALLPRESS_CAMPAIGN`; at least 1.
    public static var length: Int { max(1, number("WALLPRESS_CAMPAIGN").map(Int.init(clamping:)) ?? 1) }

    /// Another seed than the usual one, from `WALLPRESS_SEED`.
    public static var seed: UInt64? { number("WALLPRESS_SEED") }

    private static func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }
}
