import WallpressDisk
import WallpressPixels

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension InputFolder {
    /// Reads the credit that the file of a master contains, and only the necessary parts of the file.
    ///
    /// - Throws: If the file cannot be read.
    package static func credit(of path: String) throws(InputError) -> FoundCredit {
        guard let stamp = stamp(of: path) else {
            throw .reading(errno, at: path, tried: "read its attributes")
        }
        let file = PartialFile(count: stamp.size) { (offset, count) throws(InputError) in
            try contents(of: path, from: offset, upTo: count)
        }
        return FoundCredit(try PhotoMetadata.read(file))
    }
}
