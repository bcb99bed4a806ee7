import Foundation
import WallpaperMetadata

extension LegacyWallpaperManager {
    /// Everything that a legacy manager uses.
    public struct Configuration: Sendable {
        /// The collections that the app offers, its own wallpapers first.
        public var collections: [LegacyWallpaperCollection]
        /// The server that images are downloaded from.
        public var source: any WallpaperSource
        /// The place where images are stored.
        public var store: any WallpaperStore
        /// The place where the current wallpaper is stored.
        public var preferences: any WallpaperPreferences
        /// Returns the current time.
        public var clock: @Sendable () -> Date
        /// The calendar of the device, with its time zone.
        public var calendar: Calendar
        /// The locale of the device.
        public var locale: Locale
        /// The kind of device.
        public var device: Device
        /// Returns an image of the app's asset catalog by name, or nil if there is none.
        public var bundledImage: @Sendable (String) -> Data?
        /// Returns the size of the image in these bytes, or nil if they are not an image.
        public var imageSize: @Sendable (Data) -> ImageSize?
        /// The client that the manager behaves like.
        public var fidelity: Fidelity
        /// The limits for the download of an image.
        public var limits: DownloadLimits

        /// Creates a configuration. Everything with a default can also be set later.
        public init(
            collections: [LegacyWallpaperCollection], source: any WallpaperSource, store: any WallpaperStore,
            preferences: any WallpaperPreferences, clock: @escaping @Sendable () -> Date = { Date() },
            calendar: Calendar = .autoupdatingCurrent, locale: Locale = .autoupdatingCurrent,
            device: Device = .current, fidelity: Fidelity = .documented,
            limits: DownloadLimits = DownloadLimits(bytes: 32 << 20),
            bundledImage: @escaping @Sendable (String) -> Data? = { _ in nil },
            imageSize: @escaping @Sendable (Data) -> ImageSize?
        ) {
            self.collections = collections
            self.source = source
            self.store = store
            self.preferences = preferences
            self.clock = clock
            self.calendar = calendar
            self.locale = locale
            self.device = device
            self.bundledImage = bundledImage
            self.imageSize = imageSize
            self.fidelity = fidelity
            self.limits = limits
        }
    }
}

extension LegacyWallpaperManager.Configuration {
    /// The circumstances on this device now.
    var circumstances: Circumstances { Circumstances(now: clock(), calendar: calendar, locale: locale) }
}

/// The paths of the legacy client's files below the store's root (Documentation/clients-ios.md).
enum LegacyName {
    /// The copies of the current wallpaper's images, which survive its expiry.
    static let currentPortrait = "WallpaperManagerCurrentWallpaperImage"
    static let currentLandscape = "WallpaperManagerCurrentWallpaperImageLandscape"

    /// Returns the path of an image, such as `wallpapers/trRed_ls/trRed_ls`.
    static func path(_ key: String) throws(WallpaperManagerError) -> String {
        let path = "wallpapers/\(key)/\(key)"
        guard !key.contains("/"), Layout.isSafe(path) else { throw .unsafeName(key) }
        return path
    }
}
