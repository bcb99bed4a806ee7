import Foundation
import WallpaperMetadata

/// Both images of a legacy wallpaper for one device.
public struct LegacyImages: Sendable, Equatable {
    /// For a device held upright.
    public let portrait: Data
    /// For a device on its side.
    public let landscape: Data

    /// A pair of images.
    public init(portrait: Data, landscape: Data) {
        self.portrait = portrait
        self.landscape = landscape
    }
}

extension LegacyWallpaperManager {
    /// Everything that a legacy manager touches.
    public struct Configuration: Sendable {
        /// What the app offers, its own wallpapers first.
        public var collections: [LegacyWallpaperCollection]
        /// Where downloaded images come from.
        public var source: any WallpaperSource
        /// Where they are kept.
        public var store: any WallpaperStore
        /// Where the choice is kept.
        public var preferences: any WallpaperPreferences
        /// The time.
        public var clock: @Sendable () -> Date
        /// The calendar of the device, with its time zone.
        public var calendar: Calendar
        /// The locale of the device.
        public var locale: Locale
        /// What it is.
        public var device: Device
        /// The bytes of an image in the app's asset catalogue, or nil where it has none of this name.
        public var bundledImage: @Sendable (String) -> Data?
        /// The size of the picture in these bytes, or nil where they are no picture.
        public var imageSize: @Sendable (Data) -> ImageSize?
        /// Which client to be like.
        public var fidelity: Fidelity
        /// Where the download of an image ends.
        public var limits: DownloadLimits

        /// A configuration; what has a default can also be set afterwards.
        public init(
            collections: [LegacyWallpaperCollection], source: any WallpaperSource, store: any WallpaperStore,
            preferences: any WallpaperPreferences, clock: @escaping @Sendable () -> Date, calendar: Calendar,
            locale: Locale, device: Device, fidelity: Fidelity = .documented,
            limits: DownloadLimits = DownloadLimits(bytes: 16 << 20),
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
    /// The present moment on this device.
    var circumstances: Circumstances { Circumstances(now: clock(), calendar: calendar, locale: locale) }
}

/// Where the legacy client keeps its files, below the store's root (clients.md).
enum LegacyName {
    /// The copies of the current wallpaper's images.
    static let currentPortrait = "WallpaperManagerCurrentWallpaperImage"
    static let currentLandscape = "WallpaperManagerCurrentWallpaperImageLandscape"

    /// `wallpapers/trRed_ls/trRed_ls`.
    static func path(_ key: String) throws(WallpaperManagerError) -> String {
        let path = "wallpapers/\(key)/\(key)"
        guard !key.contains("/"), Layout.isSafe(path) else { throw .unsafeName(key) }
        return path
    }
}
