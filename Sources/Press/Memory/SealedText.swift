import Crypto

/// A text behind a first line that names its format and its SHA-256: what was cut off or changed on the disk
/// is not taken for a memory.
package enum SealedText {
    /// How the first line begins; 1 is the version of the format.
    private static let heading = Array("wallpress build memory 1, SHA-256 of what follows: ".utf8)
    private static let digitCount = 64

    /// The line and the text.
    package static func seal(_ text: [UInt8]) -> [UInt8] { firstLine(for: text[...]) + text }

    /// The text; nil unless every byte is as it was sealed.
    package static func open(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
        let start = heading.count + digitCount + 1
        guard bytes.count > start, bytes.starts(with: heading) else { return nil }
        let text = bytes[start...]
        return bytes[..<start].elementsEqual(firstLine(for: text)) ? text : nil
    }

    private static func firstLine(for text: ArraySlice<UInt8>) -> [UInt8] {
        let digest = text.withUnsafeBytes { SHA256.hash(data: $0) }
        return heading + Array((digest.hexadecimal + "\n").utf8)
    }
}
