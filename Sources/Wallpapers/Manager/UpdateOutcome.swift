/// The outcome of an update.
public struct UpdateOutcome: Sendable, Equatable {
    /// The outcome for the metadata.
    public enum Metadata: Sendable, Equatable {
        /// It had already been downloaded today.
        case notDue
        /// Its collections were the same as the stored ones.
        case unchanged
        /// It was new and has been stored.
        case stored
        /// It could not be downloaded, read or stored. The old metadata stays.
        case failed(WallpaperManagerError)
        /// The task that waited for the update was cancelled. An update that was running goes on, for others and for the
        /// next time; its outcome is unknown here.
        case cancelled
    }

    /// The outcome for the metadata.
    public var metadata: Metadata
    /// The ids of wallpapers whose thumbnail was downloaded and stored, sorted.
    public var fetchedThumbnails: [String]
    /// The errors of thumbnails that failed, by the id of the wallpaper.
    public var failedThumbnails: [String: WallpaperManagerError]

    /// Creates an outcome.
    public init(
        metadata: Metadata, fetchedThumbnails: [String] = [],
        failedThumbnails: [String: WallpaperManagerError] = [:]
    ) {
        self.metadata = metadata
        self.fetchedThumbnails = fetchedThumbnails
        self.failedThumbnails = failedThumbnails
    }
}

extension UpdateOutcome {
    mutating func add(_ thumbnail: (id: String, error: WallpaperManagerError?)) {
        if let error = thumbnail.error {
            failedThumbnails[thumbnail.id] = error
        } else {
            fetchedThumbnails.append(thumbnail.id)
        }
    }
}
