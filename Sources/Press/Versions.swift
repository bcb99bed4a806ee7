import Pixels

/// What made a tree: the bytes of its pictures depend on nothing else but masters and recipe.
public enum Versions {
    /// This program's version (semver.org).
    public static let wallpress = "0.1.0"

    /// Every version that the bytes of pictures depend on, by name.
    static var all: [String: String] {
        let codecs = CodecVersions.current
        return [
            "wallpress": wallpress, "libjpeg-turbo": codecs.libjpegTurbo, "libpng": codecs.libpng,
            "zlib": codecs.zlib, "Little CMS": codecs.littleCMS,
        ]
    }

    /// Three lines for `wallpress --version`: the program, the codec libraries, the kernel level in use.
    public static var text: String {
        """
        wallpress \(wallpress)
        \(CodecVersions.current)
        kernels: \(KernelLevel.best.rawValue)
        """
    }
}
