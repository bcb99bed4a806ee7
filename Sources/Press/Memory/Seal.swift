import Crypto

/// The last line of a text, with the SHA-256 of all lines before it: what was cut off or changed on the disk
/// is not taken for a memory.
package struct Seal {
    private static let beginning = Array("SHA-256 of what precedes: ".utf8)
    private var hash = SHA256()

    package init() {}

    /// Whether a line is a seal, good or not; no line of JSON is.
    static func isSeal(_ line: ArraySlice<UInt8>) -> Bool { line.starts(with: beginning) }

    /// Puts further bytes under the seal.
    package mutating func add(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBytes { hash.update(bufferPointer: $0) }
    }

    /// The seal of all that was added, line break included.
    package var line: [UInt8] {
        Self.beginning + Array("\(ContentHash(hash.finalize()))\n".utf8)
    }
}
