import Disk

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
        var checksum = Checksum.Calculation()
        var buffer = [UInt8](repeating: 0, count: min(max(stamp.size, 1), 1 << 18))
        while case let count = try next(into: &buffer), count > 0 {
            buffer.withUnsafeBytes { checksum.update(.init(rebasing: $0[..<count])) }
        }
        return FileRecord(
            sha256: checksum.finish(), stamp: moment.flatMap { stamp.settled(before: $0) })
    }
}
