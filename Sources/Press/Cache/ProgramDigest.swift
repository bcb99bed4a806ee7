import Crypto
import Foundation
import WallpaperMetadata

/// A digest of the executable of this program.
///
/// It is part of the versions in the cache, so that another program builds everything again and nobody has to delete
/// the cache.
enum ProgramDigest {
    /// The first 48 bits of the executable's SHA-256; nil if the executable cannot be read.
    static var current: String? {
        guard let path = Bundle.main.executablePath,
            let bytes = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
        else { return nil }
        return hexadecimal(SHA256.hash(data: bytes).prefix(6))
    }
}
