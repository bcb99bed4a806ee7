import WallpressDisk
import Testing

@Suite struct FileStampTests {
    /// 2026-01-02, in nanoseconds.
    private static let now = 1_767_312_000 * 1_000_000_000

    /// Returns a stamp with times that many nanoseconds before now.
    private static func stamp(modified: Int, changed: Int) -> FileStamp {
        FileStamp(
            size: 7, modified: FileTime(nanoseconds: now - modified),
            changed: FileTime(nanoseconds: now - changed), inode: 9)
    }

    private static let (second, hour) = (1_000_000_000, 3_600_000_000_000)

    @Test(arguments: [
        // Both are old, on disks that count nanoseconds, microseconds and seconds.
        (modified: 2 * hour + 1, changed: hour + 1, isSettled: true),
        (modified: hour + 1000, changed: hour + 1000, isSettled: true),
        (modified: 2 * hour, changed: hour, isSettled: true),
        // One of them is new.
        (modified: 1, changed: 1, isSettled: false),
        (modified: hour + 1, changed: second, isSettled: false),
        (modified: hour + 1, changed: 2 * second, isSettled: false),
        (modified: hour + 1, changed: 2 * second + 1, isSettled: true),
        (modified: second, changed: hour + 1, isSettled: false),
        (modified: -hour, changed: hour + 1, isSettled: false),
        // FAT and exFAT, which have one time.
        (modified: hour, changed: hour, isSettled: false),
        (modified: hour + second / 100, changed: hour + second / 100, isSettled: false),
    ])
    func aStampProvesNothingIfAWriteMayLeaveItTheSame(modified: Int, changed: Int, isSettled: Bool) {
        let stamp = Self.stamp(modified: modified, changed: changed)
        #expect(stamp.settled(before: FileTime(nanoseconds: Self.now)) == (isSettled ? stamp : nil))
    }
}
