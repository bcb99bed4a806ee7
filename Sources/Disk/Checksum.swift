import Foundation

#if canImport(CryptoKit)
    import CryptoKit
#else
    import WallpressCCrypto
#endif

/// The SHA-256 digest of some bytes (FIPS 180-4), as 64 lower-case hexadecimal digits.
package struct Checksum: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
    package let description: String

    package static func < (a: Checksum, b: Checksum) -> Bool { a.description < b.description }

    private init(_ digest: [UInt8]) { description = hexadecimal(digest) }

    package init(of bytes: some ContiguousBytes) { self.init(Self.digest(of: bytes)) }

    package init(of text: some StringProtocol) { self.init(of: Array(text.utf8)) }

    package init(from decoder: any Decoder) throws {
        description = try decoder.singleValueContainer().decode(String.self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    /// Returns the 32 bytes of the digest.
    package static func digest(of bytes: some ContiguousBytes) -> [UInt8] {
        var calculation = Calculation()
        bytes.withUnsafeBytes { calculation.update($0) }
        return calculation.digest()
    }

    /// The checksum of bytes that arrive in parts.
    package struct Calculation: ~Copyable {
        private var hash: RunningHash

        package init() {
            // Every libcrypto has SHA-256; without memory, Swift's own allocations end the program, too.
            guard let hash = RunningHash(.sha256) else { preconditionFailure("libcrypto has no SHA-256") }
            self.hash = hash
        }

        package mutating func update(_ bytes: UnsafeRawBufferPointer) { hash.update(bytes) }

        package consuming func finish() -> Checksum { Checksum(digest()) }

        fileprivate consuming func digest() -> [UInt8] { hash.finish() }
    }
}

/// The MD5 digest of some bytes (RFC 1321), as 32 lower-case hexadecimal digits. Servers list it for their files; it does not
/// protect against deliberate changes.
package struct MD5Checksum: Sendable, Hashable, CustomStringConvertible {
    package let description: String

    /// Computes the digest. Returns nil if the system forbids MD5, as one in FIPS mode does.
    package init?(of bytes: some ContiguousBytes) {
        guard var hash = RunningHash(.md5) else { return nil }
        bytes.withUnsafeBytes { hash.update($0) }
        description = hexadecimal(hash.finish())
    }
}

package enum HashFunction { case sha256, md5 }

#if canImport(CryptoKit)
    /// A hash of CryptoKit.
    package struct RunningHash: ~Copyable {
        private var function: any CryptoKit.HashFunction

        package init?(_ function: HashFunction) {
            self.function =
                switch function {
                case .sha256: SHA256()
                case .md5: Insecure.MD5()
                }
        }

        package mutating func update(_ bytes: UnsafeRawBufferPointer) {
            function.update(bufferPointer: bytes)
        }

        package consuming func finish() -> [UInt8] {
            func bytes(of digest: some Sequence<UInt8>) -> [UInt8] { Array(digest) }
            return bytes(of: function.finalize())
        }
    }
#else
    /// A hash of the system's libcrypto.
    package struct RunningHash: ~Copyable {
        private let context: OpaquePointer

        /// Whether libcrypto is set up. At exit, it would free memory of threads that still compute a checksum.
        private static let isReady = OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_ATEXIT), nil) == 1

        package init?(_ function: HashFunction) {
            guard Self.isReady, let context = EVP_MD_CTX_new() else { return nil }
            let type =
                switch function {
                case .sha256: EVP_sha256()
                case .md5: EVP_md5()
                }
            guard EVP_DigestInit_ex(context, type, nil) == 1 else {
                EVP_MD_CTX_free(context)
                return nil
            }
            self.context = context
        }

        deinit { EVP_MD_CTX_free(context) }

        package mutating func update(_ bytes: UnsafeRawBufferPointer) {
            _ = EVP_DigestUpdate(context, bytes.baseAddress, bytes.count)
        }

        package consuming func finish() -> [UInt8] {
            [UInt8](unsafeUninitializedCapacity: Int(EVP_MAX_MD_SIZE)) { digest, count in
                var size: UInt32 = 0
                _ = EVP_DigestFinal_ex(context, digest.baseAddress, &size)
                count = Int(size)
            }
        }
    }
#endif

/// Returns the digits of bytes, two lower-case ones each.
package func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
    var text: [UInt8] = []
    for byte in bytes {
        text.append(digit(byte >> 4))
        text.append(digit(byte & 15))
    }
    return String(decoding: text, as: UTF8.self)
}
