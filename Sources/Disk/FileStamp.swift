#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The state of a file as the file system records it, without opening the file. Every write to the file changes some of it.
///
/// Tools such as `cp -p`, `tar` and `rsync` set the time of the last modification back, so the inode and the time of
/// the last status change (ctime) are part of the stamp.
package struct FileStamp: Sendable, Equatable {
    /// The size in bytes.
    package let size: Int
    /// The time when its bytes were last written.
    package let modified: FileTime
    /// The time when the file or its status was last changed. No program can set it.
    package let changed: FileTime
    /// The inode number.
    package let inode: Int

    package init(size: Int, modified: FileTime, changed: FileTime, inode: Int) {
        self.size = size
        self.modified = modified
        self.changed = changed
        self.inode = inode
    }
}

extension FileStamp {
    package init(_ status: stat) {
        #if canImport(Darwin)
            let changed = status.st_ctimespec
        #else
            let changed = status.st_ctim
        #endif
        self.init(
            size: Int(status.st_size), modified: FileTime(modified: status), changed: FileTime(changed),
            inode: Int(truncatingIfNeeded: status.st_ino))
    }

    /// Returns the stamp if every later write to the file will change it, otherwise nil.
    ///
    /// Disks count time in steps. If a file is read and then written in the same step, its stamp does not change, so a
    /// stamp that is this new proves nothing. The time of the last status change decides too, because a file that was
    /// just written may have got an old modification time.
    ///
    /// FAT and exFAT keep only one time, which every program can set, in steps of two seconds and of a hundredth of a
    /// second. There, even an old stamp proves nothing. Such stamps have the same time twice, without a smaller part of a
    /// second.
    ///
    /// - Parameter moment: A time before the bytes were read, by the clock of a disk.
    package func settled(before moment: FileTime) -> FileStamp? {
        let last = max(modified.nanoseconds, changed.nanoseconds)
        let hasOneTime = modified == changed && changed.nanoseconds.isMultiple(of: 10_000_000)
        return last < moment.nanoseconds - FileTime.longestStep && !hasOneTime ? self : nil
    }
}

extension FileStamp: Codable {
    package init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        size = try numbers.decode(Int.self)
        modified = FileTime(nanoseconds: try numbers.decode(Int.self))
        changed = FileTime(nanoseconds: try numbers.decode(Int.self))
        inode = try numbers.decode(Int.self)
    }

    /// Writes the four numbers without keys. A wallpaper has half a dozen stamps.
    package func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [size, modified.nanoseconds, changed.nanoseconds, inode] { try numbers.encode(number) }
    }
}
