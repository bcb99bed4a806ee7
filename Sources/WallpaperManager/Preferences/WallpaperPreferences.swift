import Foundation

/// What a client remembers beside its files, spelled as the app spells it in `UserDefaults`.
public enum Preference: String, Sendable, CaseIterable {
    /// The chosen wallpaper, as JSON.
    case currentWallpaper = "CurrentWallpaperUserPrefsKey"
    /// The day on which metadata was last asked for, `YYYY-MM-DD`.
    case metadataLastChecked = "WallpaperMetadataLastCheckedUserPrefsKey"
    /// Whether the last fetching of thumbnails ended with enough of them (`shipping`).
    case thumbnailsAvailable = "ThumbnailsAvailableUserPrefsKey"
    /// Whether the images of the legacy system have been taken over.
    case legacyAssetsMigrated = "legacyAssetMigrationCheckUserPrefsKey"
    /// Whether the legacy id has been replaced by the one in the metadata.
    case legacyIDMigrated = "v1MigrationCheckUserPrefsKey"
    /// The wallpaper chosen in the legacy system, as JSON.
    case legacyCurrentWallpaper = "WallpaperManagerCurrentWallpaperObject"
}

/// Where preferences are kept.
public protocol WallpaperPreferences: Sendable {
    /// What is kept under a key, or nil.
    func data(for key: Preference) -> Data?

    /// Keeps a value, or forgets it where it is nil.
    func set(_ data: Data?, for key: Preference) throws(WallpaperManagerError)
}

extension WallpaperPreferences {
    func text(for key: Preference) -> String? { data(for: key).map { String(decoding: $0, as: UTF8.self) } }

    func isSet(_ key: Preference) -> Bool { text(for: key) == "true" }

    func set(_ text: String, for key: Preference) throws(WallpaperManagerError) {
        try set(Data(text.utf8), for: key)
    }
}
