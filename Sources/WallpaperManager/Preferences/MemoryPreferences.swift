import Foundation

/// Preferences that last as long as the process.
public final class MemoryPreferences: WallpaperPreferences {
    private let values: Locked<[Preference: Data]>

    /// Preferences with these values.
    public init(_ values: [Preference: Data] = [:]) { self.values = Locked(values) }

    /// What is kept under a key, or nil.
    public func data(for key: Preference) -> Data? { values.withLock { $0[key] } }

    /// Keeps a value, or forgets it where it is nil.
    public func set(_ data: Data?, for key: Preference) throws(WallpaperManagerError) {
        values.withLock { values in values[key] = data }
    }
}
