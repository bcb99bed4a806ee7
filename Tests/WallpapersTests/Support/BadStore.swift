import Foundation
import Wallpapers

/// A store that fails to write after a number of files, as on a full or read-only disk, or that is unreadable for now.
final class BadStore: WallpaperStore {
    private let inner: MemoryStore
    let writesLeft: Box<Int>
    let removes = Box(true)
    let reads = Box(true)

    init(_ inner: MemoryStore = MemoryStore(), writes: Int) {
        self.inner = inner
        writesLeft = Box(writes)
    }

    func read(_ path: String) throws(WallpaperManagerError) -> Data? {
        guard reads.value else { throw .store(path: path, .read, reason: "Operation not permitted") }
        return try inner.read(path)
    }

    func write(_ files: [StoredFile]) throws(WallpaperManagerError) {
        let hasRoom = writesLeft.change { left in
            left -= files.count
            return left >= 0
        }
        guard hasRoom else {
            throw .store(path: files[0].path, .write, reason: "No space left on device")
        }
        try inner.write(files)
    }

    func remove(_ path: String) throws(WallpaperManagerError) {
        guard removes.value else { throw .store(path: path, .remove, reason: "Read-only file system") }
        try inner.remove(path)
    }

    func paths() throws(WallpaperManagerError) -> [String] { try inner.paths() }

    func removeUnfinished() throws(WallpaperManagerError) {}
}

/// Preferences that cannot be changed.
struct ReadOnlyPreferences: WallpaperPreferences {
    var inner = MemoryPreferences()

    func data(for key: Preference) -> Data? { inner.data(for: key) }

    func set(_ data: Data?, for key: Preference) throws(WallpaperManagerError) {
        throw .preferences(key, reason: "Read-only file system")
    }
}
