import Foundation
import WallpaperMetadata

extension WallpaperManager {
    /// Downloads metadata if that has not been done today, finishes a migration that needs it, updates the colors of the
    /// current wallpaper from the metadata, and downloads the missing thumbnails of available collections.
    ///
    /// A failed download of metadata does not count, so the next call tries again. Calls during an update
    /// wait for that update and return its outcome. If the task that waits is cancelled, the call returns `.cancelled` at
    /// once, and the update goes on.
    ///
    /// With `Fidelity.shipping`, the current wallpaper keeps the colors it was selected with.
    @discardableResult
    public func update() async -> UpdateOutcome { await update(atOnce: false) }

    /// Updates like `update`, but downloads metadata even if this was done today, for example at a user's request.
    @discardableResult
    public func updateAtOnce() async -> UpdateOutcome { await update(atOnce: true) }

    private func update(atOnce: Bool) async -> UpdateOutcome {
        await updates.run(atOnce: atOnce) { [self] in
            renewSnapshot()
            let before = availableCollections
            var outcome = UpdateOutcome(metadata: await updateMetadata(atOnce: atOnce))
            if outcome.metadata == .stored { finishMigration() }
            renewCurrentWallpaper()
            await updateThumbnails(&outcome)
            if availableCollections != before { listeners.notify() }
            return outcome
        }
    }

    private func updateMetadata(atOnce: Bool) async -> UpdateOutcome.Metadata {
        let today = configuration.circumstances.today?.description ?? ""
        if !atOnce, (try? configuration.preferences.text(for: .metadataLastChecked)) == today {
            return .notDue
        }
        do {
            let isNew = try await fetchMetadata()
            try setPreference(today, for: .metadataLastChecked)
            return isNew ? .stored : .unchanged
        } catch {
            return .failed(error)
        }
    }

    /// Downloads the metadata and stores it if its collections differ from the stored ones.
    ///
    /// - Returns: Whether it was stored.
    private func fetchMetadata() async throws(WallpaperManagerError) -> Bool {
        let path = FeedFormat.v1.path
        let data = try await configuration.source.bytes(at: path, within: configuration.limits.metadata)
        let fresh: ReceivedMetadata
        do {
            fresh = try ReceivedMetadata(data, as: configuration.reading)
        } catch {
            throw .metadata(configuration.source.location(of: path), error)
        }
        if let metadata, metadata.collections == fresh.collections { return false }
        // The shipping client stores the decoded values, encoded again, without those that its encoder loses.
        let stored =
            switch configuration.fidelity {
            case .documented: data
            case .shipping: Data(fresh.json(as: configuration.reading).formatted.utf8)
            }
        try store([StoredFile(path: AssetName.metadata, data: stored)])
        renewSnapshot()
        return true
    }

    private func updateThumbnails(_ outcome: inout UpdateOutcome) async {
        switch configuration.fidelity {
        case .documented:
            await fetchThumbnails(missingThumbnails, &outcome)
        case .shipping:
            try? setPreference("false", for: .thumbnailsAvailable)
            for missing in missingThumbnails {
                await fetchThumbnails([missing], &outcome)
                if !outcome.failedThumbnails.isEmpty { break }
            }
            let enough = Self.hasEnough(availableCollections)
            try? setPreference(enough ? "true" : "false", for: .thumbnailsAvailable)
        }
    }

    private func setPreference(_ text: String, for key: Preference) throws(WallpaperManagerError) {
        writing.lock()
        defer { writing.unlock() }
        try configuration.preferences.set(text, for: key)
    }

    /// A thumbnail that has to be downloaded.
    struct MissingThumbnail {
        let id: String
        let collectionID: String
    }

    /// The thumbnails of available collections that are not in the store, in order and without duplicates.
    var missingThumbnails: [MissingThumbnail] {
        let snapshot = currentSnapshot
        var seen: Set<String> = []
        return collectionsByDateAndLocale(of: snapshot).flatMap { collection in
            collection.wallpapers.filter {
                $0.hasFiles && !snapshot.hasThumbnail(of: $0) && seen.insert($0.id).inserted
            }
            .map { MissingThumbnail(id: $0.id, collectionID: collection.id) }
        }
    }

    /// Downloads thumbnails, a few at a time, so that one slow answer does not delay all others.
    private func fetchThumbnails(_ missing: [MissingThumbnail], _ outcome: inout UpdateOutcome) async {
        let maxConcurrent = 4
        await withTaskGroup(of: (String, WallpaperManagerError?).self) { group in
            for (index, wallpaper) in missing.enumerated() {
                if index >= maxConcurrent, let done = await group.next() { outcome.add(done) }
                group.addTask { [self] in (wallpaper.id, await fetchThumbnail(wallpaper)) }
            }
            for await done in group { outcome.add(done) }
        }
        outcome.fetchedThumbnails.sort()
    }

    private func fetchThumbnail(_ missing: MissingThumbnail) async -> WallpaperManagerError? {
        do {
            let name = try AssetName.thumbnail(missing.id)
            let data = try await configuration.source.image(
                .thumbnail, of: missing.id, in: missing.collectionID, configuration.profile,
                within: configuration.limits.thumbnail, size: configuration.imageSize)
            try store([StoredFile(path: name, data: data)]) { $0?.thumbnails.insert(missing.id) }
            return nil
        } catch {
            return error
        }
    }
}

/// An actor that runs one update at a time. Callers during an update wait for it and get its outcome, so that many calls cause
/// one download. A caller whose task is cancelled stops waiting; the update goes on.
actor SharedUpdate {
    private var running: Task<UpdateOutcome, Never>?

    /// - Parameter atOnce: Whether the metadata must be requested, so that a running update without a request is not enough.
    func run(
        atOnce: Bool, _ update: @escaping @Sendable () async -> UpdateOutcome
    ) async -> UpdateOutcome {
        while let running {
            let outcome = await running.outcome
            if !atOnce || outcome.metadata != .notDue { return outcome }
        }
        if Task.isCancelled { return UpdateOutcome(metadata: .cancelled) }
        let task = Task {
            // Cleared before any caller gets the outcome, so that a later call starts a new update.
            defer { running = nil }
            return await update()
        }
        running = task
        return await task.outcome
    }
}

extension Task<UpdateOutcome, Never> {
    /// The outcome of this task, or `.cancelled` as soon as the task that waits for it is cancelled.
    fileprivate var outcome: UpdateOutcome {
        get async {
            // Waiting for `value` would not end before this task does; waiting for an element of a stream ends at once.
            let (outcomes, continuation) = AsyncStream.makeStream(of: UpdateOutcome.self)
            Task<Void, Never> {
                continuation.yield(await value)
                continuation.finish()
            }
            return await outcomes.first { _ in true } ?? UpdateOutcome(metadata: .cancelled)
        }
    }
}
