/// The checksum of a file, and a stamp that proves without reading that the file still has it.
package struct FileRecord: Sendable, Equatable, Codable {
    package let sha256: Checksum
    /// The stamp of the file when it had these bytes; nil if the stamp would not show a later change.
    package let stamp: FileStamp?

    package init(sha256: Checksum, stamp: FileStamp?) { (self.sha256, self.stamp) = (sha256, stamp) }
}

extension Descriptor {
    /// Reads a file that is open at its start.
    ///
    /// - Parameter moment: A time before this call, by the clock of a disk.
    package func record(since moment: FileTime?) throws(DiskError) -> FileRecord {
        let stamp = FileStamp(try status())
        var checksum = Checksum.Calculation()
        var buffer = [UInt8](repeating: 0, count: min(max(stamp.size, 1), 1 << 18))
        while case let count = try next(into: &buffer), count > 0 {
            buffer.withUnsafeBytes { checksum.update(.init(rebasing: $0[..<count])) }
        }
        return FileRecord(
            sha256: checksum.finish(), stamp: moment.flatMap { stamp.settled(before: $0) })
    }
}
