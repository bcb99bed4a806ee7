import Foundation

extension WallpaperManager {
    /// What an app shows: the values that the properties of the same names had at one moment.
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

    /// The present state, and then the newest one whenever it may be another: after a selection, a migration, an update
    /// that brought something, on a new day, and in another locale.
    ///
    /// Each call returns a sequence of its own, for one listener. A listener that is slow misses states, but never the
    /// newest. States are made on another thread than the main one, so an app that shows only what comes from here never
    /// waits for the store. The sequence ends when the task of its listener is cancelled, and when the manager goes away.
    ///
    /// Apple's systems post the notifications `NSCalendarDayChanged` and `currentLocaleDidChangeNotification`, which tell
    /// of days and locales; Linux posts neither.
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

/// The listeners to the changes of a manager. They get notices without content, of which they need only the last.
final class ChangeListeners: Sendable {
    private let continuations = Locked<[UUID: AsyncStream<Void>.Continuation]>([:])
    private let observers = Locked<[any NSObjectProtocol]>([])

    init() {
        observers.withLock { observers in
            observers = [.NSCalendarDayChanged, NSLocale.currentLocaleDidChangeNotification].map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [weak self] _ in self?.notify()
                }
            }
        }
    }

    /// The first notice is there at once.
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
