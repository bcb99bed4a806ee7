import Crypto
import Foundation

/// A digest of this program's executable.
///
/// The cache keeps it, so that whoever changes what becomes of pixels does not have to delete the cache.
enum ProgramDigest {
    /// The first 48 bits of the executable's SHA-256; nil where the executable cannot be read.
    static var current: String? {
        guard let path = Bundle.main.executablePath,
            let bytes = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
        else { return nil }
        return SHA256.hash(data: bytes).prefix(6).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
            .joined()
    }
}
