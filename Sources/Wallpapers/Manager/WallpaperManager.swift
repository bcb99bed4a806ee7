import Foundation
import WallpaperMetadata

/// A client of a wallpaper server that behaves as Mozilla documents it for Firefox for iOS.
///
/// The manager answers from a snapshot of its store, so that an app can ask it on the main thread. The snapshot is made
/// by the first call or the first update, which parses the metadata and decodes all thumbnails, and every update renews
/// it. Create one manager for a store; files that another one writes there are seen at the next update. The current wallpaper is
/// read from the preferences on every call.
///
/// The manager can be used from any thread; changes to files wait for each other.
public final class WallpaperManager: WallpaperManagerInterface {
    /// Everything that the manager uses.
    public let configuration: Configuration
    /// Locked while files or the current wallpaper change, never while waiting for a server.
    let writing = NSLock()
    let updates = SharedUpdate()
    /// The snapshot; nil before the store has been read.
    let snapshot = LockedValue<Snapshot?>(nil)
    /// The number of times that files were removed.
    let removals = LockedValue(0)
    let listeners = ChangeListeners()

    /// The number of wallpapers, including the default one, that the settings and onboarding need
    /// (Documentation/clients.md).
    private static let minimumCount = 4

    /// Creates a manager. Nothing is read or downloaded until a method is called.
    public init(_ configuration: Configuration) { self.configuration = configuration }

    /// The current wallpaper. It is the default one if none is set or the stored value cannot be read.
    public var currentWallpaper: Wallpaper {
        (try? chosenWallpaper) ?? .default(of: configuration.profile)
    }

    /// The collections that the user can choose from now.
    ///
    /// A collection is included if it is available by date and locale and has at least one wallpaper whose
    /// thumbnail is in the store; other wallpapers are left out. The default collection comes first, and the
    /// default wallpaper is its first wallpaper.
    public var availableCollections: [WallpaperCollection] {
        let snapshot = currentSnapshot
        let shown = collectionsByDateAndLocale(of: snapshot).map { collection in
            var collection = collection
            collection.wallpapers.removeAll { !snapshot.hasThumbnail(of: $0) }
            return collection
        }
        let collections = withDefaultWallpaper(shown).filter { !$0.wallpapers.isEmpty }
        return collections.isEmpty && configuration.fidelity == .documented
            ? withDefaultWallpaper([]) : collections
    }

    /// Whether the settings may offer wallpapers: at least four are available, including the default one.
    ///
    /// With `Fidelity.shipping`, the value is false during an update, and changes at its end.
    public var canSettingsBeShown: Bool {
        switch configuration.fidelity {
        case .documented: Self.hasEnough(availableCollections)
        case .shipping: (try? configuration.preferences.isSet(.thumbnailsAvailable)) ?? false
        }
    }

    /// Whether onboarding may offer wallpapers: it is enabled, the hints before it have been shown, the user
    /// has not seen it, and the settings can be shown.
    public var canOnboardingBeShown: Bool {
        let onboarding = configuration.onboarding
        return onboarding.isEnabled && onboarding.hintsHaveBeenShown() && !onboarding.hasBeenSeen()
            && canSettingsBeShown
    }

    static func hasEnough(_ collections: [WallpaperCollection]) -> Bool {
        collections.reduce(0) { $0 + $1.wallpapers.count } >= minimumCount
    }
}

extension WallpaperManager {
    /// Returns the collections that are available by date and locale, with or without thumbnails.
    func collectionsByDateAndLocale(of snapshot: Snapshot) -> [WallpaperCollection] {
        let circumstances = configuration.circumstances
        return snapshot.metadata?.collections.filter {
            $0.isAvailable(in: circumstances, fidelity: configuration.fidelity)
        } ?? []
    }

    func withDefaultWallpaper(_ collections: [WallpaperCollection]) -> [WallpaperCollection] {
        let id = configuration.profile.defaultCollectionID
        let wallpaper = Wallpaper.default(of: configuration.profile)
        if collections.isEmpty { return [WallpaperCollection(id: id, wallpapers: [wallpaper])] }
        guard var first = collections.first(where: { $0.id == id }) else { return collections }
        first.wallpapers.insert(wallpaper, at: 0)
        return [first] + collections.filter { $0.id != id }
    }
}
