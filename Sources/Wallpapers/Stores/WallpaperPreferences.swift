import Foundation

/// The small values that a client keeps beside its files. The raw values are the keys that the app uses in
/// `UserDefaults`.
public enum Preference: String, Sendable, CaseIterable {
    /// The current wallpaper, as JSON.
    case currentWallpaper = "CurrentWallpaperUserPrefsKey"
    /// The day of the last successful request for metadata, as `YYYY-MM-DD`.
    case metadataLastChecked = "WallpaperMetadataLastCheckedUserPrefsKey"
    /// Whether the last update ended with enough thumbnails. Only `Fidelity.shipping` uses it.
    case thumbnailsAvailable = "ThumbnailsAvailableUserPrefsKey"
    /// Whether the images of the legacy system have been copied.
    case legacyAssetsMigrated = "legacyAssetMigrationCheckUserPrefsKey"
    /// Whether the legacy id has been replaced by the id in the metadata.
    case legacyIDMigrated = "v1MigrationCheckUserPrefsKey"
    /// The current wallpaper of the legacy system, as JSON.
    case legacyCurrentWallpaper = "WallpaperManagerCurrentWallpaperObject"
}

/// A place where preferences are stored.
public protocol WallpaperPreferences: Sendable {
    /// Returns the value of a preference, or nil if it has none.
    ///
    /// - Throws: `.preferences` if the value could not be read.
    func data(for key: Preference) throws(WallpaperManagerError) -> Data?

    /// Sets the value of a preference; nil removes it.
    ///
    /// - Throws: `.preferences` if the value could not be stored. The old value then stays.
    func set(_ data: Data?, for key: Preference) throws(WallpaperManagerError)
}

extension WallpaperPreferences {
    func text(for key: Preference) throws(WallpaperManagerError) -> String? {
        try data(for: key).map { String(decoding: $0, as: UTF8.self) }
    }

    func isSet(_ key: Preference) throws(WallpaperManagerError) -> Bool { try text(for: key) == "true" }

    func set(_ text: String, for key: Preference) throws(WallpaperManagerError) {
        try set(Data(text.utf8), for: key)
    }
}

/// Preferences in the app's `UserDefaults`.
public struct UserDefaultsPreferences: WallpaperPreferences {
    private let suiteName: String?

    /// Creates preferences in a suite, or in the app's own defaults if the name is nil.
    public init(suiteName: String? = nil) { self.suiteName = suiteName }

    /// Returns the value of a preference, or nil if it has none, or if this device has not been unlocked since it was
    /// started: `UserDefaults` does not distinguish them.
    ///
    /// - Throws: `.preferences` if there is no suite of this name.
    public func data(for key: Preference) throws(WallpaperManagerError) -> Data? {
        try named(key).data(forKey: key.rawValue)
    }

    /// Sets the value of a preference; nil removes it.
    ///
    /// - Throws: `.preferences` if there is no suite of this name.
    public func set(_ data: Data?, for key: Preference) throws(WallpaperManagerError) {
        let defaults = try named(key)
        if let data {
            defaults.set(data, forKey: key.rawValue)
        } else {
            defaults.removeObject(forKey: key.rawValue)
        }
    }

    /// Returns the defaults, made on every use: `UserDefaults` is safe to use from any thread, but not every Foundation declares
    /// it `Sendable`.
    private func named(_ key: Preference) throws(WallpaperManagerError) -> UserDefaults {
        guard let defaults = UserDefaults(suiteName: suiteName) else {
            throw .preferences(key, reason: "there is no preferences suite with this name")
        }
        return defaults
    }
}

/// Preferences as files in a store, one file for each preference, so that they are written as safely as
/// everything else there.
public struct FilePreferences: WallpaperPreferences {
    private let store: any WallpaperStore

    /// Creates preferences in the folder `preferences` of a store.
    public init(in store: any WallpaperStore) { self.store = store }

    /// Returns the value of a preference, or nil if it has none.
    ///
    /// - Throws: `.preferences` with the store's message.
    public func data(for key: Preference) throws(WallpaperManagerError) -> Data? {
        do {
            return try store.read(path(key))
        } catch {
            throw .preferences(key, reason: error.description)
        }
    }

    /// Sets the value of a preference; nil removes it.
    ///
    /// - Throws: `.preferences` with the store's message. The old value then stays.
    public func set(_ data: Data?, for key: Preference) throws(WallpaperManagerError) {
        do {
            if let data {
                try store.write([StoredFile(path: path(key), data: data)])
            } else {
                try store.remove(path(key))
            }
        } catch {
            throw .preferences(key, reason: error.description)
        }
    }

    private func path(_ key: Preference) -> String { "preferences/\(key.rawValue)" }
}
