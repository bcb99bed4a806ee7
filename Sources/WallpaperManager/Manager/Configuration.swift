import Foundation
import WallpaperMetadata

/// The size of a picture.
public struct ImageSize: Sendable, Equatable {
    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int

    /// A size from its two counts.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

extension WallpaperManager {
    /// Everything that a manager touches.
    public struct Configuration: Sendable {
        /// Where metadata and pictures come from.
        public var source: any WallpaperSource
        /// Where they are kept.
        public var store: any WallpaperStore
        /// Where the rest is kept.
        public var preferences: any WallpaperPreferences
        /// The time.
        public var clock: @Sendable () -> Date
        /// The calendar of the device, with its time zone.
        public var calendar: Calendar
        /// The locale of the device.
        public var locale: Locale
        /// What it is.
        public var device: Device
        /// Where files live on the server, and which collection is the default one.
        public var profile: Profile
        /// What decides on onboarding beside thumbnails.
        public var onboarding: Onboarding
        /// The size of the picture in these bytes, or nil where they are no picture.
        public var imageSize: @Sendable (Data) -> ImageSize?
        /// Which client to be like.
        public var fidelity: Fidelity
        /// Where downloads end.
        public var limits: Limits
        /// The system before this one, whose wallpaper `migrateLegacyAssets` takes over.
        public var legacy: LegacyWallpaperManager?

        /// A configuration; what has a default can also be set afterwards.
        public init(
            source: any WallpaperSource, store: any WallpaperStore, preferences: any WallpaperPreferences,
            clock: @escaping @Sendable () -> Date, calendar: Calendar, locale: Locale, device: Device,
            profile: Profile = .suffixed, onboarding: Onboarding = Onboarding(),
            fidelity: Fidelity = .documented, limits: Limits = Limits(),
            legacy: LegacyWallpaperManager? = nil, imageSize: @escaping @Sendable (Data) -> ImageSize?
        ) {
            self.source = source
            self.store = store
            self.preferences = preferences
            self.clock = clock
            self.calendar = calendar
            self.locale = locale
            self.device = device
            self.profile = profile
            self.onboarding = onboarding
            self.imageSize = imageSize
            self.fidelity = fidelity
            self.limits = limits
            self.legacy = legacy
        }
    }

    /// What the app knows about onboarding.
    public struct Onboarding: Sendable {
        /// Whether this build offers it.
        public var isEnabled: Bool
        /// Whether it has been seen.
        public var hasBeenSeen: @Sendable () -> Bool
        /// Whether the hints that come before it (toolbar, jump back in) have been shown.
        public var hintsHaveBeenShown: @Sendable () -> Bool

        /// Onboarding that is enabled, has not been seen, and whose turn it is.
        public init(
            isEnabled: Bool = true, hasBeenSeen: @escaping @Sendable () -> Bool = { false },
            hintsHaveBeenShown: @escaping @Sendable () -> Bool = { true }
        ) {
            self.isEnabled = isEnabled
            self.hasBeenSeen = hasBeenSeen
            self.hintsHaveBeenShown = hintsHaveBeenShown
        }
    }

    /// Where each kind of download ends. The sizes leave room above what clients.md says of real files.
    public struct Limits: Sendable, Equatable {
        /// For `wallpapers.json`: 1 MiB unless told.
        public var metadata = DownloadLimits(bytes: 1 << 20)
        /// For a thumbnail, 10-50 KB: 1 MiB unless told.
        public var thumbnail = DownloadLimits(bytes: 1 << 20)
        /// For a large image, up to 1.5 MB: 16 MiB unless told.
        public var image = DownloadLimits(bytes: 16 << 20)

        /// The limits named above.
        public init() {}
    }
}

extension WallpaperManager.Configuration {
    /// The present moment on this device.
    var circumstances: Circumstances { Circumstances(now: clock(), calendar: calendar, locale: locale) }

    /// How metadata is read here. Only Ecosia's client knows `bundled-asset-name`.
    var reading: ReceivedMetadata.Reading {
        ReceivedMetadata.Reading(
            fidelity: fidelity, calendar: calendar, locale: locale,
            honorsBundledAssets: profile.reads(extraKey: Profile.bundledAssetKey))
    }
}
