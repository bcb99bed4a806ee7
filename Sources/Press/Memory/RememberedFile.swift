import Crypto

/// The bytes of a file, known by their SHA-256, and how to tell without reading that they are still the same.
struct RememberedFile: Sendable, Equatable {
    let sha256: ContentHash
    /// The file's stamp when it had these bytes; nil where no stamp proves anything.
    let stamp: FileStamp?
}

extension Descriptor {
    /// Reads all of a file, which is open at its beginning.
    ///
    /// - Parameter moment: one before this call, by the clock of a disk.
    func remembered(since moment: FileTime?) throws(PressError) -> RememberedFile {
        let stamp = FileStamp(try status())
        var hash = SHA256()
        var buffer = [UInt8](repeating: 0, count: min(max(stamp.size, 1), 1 << 18))
        while case let count = try next(into: &buffer), count > 0 {
            buffer.withUnsafeBytes { hash.update(bufferPointer: .init(rebasing: $0[..<count])) }
        }
        return RememberedFile(
            sha256: ContentHash(hash.finalize()), stamp: moment.flatMap { stamp.settled(before: $0) })
    }
}
