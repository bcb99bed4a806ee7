import Foundation
import WallpaperManager
import WallpaperMetadata

/// The legacy client for iOS, which has its list of wallpapers in the app and asks for files alone. It is
/// played with a list of all wallpapers of the metadata.
struct LegacyPlay: Sendable {
    let feed: Feed
    let profile: Profile
    let pictures: PlayedPictures
    let stage: PlayedStage

    func audience(on device: Device) async -> PlayedAudience {
        let names = feed.wallpapers.map(\.id)
        let noon = PlayedDevice.noon(of: stage.today) ?? .distantPast
        let manager = LegacyWallpaperManager(
            LegacyWallpaperManager.Configuration(
                collections: [LegacyWallpaperCollection(wallpaperFileNames: names, resource: .downloaded)],
                source: FeedSource(metadata: Data(), pictures: pictures), store: MemoryStore(),
                preferences: MemoryPreferences(), clock: { noon }, calendar: PlayedDevice.calendar,
                locale: PlayedDevice.english, device: device, fidelity: .shipping,
                imageSize: FeedSource.size))
        let failed = await manager.verifyResources().failed
        let offered = manager.availableWallpapers.map(\.name)
        let variants = Orientation.allCases.map(device.variant)
        let locales = stage.locales.indices.filter { stage.locales[$0].iOS != nil }
        var scene = PlayedScene(
            cells: stage.days.indices.flatMap { day in locales.map { PlayedCell(day: day, locale: $0) } },
            collections: [], due: names,
            offered: [Showing.Collection(id: "the app's own list", wallpapers: offered)])
        scene.lost = feed.wallpapers.filter { failed[$0.id] != nil }.compactMap {
            pictures.firstLost(variants, of: $0.id, in: $0.collection, profile)
        }
        return PlayedAudience(
            client: PlayedClient(
                device: device.rawValue, profile: profile.name, build: "legacy",
                isShipping: true),
            cause: nil, scenes: [scene], spellsLikeIOS: true)
    }
}
