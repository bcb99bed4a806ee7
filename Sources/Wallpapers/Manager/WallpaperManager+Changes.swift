import Foundation

extension WallpaperManager {
    /// Something that an app shows and that has changed.
    public enum Change: Sendable, Equatable {
        /// `availableCollections`, and perhaps `canSettingsBeShown`, after an update.
        case availableCollections
        /// `currentWallpaper`, because the user has selected another one or a migration has.
        case currentWallpaper
    }

    /// The changes from now on, for one listener; each call returns a sequence of its own. It ends when the manager goes
    /// away.
    ///
    /// A new day or another locale is not a change, although other collections may be available then.
    public var changes: AsyncStream<Change> { listeners.stream }
}

/// The listeners to the changes of a manager.
final class ChangeListeners: Sendable {
    private typealias Continuation = AsyncStream<WallpaperManager.Change>.Continuation

    private let continuations = Locked<[UUID: Continuation]>([:])

    var stream: AsyncStream<WallpaperManager.Change> {
        AsyncStream { continuation in
            let id = UUID()
            continuations.withLock { $0[id] = continuation }
            continuation.onTermination = { [weak self] _ in
                // Outside of the lock, the last reference to the continuation may go.
                _ = self?.continuations.withLock { $0.removeValue(forKey: id) }
            }
        }
    }

    func send(_ change: WallpaperManager.Change) {
        for continuation in continuations.withLock({ Array($0.values) }) { continuation.yield(change) }
    }

    deinit {
        for continuation in continuations.withLock({ Array($0.values) }) { continuation.finish() }
    }
}
