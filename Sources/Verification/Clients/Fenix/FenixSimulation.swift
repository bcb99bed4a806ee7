import WallpaperMetadata

/// A simulation of Firefox for Android. Facts from its public sources:
/// - A thumbnail that fails hides only its own wallpaper.
/// - Its own default wallpaper comes first in the default collection, which it adds if it is missing.
/// - The settings are always there. Onboarding needs six thumbnails, including the default's.
struct FenixSimulation: Sendable {
    let feed: Feed
    let profile: Profile
    let images: ImageStates
    let scope: SimulationScope

    private static let enoughForOnboarding = 6

    func result(_ client: Client) -> ClientResult {
        var offers: [Offer] = []
        do throws(FenixFeed.ParsingError) {
            let file = try FenixFeed(feed.bytes, client)
            let groups = scope.groups(
                locales: Array(scope.locales.indices),
                onDay: { day in file.collections.map { $0.isShown(on: day) } },
                inLocale: { locale in file.collections.map { $0.isShown(to: locale.android) } })
            offers = groups.map { offer(of: file, $0.collections, $0.cells) }
        } catch {
            var nothing = offer(of: nil, [], scope.cells())
            nothing.cause = "\(feed.path): \(error.cause)"
            offers = [nothing]
        }
        return ClientResult(
            client: SimulatedClient(client, on: client.platform.phone, profile),
            offers: offers, unchoosable: unchoosable)
    }

    private func offer(of file: FenixFeed?, _ collections: [Int], _ cells: [SimulationCell]) -> Offer {
        var offered: [ClientView.Collection] = []
        var due: [String] = []
        var lost: [LostImage] = []
        for collection in collections.compactMap({ file?.collections[$0] }) {
            due += collection.wallpaperIDs
            var ids: [String] = []
            for id in collection.wallpaperIDs {
                let missing = images.firstLost([.thumbnail], of: id, in: collection.id, profile)
                if let missing { lost.append(missing) } else { ids.append(id) }
            }
            if collection.id == profile.defaultCollectionID { ids.insert(profile.defaultWallpaperID, at: 0) }
            if !ids.isEmpty { offered.append(ClientView.Collection(id: collection.id, wallpaperIDs: ids)) }
        }
        let thumbnails = 1 + due.count - lost.count
        if !offered.contains(where: { $0.id == profile.defaultCollectionID }) {
            offered.append(
                ClientView.Collection(
                    id: profile.defaultCollectionID, wallpaperIDs: [profile.defaultWallpaperID]))
        }
        return Offer(
            cells: cells, collections: collections, due: due, offered: offered, settings: true,
            onboarding: thumbnails >= Self.enoughForOnboarding, lost: lost)
    }

    private var unchoosable: [LostImage] {
        feed.wallpapers.compactMap {
            images.firstLost([.portrait, .landscape], of: $0.id, in: $0.collectionID, profile)
        }
    }
}
