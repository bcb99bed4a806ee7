import Foundation

/// Preferences as small files of a store, one for each key, written as safely as everything else there.
public struct FilePreferences: WallpaperPreferences {
    private let store: any WallpaperStore

    /// Preferences in the folder `preferences` of a store.
    public init(in store: any WallpaperStore) { self.store = store }

    /// What is kept under a key, or nil.
    public func data(for key: Preference) -> Data? { (try? store.read(path(key))) ?? nil }

    /// Keeps a value, or forgets it where it is nil.
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
