#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A time by the clock of a disk.
package struct FileTime: Sendable, Equatable {
    /// Nanoseconds since 1970, limited to 285 years before and after.
    package let nanoseconds: Int

    /// The longest step of any file system in nanoseconds: two seconds, on FAT.
    package static let longestStep = 2_000_000_000

    package init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

    package init(_ time: timespec) {
        let farthest = 9_000_000_000
        nanoseconds = min(max(Int(time.tv_sec), -farthest), farthest) * 1_000_000_000 + Int(time.tv_nsec)
    }

    /// Reads the time when the bytes of a file or the names in a folder were last changed.
    package init(modified status: stat) {
        #if canImport(Darwin)
            self.init(status.st_mtimespec)
        #else
            self.init(status.st_mtim)
        #endif
    }
}
