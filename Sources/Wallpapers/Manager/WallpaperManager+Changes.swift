import Foundation

extension WallpaperManager {
    /// The values of the manager's properties at one moment, for an app to show.
    public struct State: Sendable, Equatable {
        /// The collections that the user can choose from.
        public var availableCollections: [WallpaperCollection]
        /// The current wallpaper.
        public var currentWallpaper: Wallpaper
        /// Whether the settings may offer wallpapers.
        public var canSettingsBeShown: Bool

        /// Creates a state.
        public init(
            availableCollections: [WallpaperCollection], currentWallpaper: Wallpaper, canSettingsBeShown: Bool
        ) {
            self.availableCollections = availableCollections
            self.currentWallpaper = currentWallpaper
            self.canSettingsBeShown = canSettingsBeShown
        }
    }

    /// The present state, and then the newest one after each possible change: a selection, a migration, an update with
    /// new content, a new day, and another locale.
    ///
    /// Each call returns a sequence of its own, for one listener. A slow listener misses states, but never the newest.
    /// States are made off the main thread, so an app that shows only states never waits for the store. The sequence ends
    /// when the listener's task is cancelled, or when the manager is released.
    ///
    /// New days and locales come from the notifications `NSCalendarDayChanged` and `currentLocaleDidChangeNotification`
    /// of Apple's systems; Linux posts neither.
    public var changes: AsyncStream<State> {
        let notices = listeners.notices
        return AsyncStream { [weak self] in
            for await _ in notices { return self?.state }
            return nil
        }
    }

    private var state: State {
        State(
            availableCollections: availableCollections, currentWallpaper: currentWallpaper,
            canSettingsBeShown: canSettingsBeShown)
    }
}

/// The listeners to the changes of a manager. Notices have no content, so only the last one is kept for a listener.
final class ChangeListeners: Sendable {
    private let continuations = LockedValue<[UUID: AsyncStream<Void>.Continuation]>([:])
    private let observers = LockedValue<[any NSObjectProtocol]>([])

    init() {
        observers.withLock { observers in
            observers = [.NSCalendarDayChanged, NSLocale.currentLocaleDidChangeNotification].map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [weak self] _ in self?.notify()
                }
            }
        }
    }

    /// Notices for one listener. The first one is there at once.
    var notices: AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let id = UUID()
            continuations.withLock { $0[id] = continuation }
            continuation.yield()
            continuation.onTermination = { [weak self] _ in
                // Outside of the lock, the last reference to the continuation may go.
                _ = self?.continuations.withLock { $0.removeValue(forKey: id) }
            }
        }
    }

    func notify() {
        for continuation in continuations.withLock({ Array($0.values) }) { continuation.yield() }
    }

    deinit {
        observers.withLock { $0.forEach(NotificationCenter.default.removeObserver) }
        for continuation in continuations.withLock({ Array($0.values) }) { continuation.finish() }
    }
}
