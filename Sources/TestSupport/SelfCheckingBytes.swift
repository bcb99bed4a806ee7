/// Contents for test files that show by themselves whether a file is complete.
public enum SelfCheckingBytes {
    /// Returns bytes that all have the value `seed`. Their number, 1,000 to 26,500, depends on it.
    public static func bytes(_ seed: UInt8) -> [UInt8] { .init(repeating: seed, count: count(seed)) }

    private static func count(_ seed: UInt8) -> Int { 1_000 + 100 * Int(seed) }
}
