import WallpressDisk
import Foundation
import WallpressPixels

/// The versions of wallpress and of its codecs. The bytes of the images depend on them, on the masters and on the
/// recipe, and on nothing else.
public enum Versions {
    /// The version of wallpress (see semver.org).
    public static let wallpress = "0.1.0"

    /// All versions by name.
    static var all: [String: String] {
        var versions = ["wallpress": wallpress]
        for library in CodecVersion.all { versions[library.name] = library.version }
        return versions
    }

    /// The first 48 bits of the SHA-256 of this program as it was at the first use; nil if it cannot be read.
    static let program: String? = {
        guard let path = Bundle.main.executablePath,
            let bytes = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
        else { return nil }
        return String(Checksum(of: bytes).description.prefix(12))
    }()

    /// The text of `wallpress --version`: the program, the formats that it reads, the codecs, and the kernels in use.
    public static var text: String {
        let missing = ImageType.masters.filter { !$0.isReadable }.map(\.name)
        let without = missing.isEmpty ? "" : " (built without \(missing.joined(separator: ", ")))"
        return """
            wallpress \(wallpress)
            reads: \(ImageType.masters.filter(\.isReadable).map(\.name).joined(separator: ", "))\(without)
            \(CodecVersion.all.map { "\($0.name) \($0.version)" }.joined(separator: ", "))
            kernels: \(KernelLevel.best.rawValue)
            """
    }
}
