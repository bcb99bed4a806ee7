import WallpaperManager
import WallpaperMetadata

/// Plays every client of the served profiles against a metadata file and what is known of its pictures.
package struct ClientPlay: Sendable {
    private let feed: Feed
    private let pictures: PlayedPictures
    private let profiles: [Profile]
    private let stage: PlayedStage

    /// A play of these profiles' clients.
    ///
    /// - Parameters:
    ///   - feed: Version 1, the one that clients read.
    ///   - pictures: What became of each picture, by path; a path that is not there counts as missing.
    ///   - today: The day on which people would see the tree.
    ///   - days: More days to play; the day before, on and after every day in the metadata is played anyway.
    ///   - locales: More locales to play, in any spelling; those in the metadata and one that is not are
    ///     played anyway.
    package init(
        feed: Feed, pictures: [String: PictureState], profiles: [Profile], today: CalendarDate,
        days: [CalendarDate] = [], locales: [String] = []
    ) {
        self.feed = feed
        self.pictures = PlayedPictures(states: pictures)
        self.profiles = profiles
        stage = PlayedStage(feed, today: today, days: days, locales: locales)
    }

    /// What all clients show.
    package func run() async -> PlayedClients {
        let offers = await appleOffers()
        var audiences: [PlayedAudience] = []
        for profile in profiles {
            if !profile.readsMetadata {
                let play = LegacyPlay(feed: feed, profile: profile, pictures: pictures, stage: stage)
                for device in profile.devices { audiences.append(await play.audience(on: device)) }
            } else if profile.client == .fenix {
                let play = FenixPlay(feed: feed, profile: profile, pictures: pictures, stage: stage)
                audiences += FenixFeed.Build.allCases.map(play.audience)
            } else {
                for offer in offers where offer.profiles.contains(profile.name) {
                    for device in profile.devices {
                        audiences.append(await audience(of: offer, profile, device))
                    }
                }
            }
        }
        return PlayedClients(
            feed: feed, pictures: pictures, profiles: profiles, stage: stage, audiences: audiences)
    }

    /// What profiles with the same thumbnails and the same reading offer.
    private struct Offer: Sendable {
        let profiles: [String]
        let fidelity: Fidelity
        let cause: String?
        let scenes: [PlayedScene]
    }

    /// Plays each fidelity; profiles that keep thumbnails at the same paths and read alike are played once.
    private func appleOffers() async -> [Offer] {
        var alike: [[Profile]] = []
        for profile in profiles where profile.client == .iOS && profile.readsMetadata {
            if let index = alike.firstIndex(where: { $0.first?.offersLike(profile) ?? false }) {
                alike[index].append(profile)
            } else {
                alike.append([profile])
            }
        }
        return await withTaskGroup(of: (Int, Offer).self) { group in
            for profiles in alike {
                guard let first = profiles.first else { continue }
                for fidelity in [Fidelity.shipping, .documented] {
                    let play = AppleOffers(
                        feed: feed, pictures: pictures, profile: first, fidelity: fidelity, stage: stage)
                    let order = fidelity == .shipping ? 0 : 1
                    group.addTask {
                        let (cause, scenes) = await play.play()
                        return (
                            order,
                            Offer(
                                profiles: profiles.map(\.name), fidelity: fidelity, cause: cause,
                                scenes: scenes)
                        )
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }

    private func audience(of offer: Offer, _ profile: Profile, _ device: Device) async -> PlayedAudience {
        let play = AppleOffers(
            feed: feed, pictures: pictures, profile: profile, fidelity: offer.fidelity, stage: stage)
        return PlayedAudience(
            client: PlayedClient(
                device: device.rawValue, profile: profile.name,
                build: offer.fidelity == .shipping ? "shipping" : "documented",
                isShipping: offer.fidelity == .shipping),
            cause: offer.cause, scenes: offer.scenes,
            unchoosable: offer.cause == nil ? await play.unchoosable(on: device) : [], spellsLikeIOS: true)
    }
}

extension Profile {
    /// Apple's devices that it has pictures for.
    fileprivate var devices: [Device] {
        Device.allCases.filter { device in
            Orientation.allCases.contains { layout.names[device.variant($0)] != nil }
        }
    }

    /// Whether a client of this profile offers what one of the other offers. Which large pictures a device asks
    /// for makes no difference to that.
    fileprivate func offersLike(_ other: Profile) -> Bool {
        layout.names[.thumbnail] == other.layout.names[.thumbnail] && layout.template == other.layout.template
            && defaultCollection == other.defaultCollection && extraKeys == other.extraKeys
    }
}
