import Foundation
import WallpaperMetadata
import Wallpapers

/// A simulation of the legacy client for iOS, which has its list of wallpapers in the app. It fetches images only, or has them
/// in the app's asset catalog too. Its list is assumed to be all wallpapers of the metadata.
struct LegacySimulation: Sendable {
    let feed: Feed
    let profile: Profile
    let images: ImageStates
    let scope: SimulationScope

    func result(_ client: Client, on device: Device) async -> ClientResult {
        let names = feed.wallpapers.map(\.id)
        let noon = SimulatedDevice.noon(of: scope.today) ?? .distantPast
        let manager = LegacyWallpaperManager(
            LegacyWallpaperManager.Configuration(
                collections: [
                    LegacyWallpaperCollection(
                        wallpaperFileNames: names,
                        resource: profile.layout.isCatalog ? .bundled : .downloaded)
                ],
                source: SimulatedServer(metadata: Data(), images: images), store: MemoryStore(),
                preferences: MemoryPreferences(), clock: { noon }, calendar: SimulatedDevice.calendar,
                locale: SimulatedDevice.english, device: device, fidelity: .shipping,
                bundledImage: bundledImage, imageSize: SimulatedServer.size))
        await manager.verifyResources()
        let offered = manager.availableWallpapers.map(\.name)
        let isOffered = Set(offered)
        let variants = Orientation.allCases.map(device.variant)
        let locales = scope.locales.indices.filter { scope.locales[$0].iOS != nil }
        var offer = Offer(
            cells: scope.cells(in: locales),
            collections: [], due: names,
            offered: [ClientView.Collection(id: "the app's own list", wallpaperIDs: offered)])
        offer.lost = feed.wallpapers.filter { !isOffered.contains($0.id) }.compactMap {
            images.firstLost(variants, of: $0.id, in: $0.collectionID, profile)
        }
        return ClientResult(
            client: SimulatedClient(client, on: device.rawValue, profile), offers: [offer])
    }

    /// Returns an image of the asset catalog by the name of its image set.
    private var bundledImage: @Sendable (String) -> Data? {
        guard profile.layout.isCatalog else { return { _ in nil } }
        var usable: Set<String> = []
        for wallpaper in feed.wallpapers {
            for variant in Variant.fullSize
            where images.firstLost([variant], of: wallpaper.id, in: wallpaper.collectionID, profile) == nil {
                usable.insert(wallpaper.id + variant.suffix)
            }
        }
        let names = usable
        return { names.contains($0) ? SimulatedServer.image : nil }
    }
}
