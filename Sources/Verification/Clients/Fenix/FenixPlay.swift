import WallpaperMetadata

/// What Firefox for Android shows. Facts from its public sources: a thumbnail that fails hides its own wallpaper
/// only; its own default wallpaper stands in front of `classic-firefox`, or in a collection of that name of its
/// own; the settings are always there, onboarding from six thumbnails on, the default's included.
struct FenixPlay: Sendable {
    let feed: Feed
    let profile: Profile
    let pictures: PlayedPictures
    let stage: PlayedStage

    private static let enoughForOnboarding = 6
    private static let defaultWallpaper = "default"

    func audience(_ build: FenixFeed.Build) -> PlayedAudience {
        var cause: String?
        var scenes: [PlayedScene] = []
        do throws(FenixFeed.Problem) {
            let file = try FenixFeed(feed.bytes, build)
            let groups = stage.groups(
                locales: Array(stage.locales.indices),
                onDay: { day in file.collections.map { $0.isShown(on: day) } },
                inLocale: { locale in file.collections.map { $0.isShown(to: locale.android) } })
            scenes = groups.map { scene(of: file, $0.collections, $0.cells) }
        } catch {
            cause = "\(feed.path): \(error.cause)"
            let cells = stage.days.indices.flatMap { day in
                stage.locales.indices.map { PlayedCell(day: day, locale: $0) }
            }
            scenes = [scene(of: nil, [], cells)]
        }
        return PlayedAudience(
            client: PlayedClient(
                device: "Android phone", profile: profile.name, build: build.rawValue, isShipping: true),
            cause: cause, scenes: scenes, unchoosable: unchoosable, spellsLikeIOS: false)
    }

    private func scene(of file: FenixFeed?, _ collections: [Int], _ cells: [PlayedCell]) -> PlayedScene {
        var offered: [Showing.Collection] = []
        var due: [String] = []
        var lost: [LostWallpapers] = []
        for collection in collections.compactMap({ file?.collections[$0] }) {
            due += collection.wallpapers
            var ids: [String] = []
            for id in collection.wallpapers {
                let missing = pictures.firstLost([.thumbnail], of: id, in: collection.id, profile)
                if let missing { lost.append(missing) } else { ids.append(id) }
            }
            if collection.id == profile.defaultCollection { ids.insert(Self.defaultWallpaper, at: 0) }
            if !ids.isEmpty { offered.append(Showing.Collection(id: collection.id, wallpapers: ids)) }
        }
        let thumbnails = 1 + due.count - lost.count
        if !offered.contains(where: { $0.id == profile.defaultCollection }) {
            offered.append(
                Showing.Collection(id: profile.defaultCollection, wallpapers: [Self.defaultWallpaper]))
        }
        return PlayedScene(
            cells: cells, collections: collections, due: due, offered: offered, settings: true,
            onboarding: thumbnails >= Self.enoughForOnboarding, lost: lost)
    }

    private var unchoosable: [LostWallpapers] {
        feed.wallpapers.compactMap {
            pictures.firstLost([.portrait, .landscape], of: $0.id, in: $0.collection, profile)
        }
    }
}
