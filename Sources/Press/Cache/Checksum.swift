import Crypto
import WallpaperMetadata

/// The SHA-256 of some bytes as 64 lower-case hexadecimal digits.
package struct Checksum: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
    package let description: String

    package static func < (a: Checksum, b: Checksum) -> Bool { a.description < b.description }

    init(_ digest: SHA256.Digest) { description = hexadecimal(digest) }

    package init(of bytes: some Sequence<UInt8>) { self.init(SHA256.hash(data: Array(bytes))) }

    package init(from decoder: any Decoder) throws {
        description = try decoder.singleValueContainer().decode(String.self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

/// The checksum of a file, and a stamp that proves without reading that the file still has it.
struct FileRecord: Sendable, Equatable, Codable {
    let sha256: Checksum
    /// The stamp of the file when it had these bytes; nil if the stamp would not show a later change.
    let stamp: FileStamp?
}

extension Descriptor {
    /// Reads a file that is open at its start.
    ///
    /// - Parameter moment: A time before this call, by the clock of a disk.
    func record(since moment: FileTime?) throws(PressError) -> FileRecord {
        let stamp = FileStamp(try status())
        var hash = SHA256()
        var buffer = [UInt8](repeating: 0, count: min(max(stamp.size, 1), 1 << 18))
        while case let count = try next(into: &buffer), count > 0 {
            buffer.withUnsafeBytes { hash.update(bufferPointer: .init(rebasing: $0[..<count])) }
        }
        return FileRecord(
            sha256: Checksum(hash.finalize()), stamp: moment.flatMap { stamp.settled(before: $0) })
    }
}
