import Foundation
import WallpaperMetadata

extension WallpaperManager {
    /// The thumbnail of a wallpaper, or nil where none is in the store.
    public func thumbnail(of wallpaper: Wallpaper) -> Data? {
        guard wallpaper.hasFiles, let path = try? AssetName.thumbnail(wallpaper.id) else { return nil }
        return storedImage(path)
    }

    /// A large image of a wallpaper for this device, or nil where none is in the store.
    public func image(of wallpaper: Wallpaper, _ orientation: Orientation) -> Data? {
        guard wallpaper.hasFiles, let path = try? imageName(wallpaper.id, orientation) else { return nil }
        return storedImage(path)
    }

    /// Whether a wallpaper has images that are not in the store.
    public func needsAssets(_ wallpaper: Wallpaper) -> Bool {
        wallpaper.hasFiles && Orientation.allCases.contains { image(of: wallpaper, $0) == nil }
    }

    /// Fetches both images of a wallpaper for this device at once, and stores both or neither.
    ///
    /// Nothing is fetched where both are there: bytes that changed under a known id never arrive.
    ///
    /// - Throws: what went wrong with the first that failed; the store is as it was.
    public func fetchAssets(for wallpaper: Wallpaper) async throws(WallpaperManagerError) {
        guard needsAssets(wallpaper) else { return }
        async let portrait = fetchedImage(of: wallpaper, .portrait)
        async let landscape = fetchedImage(of: wallpaper, .landscape)
        try keep([try await portrait.get(), try await landscape.get()])
    }

    /// Fetches both images of a wallpaper for this device at once, and stores both or neither.
    ///
    /// - Parameter completion: called once, from any thread.
    public func fetchAssetsFor(
        _ wallpaper: Wallpaper, completion: @escaping @Sendable (Result<Void, any Error>) -> Void
    ) {
        Task(priority: .userInitiated) {
            do {
                try await fetchAssets(for: wallpaper)
                completion(.success(()))
            } catch {
                completion(.failure(error))
            }
        }
    }

    /// Removes large images that are not the current wallpaper's and thumbnails that are no longer available,
    /// and nothing else. While no metadata can be read, no thumbnail is removed.
    public func removeUnusedAssets() {
        changes.lock()
        defer { changes.unlock() }
        let current = currentWallpaper.id
        let available = metadata.map { _ in
            Set(collectionsByDateAndLocale.flatMap { $0.wallpapers.map(\.id) })
        }
        try? configuration.store.removeUnfinished()
        // A file that does not go away now is tried again next time.
        for path in (try? configuration.store.paths()) ?? []
        where AssetName.isUnused(path, current: current, available: available, configuration.fidelity) {
            try? configuration.store.remove(path)
        }
    }
}

extension WallpaperManager {
    /// Whether a wallpaper can be offered: its thumbnail is in the store or in the app.
    func hasThumbnail(_ wallpaper: Wallpaper) -> Bool {
        wallpaper.bundledAssetName != nil || thumbnail(of: wallpaper) != nil
    }

    func imageName(_ id: String, _ orientation: Orientation) throws(WallpaperManagerError) -> String {
        try AssetName.image(id, configuration.device, orientation, configuration.fidelity)
    }

    /// Stores all or none, while nobody else changes files.
    func keep(_ files: [StoredFile]) throws(WallpaperManagerError) {
        changes.lock()
        defer { changes.unlock() }
        try configuration.store.write(files)
    }

    /// The bytes of a picture that the server sent.
    func image(
        _ variant: Variant, of id: String, in collection: String, within limits: DownloadLimits
    ) async throws(WallpaperManagerError) -> Data {
        let profile = configuration.profile
        guard let path = profile.layout.path(to: variant, of: id, in: collection) else {
            throw .noPlace(variant, profile: profile.name)
        }
        let data = try await configuration.source.bytes(at: path, within: limits)
        guard configuration.imageSize(data) != nil else {
            throw .notAnImage(configuration.source.location(of: path))
        }
        return data
    }

    private func fetchedImage(
        of wallpaper: Wallpaper, _ orientation: Orientation
    ) async -> Result<StoredFile, WallpaperManagerError> {
        do {
            let name = try imageName(wallpaper.id, orientation)
            let data = try await image(
                configuration.device.variant(orientation), of: wallpaper.id, in: collection(of: wallpaper),
                within: configuration.limits.image)
            return .success(StoredFile(path: name, data: data))
        } catch {
            return .failure(error)
        }
    }

    /// The collection in whose folder the pictures are, for layouts that have such folders.
    private func collection(of wallpaper: Wallpaper) -> String {
        metadata?.collections.first { $0.wallpaper(wallpaper.id) != nil }?.id
            ?? configuration.profile.defaultCollection
    }

    private func storedImage(_ path: String) -> Data? {
        guard let data = try? configuration.store.read(path), configuration.imageSize(data) != nil else {
            return nil
        }
        return data
    }
}
