import Foundation
import WallpaperMetadata

extension WallpaperManager {
    /// Returns the thumbnail of a wallpaper, or nil if it is not in the store.
    public func thumbnail(of wallpaper: Wallpaper) -> Data? {
        guard wallpaper.hasFiles, let path = try? AssetName.thumbnail(wallpaper.id) else { return nil }
        return try? storedImage(path)
    }

    /// Returns a large image of a wallpaper for this device, or nil if it is not in the store.
    public func image(of wallpaper: Wallpaper, _ orientation: Orientation) -> Data? {
        try? storedImage(of: wallpaper, orientation)
    }

    /// Returns whether a wallpaper has images that are not in the store.
    public func needsAssets(_ wallpaper: Wallpaper) -> Bool {
        wallpaper.hasFiles && Orientation.allCases.contains { image(of: wallpaper, $0) == nil }
    }

    /// Downloads both images of a wallpaper for this device at the same time, and stores both or neither.
    ///
    /// If both are in the store, nothing is downloaded. A picture that changes on the server under the same
    /// id therefore never reaches devices that have the old one.
    ///
    /// - Throws: The error of the first image that failed. The store is then unchanged.
    public func fetchAssets(for wallpaper: Wallpaper) async throws(WallpaperManagerError) {
        guard needsAssets(wallpaper) else { return }
        async let portrait = fetchedImage(of: wallpaper, .portrait)
        async let landscape = fetchedImage(of: wallpaper, .landscape)
        try store([try await portrait.get(), try await landscape.get()])
    }

    /// Downloads both images of a wallpaper for this device at the same time, and stores both or neither.
    ///
    /// - Parameters:
    ///   - wallpaper: A wallpaper of an available collection.
    ///   - completion: Called once, on any thread.
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

    /// Removes the large images of all wallpapers but the current one, and the thumbnails of wallpapers that
    /// are no longer available. If there is no metadata, all thumbnails stay. If it cannot be read which wallpaper is the
    /// current one, everything stays.
    public func removeUnusedAssets() {
        changes.lock()
        defer { changes.unlock() }
        let current: String
        do {
            current = try chosenWallpaper?.id ?? Wallpaper.default(of: configuration.profile).id
        } catch {
            return
        }
        let available = metadata.map { _ in
            Set(collectionsByDateAndLocale.flatMap { $0.wallpapers.map(\.id) })
        }
        try? configuration.store.removeUnfinished()
        // A file that cannot be removed now is tried again next time.
        for path in (try? configuration.store.paths()) ?? []
        where AssetName.isUnused(path, current: current, available: available, configuration.fidelity) {
            try? configuration.store.remove(path)
        }
    }
}

extension WallpaperManager {
    /// Whether a wallpaper can be offered, because its thumbnail is in the store or in the app.
    func hasThumbnail(_ wallpaper: Wallpaper) -> Bool {
        wallpaper.bundledAssetName != nil || thumbnail(of: wallpaper) != nil
    }

    func imageName(_ id: String, _ orientation: Orientation) throws(WallpaperManagerError) -> String {
        try AssetName.image(id, configuration.device, orientation, configuration.fidelity)
    }

    /// Stores all of these files or none.
    func store(_ files: [StoredFile]) throws(WallpaperManagerError) {
        changes.lock()
        defer { changes.unlock() }
        try configuration.store.write(files)
    }

    /// Downloads a picture.
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

    /// The collection of a wallpaper, for layouts with a folder for each collection.
    private func collection(of wallpaper: Wallpaper) -> String {
        metadata?.collections.first { $0.wallpaper(wallpaper.id) != nil }?.id
            ?? configuration.profile.defaultCollection
    }

    /// Returns a large image, or nil if it is not in the store.
    ///
    /// - Throws: `.store` if it could not be read, `.unsafeName` if there can be none.
    func storedImage(
        of wallpaper: Wallpaper, _ orientation: Orientation
    ) throws(WallpaperManagerError) -> Data? {
        wallpaper.hasFiles ? try storedImage(try imageName(wallpaper.id, orientation)) : nil
    }

    private func storedImage(_ path: String) throws(WallpaperManagerError) -> Data? {
        try configuration.store.read(path).flatMap { configuration.imageSize($0) == nil ? nil : $0 }
    }
}
