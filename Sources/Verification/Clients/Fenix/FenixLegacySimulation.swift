import WallpaperMetadata

/// A simulation of the legacy client for Android, which has its list of wallpapers in the app and fetches images only, for the
/// density of its screen, both orientations and both themes. Its list is assumed to be all wallpapers of the metadata.
struct FenixLegacySimulation: Sendable {
    let feed: Feed
    let profile: Profile
    let images: ImageStates
    let scope: SimulationScope

    /// Returns the wallpapers that a phone of each density shows.
    func results(_ client: Client) -> [ClientResult] {
        let slots = Dictionary(grouping: profile.layout.slots) { $0.density?.name ?? "" }
        return slots.sorted { $0.key < $1.key }.map { density, slots in
            let device = client.platform.phone + (density.isEmpty ? "" : " (\(density))")
            let lost = feed.wallpapers.compactMap {
                images.firstLost(slots, of: $0.id, in: $0.collectionID, profile)
            }
            let hidden = Set(lost.map(\.wallpaperID))
            let names = feed.wallpapers.map(\.id)
            let offered = ClientView.Collection(
                id: "the app's own list", wallpaperIDs: names.filter { !hidden.contains($0) })
            return ClientResult(
                client: SimulatedClient(client, on: device, profile),
                offers: [
                    Offer(cells: scope.cells(), collections: [], due: names, offered: [offered], lost: lost)
                ])
        }
    }
}
