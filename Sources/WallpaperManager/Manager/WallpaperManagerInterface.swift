/// The documented interface of the client (wiki), and beside its completion handlers the `async` forms.
public protocol WallpaperManagerInterface: Sendable {
    /// The wallpaper that is set, or the default one.
    var currentWallpaper: Wallpaper { get }

    /// What can be chosen, by date, locale and the thumbnails that are there.
    var availableCollections: [WallpaperCollection] { get }

    /// Whether the app may offer wallpapers when it is first used.
    var canOnboardingBeShown: Bool { get }

    /// Whether the settings may offer wallpapers.
    var canSettingsBeShown: Bool { get }

    /// Makes a wallpaper the current one. Its images are not asked for: see `fetchAssetsFor`.
    func setCurrentWallpaper(
        to wallpaper: Wallpaper, completion: @escaping @Sendable (Result<Void, any Error>) -> Void)

    /// Makes a wallpaper the current one. Its images are not asked for: see `fetchAssets(for:)`.
    func setCurrentWallpaper(to wallpaper: Wallpaper) async throws(WallpaperManagerError)

    /// Fetches the images of a wallpaper for this device, both orientations, unless they are there.
    ///
    /// - Parameter completion: called once, from any thread.
    func fetchAssetsFor(
        _ wallpaper: Wallpaper, completion: @escaping @Sendable (Result<Void, any Error>) -> Void)

    /// Fetches the images of a wallpaper for this device, both orientations, unless they are there.
    func fetchAssets(for wallpaper: Wallpaper) async throws(WallpaperManagerError)

    /// Removes images that are not the current wallpaper's and thumbnails that are no longer available.
    func removeUnusedAssets()

    /// Starts an update and does not wait for it: see `update()`.
    func checkForUpdates()

    /// Asks for new metadata, once a day, and for missing thumbnails. A call while one runs waits for that one.
    @discardableResult
    func update() async -> UpdateOutcome

    /// Takes over the wallpaper that was chosen in the legacy system, once.
    func migrateLegacyAssets()
}

/// What an update came to.
public struct UpdateOutcome: Sendable, Equatable {
    /// What became of the metadata.
    public enum Metadata: Sendable, Equatable {
        /// It has been asked for today.
        case notDue
        /// Its collections are those that were known.
        case unchanged
        /// It was stored.
        case stored
        /// It did not come, was none, or was not stored; what was there is still there.
        case failed(WallpaperManagerError)
    }

    /// What became of the metadata.
    public var metadata: Metadata
    /// Wallpapers whose thumbnail was fetched and stored, sorted.
    public var fetchedThumbnails: [String]
    /// Thumbnails that failed, by wallpaper.
    public var failedThumbnails: [String: WallpaperManagerError]

    /// An outcome from its parts.
    public init(
        metadata: Metadata, fetchedThumbnails: [String] = [],
        failedThumbnails: [String: WallpaperManagerError] = [:]
    ) {
        self.metadata = metadata
        self.fetchedThumbnails = fetchedThumbnails
        self.failedThumbnails = failedThumbnails
    }
}
