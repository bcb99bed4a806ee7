import Foundation
import WallpaperManager
import WallpaperMetadata

/// What the client for iOS offers of a file under each fidelity: the real manager, fresh from the store, plays
/// once for every set of collections that date and locale allow together.
struct AppleOffers: Sendable {
    let feed: Feed
    let pictures: PlayedPictures
    let profile: Profile
    let fidelity: Fidelity
    let stage: PlayedStage

    /// All scenes, and why the client gives the file up where it does.
    func play() async -> (cause: String?, scenes: [PlayedScene]) {
        let locales = stage.locales.indices.filter { stage.locales[$0].iOS != nil }
        let received: ReceivedMetadata
        do throws(MetadataProblem) {
            received = try ReceivedMetadata(Data(feed.bytes), as: reading)
        } catch {
            let cells = stage.days.indices.flatMap { day in
                locales.map { PlayedCell(day: day, locale: $0) }
            }
            let scene = await scene(of: Data(feed.bytes), [], due: [], cells)
            return ("\(feed.path):\(error)", [scene].compactMap { $0 })
        }
        var scenes: [PlayedScene] = []
        for group in groups(received, locales) {
            let collections = group.collections.map { received.collections[$0] }
            let scene = await scene(
                of: file(with: group.collections), group.collections,
                due: collections.flatMap { $0.wallpapers.map(\.id) },
                group.cells)
            if let scene { scenes.append(scene) }
        }
        return (nil, scenes)
    }

    private var reading: ReceivedMetadata.Reading {
        ReceivedMetadata.Reading(
            fidelity: fidelity, calendar: PlayedDevice.calendar, locale: PlayedDevice.english,
            honorsBundledAssets: honorsBundledAssets)
    }

    private var honorsBundledAssets: Bool { profile.reads(extraKey: Profile.bundledAssetKey) }

    /// Asks the manager's own models, of a collection without locales for days, without days for locales.
    private func groups(
        _ received: ReceivedMetadata, _ locales: [Int]
    ) -> [(collections: [Int], cells: [PlayedCell])] {
        let byDate = received.collections.map {
            WallpaperCollection(id: $0.id, availability: $0.availability, wallpapers: [])
        }
        let byLocale = received.collections.map {
            WallpaperCollection(id: $0.id, availableLocales: $0.availableLocales, wallpapers: [])
        }
        return stage.groups(
            locales: locales,
            onDay: { day in
                let circumstances = circumstances(on: day, PlayedDevice.english)
                return byDate.map { $0.isAvailable(in: circumstances, fidelity: fidelity) }
            },
            inLocale: { locale in
                let circumstances = circumstances(on: stage.today, locale.device)
                return byLocale.map { $0.isAvailable(in: circumstances, fidelity: fidelity) }
            })
    }

    private func circumstances(on day: CalendarDate, _ locale: Locale) -> Circumstances {
        Circumstances(
            now: PlayedDevice.noon(of: day) ?? .distantPast, calendar: PlayedDevice.calendar, locale: locale)
    }

    /// The file with these collections only, without colors, titles, dates and locales. The client has read
    /// the whole file before, and its own models have said that these collections are available; to read all
    /// of it again for every step of every scene would be most of what playing costs.
    private func file(with collections: [Int]) -> Data {
        let all = feed.root?["collections"]?.elements ?? []
        var root = JSONNode.object([])
        root["last-updated-date"] = feed.root?["last-updated-date"]
        root["collections"] = .array(
            collections.map { index in
                let collection = all[index]
                var kept = collection.keeping(["id"])
                kept["wallpapers"] = .array(
                    (collection["wallpapers"]?.elements ?? []).map {
                        $0.keeping(["id", Profile.bundledAssetKey])
                    })
                return kept
            })
        return Data(root.compact.utf8)
    }

    private func scene(
        of file: Data, _ collections: [Int], due: [String], _ cells: [PlayedCell]
    ) async -> PlayedScene? {
        guard let cell = cells.first, let noon = PlayedDevice.noon(of: stage.days[cell.day]) else {
            return nil
        }
        let manager = WallpaperManager(
            configuration(
                .iPhone, FeedSource(metadata: file, pictures: pictures), now: noon,
                stage.locales[cell.locale].device))
        let outcome = await manager.update()
        let offered = manager.availableCollections.map {
            Showing.Collection(id: $0.id, wallpapers: $0.wallpapers.map(\.id))
        }
        var scene = PlayedScene(cells: cells, collections: collections, due: due, offered: offered)
        scene.settings = manager.canSettingsBeShown
        scene.onboarding = manager.canOnboardingBeShown
        scene.lost = lost(outcome.failedThumbnails.keys.sorted(), in: scene)
        return scene
    }

    private func lost(_ failed: [String], in scene: PlayedScene) -> [LostWallpapers] {
        if failed.isEmpty { return [] }
        let offered = Set(scene.offered.flatMap(\.wallpapers))
        let collections = Dictionary(
            feed.wallpapers.map { ($0.id, $0.collection) }, uniquingKeysWith: { first, _ in first })
        return failed.compactMap { id in
            var lost = pictures.firstLost([.thumbnail], of: id, in: collections[id] ?? "", profile)
            if fidelity == .shipping {
                lost?.others = scene.due.filter { !offered.contains($0) && $0 != id }
            }
            return lost
        }
    }
}

extension AppleOffers {
    /// A device on which nothing has ever been stored.
    private func configuration(
        _ device: Device, _ source: FeedSource, now: Date, _ locale: Locale
    ) -> WallpaperManager.Configuration {
        WallpaperManager.Configuration(
            source: source, store: MemoryStore(), preferences: MemoryPreferences(), clock: { now },
            calendar: PlayedDevice.calendar, locale: locale, device: device, profile: profile,
            fidelity: fidelity, imageSize: FeedSource.size)
    }

    /// Wallpapers of the file that cannot be chosen on a device: the manager is asked for those of which a
    /// large picture is not to be had. Their thumbnail may be there all the same.
    func unchoosable(on device: Device) async -> [LostWallpapers] {
        let source = FeedSource(metadata: Data(), pictures: pictures)
        var lost: [LostWallpapers] = []
        for wallpaper in feed.wallpapers where !(wallpaper.isBundled && honorsBundledAssets) {
            let variants = Orientation.allCases.map(device.variant)
            guard
                let picture = pictures.firstLost(
                    variants, of: wallpaper.id, in: wallpaper.collection, profile)
            else { continue }
            // Without metadata the manager looks in no collection's folder, and no path of iOS has one.
            let manager = WallpaperManager(
                configuration(device, source, now: .distantPast, PlayedDevice.english))
            do throws(WallpaperManagerError) {
                try await manager.fetchAssets(for: Wallpaper(id: wallpaper.id))
            } catch {
                lost.append(picture)
            }
        }
        return lost
    }
}

extension JSONNode {
    /// An object with these members alone, as far as it has them.
    fileprivate func keeping(_ keys: [String]) -> JSONNode {
        .object(keys.compactMap { key in self[key].map { Member(key, $0) } })
    }
}

extension DeviceLocale {
    /// As Foundation has it on this device.
    fileprivate var device: Locale { Locale(identifier: iOS ?? "en_US") }
}
