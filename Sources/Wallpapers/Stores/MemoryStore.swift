import Foundation
import WallpaperMetadata

/// A store that lasts as long as the process.
public final class MemoryStore: WallpaperStore {
    private let files: LockedValue<[String: Data]>

    /// Creates a store that contains these files, by path.
    public init(_ files: [String: Data] = [:]) { self.files = LockedValue(files) }

    /// Returns the bytes of a file, or nil if there is no such file.
    public func read(_ path: String) throws(WallpaperManagerError) -> Data? {
        guard Layout.isSafe(path) else { throw .unsafeName(path) }
        return files.withLock { $0[path] }
    }

    /// Writes all of these files.
    public func write(_ files: [StoredFile]) throws(WallpaperManagerError) {
        for file in files where !Layout.isSafe(file.path) { throw .unsafeName(file.path) }
        self.files.withLock { stored in
            for file in files { stored[file.path] = file.data }
        }
    }

    /// Removes a file, if it is there.
    public func remove(_ path: String) throws(WallpaperManagerError) {
        guard Layout.isSafe(path) else { throw .unsafeName(path) }
        files.withLock { stored in stored[path] = nil }
    }

    /// Returns the paths of all files, sorted.
    public func paths() throws(WallpaperManagerError) -> [String] { files.withLock { $0.keys.sorted() } }

    /// Does nothing, because RAM does not outlast a crash.
    public func removeUnfinished() throws(WallpaperManagerError) {}
}

/// Preferences that last as long as the process.
public final class MemoryPreferences: WallpaperPreferences {
    private let values: LockedValue<[Preference: Data]>

    /// Creates preferences with these values.
    public init(_ values: [Preference: Data] = [:]) { self.values = LockedValue(values) }

    /// Returns the value of a preference, or nil if it has none.
    public func data(for key: Preference) -> Data? { values.withLock { $0[key] } }

    /// Sets the value of a preference; nil removes it.
    public func set(_ data: Data?, for key: Preference) throws(WallpaperManagerError) {
        values.withLock { values in values[key] = data }
    }
}

/// A value that only one thread at a time can access.
///
/// `Synchronization.Mutex` does the same, but needs macOS 15.
package final class LockedValue<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) { self.value = value }

    package func withLock<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
