import Foundation
import WallpaperMetadata

extension WallpaperManager {
    /// The metadata and the thumbnails in the store.
    struct Snapshot: Sendable {
        /// The metadata; nil if there is none, or if it cannot be read.
        var metadata: ReceivedMetadata?
        /// The ids of the wallpapers in the metadata whose thumbnail is in the store and is an image.
        var thumbnails: Set<String> = []

        /// Returns whether a wallpaper can be offered, because its thumbnail is in the store or in the app.
        func hasThumbnail(of wallpaper: Wallpaper) -> Bool {
            wallpaper.bundledAssetName != nil || thumbnails.contains(wallpaper.id)
        }
    }

    /// The snapshot; read from the store if that has not been done yet.
    var currentSnapshot: Snapshot {
        snapshot.withLock { known in
            if known == nil { known = readSnapshot() }
            return known ?? Snapshot()
        }
    }

    /// The metadata in the store; nil if there is none or it cannot be read.
    var metadata: ReceivedMetadata? { currentSnapshot.metadata }

    /// Reads the store again, to find files that have been written, lost or damaged there.
    func renewSnapshot() {
        var isCurrent = false
        while !isCurrent {
            let before = removals.withLock(\.self)
            // Before the lock, because decoding takes time, and the main thread may be asking.
            let fresh = readSnapshot()
            snapshot.withLock { known in
                // Files that were removed meanwhile may still be in it.
                isCurrent = removals.withLock { $0 == before }
                if isCurrent { known = fresh }
            }
        }
    }

    /// Reads the snapshot. Returns nil if the metadata is there and cannot be read now, as on a device that has not been unlocked
    /// since it was started. Then the next call tries again.
    private func readSnapshot() -> Snapshot? {
        let data: Data?
        do {
            data = try configuration.store.read(AssetName.metadata)
        } catch {
            return nil
        }
        let metadata = data.flatMap { try? ReceivedMetadata($0, as: configuration.reading) }
        let ids = metadata?.collections.flatMap(\.wallpapers).filter(\.hasFiles).map(\.id) ?? []
        return Snapshot(metadata: metadata, thumbnails: Set(ids).filter { storedThumbnail(of: $0) != nil })
    }
}
