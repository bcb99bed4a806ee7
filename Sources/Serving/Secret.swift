import WallpressDisk

/// A random text that proves that somebody was told an address.
package struct Secret: Sendable {
    /// Hexadecimal digits.
    package let text: String

    /// A new secret.
    ///
    /// - Parameter bits: How hard it is to guess. 128 are enough where every try needs a request.
    package init(bits: Int = 256) {
        var generator = SystemRandomNumberGenerator()
        text = hexadecimal((0..<bits / 8).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }

    /// Compares texts in a time that does not depend on where they differ.
    package static func areEqual(_ given: String, _ secret: String) -> Bool {
        let (given, secret) = (Array(given.utf8), Array(secret.utf8))
        guard given.count == secret.count else { return false }
        return zip(given, secret).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// Whether a text is the secret.
    package func matches(_ given: String) -> Bool { Self.areEqual(given, text) }
}
