import Foundation
import WallpaperMetadata

extension WallpaperManager {
    /// Returns the thumbnail of a wallpaper, or nil if it is not in the store.
    public func thumbnail(of wallpaper: Wallpaper) -> Data? {
        guard wallpaper.hasFiles else { return nil }
        // What the snapshot has was a picture when it was read. A list of all thumbnails would take long to decode again.
        if currentSnapshot.thumbnails.contains(wallpaper.id),
            let path = try? AssetName.thumbnail(wallpaper.id)
        {
            return try? configuration.store.read(path)
        }
        return storedThumbnail(of: wallpaper.id)
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
        writing.lock()
        defer { writing.unlock() }
        let current: String
        do {
            current = try chosenWallpaper?.id ?? Wallpaper.default(of: configuration.profile).id
        } catch {
            return
        }
        let known = currentSnapshot
        let available = known.metadata.map { _ in
            Set(collectionsByDateAndLocale(of: known).flatMap { $0.wallpapers.map(\.id) })
        }
        try? configuration.store.removeUnfinished()
        // A file that cannot be removed now is tried again next time.
        for path in (try? configuration.store.paths()) ?? []
        where AssetName.isUnused(path, current: current, available: available, configuration.fidelity) {
            try? configuration.store.remove(path)
        }
        snapshot.withLock { known in
            removals.withLock { $0 += 1 }
            if let available { known?.thumbnails.formIntersection(available) }
        }
    }
}

extension WallpaperManager {
    func imageName(_ id: String, _ orientation: Orientation) throws(WallpaperManagerError) -> String {
        try AssetName.image(id, configuration.device, orientation, configuration.fidelity)
    }

    /// Stores all of these files or none.
    ///
    /// - Parameter change: The change of the snapshot that they make.
    func store(
        _ files: [StoredFile], _ change: (inout Snapshot?) -> Void = { _ in }
    ) throws(WallpaperManagerError) {
        writing.lock()
        defer { writing.unlock() }
        try configuration.store.write(files)
        // Before the lock is released: `removeUnusedAssets` may remove one of them next.
        snapshot.withLock(change)
    }

    /// Downloads a picture.
    func image(
        _ variant: Variant, of id: String, in collection: String, within limits: DownloadLimits
    ) async throws(WallpaperManagerError) -> Data {
        try await configuration.source.picture(
            variant, of: id, in: collection, configuration.profile, within: limits,
            size: configuration.imageSize)
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

    /// Reads and decodes a thumbnail; nil if there is none, or none that can be read.
    func storedThumbnail(of id: String) -> Data? {
        guard let path = try? AssetName.thumbnail(id) else { return nil }
        return try? storedImage(path)
    }

    private func storedImage(_ path: String) throws(WallpaperManagerError) -> Data? {
        try configuration.store.read(path).flatMap { configuration.imageSize($0) == nil ? nil : $0 }
    }
}
