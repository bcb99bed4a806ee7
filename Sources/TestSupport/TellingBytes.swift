/// Contents of a test file that show by themselves whether they are whole.
public enum TellingBytes {
    /// Bytes that all have the value `seed`, in a number that follows from it: 1,000 to 26,500.
    public static func bytes(_ seed: UInt8) -> [UInt8] { .init(repeating: seed, count: count(seed)) }

    /// Whether these are the bytes of some seed, all of them and nothing else.
    public static func areWhole(_ bytes: [UInt8]) -> Bool {
        bytes.first.map { bytes == self.bytes($0) } ?? false
    }

    private static func count(_ seed: UInt8) -> Int { 1_000 + 100 * Int(seed) }
}
