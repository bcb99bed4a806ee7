import Foundation
import WallpaperManager
import WallpaperMetadata

/// Simulates the legacy client for iOS, which has its list of wallpapers in the app and fetches pictures
/// only. Its list is taken to be all wallpapers of the metadata.
struct LegacySimulation: Sendable {
    let feed: Feed
    let profile: Profile
    let pictures: PictureStates
    let scope: SimulationScope

    func result(on device: Device) async -> ClientResult {
        let names = feed.wallpapers.map(\.id)
        let noon = SimulatedDevice.noon(of: scope.today) ?? .distantPast
        let manager = LegacyWallpaperManager(
            LegacyWallpaperManager.Configuration(
                collections: [LegacyWallpaperCollection(wallpaperFileNames: names, resource: .downloaded)],
                source: SimulatedServer(metadata: Data(), pictures: pictures), store: MemoryStore(),
                preferences: MemoryPreferences(), clock: { noon }, calendar: SimulatedDevice.calendar,
                locale: SimulatedDevice.english, device: device, fidelity: .shipping,
                imageSize: SimulatedServer.size))
        let failed = await manager.verifyResources().failed
        let offered = manager.availableWallpapers.map(\.name)
        let variants = Orientation.allCases.map(device.variant)
        let locales = scope.locales.indices.filter { scope.locales[$0].iOS != nil }
        var offer = Offer(
            cells: scope.days.indices.flatMap { day in locales.map { SimulationCell(day: day, locale: $0) } },
            collections: [], due: names,
            offered: [ClientView.Collection(id: "the app's own list", wallpapers: offered)])
        offer.lost = feed.wallpapers.filter { failed[$0.id] != nil }.compactMap {
            pictures.firstLost(variants, of: $0.id, in: $0.collection, profile)
        }
        return ClientResult(
            client: SimulatedClient(
                device: device.rawValue, profile: profile.name, build: "legacy",
                isShipping: true),
            offers: [offer], spellsLikeIOS: true)
    }
}
