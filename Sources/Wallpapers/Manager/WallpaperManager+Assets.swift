import Foundation
import WallpaperMetadata

extension WallpaperManager {
    /// Returns the thumbnail of a wallpaper, or nil if it is not in the store. It is read on another thread than the main one.
    public func thumbnail(of wallpaper: Wallpaper) async -> Data? {
        guard wallpaper.hasFiles else { return nil }
        // An image in the snapshot decoded when it was read. A list of all thumbnails would take long to decode again.
        if currentSnapshot.thumbnails.contains(wallpaper.id),
            let path = try? AssetName.thumbnail(wallpaper.id)
        {
            return try? configuration.store.read(path)
        }
        return storedThumbnail(of: wallpaper.id)
    }

    /// Returns a large image of a wallpaper for this device, or nil if it is not in the store. It is read and decoded on
    /// another thread than the main one.
    public func image(of wallpaper: Wallpaper, _ orientation: Orientation) async -> Data? {
        try? storedImage(of: wallpaper, orientation)
    }

    /// Returns the file of a thumbnail, for an image pipeline that reads, decodes and caches by itself. Nil if it is not in
    /// the store, or if the store is not a folder.
    public func thumbnailURL(of wallpaper: Wallpaper) -> URL? {
        guard wallpaper.hasFiles, let path = try? AssetName.thumbnail(wallpaper.id) else { return nil }
        return configuration.store.url(of: path)
    }

    /// Returns the file of a large image for this device, for an image pipeline that reads, decodes and caches by itself.
    /// Nil if it is not in the store, or if the store is not a folder.
    public func imageURL(of wallpaper: Wallpaper, _ orientation: Orientation) -> URL? {
        guard wallpaper.hasFiles, let path = try? imageName(wallpaper.id, orientation) else { return nil }
        return configuration.store.url(of: path)
    }

    /// Returns whether a wallpaper has images that are not in the store. They are decoded on another thread than the main
    /// one.
    public func needsAssets(_ wallpaper: Wallpaper) async -> Bool { lacksImages(of: wallpaper) }

    /// Downloads both images of a wallpaper for this device at the same time, and stores both or neither.
    ///
    /// If both are in the store, nothing is downloaded. An image that changes on the server under the same
    /// id therefore never reaches devices that have the old one. `removeUnusedAssets` may remove them as soon as they are
    /// stored; `select` stores them together with the choice.
    ///
    /// - Parameters:
    ///   - wallpaper: A wallpaper of an available collection.
    ///   - progress: Called on any thread with the downloaded part of both images, which only grows and ends with 1. It is
    ///     not called if nothing is downloaded.
    /// - Throws: The error of the first image that failed. The store is then unchanged.
    public func fetchAssets(
        for wallpaper: Wallpaper, progress: @escaping @Sendable (Double) -> Void
    ) async throws(WallpaperManagerError) {
        guard lacksImages(of: wallpaper) else { return }
        try store(try await fetchedImages(of: wallpaper, progress))
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

    /// Returns whether an image is not in the store, or is there and damaged.
    func lacksImages(of wallpaper: Wallpaper) -> Bool {
        wallpaper.hasFiles
            && Orientation.allCases.contains { (try? storedImage(of: wallpaper, $0)) == nil }
    }

    /// Downloads both images of a wallpaper at the same time.
    func fetchedImages(
        of wallpaper: Wallpaper, _ progress: @escaping @Sendable (Double) -> Void
    ) async throws(WallpaperManagerError) -> [StoredFile] {
        let parts = LockedValue<[Orientation: Double]>([:])
        @Sendable func fetched(_ orientation: Orientation) async -> Result<StoredFile, WallpaperManagerError>
        {
            await fetchedImage(of: wallpaper, orientation) { part in
                // Within the lock, so that the sum never falls.
                parts.withLock { parts in
                    guard part > parts[orientation, default: 0] else { return }
                    parts[orientation] = part
                    progress(parts.values.reduce(0, +) / Double(Orientation.allCases.count))
                }
            }
        }
        async let portrait = fetched(.portrait)
        async let landscape = fetched(.landscape)
        return [try await portrait.get(), try await landscape.get()]
    }

    private func fetchedImage(
        of wallpaper: Wallpaper, _ orientation: Orientation, _ progress: @escaping @Sendable (Double) -> Void
    ) async -> Result<StoredFile, WallpaperManagerError> {
        do {
            let name = try imageName(wallpaper.id, orientation)
            let data = try await configuration.source.image(
                configuration.device.variant(orientation), of: wallpaper.id, in: collection(of: wallpaper),
                configuration.profile, within: configuration.limits.image, size: configuration.imageSize,
                progress: progress)
            progress(1)
            return .success(StoredFile(path: name, data: data))
        } catch {
            return .failure(error)
        }
    }

    /// Returns the collection of a wallpaper, for layouts with a folder for each collection.
    private func collection(of wallpaper: Wallpaper) -> String {
        metadata?.collections.first { $0.wallpaper(wallpaper.id) != nil }?.id
            ?? configuration.profile.defaultCollectionID
    }

    /// Returns a large image, or nil if it is not in the store.
    ///
    /// - Throws: `.store` if it could not be read, `.unsafeName` if its name is unsafe.
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
