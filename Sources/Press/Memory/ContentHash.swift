import Crypto

/// SHA-256 of a file's bytes.
struct ContentHash: Sendable, Hashable {
    /// The 32 bytes, eight in each word, the first one in its highest bits.
    private let words: Words

    private struct Words: Sendable, Hashable {
        let a, b, c, d: UInt64
    }

    init(_ digest: SHA256.Digest) {
        words = digest.withUnsafeBytes { bytes in
            func word(_ index: Int) -> UInt64 {
                UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
            }
            return Words(a: word(0), b: word(1), c: word(2), d: word(3))
        }
    }

    init(of bytes: [UInt8]) { self.init(SHA256.hash(data: bytes)) }

    /// Reads 64 lower-case hexadecimal digits; nil for anything else.
    init?(_ text: String) {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let letters = UInt8(ascii: "a")...UInt8(ascii: "f")
        var words: [UInt64] = [0, 0, 0, 0]
        guard text.utf8.count == 64 else { return nil }
        for (index, digit) in text.utf8.enumerated() {
            guard digits.contains(digit) || letters.contains(digit) else { return nil }
            let value = digits.contains(digit) ? digit - digits.lowerBound : digit - letters.lowerBound + 10
            words[index / 16] = words[index / 16] << 4 | UInt64(value)
        }
        self.words = Words(a: words[0], b: words[1], c: words[2], d: words[3])
    }
}

extension ContentHash: CustomStringConvertible {
    /// 64 lower-case hexadecimal digits.
    var description: String {
        [words.a, words.b, words.c, words.d].map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
