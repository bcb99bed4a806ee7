import Foundation
import WallpaperMetadata

extension WallpaperManager {
    /// Downloads the images of a wallpaper that are not in the store, and makes the wallpaper the current one.
    ///
    /// Images and choice are stored in one step, so `removeUnusedAssets` never runs in between. Without a connection,
    /// this works if both images are in the store. A wallpaper can be selected after its collection has ended, for example
    /// on a screen that was opened before, if the server still has its images. If the task is cancelled, nothing is
    /// selected from then on; to let the last of several selections win, cancel the others.
    ///
    /// - Parameters:
    ///   - wallpaper: A wallpaper of an available collection, or the default one.
    ///   - progress: Called on any thread with the downloaded part of both images, which only grows and ends with 1. It is
    ///     not called if nothing is downloaded.
    /// - Throws: `.cancelled`, the error of the first image that failed, `.store` or `.preferences`. The previous wallpaper
    ///   then stays.
    public func select(
        _ wallpaper: Wallpaper, progress: @escaping @Sendable (Double) -> Void
    ) async throws(WallpaperManagerError) {
        var images = lacksImages(of: wallpaper) ? try await fetchedImages(of: wallpaper, progress) : []
        while try !choose(wallpaper, with: images) {
            // They were in the store, and have been removed since.
            images = try await fetchedImages(of: wallpaper, progress)
        }
    }

    /// Makes a wallpaper the current one and stores it. This does not download its images.
    ///
    /// With `Fidelity.documented`, it is stored with the colors that the metadata now has for it.
    ///
    /// - Throws: `.notFetched` if its images are not in the store, unless the fidelity is `.shipping`; `.store` or
    ///   `.preferences`. The previous wallpaper then stays.
    public func setCurrentWallpaper(to wallpaper: Wallpaper) throws(WallpaperManagerError) {
        writing.lock()
        defer { writing.unlock() }
        if configuration.fidelity == .documented, try lacksFiles(of: wallpaper) {
            throw .notFetched(wallpaper.id)
        }
        try choose(wallpaper)
    }

    /// Makes a wallpaper the current one and stores it. This does not download its images.
    ///
    /// - Parameters:
    ///   - wallpaper: The new current wallpaper.
    ///   - completion: Called before this method returns.
    public func setCurrentWallpaper(
        to wallpaper: Wallpaper, completion: @escaping @Sendable (Result<Void, any Error>) -> Void
    ) {
        do {
            try setCurrentWallpaper(to: wallpaper)
            completion(.success(()))
        } catch {
            completion(.failure(error))
        }
    }
}

extension WallpaperManager {
    /// The wallpaper that the user has chosen; nil if there is none, or if the stored value is invalid.
    ///
    /// Throws if it could not be read. Code that removes or replaces files must not mistake that for no choice.
    var chosenWallpaper: Wallpaper? {
        get throws(WallpaperManagerError) {
            try configuration.preferences.data(for: .currentWallpaper)
                .flatMap { try? Wallpaper($0, as: configuration.reading) }
        }
    }

    /// Stores a wallpaper as the current one. The caller has locked `writing`.
    func choose(_ wallpaper: Wallpaper) throws(WallpaperManagerError) {
        let text = renewed(wallpaper).json(configuration.fidelity).compact
        try configuration.preferences.set(text, for: .currentWallpaper)
        listeners.notify()
    }

    /// Updates the colors of the current wallpaper from the metadata. After a failure, the next update tries again.
    func renewCurrentWallpaper() {
        writing.lock()
        defer { writing.unlock() }
        guard let chosen = try? chosenWallpaper, renewed(chosen) != chosen else { return }
        try? choose(chosen)
    }

    /// Stores images and makes their wallpaper the current one, without a moment in between.
    ///
    /// - Parameter images: Its images; none if they are in the store.
    /// - Returns: False, with nothing stored, if they are not.
    private func choose(
        _ wallpaper: Wallpaper, with images: [StoredFile]
    ) throws(WallpaperManagerError) -> Bool {
        writing.lock()
        defer { writing.unlock() }
        // Not before the lock: a selection that came later may have held it.
        if Task.isCancelled { throw .cancelled }
        if !images.isEmpty {
            try configuration.store.write(images)
        } else if try lacksFiles(of: wallpaper) {
            return false
        }
        try choose(wallpaper)
        return true
    }

    /// Returns whether an image is not in the store. Images were decoded before they were stored, so this does not.
    private func lacksFiles(of wallpaper: Wallpaper) throws(WallpaperManagerError) -> Bool {
        guard wallpaper.hasFiles else { return false }
        for orientation in Orientation.allCases
        where try configuration.store.read(try imageName(wallpaper.id, orientation)) == nil { return true }
        return false
    }

    /// Returns the wallpaper with the colors that the metadata has for it. `shipping` keeps the old ones.
    private func renewed(_ wallpaper: Wallpaper) -> Wallpaper {
        guard configuration.fidelity == .documented, wallpaper.type == .other else { return wallpaper }
        let entries = metadata?.collections.compactMap { $0.wallpaper(wallpaper.id) } ?? []
        let renewed = entries.map(wallpaper.withColors(of:))
        // In two collections, an id may have two sets of colors.
        return renewed.contains(wallpaper) ? wallpaper : renewed.first ?? wallpaper
    }
}
