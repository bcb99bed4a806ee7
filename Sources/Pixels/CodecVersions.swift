import CLittleCMS
import CPixels

/// The versions of the libraries that decode, convert and encode. The same versions give the same bytes.
public struct CodecVersions: Sendable, Equatable {
    /// Versions in the spelling of the libraries, such as "2.1.5".
    public let libjpegTurbo, libpng, zlib, littleCMS: String

    /// The versions in use.
    public static let current = CodecVersions(
        libjpegTurbo: String(cString: cpx_libjpeg_version()), libpng: String(cString: cpx_libpng_version()),
        zlib: String(cString: cpx_zlib_version()), littleCMS: spelled(Int(cmsGetEncodedCMMversion())))

    /// Little CMS encodes 2.14 as 2140, and 2.13.1 as 2131.
    private static func spelled(_ encoded: Int) -> String {
        let (major, minor, patch) = (encoded / 1000, encoded % 1000 / 10, encoded % 10)
        return patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
    }
}

extension CodecVersions: CustomStringConvertible {
    /// All on one line.
    public var description: String {
        "libjpeg-turbo \(libjpegTurbo), libpng \(libpng), zlib \(zlib), Little CMS \(littleCMS)"
    }
}
