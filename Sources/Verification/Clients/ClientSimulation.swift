import WallpressConcurrency
import WallpressPixels
import WallpaperMetadata
import Wallpapers

/// A simulation of every client of some profiles on a metadata file and the states of its images.
package struct ClientSimulation: Sendable {
    private let feed: Feed
    private let images: ImageStates
    private let profiles: [Profile]
    private let scope: SimulationScope

    /// Creates a simulation of these profiles' clients.
    ///
    /// - Parameters:
    ///   - feed: Version 1, which clients read.
    ///   - pictures: The state of each image, by path. Images of all other paths are missing.
    ///   - today: The day on which people would see the tree.
    ///   - days: More days to simulate. The days before, on and after every date in the metadata are
    ///     simulated anyway.
    ///   - locales: More locales to simulate, in any spelling. Those in the metadata and one that is not in
    ///     it are simulated anyway.
    package init(
        feed: Feed, images: [String: ImageState], profiles: [Profile], today: CalendarDate,
        days: [CalendarDate] = [], locales: [String] = []
    ) {
        self.feed = feed
        self.images = ImageStates(states: images)
        self.profiles = profiles
        scope = SimulationScope(feed, today: today, days: days, locales: locales, profiles: profiles)
    }

    /// Returns the wallpapers that all clients show. The result is empty for a file that is not strict JSON: clients tolerate
    /// different faults, and this is not simulated.
    package func run() async -> SimulationResult {
        let results = feed.errors.isEmpty ? await clientResults() : []
        return SimulationResult(
            feed: feed, images: images, profiles: profiles, scope: scope, results: results)
    }

    private func clientResults() async -> [ClientResult] {
        let shared = await appleOffers()
        var results: [ClientResult] = []
        for profile in profiles {
            for client in Client.all where client.reads(profile) {
                results += await self.results(of: client, profile, shared)
            }
        }
        return results
    }

    private func results(
        of client: Client, _ profile: Profile, _ shared: [SharedOffers]
    ) async -> [ClientResult] {
        switch (client.platform, client.readsFeed) {
        case (.fenix, false):
            return FenixLegacySimulation(feed: feed, profile: profile, images: images, scope: scope)
                .results(client)
        case (.fenix, true):
            let simulation = FenixSimulation(feed: feed, profile: profile, images: images, scope: scope)
            return [simulation.result(client)]
        case (.iOS, false):
            let simulation = LegacySimulation(feed: feed, profile: profile, images: images, scope: scope)
            var results: [ClientResult] = []
            for device in profile.devices { results.append(await simulation.result(client, on: device)) }
            return results
        case (.iOS, true):
            var results: [ClientResult] = []
            for shared in shared where shared.client == client && shared.profiles.contains(profile.name) {
                for device in profile.devices { results.append(await result(of: shared, profile, device)) }
            }
            return results
        }
    }

    /// The offers that clients of several profiles share.
    private struct SharedOffers: Sendable {
        let profiles: [String]
        let client: Client
        let offers: [Offer]
    }

    /// Simulates each client for iOS that reads the feed. Profiles that offer the same wallpapers are simulated once.
    private func appleOffers() async -> [SharedOffers] {
        var alike: [[Profile]] = []
        for profile in profiles where profile.client == .iOS && profile.readsMetadata {
            if let index = alike.firstIndex(where: { $0.first?.offersLike(profile) ?? false }) {
                alike[index].append(profile)
            } else {
                alike.append([profile])
            }
        }
        let runs = Client.all.flatMap { client in alike.filter { client.reads($0[0]) }.map { (client, $0) } }
        return await runs.concurrentMap(width: runs.count) { client, profiles in
            let simulation = AppleSimulation(
                feed: feed, images: images, profile: profiles[0], fidelity: client.fidelity, scope: scope)
            return SharedOffers(
                profiles: profiles.map(\.name), client: client, offers: await simulation.run())
        }
    }

    private func result(
        of shared: SharedOffers, _ profile: Profile, _ device: Device
    ) async -> ClientResult {
        let simulation = AppleSimulation(
            feed: feed, images: images, profile: profile, fidelity: shared.client.fidelity, scope: scope)
        let isReadable = shared.offers.contains { $0.cause == nil }
        return ClientResult(
            client: SimulatedClient(shared.client, on: device.rawValue, profile),
            offers: shared.offers,
            unchoosable: isReadable ? await simulation.unchoosable(on: device) : [])
    }
}

extension Client {
    /// The mode in which the library plays it.
    fileprivate var fidelity: Fidelity { isShipping ? .shipping : .documented }
}

extension Profile {
    /// Apple's devices that it has images for.
    fileprivate var devices: [Device] {
        Device.allCases.filter { device in
            Orientation.allCases.contains { layout.names[device.variant($0)] != nil }
        }
    }

    /// Returns whether clients of both profiles offer the same wallpapers. Their large images make no difference.
    fileprivate func offersLike(_ other: Profile) -> Bool {
        layout.names[.thumbnail] == other.layout.names[.thumbnail] && layout.template == other.layout.template
            && defaultCollectionID == other.defaultCollectionID
            && defaultWallpaperID == other.defaultWallpaperID && extraKeys == other.extraKeys
    }
}
