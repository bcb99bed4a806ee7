#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What the file system says of a file without opening it: whoever writes to the file changes some of it.
///
/// The inode and the time of the last change to it (ctime) are there for those who set the time of the last
/// modification back, as `cp -p`, `tar` and `rsync` do.
struct FileStamp: Sendable, Equatable, Codable {
    /// Bytes.
    let size: Int
    /// When its bytes were last written.
    let modified: FileTime
    /// When anything of it was last changed; nobody can set this.
    let changed: FileTime
    /// The number of the file on its disk.
    let inode: Int
}

extension FileStamp {
    init(_ status: stat) {
        #if canImport(Darwin)
            let changed = status.st_ctimespec
        #else
            let changed = status.st_ctim
        #endif
        self.init(
            size: Int(status.st_size), modified: FileTime(modified: status), changed: FileTime(changed),
            inode: Int(truncatingIfNeeded: status.st_ino))
    }

    /// The stamp, if any later write to the file will show in it; else nil.
    ///
    /// Disks count time in steps. A file that was written in the step in which it was read can be written
    /// once more in the same step, and its stamp stays the same: such a stamp proves nothing.
    ///
    /// - Parameter moment: one before the bytes were read, by the clock of a disk.
    func settled(before moment: FileTime) -> FileStamp? {
        modified.nanoseconds < moment.nanoseconds - FileTime.longestStep ? self : nil
    }
}

/// A moment by the clock of a disk.
struct FileTime: Sendable, Equatable, Codable {
    /// Since 1970, within 285 years of it.
    let nanoseconds: Int

    /// The step of FAT is two seconds; those of others are milliseconds and less.
    static let longestStep = 2_000_000_000

    init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

    init(_ time: timespec) {
        let farthest = 9_000_000_000
        nanoseconds = min(max(Int(time.tv_sec), -farthest), farthest) * 1_000_000_000 + Int(time.tv_nsec)
    }

    /// When the bytes of a file, or the names in a folder, were last changed.
    init(modified status: stat) {
        #if canImport(Darwin)
            self.init(status.st_mtimespec)
        #else
            self.init(status.st_mtim)
        #endif
    }
}
