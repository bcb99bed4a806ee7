/// The interface that Mozilla's wiki documents for the client, with an `async` form beside each completion
/// handler.
public protocol WallpaperManagerInterface: Sendable {
    /// The current wallpaper, or the default one.
    var currentWallpaper: Wallpaper { get }

    /// The collections that can be chosen from, by date, locale and available thumbnails.
    var availableCollections: [WallpaperCollection] { get }

    /// Whether onboarding may offer wallpapers.
    var canOnboardingBeShown: Bool { get }

    /// Whether the settings may offer wallpapers.
    var canSettingsBeShown: Bool { get }

    /// Makes a wallpaper the current one. This does not download its images; see `fetchAssetsFor`.
    func setCurrentWallpaper(
        to wallpaper: Wallpaper, completion: @escaping @Sendable (Result<Void, any Error>) -> Void)

    /// Makes a wallpaper the current one. This does not download its images; see `fetchAssets(for:)`.
    func setCurrentWallpaper(to wallpaper: Wallpaper) async throws(WallpaperManagerError)

    /// Downloads the images of a wallpaper for this device, in both orientations, unless they are in the
    /// store.
    ///
    /// - Parameters:
    ///   - wallpaper: A wallpaper of an available collection.
    ///   - completion: Called once, on any thread.
    func fetchAssetsFor(
        _ wallpaper: Wallpaper, completion: @escaping @Sendable (Result<Void, any Error>) -> Void)

    /// Downloads the images of a wallpaper for this device, in both orientations, unless they are in the
    /// store.
    func fetchAssets(for wallpaper: Wallpaper) async throws(WallpaperManagerError)

    /// Removes the images of all wallpapers but the current one, and thumbnails that are no longer available.
    func removeUnusedAssets()

    /// Starts an update and does not wait for it; see `update()`.
    func checkForUpdates()

    /// Downloads metadata, once a day, and missing thumbnails. Calls during an update wait for that update.
    @discardableResult
    func update() async -> UpdateOutcome

    /// Takes over the current wallpaper of the legacy system, once.
    func migrateLegacyAssets()
}
