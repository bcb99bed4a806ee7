import Foundation
import WallpaperMetadata

extension WallpaperManager {
    /// Starts an update and does not wait for it.
    public func checkForUpdates() {
        Task { await update() }
    }

    /// Asks for new metadata if none has been received today, finishes a migration that waited for it, and
    /// fetches the thumbnails of available collections that are missing.
    ///
    /// A check that failed does not count: the next call asks again. Calls while an update runs share it.
    @discardableResult
    public func update() async -> UpdateOutcome {
        await updates.run { [self] in
            var outcome = UpdateOutcome(metadata: await updateMetadata())
            if outcome.metadata == .stored { finishMigration() }
            await updateThumbnails(&outcome)
            return outcome
        }
    }

    private func updateMetadata() async -> UpdateOutcome.Metadata {
        let today = configuration.circumstances.today?.description ?? ""
        if configuration.preferences.text(for: .metadataLastChecked) == today { return .notDue }
        do {
            let isNew = try await fetchMetadata()
            try remember(today, for: .metadataLastChecked)
            return isNew ? .stored : .unchanged
        } catch {
            return .failed(error)
        }
    }

    /// Stores what the server has if its collections are others than those known.
    private func fetchMetadata() async throws(WallpaperManagerError) -> Bool {
        let path = Layout.metadataPath(.v1)
        let data = try await configuration.source.bytes(at: path, within: configuration.limits.metadata)
        let fresh: ReceivedMetadata
        do {
            fresh = try ReceivedMetadata(data, as: configuration.reading)
        } catch {
            throw .metadata(configuration.source.location(of: path), error)
        }
        if let metadata, metadata.collections == fresh.collections { return false }
        // The shipped client stores what it understood, and with it what its encoder loses.
        let kept =
            switch configuration.fidelity {
            case .documented: data
            case .shipping: Data(fresh.json(.shipping).formatted.utf8)
            }
        try keep([StoredFile(path: AssetName.metadata, data: kept)])
        return true
    }

    private func updateThumbnails(_ outcome: inout UpdateOutcome) async {
        switch configuration.fidelity {
        case .documented:
            await fetchThumbnails(missingThumbnails, &outcome)
        case .shipping:
            try? remember("false", for: .thumbnailsAvailable)
            for missing in missingThumbnails {
                await fetchThumbnails([missing], &outcome)
                if !outcome.failedThumbnails.isEmpty { break }
            }
            let enough = Self.hasEnough(availableCollections)
            try? remember(enough ? "true" : "false", for: .thumbnailsAvailable)
        }
    }

    private func remember(_ text: String, for key: Preference) throws(WallpaperManagerError) {
        changes.lock()
        defer { changes.unlock() }
        try configuration.preferences.set(text, for: key)
    }

    /// A thumbnail to fetch: of which wallpaper, and where the server has it.
    struct Missing {
        let id: String
        let collection: String
    }

    /// The thumbnails of available collections that are not in the store, each once, in their order.
    var missingThumbnails: [Missing] {
        var seen: Set<String> = []
        return collectionsByDateAndLocale.flatMap { collection in
            collection.wallpapers.filter { $0.hasFiles && !hasThumbnail($0) && seen.insert($0.id).inserted }
                .map { Missing(id: $0.id, collection: collection.id) }
        }
    }

    /// Fetches thumbnails, a few at a time, so that one slow answer does not hold up all others.
    private func fetchThumbnails(_ missing: [Missing], _ outcome: inout UpdateOutcome) async {
        let atOnce = 4
        await withTaskGroup(of: (String, WallpaperManagerError?).self) { group in
            for (index, wallpaper) in missing.enumerated() {
                if index >= atOnce, let done = await group.next() { outcome.note(done) }
                group.addTask { [self] in (wallpaper.id, await fetchThumbnail(wallpaper)) }
            }
            for await done in group { outcome.note(done) }
        }
        outcome.fetchedThumbnails.sort()
    }

    private func fetchThumbnail(_ missing: Missing) async -> WallpaperManagerError? {
        do {
            let name = try AssetName.thumbnail(missing.id)
            let data = try await image(
                .thumbnail, of: missing.id, in: missing.collection, within: configuration.limits.thumbnail)
            try keep([StoredFile(path: name, data: data)])
            return nil
        } catch {
            return error
        }
    }
}

extension UpdateOutcome {
    fileprivate mutating func note(_ thumbnail: (id: String, error: WallpaperManagerError?)) {
        if let error = thumbnail.error {
            failedThumbnails[thumbnail.id] = error
        } else {
            fetchedThumbnails.append(thumbnail.id)
        }
    }
}
