import WallpressVerification
import WallpaperMetadata

/// A simulation of a file whose pictures all exist except some.
struct Simulating {
    var feed: Feed
    var profiles: [Profile] = [.suffixed, .fenix]
    var missing: Set<String> = []
    /// Paths of files that are not pictures.
    var broken: Set<String> = []
    var days: [String] = []
    var locales: [String] = []

    static let today = "2026-05-01"

    func run() async -> SimulationResult {
        var states: [String: ImageState] = [:]
        for wallpaper in feed.wallpapers {
            for profile in profiles {
                for slot in profile.layout.slots {
                    states[profile.layout.path(to: slot, of: wallpaper.id, in: wallpaper.collectionID)] =
                        .usable
                }
            }
        }
        for path in missing { states[path] = .missing }
        for path in broken { states[path] = .broken }
        let today = CalendarDate(Self.today) ?? CalendarDate(year: 2026, month: 5, day: 1)
        guard let today else { preconditionFailure("a day of May") }
        return await ClientSimulation(
            feed: feed, images: states, profiles: profiles, today: today,
            days: days.compactMap { CalendarDate($0) }, locales: locales
        ).run()
    }
}

extension SimulationResult {
    /// Returns one client's view on a day in a locale; without one, in a locale that no metadata names.
    func view(
        _ device: String, _ build: String, profile: String? = nil, on day: String = Simulating.today,
        in locale: String? = nil
    ) -> ClientView? {
        let date = CalendarDate(day)
        let locale = locale ?? (device == "Android phone" ? "de-DE" : "de_DE")
        return views.first { view in
            view.client.device == device && view.client.kind.build == build
                && (profile.map { $0 == view.client.profile } ?? true)
                && view.days.contains { span in date.map { span.first <= $0 && $0 <= span.last } ?? false }
                && view.locales.contains(locale)
        }
    }

    /// Returns the shown ids, without the client's own.
    func ids(
        _ device: String, _ build: String, on day: String = Simulating.today, in locale: String? = nil
    ) -> [String]? {
        view(device, build, on: day, in: locale)?.ids
    }
}

extension ClientView {
    /// The shown ids, without the client's own.
    var ids: [String] {
        collections.flatMap(\.wallpaperIDs).filter {
            !["fxDefault", "ecosia-default", "default", "defaultBackground"].contains($0)
        }
    }
}
