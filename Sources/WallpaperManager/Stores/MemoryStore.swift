import Foundation
import WallpaperMetadata

/// A store that lasts as long as the process.
public final class MemoryStore: WallpaperStore {
    private let files: Locked<[String: Data]>

    /// A store with these files in it.
    public init(_ files: [String: Data] = [:]) { self.files = Locked(files) }

    /// The bytes of a file, or nil where there is none.
    public func read(_ path: String) throws(WallpaperManagerError) -> Data? {
        guard Layout.isSafe(path) else { throw .unsafeName(path) }
        return files.withLock { $0[path] }
    }

    /// Stores all of these files.
    public func write(_ files: [StoredFile]) throws(WallpaperManagerError) {
        for file in files where !Layout.isSafe(file.path) { throw .unsafeName(file.path) }
        self.files.withLock { kept in
            for file in files { kept[file.path] = file.data }
        }
    }

    /// Removes a file, if it is there.
    public func remove(_ path: String) throws(WallpaperManagerError) {
        guard Layout.isSafe(path) else { throw .unsafeName(path) }
        files.withLock { kept in kept[path] = nil }
    }

    /// The paths of all files, sorted.
    public func paths() throws(WallpaperManagerError) -> [String] { files.withLock { $0.keys.sorted() } }

    /// Does nothing: memory does not outlast a crash.
    public func removeUnfinished() throws(WallpaperManagerError) {}
}
