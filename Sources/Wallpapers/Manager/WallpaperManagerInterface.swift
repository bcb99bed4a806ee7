import Foundation

/// The interface of a manager for an app, so that the app can be tested with another manager.
///
/// It contains the interface that Mozilla's wiki documents for the client, with an `async` form beside each completion
/// handler, and the library's additions: one call to select a wallpaper, states, images, and an update at once.
public protocol WallpaperManagerInterface: Sendable {
    /// The current wallpaper, or the default one.
    var currentWallpaper: Wallpaper { get }

    /// The collections that can be chosen from, by date, locale and available thumbnails.
    var availableCollections: [WallpaperCollection] { get }

    /// Whether onboarding may offer wallpapers.
    var canOnboardingBeShown: Bool { get }

    /// Whether the settings may offer wallpapers.
    var canSettingsBeShown: Bool { get }

    /// The present state, and then the newest one after every change, for one listener.
    var changes: AsyncStream<WallpaperManager.State> { get }

    /// Downloads the missing images of a wallpaper and makes it the current one, in one step.
    ///
    /// - Parameters:
    ///   - wallpaper: A wallpaper of an available collection.
    ///   - progress: Called on any thread with the downloaded part of both images.
    func select(
        _ wallpaper: Wallpaper, progress: @escaping @Sendable (Double) -> Void
    ) async throws(WallpaperManagerError)

    /// Makes a wallpaper the current one. This does not download its images; see `fetchAssetsFor`.
    func setCurrentWallpaper(
        to wallpaper: Wallpaper, completion: @escaping @Sendable (Result<Void, any Error>) -> Void)

    /// Makes a wallpaper the current one. This does not download its images; see `select`.
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
    ///
    /// - Parameters:
    ///   - wallpaper: A wallpaper of an available collection.
    ///   - progress: Called on any thread with the downloaded part of both images.
    func fetchAssets(
        for wallpaper: Wallpaper, progress: @escaping @Sendable (Double) -> Void
    ) async throws(WallpaperManagerError)

    /// Returns the thumbnail of a wallpaper, or nil if it is not in the store.
    func thumbnail(of wallpaper: Wallpaper) async -> Data?

    /// Returns the file of a thumbnail, or nil if there is none.
    func thumbnailURL(of wallpaper: Wallpaper) -> URL?

    /// Returns a large image of a wallpaper for this device, or nil if it is not in the store.
    func image(of wallpaper: Wallpaper, _ orientation: Orientation) async -> Data?

    /// Returns the file of a large image for this device, or nil if there is none.
    func imageURL(of wallpaper: Wallpaper, _ orientation: Orientation) -> URL?

    /// Returns whether a wallpaper has images that are not in the store.
    func needsAssets(_ wallpaper: Wallpaper) async -> Bool

    /// Removes the images of all wallpapers but the current one, and thumbnails that are no longer available.
    func removeUnusedAssets()

    /// Starts an update and does not wait for it; see `update()`.
    func checkForUpdates()

    /// Downloads metadata, once a day, and missing thumbnails. Calls during an update wait for that update.
    @discardableResult
    func update() async -> UpdateOutcome

    /// Updates like `update`, but downloads metadata even if this was done today.
    @discardableResult
    func updateAtOnce() async -> UpdateOutcome

    /// Takes over the current wallpaper of the legacy system, once.
    func migrateLegacyAssets()
}

extension WallpaperManagerInterface {
    /// Downloads the missing images of a wallpaper and makes it the current one, in one step.
    public func select(_ wallpaper: Wallpaper) async throws(WallpaperManagerError) {
        try await select(wallpaper) { _ in }
    }

    /// Downloads the images of a wallpaper for this device, in both orientations, unless they are in the store.
    public func fetchAssets(for wallpaper: Wallpaper) async throws(WallpaperManagerError) {
        try await fetchAssets(for: wallpaper) { _ in }
    }

    /// Downloads the images of a wallpaper for this device, in both orientations, unless they are in the store.
    ///
    /// - Parameters:
    ///   - wallpaper: A wallpaper of an available collection.
    ///   - completion: Called once, on any thread.
    public func fetchAssetsFor(
        _ wallpaper: Wallpaper, completion: @escaping @Sendable (Result<Void, any Error>) -> Void
    ) {
        run(completion) { try await fetchAssets(for: wallpaper) }
    }

    /// Makes a wallpaper the current one. This does not download its images; see `select`.
    ///
    /// - Parameters:
    ///   - wallpaper: The new current wallpaper.
    ///   - completion: Called once, on any thread.
    public func setCurrentWallpaper(
        to wallpaper: Wallpaper, completion: @escaping @Sendable (Result<Void, any Error>) -> Void
    ) {
        run(completion) { try await setCurrentWallpaper(to: wallpaper) }
    }

    /// Starts an update and does not wait for it.
    public func checkForUpdates() {
        Task { await update() }
    }

    /// Starts a step, and passes its result to a completion handler.
    private func run(
        _ completion: @escaping @Sendable (Result<Void, any Error>) -> Void,
        _ step: @escaping @Sendable () async throws -> Void
    ) {
        Task(priority: .userInitiated) {
            do {
                try await step()
                completion(.success(()))
            } catch {
                completion(.failure(error))
            }
        }
    }
}
