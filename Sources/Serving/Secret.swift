import WallpressDisk

/// A random text in an address, which proves that a client was given the address.
package struct Secret: Sendable {
    /// Hexadecimal digits.
    package let text: String

    /// Creates a random secret.
    ///
    /// - Parameter bits: The number of random bits. 128 are enough if every guess needs a request.
    package init(bits: Int = 256) {
        var generator = SystemRandomNumberGenerator()
        text = hexadecimal((0..<bits / 8).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }

    /// Compares texts in a time that does not depend on the place of a difference.
    package static func areEqual(_ given: String, _ secret: String) -> Bool {
        let (given, secret) = (Array(given.utf8), Array(secret.utf8))
        guard given.count == secret.count else { return false }
        return zip(given, secret).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// Returns whether a text is the secret.
    package func matches(_ given: String) -> Bool { Self.areEqual(given, text) }
}
