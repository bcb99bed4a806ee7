import Foundation

/// Preferences in the app's `UserDefaults`.
public struct UserDefaultsPreferences: WallpaperPreferences {
    private let suiteName: String?

    /// Preferences of a suite, or of the app itself where it is nil.
    public init(suiteName: String? = nil) { self.suiteName = suiteName }

    /// What is kept under a key, or nil.
    public func data(for key: Preference) -> Data? { defaults?.data(forKey: key.rawValue) }

    /// Keeps a value, or forgets it where it is nil.
    public func set(_ data: Data?, for key: Preference) throws(WallpaperManagerError) {
        guard let defaults else { throw .preferences(key, reason: "there is no suite of this name") }
        if let data {
            defaults.set(data, forKey: key.rawValue)
        } else {
            defaults.removeObject(forKey: key.rawValue)
        }
    }

    /// Made anew each time: `UserDefaults` may be used from any thread, and not every Foundation says so.
    private var defaults: UserDefaults? { UserDefaults(suiteName: suiteName) }
}
