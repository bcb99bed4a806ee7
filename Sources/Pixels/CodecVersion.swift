import WallpressCLittleCMS

/// The version of a library that decodes, converts or encodes. The same versions give the same bytes.
public struct CodecVersion: Sendable, Equatable {
    /// The library: "libpng".
    public let name: String
    /// Its version in its own spelling, such as "1.6.39".
    public let version: String

    /// Creates a version as C libraries report it.
    init(_ name: String, _ version: UnsafePointer<CChar>) {
        self.name = name
        self.version = String(cString: version)
    }

    private init(name: String, version: String) { (self.name, self.version) = (name, version) }

    /// All versions in use.
    public static let all: [CodecVersion] = {
        var versions: [CodecVersion] = []
        for library in ImageType.masters.compactMap(\.decoder).flatMap({ $0.libraries })
        where !versions.contains(library) {
            versions.append(library)
        }
        let littleCMS = spelled(Int(cmsGetEncodedCMMversion()))
        return versions + [CodecVersion(name: "Little CMS", version: littleCMS)]
    }()

    /// Returns the spelling of a version. Little CMS encodes 2.14 as 2140, and 2.13.1 as 2131.
    private static func spelled(_ encoded: Int) -> String {
        let (major, minor, patch) = (encoded / 1000, encoded % 1000 / 10, encoded % 10)
        return patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
    }
}
