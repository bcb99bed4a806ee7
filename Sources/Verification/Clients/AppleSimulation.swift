import Foundation
import WallpressJSON
import WallpaperMetadata
import Wallpapers

/// A simulation of the client for iOS: the real manager runs once for every set of collections that date and locale allow
/// together, on a device with an empty store.
struct AppleSimulation: Sendable {
    let feed: Feed
    let images: ImageStates
    let profile: Profile
    let fidelity: Fidelity
    let scope: SimulationScope

    /// Returns all offers.
    func run() async -> [Offer] {
        let locales = scope.locales.indices.filter { scope.locales[$0].iOS != nil }
        // Dates are Gregorian to the documented client, with any calendar of the phone.
        let byCalendar = Dictionary(grouping: locales) { index in
            fidelity == .shipping ? scope.locales[index].calendar : nil
        }
        var offers: [Offer] = []
        for calendar in [nil] + RegionalCalendar.allCases.map(Optional.some) {
            if let locales = byCalendar[calendar] { offers += await self.offers(in: locales, calendar) }
        }
        return offers
    }

    private func offers(in locales: [Int], _ calendar: RegionalCalendar?) async -> [Offer] {
        let received: ReceivedMetadata
        do throws(MetadataError) {
            received = try ReceivedMetadata(
                Data(feed.bytes),
                as: ReceivedMetadata.Reading(
                    fidelity: fidelity, calendar: SimulatedDevice.calendar(calendar),
                    locale: SimulatedDevice.english, extraKeys: profile.extraKeys))
        } catch {
            var offer = await offer(of: Data(feed.bytes), [], due: [], scope.cells(in: locales))
            offer?.cause = "\(feed.path):\(error)"
            return [offer].compactMap { $0 }
        }
        var offers: [Offer] = []
        for group in groups(received, locales) {
            let offer = await offer(
                of: file(with: group.collections), group.collections,
                due: group.collections.map { received.collections[$0] }, group.cells)
            if let offer { offers.append(offer) }
        }
        return offers
    }

    /// Groups all combinations by the collections that the manager's own models allow. They are asked about days with
    /// collections that have no locales, and vice versa.
    private func groups(
        _ received: ReceivedMetadata, _ locales: [Int]
    ) -> [(collections: [Int], cells: [SimulationCell])] {
        let byDate = received.collections.map {
            WallpaperCollection(id: $0.id, availability: $0.availability, wallpapers: [])
        }
        let byLocale = received.collections.map {
            WallpaperCollection(id: $0.id, availableLocales: $0.availableLocales, wallpapers: [])
        }
        return scope.groups(
            locales: locales,
            onDay: { day in
                let circumstances = circumstances(on: day, SimulatedDevice.english)
                return byDate.map { $0.isAvailable(in: circumstances, fidelity: fidelity) }
            },
            inLocale: { locale in
                let circumstances = circumstances(on: scope.today, locale.device)
                return byLocale.map { $0.isAvailable(in: circumstances, fidelity: fidelity) }
            })
    }

    private func circumstances(on day: CalendarDate, _ locale: Locale) -> Circumstances {
        Circumstances(
            now: SimulatedDevice.noon(of: day) ?? .distantPast, calendar: SimulatedDevice.calendar,
            locale: locale)
    }

    /// Returns the file with these collections only, without colors, titles, dates and locales. The client has read
    /// the whole file before, and its own models have found these collections available. Reading all of it
    /// again for every offer would be most of the cost of the simulation.
    private func file(with collections: [Int]) -> Data {
        let all = feed.collectionNodes
        var root = JSONNode.object([])
        root["last-updated-date"] = feed.root?["last-updated-date"]
        root["collections"] = .array(
            collections.map { index in
                let collection = all[index]
                var kept = collection.keeping(["id"])
                kept["wallpapers"] = .array(
                    (collection["wallpapers"]?.elements ?? []).map {
                        $0.loaded.keeping(["id", Profile.bundledAssetKey])
                    })
                return kept
            })
        return Data(root.compact.utf8)
    }

    /// Simulates a device on which nothing has ever been stored.
    ///
    /// The shipping client asks for thumbnails in an order that differs from launch to launch, and the first failure ends it.
    /// If one fails, the device is simulated with all failing ones missing: the wallpapers that remain are certain.
    private func offer(
        of file: Data, _ collections: [Int], due: [WallpaperCollection], _ cells: [SimulationCell]
    ) async -> Offer? {
        guard let cell = cells.first, let noon = SimulatedDevice.noon(of: scope.days[cell.day]) else {
            return nil
        }
        let lost = due.flatMap(lostThumbnails)
        let isChance = fidelity == .shipping && !lost.isEmpty
        let manager = WallpaperManager(
            configuration(
                .iPhone,
                SimulatedServer(
                    metadata: file, images: isChance ? ImageStates(states: [:]) : images), now: noon,
                scope.locales[cell.locale]))
        await manager.update()
        var offer = Offer(
            cells: cells, collections: collections, due: due.flatMap { $0.wallpapers.map(\.id) },
            offered: manager.availableCollections.map {
                ClientView.Collection(id: $0.id, wallpaperIDs: $0.wallpapers.map(\.id))
            })
        offer.settings = manager.canSettingsBeShown
        offer.onboarding = manager.canOnboardingBeShown
        var seen: Set<String> = []
        offer.lost = lost.filter { seen.insert($0.wallpaperID).inserted }
        if isChance {
            seen.formUnion(offer.offered.flatMap(\.wallpaperIDs))
            offer.uncertain = offer.due.filter { seen.insert($0).inserted }
        }
        return offer
    }

    private func lostThumbnails(of collection: WallpaperCollection) -> [LostImage] {
        collection.wallpapers.compactMap { wallpaper in
            guard wallpaper.bundledAssetName == nil, wallpaper.type == .other else { return nil }
            return images.firstLost([.thumbnail], of: wallpaper.id, in: collection.id, profile)
        }
    }
}

extension AppleSimulation {
    private func configuration(
        _ device: Device, _ source: SimulatedServer, now: Date, _ locale: DeviceLocale?
    ) -> WallpaperManager.Configuration {
        WallpaperManager.Configuration(
            source: source, store: MemoryStore(), preferences: MemoryPreferences(), clock: { now },
            calendar: SimulatedDevice.calendar(locale?.calendar),
            locale: locale?.device ?? SimulatedDevice.english, device: device, profile: profile,
            fidelity: fidelity, imageSize: SimulatedServer.size)
    }

    /// Returns wallpapers of the file that cannot be chosen on a device. The manager is asked to fetch wallpapers of which a
    /// large image is missing or broken; their thumbnails may be there all the same.
    func unchoosable(on device: Device) async -> [LostImage] {
        let source = SimulatedServer(metadata: Data(), images: images)
        var lost: [LostImage] = []
        for wallpaper in feed.wallpapers where !profile.bundles(wallpaper) {
            let variants = Orientation.allCases.map(device.variant)
            guard
                let image = images.firstLost(
                    variants, of: wallpaper.id, in: wallpaper.collectionID, profile)
            else { continue }
            // Without metadata the manager has no collections. That is enough: an image of this wallpaper is lost.
            let manager = WallpaperManager(
                configuration(device, source, now: .distantPast, nil))
            do throws(WallpaperManagerError) {
                try await manager.fetchAssets(for: Wallpaper(id: wallpaper.id))
            } catch {
                lost.append(image)
            }
        }
        return lost
    }
}

extension JSONNode {
    /// Returns an object with only these members of this one.
    fileprivate func keeping(_ keys: [String]) -> JSONNode {
        .object(keys.compactMap { key in self[key].map { Member(key, $0) } })
    }
}

extension DeviceLocale {
    /// The locale in Foundation's form on this device.
    fileprivate var device: Locale { Locale(identifier: iOS ?? "en_US") }
}
