import Foundation
import WallpaperMetadata

extension WallpaperManager {
    /// Everything that a manager uses.
    public struct Configuration: Sendable {
        /// The server that metadata and pictures come from.
        public var source: any WallpaperSource
        /// The place where metadata and pictures are stored.
        public var store: any WallpaperStore
        /// The place where the current wallpaper and other small values are stored.
        public var preferences: any WallpaperPreferences
        /// Returns the current time.
        public var clock: @Sendable () -> Date
        /// The calendar of the device, with its time zone.
        public var calendar: Calendar
        /// The locale of the device.
        public var locale: Locale
        /// The kind of device.
        public var device: Device
        /// The layout of the server and its default collection: a profile that the server's tree was built for. There is
        /// no default, because none fits every tree.
        public var profile: Profile
        /// The state of onboarding in the app.
        public var onboarding: Onboarding
        /// Returns the size of the picture in these bytes, or nil if they are not a picture.
        public var imageSize: @Sendable (Data) -> ImageSize?
        /// The client that the manager behaves like.
        public var fidelity: Fidelity
        /// The limits for each kind of download.
        public var limits: Limits
        /// The manager of the legacy system, from which `migrateLegacyAssets` takes the current wallpaper.
        public var legacy: LegacyWallpaperManager?

        /// Creates a configuration. Everything with a default can also be set later.
        public init(
            source: any WallpaperSource, store: any WallpaperStore, preferences: any WallpaperPreferences,
            clock: @escaping @Sendable () -> Date = { Date() }, calendar: Calendar = .autoupdatingCurrent,
            locale: Locale = .autoupdatingCurrent, device: Device = .current, profile: Profile,
            onboarding: Onboarding = Onboarding(),
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

    /// The state of onboarding in the app.
    public struct Onboarding: Sendable {
        /// Whether this build of the app has onboarding for wallpapers.
        public var isEnabled: Bool
        /// Returns whether the user has seen it.
        public var hasBeenSeen: @Sendable () -> Bool
        /// Returns whether the hints that come before it (toolbar, jump back in) have been shown.
        public var hintsHaveBeenShown: @Sendable () -> Bool

        /// Creates the state of onboarding. By default it may be shown now.
        public init(
            isEnabled: Bool = true, hasBeenSeen: @escaping @Sendable () -> Bool = { false },
            hintsHaveBeenShown: @escaping @Sendable () -> Bool = { true }
        ) {
            self.isEnabled = isEnabled
            self.hasBeenSeen = hasBeenSeen
            self.hintsHaveBeenShown = hintsHaveBeenShown
        }
    }

    /// The limits for each kind of download. By default, `wallpress verify` has the same ones, so that an app refuses
    /// nothing that it accepts. Real files are far smaller (Documentation/clients.md).
    public struct Limits: Sendable, Equatable {
        /// The limits for `wallpapers.json`; 64 MiB by default.
        public var metadata = DownloadLimits(bytes: FeedFormat.v1.limit)
        /// The limits for a thumbnail, which has 10 to 50 KB; 32 MiB by default.
        public var thumbnail = DownloadLimits(bytes: 32 << 20)
        /// The limits for a large image, which has up to 1.5 MB; 32 MiB by default.
        public var image = DownloadLimits(bytes: 32 << 20)

        /// Creates the default limits.
        public init() {}
    }
}

extension WallpaperManager.Configuration {
    /// The circumstances on this device now.
    var circumstances: Circumstances { Circumstances(now: clock(), calendar: calendar, locale: locale) }

    /// How this client reads metadata. Only Ecosia's knows `bundled-asset-name`.
    var reading: ReceivedMetadata.Reading {
        ReceivedMetadata.Reading(
            fidelity: fidelity, calendar: calendar, locale: locale,
            extraKeys: profile.extraKeys)
    }
}

/// The client that a manager behaves like.
public enum Fidelity: Sendable, Equatable, CaseIterable {
    /// The client that Mozilla documents.
    case documented
    /// The client that Mozilla ships, with its known faults (Documentation/clients.md):
    ///
    /// - The first thumbnail that fails ends the download of thumbnails. Apps take them in an order that differs from
    ///   launch to launch; here, it is that of the file.
    /// - Four thumbnails are enough for the settings to be shown, even if others are missing.
    /// - A collection is available while `start < now < end`. Both are local midnights, so the last day is
    ///   excluded.
    /// - Locales must match exactly; `en_US` does not match `en-US`.
    /// - Dates are read as `DateFormatter` reads them: `2026-5-1` is accepted, and the year is a year of the calendar
    ///   of the device or its locale. A day that has no midnight in the time zone cannot be read.
    /// - Colors are whatever a hex scanner reads. Metadata with a color that crashes the app cannot be read.
    /// - Metadata and the current wallpaper are encoded again before they are stored, and then a wallpaper
    ///   loses all colors if one is missing.
    /// - The legacy wallpaper `twilightHills` is not replaced by its successor, and successors are looked up in
    ///   `classic-firefox` only.
    /// - Folder names are cut at `_portrait` and similar words, and cleaning up removes whole folders.
    case shipping
}
