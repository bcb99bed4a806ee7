import Verification
import WallpaperMetadata

/// A play of a file whose pictures are all there but for some.
struct Playing {
    var feed: Feed
    var profiles: [Profile] = [.suffixed, .fenix]
    /// Paths that are not there.
    var missing: Set<String> = []
    /// Paths at which there is something else than a picture.
    var broken: Set<String> = []
    var days: [String] = []
    var locales: [String] = []

    static let today = "2026-05-01"

    func run() async -> PlayedClients {
        var states: [String: PictureState] = [:]
        for wallpaper in feed.wallpapers {
            for profile in profiles {
                for variant in profile.layout.variants {
                    guard
                        let path = profile.layout.path(
                            to: variant, of: wallpaper.id, in: wallpaper.collection)
                    else { continue }
                    states[path] = .usable
                }
            }
        }
        for path in missing { states[path] = .missing }
        for path in broken { states[path] = .broken }
        let today = CalendarDate(Self.today) ?? CalendarDate(year: 2026, month: 5, day: 1)
        guard let today else { preconditionFailure("a day of May") }
        return await ClientPlay(
            feed: feed, pictures: states, profiles: profiles, today: today,
            days: days.compactMap { CalendarDate($0) }, locales: locales
        ).run()
    }
}

extension PlayedClients {
    /// What one client shows on a day in a locale.
    func showing(
        _ device: String, _ build: String, profile: String? = nil, on day: String = Playing.today,
        in locale: String? = nil
    ) -> Showing? {
        let date = CalendarDate(day)
        return showings.first { showing in
            showing.client.device == device && showing.client.build == build
                && (profile.map { $0 == showing.client.profile } ?? true)
                && showing.days.contains { span in date.map { span.first <= $0 && $0 <= span.last } ?? false }
                && (locale.map(showing.locales.contains) ?? true)
        }
    }

    /// The ids that are shown, without the client's own.
    func ids(
        _ device: String, _ build: String, on day: String = Playing.today, in locale: String? = nil
    ) -> [String]? {
        showing(device, build, on: day, in: locale)?.ids
    }
}

extension Showing {
    /// The ids that are shown, without the client's own.
    var ids: [String] {
        collections.flatMap(\.wallpapers).filter {
            !["fxDefault", "default", "defaultBackground"].contains($0)
        }
    }
}
