import Foundation
import WallpaperMetadata

/// The client of a wallpaper server, as Firefox for iOS documents it.
///
/// What it knows is what its store and preferences hold, read anew on every call: there is no second truth
/// in memory, and any thread may call. Whatever changes files waits for whatever else changes files.
///
/// ## Topics
/// ### Making one
/// - ``Configuration``
/// ### Choosing
/// - ``availableCollections``
/// - ``fetchAssets(for:)``
/// - ``setCurrentWallpaper(to:)``
/// ### Keeping up
/// - ``update()``
/// - ``removeUnusedAssets()``
/// - ``migrateLegacyAssets()``
public final class WallpaperManager: WallpaperManagerInterface {
    /// Everything it touches.
    public let configuration: Configuration
    /// Held by whoever changes files or the choice, never while waiting for a server.
    let changes = NSLock()
    let updates = SharedUpdate()

    /// The thumbnails it takes to show the settings or onboarding, the default wallpaper's place included
    /// (clients.md).
    private static let enough = 4

    /// A manager that touches nothing until it is asked to.
    public init(_ configuration: Configuration) { self.configuration = configuration }

    /// The wallpaper that is set; the default one where none is, or where what was kept cannot be read.
    public var currentWallpaper: Wallpaper { chosenWallpaper ?? .defaultWallpaper }

    /// What can be chosen: collections available by date and locale, without wallpapers whose thumbnail is
    /// not in the store and without collections that are then empty. The default wallpaper stands in front of
    /// the default collection, which comes first.
    public var availableCollections: [WallpaperCollection] {
        let shown = collectionsByDateAndLocale.map { collection in
            var collection = collection
            collection.wallpapers.removeAll { !hasThumbnail($0) }
            return collection
        }
        let collections = withDefaultWallpaper(shown).filter { !$0.wallpapers.isEmpty }
        return collections.isEmpty && configuration.fidelity == .documented
            ? withDefaultWallpaper([]) : collections
    }

    /// Whether the settings may offer wallpapers: four can be shown, the default one included, and the
    /// thumbnail of none is missing.
    ///
    /// `shipping` does not ask for the latter, and finds out only at the end of an update.
    public var canSettingsBeShown: Bool {
        switch configuration.fidelity {
        case .documented:
            Self.hasEnough(availableCollections) && missingThumbnails.isEmpty
        case .shipping: configuration.preferences.isSet(.thumbnailsAvailable)
        }
    }

    /// Whether onboarding may offer wallpapers: it is enabled, the hints before it have been shown, it has
    /// not been seen, and the settings could be shown.
    public var canOnboardingBeShown: Bool {
        let onboarding = configuration.onboarding
        return onboarding.isEnabled && onboarding.hintsHaveBeenShown() && !onboarding.hasBeenSeen()
            && canSettingsBeShown
    }

    /// Makes a wallpaper the current one and remembers it.
    ///
    /// - Throws: `.preferences`; the one before then stays.
    public func setCurrentWallpaper(to wallpaper: Wallpaper) throws(WallpaperManagerError) {
        changes.lock()
        defer { changes.unlock() }
        try choose(wallpaper)
    }

    /// Makes a wallpaper the current one and remembers it.
    ///
    /// - Parameter completion: called before this returns.
    public func setCurrentWallpaper(
        to wallpaper: Wallpaper, completion: @escaping @Sendable (Result<Void, any Error>) -> Void
    ) {
        do {
            try setCurrentWallpaper(to: wallpaper)
            completion(.success(()))
        } catch {
            completion(.failure(error))
        }
    }

    static func hasEnough(_ collections: [WallpaperCollection]) -> Bool {
        collections.reduce(0) { $0 + $1.wallpapers.count } >= enough
    }
}

extension WallpaperManager {
    /// The wallpaper that is set, or nil.
    var chosenWallpaper: Wallpaper? {
        configuration.preferences.data(for: .currentWallpaper)
            .flatMap { try? Wallpaper($0, as: configuration.reading) }
    }

    /// Remembers a wallpaper as the current one. The caller holds `changes`.
    func choose(_ wallpaper: Wallpaper) throws(WallpaperManagerError) {
        let text = wallpaper.json(configuration.fidelity).compact
        try configuration.preferences.set(text, for: .currentWallpaper)
    }

    /// The metadata in the store; nil where there is none that can be read.
    var metadata: ReceivedMetadata? {
        guard let data = try? configuration.store.read(AssetName.metadata) else { return nil }
        return try? ReceivedMetadata(data, as: configuration.reading)
    }

    /// What the metadata allows to be shown, whatever thumbnails there are.
    var collectionsByDateAndLocale: [WallpaperCollection] {
        let circumstances = configuration.circumstances
        return metadata?.collections.filter {
            $0.isAvailable(in: circumstances, fidelity: configuration.fidelity)
        } ?? []
    }

    func withDefaultWallpaper(_ collections: [WallpaperCollection]) -> [WallpaperCollection] {
        let id = configuration.profile.defaultCollection
        if collections.isEmpty {
            return [WallpaperCollection(id: id, wallpapers: [.defaultWallpaper])]
        }
        guard var first = collections.first(where: { $0.id == id }) else { return collections }
        first.wallpapers.insert(.defaultWallpaper, at: 0)
        return [first] + collections.filter { $0.id != id }
    }
}
